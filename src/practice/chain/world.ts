// Runs the practice chains with a clock: the written history, what practice.db holds, and what is accepted from now on.
// The book is a function of the accepted transactions and of the time, so a restart continues at the current time.
import type { CosmosKey, PracticeKey } from '../keys/mnemonic.ts'
import { ANCHOR_MS, heightAt, namedAddress, type PracticeChain } from '../book/chains/chains.ts'
import type { WriteBook } from '../book/genesis/genesis.ts'
import { withHarbour } from '../book/chains/harbour.ts'
import { withSkerry } from '../book/chains/skerry.ts'
import { moreNfts } from '../book/nfts.ts'
import type { Book, ChainState } from '../book/state.ts'
import { payOutStakes } from '../book/unbonding.ts'
import type { AcceptedStore, AcceptedTx, TransferOutcome } from '../store/acceptedStore.ts'
import { createTamper, type Tamper } from '../indexer/tamper.ts'
import { createEventQueue } from './eventQueue.ts'
import { checkTx } from './checkTx.ts'
import { decodeTx } from './decodeTx.ts'
import { createEvmWorld, type EvmWorld } from './evm/evmWorld.ts'
import { enqueue, stepsAhead } from './inclusion.ts'
import type { TransferTrace } from './transferTrace.ts'
import { stateOf, type ChainRuntime } from './messages/chainRuntime.ts'

/** The outcome of a check of a transaction. */
export interface CheckResult {
  code: number
  codespace: string
  log: string
  hash: string
  /** False when a test asked for the transaction to vanish from the pool. */
  kept: boolean
}

/** The practice chains. */
export interface World {
  book: Book
  pace: number
  /** Chain time in ms, after everything due has happened. */
  now(): number
  state(chainId: string): ChainState | undefined
  heightOf(chain: PracticeChain): number
  /**
   * Checks and accepts a raw transaction. Code 0 = waiting for a block, 19 = the same bytes wait already.
   * @throws ChainError with the SDK's code when it is refused.
   */
  broadcast(chainId: string, raw: Uint8Array): CheckResult
  /** Account number and the sequence that a new transaction of an address must carry, waiting ones counted. */
  nextSigning(chainId: string, address: string): { accountNumber: bigint; sequence: bigint }
  /** What crosses chains, by the hash it began with. */
  trace(hash: string): TransferTrace | undefined
  /** The Ethereum sides of the chains that have one. */
  evm: EvmWorld
  /** Returns what a test has done to the memory of a chain's indexer. @throws Error for an unknown chain. */
  tamper(chainId: string): Tamper
  /** How the next accepted transfer ends; back to success after it. */
  outcome: { get(): TransferOutcome; set(outcome: TransferOutcome): void }
  /** How many of the next accepted transactions vanish from the pool, as an evicted or forgotten one does. */
  drops: { get(): number; set(count: number): void }
}

/** What the practice chains need. */
export interface WorldOptions {
  seed: number
  /** Writes the history, or gives a copy of what it wrote before. */
  writeBook: WriteBook
  keys: readonly PracticeKey[]
  /** The first account of the Cosmos app. */
  cosmosKey: CosmosKey
  benefactor: PracticeKey
  store: AcceptedStore
  clock: { now(): number }
  pace: number
  /** Whether the first account holds further NFTs. */
  hasMoreNfts?: boolean
}

/** Gives the first account the NFTs that a network of a user's own has. */
function addNfts(book: Book, owner: string): void {
  for (const state of book.values()) state.nfts.push(...moreNfts(state.chain, namedAddress('stranger 0'), owner))
}

function signingOf(
  runtime: ChainRuntime,
  now: () => number,
  chainId: string,
  address: string,
): { accountNumber: bigint; sequence: bigint } {
  now()
  const account = stateOf(runtime, chainId).accounts.get(address)
  if (account === undefined) throw new Error(`no account ${address} on ${chainId}`)
  return { accountNumber: account.number, sequence: account.sequence + stepsAhead(runtime, chainId, address) }
}

