// Replies of a chain's modules about a denomination: the bank's metadata, the IBC path, the L1 side of an OPinit bridge.
// Sources: cosmos/cosmos-sdk proto/cosmos/bank/v1beta1; cosmos/ibc-go proto/ibc/applications/transfer/v1; initia-labs/OPinit
// proto/opinit/opchild/v1/query.proto.
import { z } from 'zod'

/** GET /cosmos/bank/v1beta1/denoms_metadata_by_query_string?denom=, /cosmos/bank/v1beta1/denoms_metadata/{denom} */
export const DenomMetadata = z.object({
  metadata: z.object({
    denom_units: z
      .array(z.object({ denom: z.string(), exponent: z.number().int().min(0).max(255).default(0) }))
      .nullish()
      .transform((units) => units ?? []),
    base: z.string().default(''),
    display: z.string().default(''),
    name: z.string().default(''),
    symbol: z.string().default(''),
  }),
})
export type DenomMetadata = z.infer<typeof DenomMetadata>['metadata']

/** GET /ibc/apps/transfer/v1/denom_traces/{hash} of ibc-go up to 9. */
export const DenomTrace = z.object({ denom_trace: z.object({ path: z.string(), base_denom: z.string() }) })

/** GET /ibc/apps/transfer/v1/denoms/{hash} of ibc-go 10. */
export const IbcDenom = z.object({
  denom: z.object({
    base: z.string(),
    trace: z
      .array(z.object({ port_id: z.string(), channel_id: z.string() }))
      .nullish()
      .transform((trace) => trace ?? []),
  }),
})

/** GET /opinit/opchild/v1/base_denom/{denom} */
export const BaseDenom = z.object({ base_denom: z.string() })

/** All of these replies combined; null where the chain has no answer. */
export interface DenomFacts {
  name: string | null
  symbol: string | null
  decimals: number | null
  /** Ports and channels of its path, the last step first: "transfer/channel-3". */
  tracePath: string | null
  /** Its denomination on its origin chain. */
  traceBase: string | null
  /** Its denomination on the L1, if it came through the optimistic bridge. */
  l1Denom: string | null
}
