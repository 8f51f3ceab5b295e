// A deposit into a rollup after it was made on the L1: the credit on the other side, or what becomes of it instead.
import { arrivingCoin, type Deposit } from '../../book/bridgeEvents.ts'
import { BRIDGE_MS, L1_CHAIN } from '../../book/chains/chains.ts'
import type { BookTx, ChainState } from '../../book/state.ts'
import type { TransferOutcome } from '../../store/acceptedStore.ts'
import { creditDraft, type Credited } from './creditDeposit.ts'
import type { ActContext } from '../messages/message.ts'
import { followPacket } from './packetRelay.ts'
import { addHop, delayOf, endBadly, endWell, openTrace, type TransferTrace, type TraceHop } from '../transferTrace.ts'
import { followRefusal, followWithdrawal } from './withdrawalRelay.ts'
import { deliver, stateOf, type ChainRuntime } from '../messages/chainRuntime.ts'

const REFUSED: readonly TransferOutcome[] = ['refunded', 'timedOut', 'strandedOnTheWay', 'pendingError']
const LOST: readonly TransferOutcome[] = ['failed', 'lying']

/** A deposit with its transaction. */
export interface MadeDeposit {
  deposit: Deposit
  hash: string
  outcome: TransferOutcome
  /** Of the block on the L1. */
  timeMs: number
  height: number
}

function credit(runtime: ChainRuntime, trace: TransferTrace, hop: TraceHop, { deposit, height, outcome }: MadeDeposit, atMs: number): void {
  const { rollup, coin } = deposit
  const state = stateOf(runtime, rollup.id)
  const isReverted = outcome === 'unconverted'
  const isRefused = REFUSED.includes(outcome)
  const after: ((tx: BookTx) => void)[] = []
  let credited: Credited = { coin: null, reason: null, sequence: null }
  deliver(
    runtime,
    rollup.id,
    atMs,
    (timeMs, at) =>
      creditDraft({
        deposit,
        isRefused,
        l1Height: height,
        height: at,
        isReverted,
        context: hookContext(runtime, state, timeMs, after),
        ended: (how) => void (credited = how),
      }),
    (tx) => {
      hop.state = credited.coin === null ? 'failed' : 'received'
      hop.receiveHash = tx.hash
      const { reason, sequence } = credited
      if (sequence !== null) {
        trace.isFailing = true
        return followRefusal(runtime, state, sequence, trace)
      }
      if (reason === null) endWell(trace, rollup.id, credited.coin ?? coin)
      else endBadly(trace, rollup.id, credited.coin ?? coin, reason)
      // A failed hook undid its sends as well.
      if (reason === null) for (const follow of after) follow(tx)
    },
  )
}

/** Creates the context of a hook's messages; what leaves the rollup with them is followed once the credit is in its block. */
function hookContext(runtime: ChainRuntime, state: ChainState, timeMs: number, after: ((tx: BookTx) => void)[]): ActContext {
  const { book, pace } = runtime
  const nothing = (): void => undefined
  return {
    state,
    book,
    timeMs,
    pace,
    // Messages of other chains.
    deposited: nothing,
    claimed: nothing,
    burnt: nothing,
    freed: nothing,
    withdrew: () => after.push(({ hash }) => followWithdrawal(runtime, state, hash)),
    sent: (packet, coin) =>
      after.push(({ hash }) => followPacket(runtime, { from: state, packet, coin, timeMs, hash, outcome: 'success' })),
  }
}

/** Lets a deposit cross over. */
export function followDeposit(runtime: ChainRuntime, made: MadeDeposit): void {
  const { deposit, hash, outcome } = made
  const trace = openTrace(runtime.traces, { chainId: L1_CHAIN.id, hash, outcome })
  const hop = addHop(trace, 'op_init_transfer', L1_CHAIN.id, deposit.rollup.id, hash)
  const atMs = made.timeMs + (BRIDGE_MS * delayOf(trace)) / runtime.pace
  if (!LOST.includes(outcome)) return credit(runtime, trace, hop, made, atMs)
  const missing = arrivingCoin(deposit.rollup, deposit.coin, deposit.data !== '')
  runtime.eventQueue.add(atMs, () => endBadly(trace, deposit.rollup.id, missing, 'the deposit could not be finalized', false))
}
