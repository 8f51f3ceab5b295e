// Installs a staged release as the old version starts, and watches the new one until it has opened a window: until then the old one can
// still take over, even where the new one cannot run at all.
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../platform/log/log.ts'
import { toStoreError } from '../../db/database.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { goBack, isOnTrial, noteStart, swapIn, type ProgramPlace } from './replaceProgram.ts'
import type { ReleaseRules } from './signedRelease.ts'

/** What a start with a possible update needs. */
export interface TrialDeps {
  place: ProgramPlace
  rules: ReleaseRules
  /** Arguments of this start, for the program that takes over. */
  args: readonly string[]
  /** Lets another process become the one instance. */
  unlock(): void
  log: Log
  /** Until a new version that runs must have opened a window. */
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000
const LOOK_EVERY_MS = 100

/** Returns whether this process goes on, or leaves because another version runs in its place. Never rejects. */
export async function updateAtStart({ place, rules, args, unlock, log, timeoutMs = TIMEOUT_MS }: TrialDeps): Promise<'goOn' | 'leave'> {
  try {
    if (noteStart(place, rules.current) === 'wentBack') {
      log.warn('update.wentBack', { from: rules.current })
      unlock()
      start(place, args)
      return 'leave'
    }
    const version = await swapIn(place, rules)
    if (version === null) return 'goOn'
    log.info('update.swapped', { version })
    unlock()
    if (await comesUp(place, start(place, args), timeoutMs)) return 'leave'
    goBack(place)
    log.warn('update.wentBack', { from: version })
  } catch (error) {
    const known = toStoreError(error)
    if (known instanceof AppError) log.warn('update.refused', { code: known.code })
    else log.error('update.bug', known)
  }
  return 'goOn'
}

/** Starts the program as one of its own: it outlives this process. */
function start({ program }: ProgramPlace, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.unref()
  return child
}

/** Waits until the new version has ended its trial; false when it ends before, cannot be started, or takes too long. */
async function comesUp(place: ProgramPlace, child: ChildProcess, timeoutMs: number): Promise<boolean> {
  const ended = new AbortController()
  child.once('error', () => ended.abort())
  child.once('exit', () => ended.abort())
  for (let waited = 0; waited < timeoutMs; waited += LOOK_EVERY_MS) {
    if (!isOnTrial(place)) return true
    if (ended.signal.aborted) return false
    await wait(LOOK_EVERY_MS)
  }
  child.kill('SIGKILL')
  return false
}
