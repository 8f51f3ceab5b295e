// The rarer kinds of transactions, each at a fixed day of the written history, so that every one of them is there whatever the seed.
import { ANCHOR_MS } from '../chains/chains.ts'
import * as bridge from './genesisBridge.ts'
import * as ethereum from './genesisEthereum.ts'
import * as governance from './genesisGovernance.ts'
import { hostileKinds } from './genesisHostile.ts'
import * as move from './genesisMove.ts'
import * as staking from './genesisStaking.ts'
import * as wasm from './genesisWasm.ts'
import type { TxWriter } from '../genesisContext.ts'
import { NAMES_COLLECTION, OWN_NAME } from '../nfts.ts'

/** A further transaction of the history. */
export interface Extra {
  timeMs: number
  chainId: string
  kind: TxWriter
}

const DAY_MS = 86_400_000

/** Days before the end of the history, and what happens. */
const TIDEWATCH: readonly (readonly [number, TxWriter])[] = [
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

const L1: readonly (readonly [number, TxWriter])[] = [
  [340, move.objectMinted(NAMES_COLLECTION, OWN_NAME)],
  [280, governance.voteGranted],
  [232, governance.feesGranted],
  [186, bridge.ibcOut('error')],
  [150, governance.proposalDeposit],
  [101, governance.severalAtOnce],
  [88, staking.redelegate],
  [52, governance.voteRevoked],
  [35, move.vaultFed],
  [14, bridge.ibcOut('error')],
  [8, staking.undelegate],
]

const LANTERN: readonly (readonly [number, TxWriter])[] = [
  [290, move.objectMinted('Lantern Keepers', '7')],
  [289, move.objectMinted('Lantern Keepers', '24')],
  [77, move.objectSent('Lantern Keepers', '24')],
]

const SALTMARSH: readonly (readonly [number, TxWriter])[] = [
  [333, wasm.instantiated],
  [322, wasm.cw721('3', 'in')],
  [321, wasm.cw721('9', 'in')],
  [260, wasm.cw20Transfer],
  [200, wasm.cw20Allowance],
  [140, wasm.wasmSwap],
  [93, wasm.cw721('9', 'out')],
  [40, wasm.wasmCall],
]

/**
 * Returns what is added to the random history, in no order.
 * @param second bech32 of the account that receives hostile texts.
 */
export function extras(second: string | undefined): Extra[] {
  const at = (days: number, index: number): number => ANCHOR_MS - days * DAY_MS + index * 61_000
  const plans = [
    ['tidewatch-1', TIDEWATCH],
    ['practice-1', L1],
    ['lantern-1', LANTERN],
    ['saltmarsh-1', SALTMARSH],
  ] as const
  const rare = plans.flatMap(([chainId, kinds]) => kinds.map(([days, kind], index) => ({ timeMs: at(days, index), chainId, kind })))
  const hostile = ['practice-1', 'tidewatch-1'].flatMap((chainId) =>
    (second === undefined ? [] : hostileKinds(second)).map((kind, index) => ({ timeMs: at(60 - index, index), chainId, kind })),
  )
  return [...rare, ...hostile]
}
