// Sets the day on which the tests live. The practice network's history ends at a fixed moment, so that on a later day what waits in it
// would be over: an unbonding could not be cancelled, a vote not be cast. Processes that a test starts live on the same day.
import { moveClock } from './programs/moveClock.mjs'

/** A week after the practice network's history ends: the moment at which a run of the tests begins. */
const TEST_DAY = Date.UTC(2026, 10, 27, 12)
/** Names the variable with the milliseconds between the clock of the computer and that of the tests. */
const SHIFT = 'WAYBILL_TEST_SHIFT'

/** Sets the environment for what a test runner starts, once in a run: its workers find it set. @returns whether it was set now. */
export function setTestDay(): boolean {
  if (process.env[SHIFT] !== undefined) return false
  process.env[SHIFT] = String(TEST_DAY - Date.now())
  Object.assign(process.env, preloading(new URL('./programs/shiftClock.mjs', import.meta.url)))
  return true
}

/** Moves the clock of this process too, for a runner that starts the app by itself. */
export function liveOnTestDay(): void {
  if (setTestDay()) moveClock(shiftMs())
}

/** Returns the environment in which Node loads modules before a program, behind those that are loaded already. */
export function preloading(...modules: readonly URL[]): { NODE_OPTIONS: string } {
  const before = process.env['NODE_OPTIONS']
  return { NODE_OPTIONS: [...(before === undefined ? [] : [before]), ...modules.map(({ href }) => `--import=${href}`)].join(' ') }
}

/** Returns a script that moves the clock of a page. */
export function testDayScript(): string {
  return `(${moveClock.toString()})(${shiftMs()})`
}

function shiftMs(): number {
  return Number(process.env[SHIFT] ?? 0)
}
