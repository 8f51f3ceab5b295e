// From the pool into a block, and what follows: execution, deposits that cross over, packets that relayers carry. Nothing runs twice.
import { BLOCK_MS, BRIDGE_MS, heightAt, timeOfHeight } from '../book/chains.ts'
import type { Deposit } from '../book/bridgeEvents.ts'
import { ChainError, type Effects } from '../book/effects.ts'
import type { Book } from '../book/genesis.ts'
import type { Packet } from '../book/packets.ts'
import { recordTx, type TxDraft } from '../book/record.ts'
import type { BookTx, ChainState, Coin } from '../book/state.ts'
import type { AcceptedTx, TransferOutcome } from '../store/acceptedStore.ts'
import type { Agenda } from './agenda.ts'
import { gasOf, sequenceStep } from './checkTx.ts'
import { acknowledgeDraft, creditDraft, receiveDraft, receivingChain, refundDraft } from './deliveries.ts'
import { runHook } from './hook.ts'
import { SIGN_MODE_NAMES, type DecodedTx } from './decodeTx.ts'

/** A deposit on its way, as the router tells of it. */
export interface DepositTrail {
  deposit: Deposit
  hash: string
  includedAtMs: number
  outcome: TransferOutcome
  /** When the other side acts. */
  arrivesAtMs: number
  /** Whether it arrived in the form the route promised; null until it did. */
  converted: boolean | null
  receiveHash: string | null
  refundHash: string | null
}

/** The moving parts of the chains. */
export interface ChainWorks {
  book: Book
  pace: number
  agenda: Agenda
  /** Waiting transactions by chain id and hash. */
  pool: Map<string, { chainId: string; tx: DecodedTx }>
  /** Deposits by hash. */
  trails: Map<string, DepositTrail>
}

interface Inclusion {
  state: ChainState
  height: number
  timeMs: number
  accepted: AcceptedTx
  tx: DecodedTx
}

/** The state of a chain that must exist. */
export function stateOf(works: ChainWorks, chainId: string): ChainState {
  const state = works.book.get(chainId)
  if (state === undefined) throw new Error(`no such chain: ${chainId}`)
  return state
}

function write(works: ChainWorks, state: ChainState, draft: TxDraft, height: number): BookTx {
  const { pace } = works
  // The indexer is one block behind the chain.
  return recordTx(state, draft, { height, pace, visibleAtMs: timeOfHeight(state.chain, height, pace) + BLOCK_MS / pace })
}

/** Puts a service's transaction into the first block after a moment. */
function deliver(works: ChainWorks, chainId: string, afterMs: number, draft: () => TxDraft, done?: (tx: BookTx) => void): void {
  const state = stateOf(works, chainId)
  const height = heightAt(state.chain, afterMs, works.pace) + 1
  works.agenda.add(timeOfHeight(state.chain, height, works.pace), () => {
    const tx = write(works, state, draft(), height)
    done?.(tx)
  })
}

function followDeposit(works: ChainWorks, at: Inclusion, deposit: Deposit): void {
  const { outcome } = at.accepted
  const arrivesAtMs = at.timeMs + BRIDGE_MS / works.pace
  const trail: DepositTrail = {
    deposit,
    hash: at.tx.hash,
    includedAtMs: at.timeMs,
    outcome,
    arrivesAtMs,
    converted: null,
    receiveHash: null,
    refundHash: null,
  }
  works.trails.set(at.tx.hash, trail)
  if (outcome === 'failed') return
  if (outcome === 'refunded') {
    deliver(
      works,
      at.state.chain.id,
      arrivesAtMs,
      () => refundDraft(deposit),
      (tx) => {
        trail.refundHash = tx.hash
      },
    )
    return
  }
  deliver(
    works,
    deposit.rollup.id,
    arrivesAtMs,
    () => {
      trail.converted = runHook(stateOf(works, deposit.rollup.id), deposit.data) && outcome !== 'unconverted'
      return creditDraft(deposit, at.height, trail.converted)
    },
    (tx) => {
      trail.receiveHash = tx.hash
    },
  )
}

