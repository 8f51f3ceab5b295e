// Copies a scripted indexer's history while the copying process is killed again and again, then compares the copy, row by row, with the
// indexer and with a copy that one process made undisturbed while the same history grew.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CORE } from '../../scripts/lib/core.mjs'
import { customNetwork, folderOf } from '../../src/main/app/networks.ts'
import { ARCHIVE_MIGRATIONS } from '../../src/main/db/archive/schema.ts'
import { openDatabase, type ReadDb } from '../../src/main/db/database.ts'
import { schemaVersion } from '../../src/main/db/migrate.ts'
import { compareArchives } from './compareArchives.ts'
import { compareWithIndexer, readReset } from './compareWithIndexer.ts'
import { currentProgram, live, type SoakProgram, type Told } from './lives.ts'
import { ME } from './records.ts'
import { createRandom, startScriptedIndexer, type ScriptedIndexer, type ScriptedOptions } from './scriptedIndexer.ts'

export interface SoakOptions extends ScriptedOptions {
  folder: string
  /** Requests that a process makes before it is killed: anything in between. A number, not a time, so that a slow machine sees the same. */
  killAfter: { least: number; most: number }
  /** Gives up then. */
  maxMs: number
  /** The program of an older version, which copies the first third to half of the rows; absent = this version copies all. */
  older?: SoakProgram
  /** Share of the rows that the undisturbed copy finds at its start; the rest arrives while it copies. Default: 0.02. */
  grownFrom?: number
}

export interface SoakResult {
  rows: number
  kills: number
  requests: number
  failures: number
  seconds: number
  /** What the older version left; null without one. */
  upgrade: Upgrade | null
  /** The comparison with the undisturbed copy; null without one. */
  derived: { rows: number; copySeconds: number; seconds: number } | null
  /** What differs, one sentence each; empty when all sets are equal. */
  differences: string[]
}

/** A change of the version in the middle. */
export interface Upgrade {
  /** Rows that the older version had written. */
  rows: number
  /** When it took the history for begun anew; null when it did not. */
  resetAt: number | null
  /** Kills of this version by time after its start, and how many of them came before the schema was migrated. */
  early: number
  unmigrated: number
}

export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const started = performance.now()
  const folder = join(options.folder, 'killed')
  mkdirSync(folder)
  const server = await startScriptedIndexer(options)
  try {
    const { kills, upgrade } = await copyUntilComplete(server, { ...options, folder })
    const facts = { rows: options.rows, kills, upgrade, requests: server.asked(), failures: server.failed() }
    const differences = compareWithIndexer({ ...options, folder, resetAt: upgrade?.resetAt ?? null })
    const seconds = secondsSince(started)
    const { derived, differences: others } = await compareDerived(options, folder)
    return { ...facts, seconds, derived, differences: [...differences, ...others] }
  } finally {
    await server.close()
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}

/** Lets one process copy the same history as it grows, without a failure, and compares every table. */
async function compareDerived(options: SoakOptions, killed: string): Promise<Pick<SoakResult, 'derived' | 'differences'>> {
  const started = performance.now()
  const folder = join(options.folder, 'undisturbed')
  mkdirSync(folder)
  await copyUndisturbed({ ...options, folder, failing: 0, present: options.grownFrom ?? 0.02 })
  const copySeconds = secondsSince(started)
  const { compared, differences } = compareArchives(join(killed, 'archive.db'), join(folder, 'archive.db'), options.older !== undefined)
  return { derived: { rows: compared, copySeconds, seconds: secondsSince(started) - copySeconds }, differences }
}

