// Decides which sync targets run: those of the current accounts, every few seconds while all is well, at once on a wake.
import type { Account } from '../../shared/contract/account.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { SyncState } from '../../shared/contract/status.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import type { Log } from '../platform/log/log.ts'
import type { HostThrottle } from '../platform/http/hostThrottle.ts'
import type { World } from '../platform/world.ts'
import { createTxDecoder } from '../decoding/txDecoder.ts'
import type { ReadDb } from '../db/database.ts'
import type { Ingest } from '../db/archive/write/ingest.ts'
import { createContractReader } from '../db/archive/read/readContracts.ts'
import { readSyncTarget } from '../db/archive/read/readSyncTargets.ts'
import { SLOW, type AuditPace } from './history/auditState.ts'
import { createChainStatus } from './chainStatus.ts'
import { gatherEvents } from './history/gatherEvents.ts'
import type { DecodingThread } from './decoding/decodingThread.ts'
import { decodeAgain } from './decoding/decodeAgain.ts'
import { runOnce, type OnceOptions } from './runOnce.ts'
import { runSyncTarget, type RunDeps } from './runSyncTarget.ts'
import { startSyncTargetLoop, type SyncTargetLoop, type SyncTargetLoopDeps } from './syncTargetLoop.ts'
import { createSignerReader } from './history/signerOf.ts'
import { restMs, SYNC_TARGET_RULES, syncTargetName, syncTargetsOf, type SyncTarget, type SyncTargetOwner } from './syncTargets.ts'
import { readSyncReport, type SyncReport } from './syncReport.ts'
import { readSyncState } from './syncState.ts'

/** What the sync needs. */
export interface SyncDeps {
  world: Pick<World, 'clock' | 'random'>
  /** Limits how the hosts of this network are asked. */
  hostThrottle: HostThrottle
  registry: Registry
  /** Read connection to the archive. */
  archive: ReadDb
  ingest: Ingest
  /** Returns the accounts to keep up to date; called again on every wake. */
  accounts(): readonly Pick<Account, 'id' | 'address' | 'signer'>[]
  emit(event: AppEvent): void
  log: Log
  /** Reads large pages; its creator closes it. */
  decodingThread: Pick<DecodingThread, 'decode' | 'warm'>
  /** How often old pages are audited; absent = slowly. */
  audit?: AuditPace
}

/** Keeps the local copy up to date. */
export interface Sync {
  start(): void
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>
  /** Runs every sync target now, also for accounts that were added, and stops those of removed ones. */
  wake(): void
  /** Like `wake`, and asks often for a while: money has moved, and an indexer lags behind its chain by some blocks. */
  expectNews(): void
  state(): SyncState
  /** Runs every sync target of some accounts until it is complete or has failed for good. Independent of start and stop. */
  once(options: OnceOptions): Promise<SyncReport>
  /** Returns the same report without asking any server. */
  reportFromDisk(accounts: readonly SyncTargetOwner[]): SyncReport
}

const POLL_MS = 10_000
/** With many sync targets each is asked less often, so that all together stay at about four requests a second. */
const PER_STREAM_MS = 250
/** Interval and duration of frequent polling after money has moved. */
const EAGER_POLL_MS = 2000
const EAGER_FOR_MS = 30_000
/** Sync targets whose first run begins in one turn of the event loop: each reads the archive, and an account may have hundreds. */
const AT_ONCE = 10
/** Changes within this time become one event of each kind. */
const GATHER_MS = 200

/** Creates the copying of one network's history and balances; nothing runs before `start`. */
export function createSync(deps: SyncDeps): Sync {
  const { registry, archive, world } = deps
  const events = gatherEvents(world.clock, GATHER_MS, deps.emit)
  const rereading = createRereading((signal) => refresh(deps, run, signal))
  const run = runDeps(deps, events.emit, rereading.next)
  const loops = new Map<string, SyncTargetLoop>()
  let isRunning = false
  let wasOnline = true
  let eagerUntil = 0
  const halt = new AbortController()

  const poll = () => (world.clock.now() < eagerUntil ? EAGER_POLL_MS : POLL_MS)
  const isOnline = () => isAnyReached([...loops.values()])
  const loopDeps: SyncTargetLoopDeps = {
    world,
    log: deps.log,
    run: (stream, signal) => runAsked(run, loops, stream, signal),
    pollMs: (stream) => Math.max(poll(), countPaced(loops) * PER_STREAM_MS, restOf(archive, stream)),
    onChange: () => {
      events.emit({ type: 'sync.changed' })
      // The first sync target that succeeds wakes those that paused because nothing could be reached.
      if (!wasOnline && isOnline()) for (const loop of loops.values()) if (loop.isReached() === false) loop.wake()
      wasOnline = isOnline()
    },
  }

  const wake = () => {
    if (!isRunning) return
    reconcile(deps, loopDeps, loops)
    for (const loop of loops.values()) loop.wake()
  }

  return {
    start: () => {
      isRunning = true
      reconcile(deps, loopDeps, loops)
      void rereading.next(halt.signal)
    },
    stop: async () => {
      isRunning = false
      const ending = [...loops.values()]
      loops.clear()
      halt.abort()
      await Promise.all([rereading.ended(), ...ending.map((loop) => loop.stop())])
      events.flush()
    },
    wake,
    expectNews: () => {
      eagerUntil = world.clock.now() + EAGER_FOR_MS
      wake()
    },
    state: () => {
      const activities = new Map([...loops].map(([name, loop]) => [name, loop.now()]))
      return readSyncState({ archive, registry, accounts: deps.accounts(), activities, isOnline: isOnline() })
    },
    once: (options) => runOnce({ world, registry, run }, options),
    reportFromDisk: (accounts) => readSyncReport(archive, registry, accounts),
  }
}