function followPacket(works: ChainWorks, at: Inclusion, packet: Packet, coin: Coin): void {
  const { chain } = at.state
  const arrivesAtMs = at.timeMs + BRIDGE_MS / works.pace
  const other = receivingChain(chain, packet)
  if (other !== undefined) deliver(works, other.id, arrivesAtMs, () => receiveDraft(other, packet, coin))
  deliver(works, chain.id, arrivesAtMs + BLOCK_MS / works.pace, () => acknowledgeDraft(chain, packet))
}

function runMessages(works: ChainWorks, at: Inclusion, effects: Effects, after: (() => void)[]): void {
  const gasUsed = usedGas(at.tx)
  for (const [index, message] of at.tx.messages.entries()) {
    effects.begin(index)
    message.act(effects, {
      state: at.state,
      deposited: (deposit) => after.push(() => followDeposit(works, at, deposit)),
      sent: (packet, coin) => after.push(() => followPacket(works, at, packet, coin)),
    })
  }
  if (at.tx.fee.gas < gasUsed) {
    throw new ChainError(11, 'sdk', `out of gas in location: WriteFlat; gasWanted: ${at.tx.fee.gas}, gasUsed: ${gasUsed}: out of gas`)
  }
}

/** A little less than the simulation said. */
function usedGas(tx: DecodedTx): bigint {
  return (gasOf(tx) * 93n) / 100n
}

function draftOf(tx: DecodedTx, act: (effects: Effects) => void): TxDraft {
  return {
    signer: tx.signer,
    messages: tx.messages.map((message) => ({ '@type': message.typeUrl, ...message.json })),
    memo: tx.memo,
    gasWanted: tx.fee.gas,
    gasUsed: usedGas(tx),
    fee: tx.fee.amount,
    publicKey: tx.publicKey?.key ?? null,
    signMode: SIGN_MODE_NAMES[tx.signMode] ?? String(tx.signMode),
    timeoutHeight: tx.timeoutHeight,
    signature: tx.signature,
    sequenceStep: sequenceStep(tx),
    raw: tx.raw,
    hash: tx.hash,
    act,
  }
}

function include(works: ChainWorks, at: Inclusion): void {
  const { state, tx } = at
  works.pool.delete(`${state.chain.id} ${tx.hash}`)
  if (state.byHash.has(tx.hash) || state.accounts.get(tx.signer)?.sequence !== tx.sequence) return
  const after: (() => void)[] = []
  try {
    const written = write(
      works,
      state,
      draftOf(tx, (effects) => runMessages(works, at, effects, after)),
      at.height,
    )
    if (written.record.code === 0) for (const follow of after) follow()
  } catch (error) {
    // The fee is gone by now: the pool drops such a transaction instead of mining it.
    if (!(error instanceof ChainError)) throw error
  }
}

/** Lets an accepted transaction wait for the first block after its acceptance. */
export function enqueue(works: ChainWorks, accepted: AcceptedTx, tx: DecodedTx): void {
  const state = stateOf(works, accepted.chainId)
  const height = heightAt(state.chain, accepted.acceptedAtMs, works.pace) + 1
  const timeMs = timeOfHeight(state.chain, height, works.pace)
  works.pool.set(`${accepted.chainId} ${tx.hash}`, { chainId: accepted.chainId, tx })
  works.agenda.add(timeMs, () => include(works, { state, height, timeMs, accepted, tx }))
}

/** Sequence steps of a signer's waiting transactions. */
export function stepsAhead(works: ChainWorks, chainId: string, signer: string): bigint {
  const mine = [...works.pool.values()].filter((one) => one.chainId === chainId && one.tx.signer === signer)
  return mine.reduce((sum, one) => sum + sequenceStep(one.tx), 0n)
}
