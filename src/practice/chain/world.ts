// The living part of the practice chains: accepted transactions enter blocks as the clock passes, deposits cross over, nothing runs twice.
// No timers: whoever asks first lets everything happen that is due, so a book is a function of what was accepted and of the time.
import type { PracticeKey } from '../keys/mnemonic.ts'
import { ANCHOR_MS, BLOCK_MS, BRIDGE_MS, heightAt, timeOfHeight, type PracticeChain } from '../book/chains.ts'
import { ChainError } from '../book/effects.ts'
import { writeGenesis, type Book } from '../book/genesis.ts'
import type { TxDraft } from '../book/record.ts'
import { recordTx } from '../book/record.ts'
import type { BookTx, ChainState, Coin } from '../book/state.ts'
import type { Deposit } from '../book/bridgeEvents.ts'
import type { Packet } from '../book/packets.ts'
import type { AcceptedStore, AcceptedTx, TransferOutcome } from '../store/acceptedStore.ts'
import { checkTx, gasOf, sequenceStep } from './checkTx.ts'
import { acknowledgeDraft, creditDraft, receiveDraft, receivingChain, refundDraft } from './deliveries.ts'
import { decodeTx, SIGN_MODE_NAMES, type DecodedTx } from './decodeTx.ts'

export interface CheckResult {
  code: number
  codespace: string
  log: string
  hash: string
}

/** A deposit on its way, as the router tells of it. */
export interface DepositTrail {
  deposit: Deposit
  hash: string
  includedAtMs: number
  outcome: TransferOutcome
  /** When the other side acts. */
  arrivesAtMs: number
  receiveHash: string | null
  refundHash: string | null
}

export interface World {
  book: Book
  pace: number
  /** Chain time in ms, after everything due has happened. */
  now(): number
  state(chainId: string): ChainState | undefined
  heightOf(chain: PracticeChain): number
  /** Checks and accepts a raw transaction. Code 0 = waiting for a block. */
  broadcast(chainId: string, raw: Uint8Array): CheckResult
  isWaiting(chainId: string, hash: string): boolean
  trail(hash: string): DepositTrail | undefined
  /** How the next accepted deposit ends; back to success after it. */
  setNextOutcome(outcome: TransferOutcome): void
}

interface Due {
  timeMs: number
  order: number
  run(): void
}

interface Pending {
  chainId: string
  tx: DecodedTx
}

export interface WorldOptions {
  seed: number
  keys: readonly PracticeKey[]
  store: AcceptedStore
  clock: { now(): number }
  pace: number
}

