// Lets copying processes live on one data folder, one after the other, and kills each of them.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInterface } from 'node:readline'
import type * as BundleOnce from '../support/programs/bundleOnce.ts'
import { pathOfProgram } from '../support/programs/testPrograms.ts'
import { BUNDLED_WORKERS } from '../support/programs/workers.ts'
import type { ScriptedIndexer } from './scriptedIndexer.ts'

/** What starts a copying process of one version of the app. */
export interface SoakProgram {
  path: string
  env: NodeJS.ProcessEnv
}

/** Returns the program of this version. */
export function currentProgram(): SoakProgram {
  return { path: pathOfProgram('soak'), env: process.env }
}

/**
 * Bundles the program of another checkout as that checkout does it.
 * @param checkout its folder, with its packages installed
 */
export async function olderProgram(checkout: string): Promise<{ program: SoakProgram; remove: () => void }> {
  const own = process.env[BUNDLED_WORKERS]
  const module = pathToFileURL(join(checkout, 'test/support/programs/bundleOnce.ts')).href
  // The module of the same name in the other checkout: this one's type describes it.
  const { setup } = (await import(module)) as typeof BundleOnce
  const remove = await setup()
  const folder = process.env[BUNDLED_WORKERS]
  if (folder === undefined) throw new Error(`${checkout} bundles its programs in another way`)
  if (own === undefined) delete process.env[BUNDLED_WORKERS]
  else process.env[BUNDLED_WORKERS] = own
  return { program: { path: join(folder, 'soak.js'), env: { ...process.env, [BUNDLED_WORKERS]: folder } }, remove }
}

/** What one process says of itself. */
export interface Told {
  rows: number
  isComplete: boolean
  /** Everything written is indexed, added up and decoded by its version. An older version does not say so. */
  isSettled?: boolean
}

export interface Life {
  program: SoakProgram
  folder: string
  server: ScriptedIndexer
  /** Kills it a moment after so many requests; absent = not by requests. */
  after?: { requests: number; thenMs: number }
  /** Kills it so long after its start; absent = not by time. */
  afterMs?: number
  /** Kills it when it says this. */
  until: (told: Told) => boolean
}

/** Runs one process to its end by a kill; resolves with whether it came as far as `until`. */
export async function live({ program, folder, server, after, afterMs, until }: Life): Promise<boolean> {
  const child = spawn(process.execPath, [program.path, folder, JSON.stringify(server.registry)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: program.env,
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const kill = () => child.kill('SIGKILL')
  let isDone = false
  const stopCounting = after === undefined ? null : server.onAsked(after.requests, () => setTimeout(kill, after.thenMs))
  const timer = afterMs === undefined ? undefined : setTimeout(kill, afterMs)
  createInterface({ input: child.stdout }).on('line', (line) => {
    isDone ||= until(JSON.parse(line) as Told)
    if (isDone) kill()
  })
  const code = await ended
  stopCounting?.()
  clearTimeout(timer)
  if (code !== null && code !== 0) throw new Error(`the copying process ended by itself with ${code}`)
  return isDone
}
