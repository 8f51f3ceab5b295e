// Copies the history of one address until it is killed, and says how far it is: node soakProcess.ts FOLDER CHAINS_JSON
import { systemClock } from '../../src/main/platform/time.ts'
import { openSyncBench, watched } from '../support/benches/syncBench.ts'
import { ME } from './rows.ts'

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
let said = ''
setInterval(() => {
  const stream = bench.sync.state().streams.find((candidate) => candidate.stream === 'txs')
  const line = JSON.stringify({ rows: stream?.rows ?? 0, isComplete: stream?.isComplete ?? false, error: stream?.error?.message ?? null })
  if (line === said) return
  said = line
  process.stdout.write(`${line}\n`)
}, 100)