/** Writes the history, replays what practice.db holds, and lives on from there. */
export function createWorld(options: WorldOptions): World {
  const { store, pace } = options
  const book = writeGenesis(options.seed, options.keys)
  // A clock that stands before the end of the history is moved there once and for all.
  const shiftMs = store.keep('shift_ms', Math.max(0, ANCHOR_MS - options.clock.now()))
  const agenda: Due[] = []
  const pool = new Map<string, Pending>()
  const trails = new Map<string, DepositTrail>()
  let order = 0
  let nextOutcome: TransferOutcome = 'success'

  const schedule = (timeMs: number, run: () => void): void => {
    order += 1
    const due = { timeMs, order, run }
    const place = agenda.findIndex((other) => other.timeMs > timeMs)
    agenda.splice(place === -1 ? agenda.length : place, 0, due)
  }
  const settle = (): number => {
    const nowMs = options.clock.now() + shiftMs
    for (let due = agenda[0]; due !== undefined && due.timeMs <= nowMs; due = agenda[0]) {
      agenda.shift()
      due.run()
    }
    return nowMs
  }
  const stateOf = (chainId: string): ChainState => {
    const state = book.get(chainId)
    if (state === undefined) throw new Error(`no such chain: ${chainId}`)
    return state
  }
  const write = (state: ChainState, draft: TxDraft, height: number): BookTx => {
    const visibleAtMs = timeOfHeight(state.chain, height, pace) + BLOCK_MS / pace
    return recordTx(state, draft, { height, pace, visibleAtMs })
  }
  /** Puts a service's transaction into the first block after a moment. */
  const deliver = (chainId: string, afterMs: number, draft: () => TxDraft, done: (tx: BookTx) => void): void => {
    const state = stateOf(chainId)
    const height = heightAt(state.chain, afterMs, pace) + 1
    schedule(timeOfHeight(state.chain, height, pace), () => done(write(state, draft(), height)))
  }
  const followDeposit = (hash: string, deposit: Deposit, includedAtMs: number, outcome: TransferOutcome, height: number): void => {
    const arrivesAtMs = includedAtMs + BRIDGE_MS / pace
    const trail: DepositTrail = { deposit, hash, includedAtMs, outcome, arrivesAtMs, receiveHash: null, refundHash: null }
    trails.set(hash, trail)
    if (outcome === 'failed') return
    if (outcome === 'refunded') {
      deliver(
        'practice-1',
        arrivesAtMs,
        () => refundDraft(deposit),
        (tx) => (trail.refundHash = tx.hash),
      )
      return
    }
    deliver(
      deposit.rollup.id,
      arrivesAtMs,
      () => creditDraft(deposit, height, outcome !== 'unconverted'),
      (tx) => (trail.receiveHash = tx.hash),
    )
  }
  const followPacket = (state: ChainState, packet: Packet, coin: Coin, includedAtMs: number): void => {
    const arrivesAtMs = includedAtMs + BRIDGE_MS / pace
    const other = receivingChain(state.chain, packet)
    if (other !== undefined)
      deliver(
        other.id,
        arrivesAtMs,
        () => receiveDraft(other, packet, coin),
        () => undefined,
      )
    deliver(
      state.chain.id,
      arrivesAtMs + BLOCK_MS / pace,
      () => acknowledgeDraft(state.chain, packet),
      () => undefined,
    )
  }
  const include = (accepted: AcceptedTx, tx: DecodedTx, height: number): void => {
    const state = stateOf(accepted.chainId)
    pool.delete(`${accepted.chainId} ${tx.hash}`)
    if (state.byHash.has(tx.hash) || state.accounts.get(tx.signer)?.sequence !== tx.sequence) return
    const includedAtMs = timeOfHeight(state.chain, height, pace)
    const after: (() => void)[] = []
    const gasUsed = (gasOf(tx) * 93n) / 100n
    const draft: TxDraft = {
      signer: tx.signer,
      messages: tx.messages.map((message) => ({ '@type': message.typeUrl, ...message.json })),
      memo: tx.memo,
      gasWanted: tx.fee.gas,
      gasUsed,
      fee: tx.fee.amount,
      publicKey: tx.publicKey?.key ?? null,
      signMode: SIGN_MODE_NAMES[tx.signMode] ?? String(tx.signMode),
      timeoutHeight: tx.timeoutHeight,
      signature: tx.signature,
      sequenceStep: sequenceStep(tx),
      raw: tx.raw,
      hash: tx.hash,
      act: (effects) => {
        for (const [index, message] of tx.messages.entries()) {
          effects.begin(index)
          message.act(effects, {
            state,
            deposited: (deposit) => after.push(() => followDeposit(tx.hash, deposit, includedAtMs, accepted.outcome, height)),
            sent: (packet, coin) => after.push(() => followPacket(state, packet, coin, includedAtMs)),
          })
        }
        if (tx.fee.gas < gasUsed)
          throw new ChainError(11, 'sdk', `out of gas in location: WriteFlat; gasWanted: ${tx.fee.gas}, gasUsed: ${gasUsed}: out of gas`)
      },
    }
    try {
      if (write(state, draft, height).record.code === 0) for (const follow of after) follow()
    } catch (error) {
      // The fee is gone by now: the pool drops such a transaction instead of mining it.
      if (!(error instanceof ChainError)) throw error
    }
  }
  const enqueue = (accepted: AcceptedTx, tx: DecodedTx): void => {
    const { chain } = stateOf(accepted.chainId)
    const height = heightAt(chain, accepted.acceptedAtMs, pace) + 1
    pool.set(`${accepted.chainId} ${tx.hash}`, { chainId: accepted.chainId, tx })
    schedule(timeOfHeight(chain, height, pace), () => include(accepted, tx, height))
  }
  const stepsAhead = (chainId: string, signer: string): bigint =>
    [...pool.values()]
      .filter((one) => one.chainId === chainId && one.tx.signer === signer)
      .reduce((sum, one) => sum + sequenceStep(one.tx), 0n)

  const broadcast = (chainId: string, raw: Uint8Array): CheckResult => {
    const nowMs = settle()
    const state = stateOf(chainId)
    const tx = decodeTx(raw)
    if (pool.has(`${chainId} ${tx.hash}`))
      return { code: 19, codespace: 'sdk', log: 'tx already in mempool: tx already in mempool', hash: tx.hash }
    checkTx(state, tx, { nextHeight: heightAt(state.chain, nowMs, pace) + 1, stepsAhead: stepsAhead(chainId, tx.signer) })
    const bridges = tx.messages.some((message) => message.typeUrl === '/opinit.ophost.v1.MsgInitiateTokenDeposit')
    const accepted: AcceptedTx = { chainId, raw, acceptedAtMs: nowMs, outcome: bridges ? nextOutcome : 'success' }
    if (bridges) nextOutcome = 'success'
    store.addAccepted(accepted)
    enqueue(accepted, tx)
    return { code: 0, codespace: '', log: '', hash: tx.hash }
  }

  for (const accepted of store.accepted()) enqueue(accepted, decodeTx(accepted.raw))
  return {
    book,
    pace,
    now: settle,
    state: (chainId) => book.get(chainId),
    heightOf: (chain) => heightAt(chain, settle(), pace),
    broadcast,
    isWaiting: (chainId, hash) => pool.has(`${chainId} ${hash}`),
    trail: (hash) => trails.get(hash),
    setNextOutcome: (outcome) => {
      nextOutcome = outcome
    },
  }
}
