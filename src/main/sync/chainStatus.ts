// Which dialect a chain's indexer speaks and how far the chain has come, asked once for all streams of a chain.
import { AppError } from '../../shared/domain/errors.ts'
import { readLatestBlock } from '../clients/chains/cosmos/balances.ts'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import { readAverageBlockTime } from '../clients/indexer/blocks.ts'
import { probe } from '../clients/indexer/probe.ts'
import type { Dialect } from '../clients/indexer/target.ts'
import type { Log } from '../platform/log/log.ts'
import type { Requester } from '../platform/http/limitConcurrency.ts'
import { hasPassed } from '../platform/time.ts'
import type { Clock } from '../platform/world.ts'
import type { ReadDb } from '../db/database.ts'
import type { Ingest } from '../db/archive/write/ingest.ts'
import { readChain } from '../db/archive/read/readSyncTargets.ts'

export interface ChainStatusDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Ingest
  log: Log
}

export interface ChainStatus {
  /**
   * The dialect, after noting the chain's height. What was found is remembered; `again` probes anew, for when the
   * remembered dialect no longer fits.
   * @throws AppError network.*, indexer.*; chain.otherChain where the chain's node, which tells its height, is another chain's.
   */
  check(chain: ChainRecord, options: { indexer: string; again: boolean; signal: AbortSignal }): Promise<Dialect>
  /** Notes how often the chain makes a block, from time to time. For the eye: what stops it is logged, and nothing waits for it. */
  noteBlockTime(chain: ChainRecord, options: { url: string; dialect: Dialect; signal: AbortSignal }): Promise<void>
}

const FRESH_MS = 3000
const BLOCK_TIME_EVERY_MS = 600_000
/** Runs end no later for it. */
const BLOCK_TIME_TIMEOUT_MS = 3000

export function createChainStatus(deps: ChainStatusDeps): ChainStatus {
  const recent = new Map<string, { at: number; requesterId: AbortSignal; dialect: Promise<Dialect> }>()
  const timed = new Map<string, number>()
  const check: ChainStatus['check'] = async (chain, options) => {
    const known = recent.get(chain.id)
    if (known !== undefined && !options.again && !hasPassed(FRESH_MS, known.at, deps.clock.now())) {
      try {
        return await known.dialect
      } catch (error) {
        // Whoever asked was stopped meanwhile; nobody else is.
        if (!known.requesterId.aborted || options.signal.aborted) throw error
        return check(chain, options)
      }
    }
    const dialect = look(deps, chain, options)
    const asked = { at: deps.clock.now(), requesterId: options.signal, dialect }
    recent.set(chain.id, asked)
    dialect.catch(() => {
      if (recent.get(chain.id) === asked) recent.delete(chain.id)
    })
    return dialect
  }
  const noteBlockTime: ChainStatus['noteBlockTime'] = async (chain, options) => {
    if (!hasPassed(BLOCK_TIME_EVERY_MS, timed.get(chain.id) ?? 0, deps.clock.now())) return
    timed.set(chain.id, deps.clock.now())
    await readBlockTime(deps, chain, options)
  }
  return { check, noteBlockTime }
}

async function look(
  deps: ChainStatusDeps,
  chain: ChainRecord,
  { indexer, again, signal }: { indexer: string; again: boolean; signal: AbortSignal },
): Promise<Dialect> {
  const remembered = again ? null : readChain(deps.archive, chain.id).dialect
  // core-indexer has no status of its own; the chain's node tells its height.
  if (remembered === 'core') {
    await noteHeight(deps, chain, signal)
    return 'core'
  }
  const target = { url: indexer, chainId: chain.id, isL1: chain.kind === 'initia-l1' }
  const { dialect, height } = await probe(deps.request, target, signal)
  const checkedAt = deps.clock.now()
  await deps.ingest.writeChain({ chainId: chain.id, dialect, ...(height === null ? {} : { head: { height, time: null, checkedAt } }) })
  if (height === null) await noteHeight(deps, chain, signal)
  return dialect
}

/** For the eye, and asked seldom: it hardly changes. */
async function readBlockTime(
  { request, clock, ingest, log }: ChainStatusDeps,
  chain: ChainRecord,
  { url, dialect, signal }: { url: string; dialect: Dialect; signal: AbortSignal },
): Promise<void> {
  const limit = AbortSignal.timeout(BLOCK_TIME_TIMEOUT_MS)
  try {
    const target = { url, chainId: chain.id, isL1: chain.kind === 'initia-l1', dialect }
    const ms = await readAverageBlockTime(request, target, AbortSignal.any([signal, limit]))
    if (ms !== null) await ingest.writeChain({ chainId: chain.id, blockTime: { ms: Math.round(ms), readAt: clock.now() } })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof AppError) && !limit.aborted) throw error
    log.warn('sync.blockTimeUnknown', { chain: chain.id, code: error instanceof AppError ? error.code : 'network.timeout' })
  }
}

/** The height is for the eye: history goes on without it. But what another chain's node stands beside is not this chain's history. */
async function noteHeight({ request, clock, ingest, log }: ChainStatusDeps, chain: ChainRecord, signal: AbortSignal): Promise<void> {
  if (chain.endpoints.rest === null) return
  try {
    const { height, time } = await readLatestBlock(request, { rest: chain.endpoints.rest, chainId: chain.id, signal })
    await ingest.writeChain({ chainId: chain.id, head: { height, time, checkedAt: clock.now() } })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'chain.otherChain') throw error
    log.warn('sync.heightUnknown', { chain: chain.id, code: error.code })
  }
}