/** Lets one process of this version copy a history to its end, as it grows. */
export async function copyUndisturbed(options: Omit<SoakOptions, 'killAfter' | 'older' | 'grownFrom'>): Promise<void> {
  const { folder, rows, maxMs } = options
  const server = await startScriptedIndexer(options)
  try {
    const isDone = await live({ program: currentProgram(), folder, server, afterMs: maxMs, until: isWhole(server, rows) })
    if (!isDone) throw new Error(`the undisturbed copy is not complete after ${maxMs / 1000} s`)
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
    const [requests, failures, seconds] = [server.asked(), server.failed(), secondsSince(started)]
    const differences = [
      ...compareWithIndexer({ ...options, folder, resetAt: null }),
      ...(code === 0 ? [] : [`it ended with ${code ?? 'a signal'}: ${report.trim()}`]),
    ]
    return { rows: options.rows, kills: 0, upgrade: null, derived: null, requests, failures, seconds, differences }
  } finally {
    await server.close()
  }
}

/** Longest time from the last request of a process to its end: an answer is parsed and stored within it. */
const MAX_DELAY_MS = 60
/** Lives of this version on the folder of an older one: each lasts up to so much longer, and `more` of them after it is migrated. */
const EARLY = { stepMs: 120, more: 3 }

/** A process has copied everything, and left nothing to do. */
function isWhole(server: ScriptedIndexer, rows: number): (told: Told) => boolean {
  return (told) => told.isComplete && told.rows === rows && told.isSettled === true && server.shown() === rows
}

async function copyUntilComplete(server: ScriptedIndexer, options: SoakOptions): Promise<{ kills: number; upgrade: Upgrade | null }> {
  const random = createRandom(options.seed + 7919)
  const { older, folder, rows } = options
  const share = Math.floor(rows * (1 / 3 + random() / 6))
  const first = older === undefined ? 0 : await copyUntil({ server, options, random, program: older, until: (told) => told.rows >= share })
  const upgrade = older === undefined ? null : await upgradeUnderKills(server, folder, random)
  const kills = await copyUntil({ server, options, random, program: currentProgram(), until: isWhole(server, rows) })
  // What an older version has done when it came far enough is one more kill.
  return { kills: kills + (upgrade === null ? 0 : first + 1 + upgrade.early), upgrade }
}

interface Phase {
  server: ScriptedIndexer
  options: SoakOptions
  random: () => number
  program: SoakProgram
  until: (told: Told) => boolean
}

/** Lets one process after the other make some requests, and kills it a moment later. @returns the number of kills */
async function copyUntil({ server, options, random, program, until }: Phase): Promise<number> {
  const { folder, killAfter, maxMs, seed } = options
  const giveUpAt = performance.now() + maxMs
  for (let kills = 0; ; kills += 1) {
    const { least, most } = killAfter
    // More and more, so that one of them comes to the end.
    const requests = Math.round((least + random() * (most - least)) * (1 + kills / 10))
    const after = { requests, thenMs: random() * MAX_DELAY_MS }
    if (await live({ program, folder, server, after, until })) return kills
    if (performance.now() > giveUpAt) throw new Error(`seed ${seed} is not complete after ${maxMs / 1000} s`)
  }
}

/** Kills this version soon after its start, while it migrates the folder and takes up what is to be done again. */
async function upgradeUnderKills(server: ScriptedIndexer, folder: string, random: () => number): Promise<Upgrade> {
  const file = join(folder, 'archive.db')
  const rows = reading(file, (db) => db.prepare<[], number>('SELECT count(*) FROM tx').pluck().get() ?? 0)
  const resetAt = reading(file, readReset)
  let [early, unmigrated] = [0, 0]
  for (; early < unmigrated + EARLY.more; early += 1) {
    await live({ program: currentProgram(), folder, server, afterMs: (early + random()) * EARLY.stepMs, until: () => false })
    if (!isMigrated(file)) unmigrated += 1
  }
  return { rows, resetAt, early, unmigrated }
}

function isMigrated(file: string): boolean {
  return reading(file, (db) => schemaVersion(db) === ARCHIVE_MIGRATIONS.at(-1)?.version)
}

function reading<T>(file: string, read: (db: ReadDb) => T): T {
  const db = openDatabase(file, { mode: 'read' })
  try {
    return read(db)
  } finally {
    db.close()
  }
}
