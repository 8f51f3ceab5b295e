// Finds out which dialect a chain's indexer speaks and the chain's height, once for all sync targets of a chain.
import { indexerTarget } from '../clients/indexer/target.ts'
import { AppError } from '../../shared/domain/errors.ts'
import { readLatestBlock } from '../clients/chains/cosmos/balances.ts'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import { readAverageBlockTime } from '../clients/indexer/blocks.ts'
import { probe } from '../clients/indexer/probe.ts'
import type { Dialect } from '../../wire/indexer.ts'
import type { Log } from '../platform/log/log.ts'
import type { Requester } from '../platform/http/limitConcurrency.ts'
import { hasPassed } from '../platform/time.ts'
import type { Clock } from '../platform/world.ts'
import type { ReadDb } from '../db/database.ts'
import type { Ingest } from '../db/archive/write/ingest.ts'
import { readChain } from '../db/archive/read/readSyncTargets.ts'

/** What the status of a chain needs. */
export interface ChainStatusDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Ingest
  log: Log
}

/** Status of the chains. */
export interface ChainStatus {
  /**
   * Returns the dialect, after noting the chain's height. The dialect is remembered; `again` probes it again, for when the remembered one
   * no longer fits.
   * @throws AppError network.*, indexer.*; chain.otherChain where the chain's node, which reports its height, belongs to a different chain.
   */
  check(chain: ChainRecord, options: { indexer: string; again: boolean; signal: AbortSignal }): Promise<Dialect>
  /** Notes the average block time from time to time. It is only displayed: failures are logged, and nothing waits for it. */
  noteBlockTime(chain: ChainRecord, options: { url: string; dialect: Dialect; signal: AbortSignal }): Promise<void>
}

const FRESH_MS = 3000
const BLOCK_TIME_EVERY_MS = 600_000
/** Runs do not take longer because of it. */
const BLOCK_TIME_TIMEOUT_MS = 3000

/** Creates the status of the chains. */
export function createChainStatus(deps: ChainStatusDeps): ChainStatus {
  const recent = new Map<string, { at: number; requesterId: AbortSignal; dialect: Promise<Dialect> }>()
  const timed = new Map<string, number>()
  const check: ChainStatus['check'] = async (chain, options) => {
    const known = recent.get(chain.id)
    if (known !== undefined && !options.again && !hasPassed(FRESH_MS, known.at, deps.clock.now())) {
      try {
        return await known.dialect
      } catch (error) {
        // Only the run that asked was stopped; the others ask again.
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
  // core-indexer has no status route; the chain's node reports its height.
  if (remembered === 'core') {
    await noteHeight(deps, chain, signal)
    return 'core'
  }
  const target = indexerTarget(chain, indexer)
  const { dialect, height } = await probe(deps.request, target, signal)
  const checkedAt = deps.clock.now()
  await deps.ingest.writeChain({ chainId: chain.id, dialect, ...(height === null ? {} : { head: { height, time: null, checkedAt } }) })
  if (height === null) await noteHeight(deps, chain, signal)
  return dialect
}

/** Reads the block time, which is only displayed and hardly changes, so it is read seldom. */
async function readBlockTime(
  { request, clock, ingest, log }: ChainStatusDeps,
  chain: ChainRecord,
  { url, dialect, signal }: { url: string; dialect: Dialect; signal: AbortSignal },
): Promise<void> {
  const limit = AbortSignal.timeout(BLOCK_TIME_TIMEOUT_MS)
  try {
    const target = { ...indexerTarget(chain, url), dialect }
    const ms = await readAverageBlockTime(request, target, AbortSignal.any([signal, limit]))
    if (ms !== null) await ingest.writeChain({ chainId: chain.id, blockTime: { ms: Math.round(ms), readAt: clock.now() } })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof AppError) && !limit.aborted) throw error
    log.warn('sync.blockTimeUnknown', { chain: chain.id, code: error instanceof AppError ? error.code : 'network.timeout' })
  }
}

/**
 * Notes the height, which is only displayed: history continues without it. But an indexer beside a node of a different chain does not hold
 * this chain's history.
 */
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
