// Schemas of chains and assets, shared by every process.
import { z } from 'zod'

/** Chain id, as in "interwoven-1" or "1". */
export const ChainId = z.string().min(1).max(80)
export type ChainId = z.infer<typeof ChainId>

/** Base units as a decimal string. */
export const Units = z.string().regex(/^-?\d+$/)

/** initia = L1 or rollup with an indexer; cosmos and evm = connected chains, reached through endpoints of the chain list. */
export const ChainKind = z.enum(['initia-l1', 'initia-rollup', 'cosmos', 'evm'])

/** An asset as one chain names it. */
export const Asset = z.object({
  chainId: ChainId,
  denom: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int().min(0).max(36),
  /** False when no list that ships with Waybill names it: marked on screen, decimals unknown (0). */
  isVerified: z.boolean(),
  /** Id of the asset's origin, equal for its forms on all chains; holdings are merged by it. */
  originId: z.string(),
})
export type Asset = z.infer<typeof Asset>

/** A chain as the screens show it. */
export const Chain = z.object({
  id: ChainId,
  name: z.string(),
  /** Three capital letters that abbreviate the chain: INI, YOM. */
  station: z.string(),
  kind: ChainKind,
  vm: z.enum(['evm', 'move', 'wasm']).nullable(),
  bech32Prefix: z.string(),
  /** Only for kind cosmos: its addresses derive from Ethereum-style keys, for which no Ledger app signs there. */
  hasEthereumKeys: z.boolean().optional(),
  /** The chain was shut down: named in history, never offered. */
  isShutDown: z.boolean().optional(),
  /** Whether a public explorer has a page for a transaction of this chain. */
  hasExplorer: z.boolean(),
})
export type Chain = z.infer<typeof Chain>
