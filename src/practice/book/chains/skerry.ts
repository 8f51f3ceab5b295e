// A rollup that opened after the bundled list was made: the practice registry names it, and nothing was written on it yet.
import { bridgedDenom, type PracticeChain } from './chains.ts'
import { createChainState, type Book } from '../state.ts'

const BRIDGE = '18'

/** The chain without an indexer. */
export const SKERRY: PracticeChain = {
  id: 'skerry-1',
  name: 'skerry',
  prettyName: 'Skerry',
  kind: 'minimove',
  prefix: 'init',
  anchorHeight: 40_311,
  bridgeId: BRIDGE,
  feeDenom: bridgedDenom(BRIDGE, 'uinit'),
  gasPrice: { numerator: 15n, denominator: 1000n },
  assets: [
    { denom: bridgedDenom(BRIDGE, 'uinit'), symbol: 'INIT', name: 'Initia Native Token', decimals: 6, l1Denom: 'uinit', factor: 1n },
    { denom: bridgedDenom(BRIDGE, 'uusdc'), symbol: 'USDC', name: 'Practice USDC', decimals: 6, l1Denom: 'uusdc', factor: 1n },
  ],
}

/** Its channel to the L1, and the L1's to it. */
export const SKERRY_CHANNELS = { far: 'channel-0', near: 'channel-63' }

/** Where the gateway of a known rollup answers as well, as the registry has it. */
export const SECOND_REST = { chainId: 'lantern-1', host: 'rest-2.lantern-1.practice.invalid' }

/** Adds Skerry to a book. */
export function withSkerry(book: Book): Book {
  return new Map([...book, [SKERRY.id, createChainState(SKERRY)]])
}
