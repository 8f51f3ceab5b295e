// Gives a process the world's time in place of the computer's: libraries set timers and read the clock, too.
import type { Schedule } from './schedule.ts'

/** From here on nothing in this process waits for real. */
export function takeOverTime(schedule: Schedule, now: () => number): void {
  const cancels = new Map<object, () => void>()
  const set = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const timer = { ref: () => timer, unref: () => timer }
    const cancel = schedule.after(ms, () => {
      cancels.delete(timer)
      run(...given)
    })
    cancels.set(timer, cancel)
    return timer
  }
  const clear = (timer?: object) => {
    if (timer === undefined) return
    cancels.get(timer)?.()
    cancels.delete(timer)
  }
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  Date.now = now
  AbortSignal.timeout = (ms) => {
    const limit = new AbortController()
    const end = () => limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    schedule.after(ms, end, true)
    return limit.signal
  }
}
