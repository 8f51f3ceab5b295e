// Replies of minievm's own REST queries. Source: initia-labs/minievm proto/minievm/evm/v1/query.proto.
import { z } from 'zod'

/** GET /minievm/evm/v1/denoms/{contract_addr} */
export const ContractDenom = z.object({ denom: z.string().min(1).max(300) })

/** GET /minievm/evm/v1/contracts/by_denom?denom= */
export const DenomContract = z.object({ address: z.string().regex(/^0x[0-9a-fA-F]{40}$/) })
