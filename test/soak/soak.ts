// Copies a scripted indexer's history while the copying process is killed again and again, then compares both, row by row.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { CORE } from '../../scripts/lib/core.mjs'
import { customNetwork, folderOf } from '../../src/main/app/networks.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { pathOfProgram } from '../support/programs/testPrograms.ts'
import { ME, rowAt } from './rows.ts'
import { createRandom, startScriptedIndexer, type ScriptedIndexer, type ScriptedOptions } from './scriptedIndexer.ts'

export interface SoakOptions extends ScriptedOptions {
  folder: string
  /** Requests that a process makes before it is killed: anything in between. A number, not a time, so that a slow machine sees the same. */
  killAfter: { least: number; most: number }
  /** Gives up then. */
  maxMs: number
}

export interface SoakResult {
  rows: number
  kills: number
  requests: number
  failures: number
  seconds: number
  /** What differs, one sentence each; empty when both sets are equal. */
  differences: string[]
}

export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const started = performance.now()
  const server = await startScriptedIndexer(options)
  try {
    const kills = await copyUntilComplete(server, options)
    return {
      rows: options.rows,
      kills,
      requests: server.asked(),
      failures: server.failed(),
      seconds: (performance.now() - started) / 1000,
      differences: compare(options),
    }
  } finally {
    await server.close()
  }
}

/**
 * Runs `sync --once` of the built core against a scripted indexer that has all its rows from the start.
 * Ending with anything but 0 is a difference.
 */
export async function runOnceSoak(options: Omit<SoakOptions, 'killAfter'>): Promise<SoakResult> {
  const started = performance.now()
  const server = await startScriptedIndexer({ ...options, present: 1 })
  try {
    const chains = join(options.folder, 'chains.json')
    writeFileSync(chains, JSON.stringify(server.registry))
    const flags = ['--chains', chains, '--data-dir', options.folder, '--account', ME, '--once']
    const child = spawn(process.execPath, [...CORE, 'sync', ...flags], { stdio: ['ignore', 'pipe', 'ignore'], timeout: options.maxMs })
    const [code, report] = await Promise.all([new Promise<number | null>((resolve) => child.once('close', resolve)), text(child.stdout)])
    const folder = join(options.folder, folderOf(customNetwork(server.registry, null)))
    const [requests, failures, seconds] = [server.asked(), server.failed(), (performance.now() - started) / 1000]
    const differences = [
      ...compare({ ...options, folder }),
      ...(code === 0 ? [] : [`it ended with ${code ?? 'a signal'}: ${report.trim()}`]),
    ]
    return { rows: options.rows, kills: 0, requests, failures, seconds, differences }
  } finally {
    await server.close()
  }
}

/** Longest time from the last request of a process to its end: an answer is parsed and stored within it. */
const MAX_DELAY_MS = 60

/** Number of kills. */
async function copyUntilComplete(server: ScriptedIndexer, options: SoakOptions): Promise<number> {
  const random = createRandom(options.seed + 7919)
  const giveUpAt = performance.now() + options.maxMs
  for (let kills = 0; ; kills += 1) {
    const { least, most } = options.killAfter
    // More and more, so that one of them comes to the end.
    const requests = Math.round((least + random() * (most - least)) * (1 + kills / 10))
    const life = { requests, thenMs: random() * MAX_DELAY_MS }
    if (await liveFor(life, server, options)) return kills
    if (performance.now() > giveUpAt) throw new Error(`seed ${options.seed} is not complete after ${options.maxMs / 1000} s`)
  }
}

/** Lets one process make so many requests, and kills it a moment later; true when everything was copied before. */
async function liveFor(
  { requests, thenMs }: { requests: number; thenMs: number },
  server: ScriptedIndexer,
  { folder, rows }: SoakOptions,
): Promise<boolean> {
  const child = spawn(process.execPath, [pathOfProgram('soak'), folder, JSON.stringify(server.registry)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let isDone = false
  const stopCounting = server.onAsked(requests, () => setTimeout(() => child.kill('SIGKILL'), thenMs))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = JSON.parse(line) as { rows: number; isComplete: boolean }
    isDone ||= told.isComplete && told.rows === rows && server.shown() === rows
    if (isDone) child.kill('SIGKILL')
  })
  const code = await ended
  stopCounting()
  if (code !== null && code !== 0) throw new Error(`the copying process ended by itself with ${code}`)
  return isDone
}

/** Compares what is stored with what the indexer holds, by hash and height. */
function compare({ folder, seed, rows }: Pick<SoakOptions, 'folder' | 'seed' | 'rows'>): string[] {
  // As the app opens it after a kill: the log of the last writes is folded in.
  const db = openDatabase(join(folder, 'archive.db'), { mode: 'write', synchronous: 'normal' })
  try {
    const held = db
      .prepare<[], { hash: string; height: number }>(
        `SELECT hex(t.hash) AS hash, t.height FROM tx_account a JOIN tx t ON t.id = a.tx_id AND t.time = a.time ORDER BY t.height`,
      )
      .all()
    const heights = new Map(held.map(({ hash, height }) => [hash, height]))
    const missing = Array.from({ length: rows }, (_, index) => rowAt(seed, index)).filter(
      ({ hash, height }) => heights.get(hash) !== height,
    )
    const stream = db
      .prepare<[], { row_count: number; is_complete: number }>("SELECT row_count, is_complete FROM stream WHERE stream = 'txs'")
      .get()
    const ranges = db.prepare<[], { n: number }>("SELECT count(*) AS n FROM span WHERE stream = 'txs' AND touches_start = 1").get()
    const facts: [boolean, string][] = [
      [missing.length === 0, `${missing.length} rows are missing or stand at another height, as ${missing[0]?.hash ?? ''}`],
      [held.length === rows, `${held.length} rows are held instead of ${rows}`],
      [heights.size === held.length, `${held.length - heights.size} rows are there twice`],
      [stream?.is_complete === 1 && stream.row_count === rows, `the stream says ${JSON.stringify(stream)}`],
      [ranges?.n === 1, 'the spans do not reach the start'],
      [db.pragma('integrity_check', { simple: true }) === 'ok', 'the file is damaged'],
    ]
    return facts.flatMap(([isTrue, words]) => (isTrue ? [] : [words]))
  } finally {
    db.close()
  }
}
