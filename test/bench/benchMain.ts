// What the app exists for, measured: `npm run bench`. Prints a table of the figures. Every part runs in a process of its own, bundled
// as the app is, its repetitions between those of what it is held against.
//   --rows 100000      rows of the history that is copied
//   --many 1000000     rows of the archive that is opened, read and exported (BENCH_FOLDER keeps archives for the next time)
//   --runs 3           repetitions
//   --part copying     one part alone; may be given several times
//   --write            keeps the figures in bench/baseline.json, in the place of those of this size
//   --against          holds ratios against those of this size in bench/baseline.json; what looks worse is measured again, and when
//                      it is worse three times, this ends with 1
//   --room 0.35        by how much a ratio may be worse before it counts
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { CORE_ENV, CORE_FLAGS } from '../../scripts/lib/core.mjs'
import { bundlePrograms } from '../support/programs/bundle.ts'
import { programPath } from '../support/programs/programPath.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { BUNDLED_WORKERS, WORKER_SOURCES } from '../support/programs/workers.ts'
import { BENCH_PROGRAMS } from './benchServer.ts'
import { Baseline, baselineWith, betterOf, Figure, runOfSize, tableOf, worseThan } from './measure/figure.ts'
import type { Job } from './job.ts'
import { keepArchive } from './keptArchive.ts'

const BASELINE = join(import.meta.dirname, '..', '..', 'bench', 'baseline.json')
const PARTS = [
  'copying',
  'stages',
  'small',
  'crowded',
  'far',
  'link',
  'quiet',
  'opening',
  'browse',
  'host',
  'export',
  'transfer',
  'live',
  'delays',
  'gains',
  'firstIdea',
]
/** They read the archive with many rows; pages are looked at in one with a tenth of them too. */
const READING = new Set(['crowded', 'opening', 'browse', 'host', 'export', 'delays'])
const TRIES = 3

/** Runs a part as a bundle, so that what is measured is what users run; `host` starts the built app itself. */
function runApart(programs: string, job: Job): Figure[] {
  const program = job.part === 'host' ? join(import.meta.dirname, 'hostMain.ts') : join(programs, 'part.js')
  const { stdout, status } = spawnSync(process.execPath, [...CORE_FLAGS, program, JSON.stringify(job)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...CORE_ENV, [BENCH_PROGRAMS]: programs, [BUNDLED_WORKERS]: programs },
  })
  if (status !== 0) throw new Error(`measuring "${job.part}" failed`)
  return z.array(Figure).parse(JSON.parse(stdout))
}

/** Bundles the parts, the server that they ask, the reader of pages and the worker threads. */
async function bundleParts(): Promise<string> {
  const folder = dirname(programPath('bench'))
  const own = {
    part: join(import.meta.dirname, 'partMain.ts'),
    browse: join(import.meta.dirname, 'browseMain.ts'),
    indexer: join(import.meta.dirname, 'server/indexerMain.ts'),
  }
  await bundlePrograms({ ...WORKER_SOURCES, ...own }, folder)
  return folder
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

function readBaseline(): Baseline {
  return existsSync(BASELINE) ? Baseline.parse(JSON.parse(readFileSync(BASELINE, 'utf8'))) : []
}

/** Measures a part until it is no worse than before, three times at most. */
function measureAgainst(before: readonly Figure[], room: number, measure: () => Figure[]): { figures: Figure[]; worse: Figure[] } {
  let figures = measure()
  let worse = worseThan(before, figures, room)
  for (let tried = 1; tried < TRIES && worse.length > 0; tried += 1) {
    process.stdout.write(`once more, since it looks worse: ${worse.map(({ name }) => name).join('; ')}\n`)
    figures = betterOf(figures, measure())
    worse = worseThan(before, figures, room)
  }
  return { figures, worse }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      many: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '3' },
      part: { type: 'string', multiple: true, default: PARTS },
      write: { type: 'boolean', default: false },
      against: { type: 'boolean', default: false },
      room: { type: 'string', default: '0.35' },
    },
  })
  return { ...values, rows: Number(values.rows), many: Number(values.many), runs: Number(values.runs), room: Number(values.room) }
}

async function main(): Promise<void> {
  const { rows, many, runs, part: parts, room, write, against } = readOptions()
  const temporary = tempFolder()
  try {
    const programs = await bundleParts()
    const folder = process.env['BENCH_FOLDER'] ?? temporary.path
    if (parts.some((part) => READING.has(part))) keepArchive(folder, many)
    if (parts.includes('browse')) keepArchive(folder, many / 10)
    if (parts.includes('gains')) keepArchive(folder, rows)
    const before = against ? runOfSize(readBaseline(), { rows, many, figures: [] }).figures : []
    process.stdout.write(`${rows} rows to copy, ${many} to open, ${runs} runs; load of the machine ${load()}\n`)
    const all: Figure[] = []
    for (const part of parts) {
      const { figures, worse } = measureAgainst(before, room, () => runApart(programs, { part, rows, runs, many, folder }))
      process.stdout.write(tableOf(figures))
      all.push(...figures)
      for (const { name, value } of worse) process.stdout.write(`worse than before: ${name}, ${value.toFixed(2)}\n`)
      if (worse.length > 0) process.exitCode = 1
    }
    process.stdout.write(`load at the end ${load()}\n`)
    if (!write) return
    mkdirSync(dirname(BASELINE), { recursive: true })
    writeFileSync(BASELINE, `${JSON.stringify(baselineWith(readBaseline(), { rows, many, figures: all }), null, 2)}\n`)
  } finally {
    temporary.remove()
  }
}

await main()
