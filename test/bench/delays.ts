// Measures how late the main thread is while the core works: it is opened with a thousand transfers to follow, copies a history into an
// archive that has many rows, searches, writes a backup and checks the data, and answers a window meanwhile.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createCore, type Core } from '../../src/main/app/core.ts'
import { writeBackup } from '../../src/main/features/maintenance/backup.ts'
import { runMaintenance } from '../../src/main/features/maintenance/maintenanceTask.ts'
import { openWeb } from '../../src/main/platform/http/openWeb.ts'
import { createLog } from '../../src/main/platform/log/log.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { putAccount } from '../../src/main/db/journal/accounts.ts'
import { openJournal } from '../../src/main/db/journal/journal.ts'
import type { SyncState } from '../../src/shared/contract/status.ts'
import type { FetchLike } from '../../src/wire/world.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { WORKERS } from '../support/programs/workers.ts'
import { startServer } from './benchServer.ts'
import { ACCOUNTS, NETWORK } from './browseArchive.ts'
import { figureOf, type Figure } from './measure/figure.ts'
import type { Job } from './job.ts'
import { archiveAt } from './keptArchive.ts'
import { watchDelays, type Delays } from './measure/loopDelays.ts'
import { prepareTransfers, type Prepared } from './preparedTransfers.ts'

const LIVE = 1000
const FOLLOWED_MS = 15_000
/** A window asks about as often while rows arrive. */
const ASK_EVERY_MS = 100
const SEARCHES = ['rent', 'salary 4', 'out > 5 init', 'genesis', 'fail', 'march coffee']
const USUAL_MS = 16
const LONGEST_MS = 50

/** Answers for the router with what it says of every transfer; only the benchmark's indexer is a real server. */
function outside(indexer: string, answer: string): FetchLike {
  return async (url, init) => {
    if (url.startsWith(indexer)) return fetch(url, init)
    // Answers of a network do not come all in one moment.
    await wait(5 + Math.random() * 200)
    if (url.includes('.practice.invalid')) return new Response(answer, { headers: { 'content-type': 'application/json' } })
    throw new TypeError('fetch failed')
  }
}

/** Fills the folder: the archive with its history, and the journal of the transfers, whose account is the one that the indexer knows. */
function fill(folder: string, archive: string, transfers: string): void {
  cpSync(archive, folder, { recursive: true })
  cpSync(join(transfers, 'journal.db'), join(folder, 'journal.db'))
  const journal = openJournal(join(folder, 'journal.db'))
  for (const account of ACCOUNTS) putAccount(journal, account)
  journal.close()
}

async function openCore(folder: string, indexer: string, { file, answer }: Prepared): Promise<Core> {
  const api = [{ address: indexer }]
  const bench = { chain_id: 'bench-1', chain_name: 'bench', apis: { indexer: api, rest: api }, metadata: { minitia: { type: 'minievm' } } }
  const network = { ...file, chains: [...file.chains, ...NETWORK.chains, bench], assets: { ...NETWORK.assets, ...file.assets } }
  const world = {
    fetch: outside(indexer, answer),
    web: openWeb,
    hid: { devices: () => [], open: () => Promise.reject(new Error('there is no device')) },
    clock: systemClock,
    random: () => Math.random(),
    newId: () => 'f'.repeat(32),
  }
  return createCore(
    { folder, file: network },
    { world, log: createLog(systemClock.now, () => undefined), workers: WORKERS, practice: null },
  )
}

/** Asks as a window does that shows rows which arrive, and one that searches. */
async function askMeanwhile({ dispatch }: Core, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const filter = { text: SEARCHES[turn % SEARCHES.length] ?? '' }
    await Promise.all([
      dispatch('activity.page', { filter: {}, limit: 50 }),
      dispatch('sync.state', {}),
      dispatch('activity.page', { filter, limit: 50, requesterId: 'search' }),
      dispatch('activity.count', { filter, requesterId: 'count' }),
      dispatch('portfolio.get', {}),
    ])
    await wait(ASK_EVERY_MS)
  }
}

async function untilCopied({ dispatch }: Core, rows: number): Promise<void> {
  for (;;) {
    const reply = await dispatch('sync.state', {})
    const { streams } = reply.ok ? (reply.value as SyncState) : { streams: [] }
    if (streams.some(({ chainId, stream, rows: held }) => chainId === 'bench-1' && stream === 'txs' && held >= rows)) return
    await wait(500)
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

async function maintain(folder: string): Promise<void> {
  const about = { folder, key: null, network: 'custom', version: '0.0.0', workerPath: WORKERS.maintenance, now: Date.now }
  await writeBackup(about, { withPictures: false }, nowhere())
  await runMaintenance(WORKERS.maintenance, { kind: 'check', folder, key: null })
}

function told(what: string, { usual, longest, workedUsual, worked }: Delays): Figure[] {
  return [
    figureOf(`main thread late ${what}, 999 of 1000`, 'ms', [usual], USUAL_MS),
    figureOf(`main thread late ${what}, the longest`, 'ms', [longest], LONGEST_MS),
    figureOf(`main thread at work ${what}, 999 of 1000`, 'ms', [workedUsual], USUAL_MS),
    figureOf(`main thread at work ${what}, the longest`, 'ms', [worked], LONGEST_MS),
  ]
}

export async function measureDelays({ rows, many, folder: archives }: Job): Promise<Figure[]> {
  // The tracker's own waits keep no process alive.
  const alive = setInterval(() => undefined, 60_000)
  const prepared = await prepareTransfers(LIVE)
  const server = await startServer(rows)
  const folder = tempFolder()
  fill(folder.path, archiveAt(archives, many), prepared.folder)
  await wait(1000)
  const opening = watchDelays()
  await wait(100)
  const core = await openCore(folder.path, server.url, prepared)
  core.start()
  await core.dispatch('transfers.list', {})
  const opened = await opening.stop()
  const done = new AbortController()
  const asking = askMeanwhile(core, done.signal)
  const copying = watchDelays()
  await untilCopied(core, rows)
  const copied = await copying.stop()
  const maintaining = watchDelays()
  await maintain(folder.path)
  const maintained = await maintaining.stop()
  done.abort()
  await asking
  const following = watchDelays()
  await wait(FOLLOWED_MS)
  const followed = await following.stop()
  await core.stop()
  clearInterval(alive)
  server.stop()
  prepared.close()
  folder.remove()
  return [
    ...told(`opening with ${LIVE} live transfers`, opened),
    ...told(`copying ${rows} rows into ${many}`, copied),
    ...told('backing up and checking', maintained),
    ...told(`following ${LIVE} transfers`, followed),
  ]
}
