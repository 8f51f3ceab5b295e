// The rarer kinds of transactions, each at a fixed day of the written history, so that every one of them is there whatever the seed.
import { ANCHOR_MS } from './chains.ts'
import * as ethereum from './genesisEthereum.ts'
import * as staking from './genesisStaking.ts'
import type { Kind } from './scene.ts'

export interface Extra {
  timeMs: number
  chainId: string
  kind: Kind
}

const DAY_MS = 86_400_000

/** Days before the end of the history, and what happens. */
const TIDEWATCH: readonly (readonly [number, Kind])[] = [
  [330, ethereum.contractCreated],
  [301, ethereum.minted(1n)],
  [300, ethereum.minted(77n)],
  [299, ethereum.operatorNamed],
  [256, ethereum.tokenSent],
  [231, ethereum.swapped],
  [190, ethereum.collectableSent(77n)],
  [171, ethereum.dusted],
  [148, ethereum.unlinkedReceipt],
  [121, ethereum.failedCall],
  [95, ethereum.severalSent],
  [67, ethereum.valueSent],
  [44, ethereum.swapped],
  [21, ethereum.unlinkedReceipt],
  [9, ethereum.tokenSent],
]

const L1: readonly (readonly [number, Kind])[] = [
  [88, staking.redelegate],
  [8, staking.undelegate],
]

/** What is added to the history that chance writes, in no order. */
export function extras(): Extra[] {
  const plans = [
    ['tidewatch-1', TIDEWATCH],
    ['practice-1', L1],
  ] as const
  return plans.flatMap(([chainId, kinds]) =>
    kinds.map(([days, kind], index) => ({ timeMs: ANCHOR_MS - days * DAY_MS + index * 61_000, chainId, kind })),
  )
}