function planPayOuts({ book, eventQueue }: ChainRuntime): void {
  for (const state of book.values()) {
    for (const { completesMs } of state.staking.unbondings) eventQueue.add(completesMs, () => payOutStakes(state, completesMs))
  }
}

function indexerHands(book: Book): World['tamper'] {
  const tampers = new Map([...book].map(([chainId, state]) => [chainId, createTamper(state)]))
  return (chainId) => {
    const tamper = tampers.get(chainId)
    if (tamper === undefined) throw new Error(`no such chain: ${chainId}`)
    return tamper
  }
}

/** What checks and accepts transactions; `drops` lets the next ones vanish. */
function createAcceptance(runtime: ChainRuntime, store: AcceptedStore, now: () => number, takeOutcome: () => TransferOutcome) {
  let drops = 0
  const broadcast = (chainId: string, raw: Uint8Array): CheckResult => {
    const nowMs = now()
    const state = stateOf(runtime, chainId)
    const tx = decodeTx(raw)
    if (runtime.pool.has(`${chainId} ${tx.hash}`)) {
      return { code: 19, codespace: 'sdk', log: 'tx already in mempool: tx already in mempool', hash: tx.hash, kept: true }
    }
    checkTx(state, tx, { nextHeight: heightAt(state.chain, nowMs, runtime.pace) + 1, stepsAhead: stepsAhead(runtime, chainId, tx.signer) })
    if (drops > 0) {
      drops -= 1
      return { code: 0, codespace: '', log: '', hash: tx.hash, kept: false }
    }
    const bridges = tx.messages.some(({ crosses }) => crosses === true)
    const accepted: AcceptedTx = { chainId, raw, acceptedAtMs: nowMs, outcome: bridges ? takeOutcome() : 'success' }
    store.addAccepted(accepted)
    enqueue(runtime, accepted, tx)
    return { code: 0, codespace: '', log: '', hash: tx.hash, kept: true }
  }
  const left = { get: () => drops, set: (count: number) => void (drops = count) }
  return { broadcast, drops: left }
}

/** Writes the history, replays what practice.db holds, and continues from there. */
export function createWorld(options: WorldOptions): World {
  const { store, pace } = options
  // Accepted transactions fit only their history, so a file keeps the seed it began with.
  const written = options.writeBook(store.keep('seed', options.seed), options.keys, options.benefactor)
  if (options.hasMoreNfts === true) addNfts(written, options.keys[0]?.bech32 ?? '')
  const book = withSkerry(withHarbour(written, options.cosmosKey, options.benefactor))
  const runtime: ChainRuntime = {
    book,
    pace,
    eventQueue: createEventQueue(),
    pool: new Map(),
    traces: new Map(),
    payOutside: (...payment) => evm.credit(...payment),
  }
  // A clock that stands before the end of the history is moved there once and for all.
  const shiftMs = store.keep('shift_ms', Math.max(0, ANCHOR_MS - options.clock.now()))
  let nextOutcome: TransferOutcome = 'success'

  const now = (): number => {
    const nowMs = options.clock.now() + shiftMs
    runtime.eventQueue.runUntil(nowMs)
    return nowMs
  }
  const takeOutcome = (): TransferOutcome => {
    const taken = nextOutcome
    nextOutcome = 'success'
    return taken
  }
  const { broadcast, drops } = createAcceptance(runtime, store, now, takeOutcome)
  planPayOuts(runtime)
  for (const accepted of store.accepted()) enqueue(runtime, accepted, decodeTx(accepted.raw))
  const evm = createEvmWorld({ runtime, store, now, takeOutcome, drops, holder: options.keys[0]?.bech32 ?? '' })
  return {
    evm,
    book,
    pace,
    now,
    state: (chainId) => book.get(chainId),
    heightOf: (chain) => heightAt(chain, now(), pace),
    broadcast,
    nextSigning: (chainId, address) => signingOf(runtime, now, chainId, address),
    trace: (hash) => runtime.traces.get(hash),
    tamper: indexerHands(book),
    outcome: { get: () => nextOutcome, set: (outcome) => void (nextOutcome = outcome) },
    drops,
  }
}