function runDeps(
  { world, hostThrottle, registry, archive, ingest, log, decodingThread, audit = SLOW }: SyncDeps,
  emit: (event: AppEvent) => void,
  rereadRows: RunDeps['rereadRows'],
): RunDeps {
  const shared = { request: hostThrottle('copied'), clock: world.clock, archive, ingest, registry, log }
  return {
    ...shared,
    random: world.random,
    txDecoder: createTxDecoder(registry, createContractReader(archive)),
    signers: createSignerReader(),
    decodingThread,
    rereadRows,
    pace: audit,
    status: createChainStatus(shared),
    onRows: (chainId) => {
      emit({ type: 'activity.changed', chainId })
    },
    // The rows of the history name what was learned.
    onNames: (chainId) => {
      emit({ type: 'activity.changed', chainId })
    },
    onBalances: () => {
      emit({ type: 'portfolio.changed' })
    },
    onNfts: () => {
      emit({ type: 'nfts.changed' })
    },
  }
}

/** Runs one rereading after the other: two at once would read the same rows. */
function createRereading(reread: (signal: AbortSignal) => Promise<void>) {
  let last = Promise.resolve()
  return {
    next: (signal: AbortSignal) => {
      last = last.then(() => reread(signal))
      return last
    },
    ended: () => last,
  }
}

/** Returns whether any server was reached; true before any was asked. */
function isAnyReached(loops: readonly SyncTargetLoop[]): boolean {
  return loops.some((loop) => loop.isReached() === true) || loops.every((loop) => loop.isReached() === null)
}

/** Runs a sync target and wakes what waits for it; resolves with whether a server answered. */
async function runAsked(
  deps: RunDeps,
  loops: ReadonlyMap<string, SyncTargetLoop>,
  stream: SyncTarget,
  signal: AbortSignal,
): Promise<boolean> {
  let isAnswered = false
  const request: RunDeps['request'] = async (options) => {
    const reply = await deps.request(options)
    isAnswered = true
    return reply
  }
  await runSyncTarget({ ...deps, request }, stream, signal)
  wakeFollowers(deps.archive, loops, stream)
  return isAnswered
}

/** Wakes lists that waited for this one. */
function wakeFollowers(archive: ReadDb, loops: ReadonlyMap<string, SyncTargetLoop>, { key }: SyncTarget): void {
  for (const loop of loops.values()) {
    const { account, chainId, stream } = loop.stream.key
    const follows = SYNC_TARGET_RULES[stream].after === key.stream && account === key.account && chainId === key.chainId
    if (follows && readSyncTarget(archive, loop.stream.key).checkedAt === null) loop.wake()
  }
}

/** Counts sync targets that are polled constantly; the others hardly count. */
function countPaced(loops: ReadonlyMap<string, SyncTargetLoop>): number {
  return [...loops.values()].filter(({ stream }) => restMs(stream) === 0).length
}

/** Returns the rest time; a target that was not read yet does not rest, since it may have waited for another list. */
function restOf(archive: ReadDb, stream: SyncTarget): number {
  return readSyncTarget(archive, stream.key).checkedAt === null ? 0 : restMs(stream)
}

/** Reads rows of an older version again; a failure is logged, and retried at the next start. */
async function refresh(deps: SyncDeps, { txDecoder, onRows }: RunDeps, signal: AbortSignal): Promise<void> {
  try {
    const rows = await decodeAgain({ ...deps, txDecoder }, signal)
    if (rows > 0) for (const { id } of deps.registry.chains) onRows(id, 0)
  } catch (error) {
    if (!signal.aborted) deps.log.error('sync.refreshFailed', error)
  }
}

/** Starts loops for sync targets that are wanted and have none, stops those that are no longer wanted. */
function reconcile(deps: SyncDeps, loopDeps: SyncTargetLoopDeps, loops: Map<string, SyncTargetLoop>): void {
  const wanted = new Map(
    syncTargetsOf(deps.registry, deps.accounts()).map((stream): [string, SyncTarget] => [syncTargetName(stream.key), stream]),
  )
  for (const [name, loop] of loops) {
    if (wanted.has(name)) continue
    loops.delete(name)
    loop.stop().catch((error: unknown) => {
      deps.log.error('sync.bug', error, { stream: name })
    })
  }
  let started = 0
  for (const [name, stream] of wanted) {
    if (loops.has(name)) continue
    loops.set(name, startSyncTargetLoop(loopDeps, stream, Math.floor(started / AT_ONCE)))
    started += 1
  }
}
