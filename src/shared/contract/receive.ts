// Where an account can receive, chain by chain.
import { z } from 'zod'
import { ChainId } from './chain.ts'

export const ReceiveAddress = z.object({
  chainId: ChainId,
  /** As the chain writes addresses; null where no app of the device could sign for what arrives. */
  address: z.string().nullable(),
  /** The same account as 0x…, where the chain takes both forms and the key is one of the Ethereum app. */
  hex: z.string().nullable(),
})
export type ReceiveAddress = z.infer<typeof ReceiveAddress>

export const receiveContract = {
  /** One for each chain of the network. Asks nobody. */
  'receive.addresses': { input: z.object({ accountId: z.string() }), output: z.array(ReceiveAddress) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
