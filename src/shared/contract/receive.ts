// Schemas of receiving addresses, chain by chain.
import { z } from 'zod'
import { ChainId } from './chain.ts'

/** Where an account receives on one chain. */
export const ReceiveAddress = z.object({
  chainId: ChainId,
  /** Address as the chain writes it; null where no app of the device could sign for what arrives. */
  address: z.string().nullable(),
  /** The same account as 0x…, where the chain accepts both notations and the key belongs to the Ethereum app. */
  hex: z.string().nullable(),
  /** Symbols of the assets that are listed on the chain, each once. */
  symbols: z.array(z.string()),
})
export type ReceiveAddress = z.infer<typeof ReceiveAddress>

/** Methods on receiving addresses, by name. */
export const receiveContract = {
  /** Returns one entry per chain of the network. Sends no request. */
  'receive.addresses': { input: z.object({ accountId: z.string() }), output: z.array(ReceiveAddress) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
