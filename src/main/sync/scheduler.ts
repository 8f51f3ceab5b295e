// Decides when each stream runs: soon after start and wake, every few seconds while all is well, ever later while it is not.
import type { Account, AccountAddress } from '../../shared/account.ts'
import { AppError, toErrorData } from '../../shared/errors.ts'
import type { AppEvent } from '../../shared/events.ts'
import type { SyncState } from '../../shared/status.ts'
import type { Registry } from '../chains/registry.ts'
import type { Log } from '../lib/log.ts'
import { createPoliteRequest } from '../lib/politeRequest.ts'
import { backoff } from '../lib/time.ts'
import type { World } from '../lib/world.ts'
import { createProjector } from '../meaning/project.ts'
import type { ReadDb } from '../store/database.ts'
import type { Ingest } from '../store/archive/ingest.ts'
import { createChainStatus } from './chainStatus.ts'
import { gatherEvents } from './gatherEvents.ts'
import { runOnce, type OnceOptions } from './runOnce.ts'
import { runStream, type RunDeps } from './runStream.ts'
import { streamName, streamsOf, type Stream } from './streams.ts'
import { readSyncReport, type SyncReport } from './syncReport.ts'
import { readSyncState, type StreamActivity } from './syncState.ts'

export interface SyncDeps {
  world: Pick<World, 'fetch' | 'clock' | 'random'>
  registry: Registry
  /** Read connection to the archive. */
  archive: ReadDb
  ingest: Ingest
  /** The accounts to keep up to date; asked again on every wake. */
  accounts(): readonly Pick<Account, 'id' | 'address'>[]
  emit(event: AppEvent): void
  log: Log
}

export interface Sync {
  start(): void
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>
  /** Runs every stream now and takes up accounts that were added or removed. */
  wake(): void
  state(): SyncState
  /** Runs every stream of some addresses until it is complete or has failed for good. Independent of start and stop. */
  once(options: OnceOptions): Promise<SyncReport>
  /** The same report without asking any server. */
  reportFromDisk(accounts: readonly AccountAddress[]): SyncReport
}

const MOST_PER_HOST = 2
const POLL_MS = 10_000
/** With many streams each is asked less often, so that all together stay at about four requests a second. */
const PER_STREAM_MS = 250
const BACKOFF = { firstMs: 2000, mostMs: 60_000 }
const HOPELESS_MS = 600_000
const GATHER_MS = 200

interface Loop extends StreamActivity {
  stream: Stream
  failures: number
  /** False after the network could not be reached. */
  isReached: boolean
  /** Ends the current pause. */
  nap: AbortController
  halt: AbortController
  done: Promise<void>
}

export function createSync(deps: SyncDeps): Sync {
  const { clock, random } = deps.world
  const events = gatherEvents(clock, GATHER_MS, deps.emit)
  const notify = events.emit
  const request = createPoliteRequest(deps.world.fetch, MOST_PER_HOST)
  const shared = { request, clock, archive: deps.archive, ingest: deps.ingest, log: deps.log }
  const run: RunDeps = {
    ...shared,
    projector: createProjector(deps.registry),
    status: createChainStatus(shared),
    onRows: (chainId) => {
      notify({ type: 'activity.changed', chainId })
    },
  }
  const loops = new Map<string, Loop>()
  let isRunning = false

  async function keepUp(loop: Loop): Promise<void> {
    while (!loop.halt.signal.aborted) {
      loop.activity = 'running'
      loop.nextTryAt = null
      notify({ type: 'sync.changed' })
      const pause = await attempt(loop)
      if (loop.halt.signal.aborted) break
      loop.nextTryAt = clock.now() + pause
      notify({ type: 'sync.changed' })
      await nap(loop, pause)
    }
  }

  /** Runs the stream once and says how long to wait. */
  async function attempt(loop: Loop): Promise<number> {
    try {
      await runStream(run, loop.stream, loop.halt.signal)
      if (loop.stream.key.stream === 'balances') notify({ type: 'portfolio.changed' })
      loop.failures = 0
      loop.failure = null
      reached(loop, true)
      loop.activity = 'idle'
      return Math.max(POLL_MS, loops.size * PER_STREAM_MS)
    } catch (error) {
      if (loop.halt.signal.aborted) return 0
      return afterFailure(loop, error)
    }
  }

  function afterFailure(loop: Loop, error: unknown): number {
    const pause = backoff(loop.failures, BACKOFF.firstMs, BACKOFF.mostMs, random)
    loop.failures += 1
    loop.failure = toErrorData(error)
    loop.activity = 'waiting'
    if (!(error instanceof AppError)) {
      deps.log.error('sync.bug', error, { stream: streamName(loop.stream.key) })
      return HOPELESS_MS
    }
    deps.log.warn('sync.failed', { stream: streamName(loop.stream.key), code: error.code, message: error.message })
    reached(loop, error.code !== 'network.unreachable')
    if (!loop.isReached) loop.activity = 'paused'
    return error.retry === 'never' ? HOPELESS_MS : Math.max(error.retryAfterMs ?? 0, pause)
  }

  /** The first stream to get through wakes those that paused because nothing could be reached. */
  function reached(loop: Loop, isReached: boolean): void {
    const wasOffline = !isOnline()
    loop.isReached = isReached
    if (!wasOffline || !isOnline()) return
    for (const other of loops.values()) if (other.activity === 'paused') other.nap.abort()
  }

  function isOnline(): boolean {
    return loops.size === 0 || [...loops.values()].some((loop) => loop.isReached)
  }

  async function nap(loop: Loop, ms: number): Promise<void> {
    loop.nap = new AbortController()
    try {
      await clock.sleep(ms, AbortSignal.any([loop.nap.signal, loop.halt.signal]))
    } catch (error) {
      if (!loop.nap.signal.aborted && !loop.halt.signal.aborted) throw error
    }
  }

  function takeUp(): void {
    const wanted = new Map(
      streamsOf(
        deps.registry,
        deps.accounts().map(({ address }) => address),
      ).map((stream) => [streamName(stream.key), stream]),
    )
    for (const [name, loop] of loops) {
      if (wanted.has(name)) continue
      loop.halt.abort()
      loops.delete(name)
    }
    for (const [name, stream] of wanted) {
      if (loops.has(name)) continue
      const controls = { nap: new AbortController(), halt: new AbortController() }
      const loop: Loop = {
        stream,
        activity: 'running',
        nextTryAt: null,
        failure: null,
        failures: 0,
        isReached: true,
        ...controls,
        done: Promise.resolve(),
      }
      loops.set(name, loop)
      loop.done = keepUp(loop)
    }
  }

  return {
    start: () => {
      isRunning = true
      takeUp()
    },
    stop: async () => {
      isRunning = false
      const ending = [...loops.values()]
      for (const { halt } of ending) halt.abort()
      loops.clear()
      await Promise.all(ending.map(({ done }) => done))
      events.flush()
    },
    wake: () => {
      if (!isRunning) return
      takeUp()
      for (const loop of loops.values()) loop.nap.abort()
    },
    state: () =>
      readSyncState({ archive: deps.archive, registry: deps.registry, accounts: deps.accounts(), activities: loops, isOnline: isOnline() }),
    once: (options) => runOnce({ world: deps.world, registry: deps.registry, run }, options),
    reportFromDisk: (accounts) => readSyncReport(deps.archive, deps.registry, accounts),
  }
}
