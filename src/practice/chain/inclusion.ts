// From the pool into a block: execution, and what follows on other chains. Nothing runs twice.
import { heightAt, timeOfHeight, BRIDGE_MS } from '../book/chains/chains.ts'
import { ChainError, type Effects } from '../book/effects.ts'
import type { TxDraft } from '../book/record.ts'
import type { ChainState } from '../book/state.ts'
import { payOutStakes } from '../book/unbonding.ts'
import type { AcceptedTx, TransferOutcome } from '../store/acceptedStore.ts'
import { gasOf, sequenceStep } from './checkTx.ts'
import { SIGN_MODE_NAMES, type DecodedTx } from './decodeTx.ts'
import { followDeposit } from './relay/depositRelay.ts'
import { followPacket } from './relay/packetRelay.ts'
import { followClaim, followWithdrawal } from './relay/withdrawalRelay.ts'
import { stateOf, write, type ChainRuntime } from './messages/chainRuntime.ts'
import { BASIN } from '../book/chains/plainEvm.ts'
import type { OutwardBurn } from './messages/message.ts'
import { addHop, delayOf, endBadly, endWell, openTrace } from './transferTrace.ts'
import { LATE, LOST, REFUSED, traceKey } from './evm/evmArrivals.ts'

interface Inclusion {
  state: ChainState
  height: number
  timeMs: number
  accepted: AcceptedTx
  tx: DecodedTx
}

function runMessages(runtime: ChainRuntime, at: Inclusion, effects: Effects, after: (() => void)[]): void {
  const gasUsed = usedGas(at.tx)
  const passing = { hash: at.tx.hash, outcome: at.accepted.outcome, timeMs: at.timeMs }
  for (const [index, message] of at.tx.messages.entries()) {
    effects.begin(index)
    message.act(effects, {
      state: at.state,
      book: runtime.book,
      timeMs: at.timeMs,
      pace: runtime.pace,
      freed: (atMs) => after.push(() => runtime.eventQueue.add(atMs, () => payOutStakes(at.state, atMs))),
      withdrew: () => after.push(() => followWithdrawal(runtime, at.state, at.tx.hash)),
      claimed: (rollupId, sequence) => after.push(() => followClaim(runtime, rollupId, sequence, at.tx.hash)),
      deposited: (deposit) => after.push(() => followDeposit(runtime, { ...passing, height: at.height, deposit })),
      burnt: (burn) => after.push(() => followOutwardBurn(runtime, { ...passing, chainId: at.state.chain.id, burn })),
      sent: (packet, coin) => after.push(() => followPacket(runtime, { ...passing, from: at.state, packet, coin })),
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
    ...(tx.publicKey === null ? {} : { keyType: tx.publicKey.typeUrl }),
    signMode: SIGN_MODE_NAMES[tx.signMode] ?? String(tx.signMode),
    timeoutHeight: tx.timeoutHeight,
    signature: tx.signature,
    sequenceStep: sequenceStep(tx),
    raw: tx.raw,
    hash: tx.hash,
    act,
  }
}

function include(runtime: ChainRuntime, at: Inclusion): void {
  const { state, tx } = at
  runtime.pool.delete(`${state.chain.id} ${tx.hash}`)
  if (state.byHash.has(tx.hash) || state.accounts.get(tx.signer)?.sequence !== tx.sequence) return
  const after: (() => void)[] = []
  try {
    const written = write(
      runtime,
      state,
      draftOf(tx, (effects) => runMessages(runtime, at, effects, after)),
      at.height,
    )
    if (written.record.code === 0) for (const follow of after) follow()
  } catch (error) {
    // The fee is gone by now: the pool drops such a transaction instead of mining it.
    if (!(error instanceof ChainError)) throw error
  }
}

/** Lets an accepted transaction wait for the first block after its acceptance. */
export function enqueue(runtime: ChainRuntime, accepted: AcceptedTx, tx: DecodedTx): void {
  const state = stateOf(runtime, accepted.chainId)
  const height = heightAt(state.chain, accepted.acceptedAtMs, runtime.pace) + 1
  const timeMs = timeOfHeight(state.chain, height, runtime.pace)
  runtime.pool.set(`${accepted.chainId} ${tx.hash}`, { chainId: accepted.chainId, tx })
  runtime.eventQueue.add(timeMs, () => include(runtime, { state, height, timeMs, accepted, tx }))
}

/** Sequence steps of a signer's waiting transactions. */
export function stepsAhead(runtime: ChainRuntime, chainId: string, signer: string): bigint {
  const mine = [...runtime.pool.values()].filter((one) => one.chainId === chainId && one.tx.signer === signer)
  return mine.reduce((sum, one) => sum + sequenceStep(one.tx), 0n)
}

/** A burn whose transaction is in a block. */
interface MadeBurn {
  chainId: string
  burn: OutwardBurn
  hash: string
  outcome: TransferOutcome
  /** Of the block. */
  timeMs: number
}

/**
 * Lets what Circle's module burnt on a Cosmos chain be minted outside Initia, for the account that the last twenty bytes of its recipient
 * name. A burn is never refunded: it comes, late, or never.
 */
function followOutwardBurn(runtime: ChainRuntime, { chainId, burn, hash, outcome, timeMs }: MadeBurn): void {
  const trace = openTrace(runtime.traces, { chainId, hash, outcome })
  const hop = addHop(trace, 'cctp_transfer', chainId, BASIN.id, hash)
  const times = REFUSED.includes(outcome) ? LATE : delayOf(trace)
  const atMs = timeMs + (BRIDGE_MS * times) / runtime.pace
  const { token } = BASIN.bridge
  const minted = { denom: token, amount: burn.coin.amount }
  if (LOST.includes(outcome)) {
    runtime.eventQueue.add(atMs, () => endBadly(trace, BASIN.id, minted, 'the transfer was not completed', false))
    return
  }
  runtime.payOutside(`0x${burn.recipient.slice(-40)}`, token, BigInt(minted.amount), atMs, (receiveHash) => {
    hop.state = 'received'
    hop.receiveHash = traceKey(receiveHash)
    endWell(trace, BASIN.id, minted)
  })
}
