// The balances stream: reads everything an address owns on a chain and replaces what was held, all or nothing; then learns
// what the denominations are that no list names.
import { AppError } from '../../shared/errors.ts'
import type { DenomFacts } from '../../wire/denoms.ts'
import { readBalances } from '../chains/balances.ts'
import { readDenom } from '../chains/denoms.ts'
import { createDenomReader } from '../store/archive/readDenoms.ts'
import { readStream } from '../store/archive/readStreams.ts'
import type { LearnedDenom } from '../store/archive/snapshotRecords.ts'
import { holdingsText } from './heldText.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import type { Stream } from './streams.ts'

export interface BalanceDeps extends SnapshotDeps {
  /** Called when a chain has told what denominations are: everything that names them reads differently now. */
  onNames(chainId: string): void
}

/**
 * Reads the balances once and says whether anything that is shown has changed.
 * @throws AppError network.*, chain.*, store.*.
 */
export async function pullBalances(deps: BalanceDeps, stream: Stream, signal: AbortSignal): Promise<boolean> {
  const { request, clock, archive, ingest } = deps
  const { key, chain } = stream
  const { rest } = chain.endpoints
  if (rest === null) return false
  const before = holdingsText(deps, stream)
  const { revision } = readStream(archive, key)
  const readAt = clock.now()
  const holdings = await readBalances(request, { rest, address: stream.bech32, signal })
  await ingest.writeSet({ kind: 'holdings', key, revision, isOffered: true, readAt, holdings, kept: [] })
  const learned = await learnDenoms(
    deps,
    stream,
    holdings.map(({ denom }) => denom),
    signal,
  )
  if (learned > 0) deps.onNames(chain.id)
  return learned > 0 || holdingsText(deps, stream) !== before
}

/** Asked in one run at most, so that an address full of spam does not keep a node busy. */
const MOST_AT_ONCE = 12
/** After this a chain that had no answer, or none that can be read, is asked again. */
const ASK_AGAIN_MS = 24 * 3600_000
const NO_ANSWER: DenomFacts = { name: null, symbol: null, decimals: null, tracePath: null, traceBase: null, l1Denom: null }

/** Asks what the denominations are that nobody has explained; says how many it learned. An answer is kept for good. */
async function learnDenoms(deps: SnapshotDeps, { chain }: Stream, held: readonly string[], signal: AbortSignal): Promise<number> {
  const { request, clock, archive, ingest, registry, log } = deps
  const { rest } = chain.endpoints
  if (rest === null) return 0
  const known = createDenomReader(archive)
  const unknown = held.filter((denom) => !registry.asset(chain.id, denom).isVerified && isWorthAsking(known(chain.id, denom), clock.now()))
  const learned: LearnedDenom[] = []
  try {
    for (const denom of unknown.slice(0, MOST_AT_ONCE)) {
      const facts = await readIfAnswered(() => readDenom(request, { rest, denom, signal }))
      learned.push({ chainId: chain.id, denom, ...facts, readAt: clock.now() })
    }
  } catch (error) {
    // Names are for the eye: balances are right without them, and the next run asks again.
    if (!(error instanceof AppError) || signal.aborted) throw error
    log.warn('sync.denomUnknown', { chain: chain.id, code: error.code })
  }
  if (learned.length > 0) await ingest.writeDenoms(learned)
  return learned.length
}

/** A refusal, or an answer that cannot be read, is none; a chain that cannot be reached is heard by the caller. */
async function readIfAnswered(read: () => Promise<DenomFacts>): Promise<DenomFacts> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('chain.')) return NO_ANSWER
    throw error
  }
}

function isWorthAsking(known: LearnedDenom | null, now: number): boolean {
  if (known === null) return true
  const isAnswered = known.symbol !== null || known.name !== null || known.traceBase !== null || known.l1Denom !== null
  return !isAnswered && now - known.readAt > ASK_AGAIN_MS
}
