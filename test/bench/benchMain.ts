// What the app exists for, measured: `npm run bench`. Prints a table and keeps the figures as JSON. Every part runs in a process of
// its own, bundled as the app is, its repetitions between those of what it is held against.
//   --rows 100000      rows of the history that is copied
//   --many 1000000     rows of the archive that is opened and exported (BENCH_FOLDER keeps archives for the next time)
//   --runs 3           repetitions
//   --part copying     one part alone; may be given several times
//   --write            keeps the figures as bench/baseline.json
//   --against          holds ratios against bench/baseline.json, with room for noise; ends with 1 when one got worse
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { bundlePrograms } from '../support/bundle.ts'
import { programPath } from '../support/programPath.ts'
import { tempFolder } from '../support/syncBench.ts'
import { BUNDLED_WORKERS, WORKER_SOURCES } from '../support/workers.ts'
import { BENCH_PROGRAMS } from './benchServer.ts'
import { Baseline, Figure, tableOf, worseThan } from './figure.ts'
import { keptArchive } from './keptArchive.ts'

const BASELINE = join(import.meta.dirname, '..', '..', 'bench', 'baseline.json')
const PARTS = ['copying', 'far', 'quiet', 'opening', 'export', 'transfer', 'live', 'firstIdea']
/** They read the archive with many rows. */
const READING = new Set(['opening', 'export'])

interface Job {
  part: string
  rows: number
  runs: number
  archive: string
}

/** Runs a part as a bundle, so that what is measured is what users run. */
function runApart(folder: string, job: Job): Figure[] {
  const { stdout, status } = spawnSync(process.execPath, [join(folder, 'part.js'), JSON.stringify(job)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, [BENCH_PROGRAMS]: folder, [BUNDLED_WORKERS]: folder },
  })
  if (status !== 0) throw new Error(`measuring "${job.part}" failed`)
  return z.array(Figure).parse(JSON.parse(stdout))
}

/** Bundles the parts, the server that they ask and the worker threads. */
async function bundleParts(): Promise<string> {
  const folder = dirname(programPath('bench'))
  const own = { part: join(import.meta.dirname, 'partMain.ts'), indexer: join(import.meta.dirname, 'indexerMain.ts') }
  await bundlePrograms({ ...WORKER_SOURCES, ...own }, folder)
  return folder
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

function compare(now: Baseline): void {
  const worse = worseThan(Baseline.parse(JSON.parse(readFileSync(BASELINE, 'utf8'))), now)
  for (const line of worse) process.stdout.write(`worse than before: ${line}\n`)
  if (worse.length > 0) process.exitCode = 1
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      many: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '3' },
      part: { type: 'string', multiple: true, default: PARTS },
      write: { type: 'boolean', default: false },
      against: { type: 'boolean', default: false },
    },
  })
  const [rows, many, runs] = [Number(values.rows), Number(values.many), Number(values.runs)]
  const temporary = tempFolder()
  try {
    const programs = await bundleParts()
    const kept = process.env['BENCH_FOLDER'] ?? temporary.path
    const archive = values.part.some((part) => READING.has(part)) ? keptArchive(kept, many) : ''
    process.stdout.write(`${rows} rows to copy, ${many} to open, ${runs} runs; load of the machine ${load()}\n`)
    const figures: Figure[] = []
    for (const part of values.part) {
      const measured = runApart(programs, { part, rows, runs, archive })
      process.stdout.write(tableOf(measured))
      figures.push(...measured)
    }
    process.stdout.write(`load at the end ${load()}\n`)
    const now = { rows, figures }
    if (values.write) writeFileSync(BASELINE, `${JSON.stringify(now, null, 2)}\n`)
    if (values.against) compare(now)
  } finally {
    temporary.remove()
  }
}

await main()
