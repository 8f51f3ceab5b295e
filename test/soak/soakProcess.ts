// Copies the history of one address until it is killed, and says how far it is: node soakProcess.ts FOLDER CHAINS_JSON
import { DECODER_VERSION } from '../../src/main/decoding/txDecoder.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { openSyncBench, watched } from '../support/benches/syncBench.ts'
import { ME } from './records.ts'

const [folder, chains] = process.argv.slice(2)
if (folder === undefined || chains === undefined) throw new Error('folder and chains are needed')

/** Pauses, which are minutes at their longest, become parts of a second. */
const QUICK = 2000

const bench = await openSyncBench({
  folder,
  network: { router: null, chains: JSON.parse(chains) as unknown[], assets: {} },
  fetch: (url, init) => fetch(url, init),
  accounts: [watched(ME)],
  clock: { now: systemClock.now, sleep: (ms, signal) => systemClock.sleep(ms / QUICK, signal) },
})
bench.sync.start()
/** What is written but not yet indexed, added up, or decoded as this version does. */
const left = bench.archive
  .prepare<[number], number>(
    `SELECT EXISTS (SELECT 1 FROM search_due) OR EXISTS (SELECT 1 FROM figure_change)
       OR EXISTS (SELECT 1 FROM tx WHERE projection_version < ?)`,
  )
  .pluck()
let said = ''
setInterval(() => {
  const stream = bench.sync.state().streams.find((candidate) => candidate.stream === 'txs')
  const line = JSON.stringify({
    rows: stream?.rows ?? 0,
    isComplete: stream?.isComplete ?? false,
    isSettled: left.get(DECODER_VERSION) === 0,
    error: stream?.error?.message ?? null,
  })
  if (line === said) return
  said = line
  process.stdout.write(`${line}\n`)
}, 100)
