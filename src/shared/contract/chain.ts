// Chains and assets as every process of ours speaks of them.
import { z } from 'zod'

export const ChainId = z.string().min(1).max(80)
export type ChainId = z.infer<typeof ChainId>

/** Base units as a decimal string. */
export const Units = z.string().regex(/^-?\d+$/)

/** initia = L1 or rollup with an indexer; cosmos and evm = one transfer away, endpoints listed by us. */
export const ChainKind = z.enum(['initia-l1', 'initia-rollup', 'cosmos', 'evm'])

export const Asset = z.object({
  chainId: ChainId,
  denom: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int().min(0).max(36),
  /** False when no list that ships with Waybill names it: shown with a mark, decimals unknown (0). */
  isVerified: z.boolean(),
  /** Where the asset comes from, the same for its forms on all chains; merges holdings. */
  originId: z.string(),
})
export type Asset = z.infer<typeof Asset>

export const Chain = z.object({
  id: ChainId,
  name: z.string(),
  /** Three capital letters, the chain as a port: INI, YOM. */
  station: z.string(),
  kind: ChainKind,
  vm: z.enum(['evm', 'move', 'wasm']).nullable(),
  bech32Prefix: z.string(),
  /** Of a chain of kind cosmos: its addresses come from keys of Ethereum's kind, with which no app of a Ledger signs there. */
  hasEthereumKeys: z.boolean().optional(),
  /** It was shut down: named in what happened there, never offered. */
  isShutDown: z.boolean().optional(),
  /** Page of a transaction in a public explorer, with ${txHash}; null where there is none. */
  hasExplorer: z.boolean(),
})
export type Chain = z.infer<typeof Chain>
