// A deposit into a rollup after it was made on the L1: the credit on the other side, or what becomes of it instead.
import type { Deposit, HookOutcome } from '../book/bridgeEvents.ts'
import { arrivingCoin } from '../book/bridgeEvents.ts'
import { BRIDGE_MS, L1_CHAIN } from '../book/chains.ts'
import type { TransferOutcome } from '../store/acceptedStore.ts'
import { creditDraft, refundDraft } from './deliveries.ts'
import { runHook } from './hook.ts'
import { addHop, delayOf, endBadly, endWell, openTrail, type Trail, type TrailHop } from './trail.ts'
import { deliver, stateOf, type ChainWorks } from './works.ts'

const REFUSED: readonly TransferOutcome[] = ['refunded', 'timedOut', 'strandedOnTheWay', 'pendingError']
const LOST: readonly TransferOutcome[] = ['failed', 'lying']

export interface MadeDeposit {
  deposit: Deposit
  hash: string
  outcome: TransferOutcome
  /** Of the block on the L1. */
  timeMs: number
  height: number
}

function refund(works: ChainWorks, trail: Trail, hop: TrailHop, { deposit }: MadeDeposit, atMs: number): void {
  trail.isFailing = true
  deliver(
    works,
    L1_CHAIN.id,
    atMs,
    () => refundDraft(deposit),
    () => {
      hop.state = 'failed'
      endBadly(trail, L1_CHAIN.id, deposit.coin, 'the rollup refused the deposit; it was returned')
    },
  )
}

function credit(works: ChainWorks, trail: Trail, hop: TrailHop, { deposit, height, outcome }: MadeDeposit, atMs: number): void {
  const { rollup, data, coin } = deposit
  let ended: HookOutcome = 'none'
  deliver(
    works,
    rollup.id,
    atMs,
    () => {
      if (data !== '') ended = runHook(stateOf(works, rollup.id), data) && outcome !== 'unconverted' ? 'converted' : 'failed'
      return creditDraft(deposit, height, ended)
    },
    (tx) => {
      hop.state = 'received'
      hop.receiveHash = tx.hash
      const arrived = arrivingCoin(rollup, coin, ended === 'converted')
      if (ended !== 'failed') endWell(trail, rollup.id, arrived)
      else endBadly(trail, rollup.id, arrived, 'conversion failed on the destination')
    },
  )
}

/** Lets a deposit cross over. */
export function followDeposit(works: ChainWorks, made: MadeDeposit): void {
  const { deposit, hash, outcome } = made
  const trail = openTrail(works.trails, { chainId: L1_CHAIN.id, hash, outcome })
  const hop = addHop(trail, 'op_init_transfer', L1_CHAIN.id, deposit.rollup.id, hash)
  const atMs = made.timeMs + (BRIDGE_MS * delayOf(trail)) / works.pace
  if (REFUSED.includes(outcome)) return refund(works, trail, hop, made, atMs)
  if (!LOST.includes(outcome)) return credit(works, trail, hop, made, atMs)
  const missing = arrivingCoin(deposit.rollup, deposit.coin, deposit.data !== '')
  works.agenda.add(atMs, () => endBadly(trail, deposit.rollup.id, missing, 'the deposit could not be finalized', false))
}
