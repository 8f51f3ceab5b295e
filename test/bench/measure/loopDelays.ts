// Watches how late the event loop of this thread is, and how much of that it worked itself: the rest is the system's scheduling.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './figure.ts'

/** A timer is due this often. */
const EVERY_MS = 10
const NS = 1e6
const US = 1000

/** What was seen, in ms. */
export interface Delays {
  /** How late a timer was, in 999 of 1000 cases. */
  usual: number
  longest: number
  /** Processor time of this thread between two timers, in 999 of 1000 cases. */
  workedUsual: number
  /** At most. */
  worked: number
}

/** Starts watching; `stop` returns what was seen until then. */
export function watchDelays(): { stop(): Promise<Delays> } {
  const histogram = monitorEventLoopDelay({ resolution: EVERY_MS })
  const works: number[] = []
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    works.push((user + system) / US)
  }, EVERY_MS)
  histogram.enable()
  return {
    stop: async () => {
      // What has just ended counts at the next timer.
      await wait(5 * EVERY_MS)
      histogram.disable()
      clearInterval(timer)
      const late = (ns: number) => Math.max(0, ns / NS - EVERY_MS)
      return {
        usual: late(histogram.percentile(99.9)),
        longest: late(histogram.max),
        workedUsual: percentile(works, 0.999),
        worked: percentile(works, 1),
      }
    },
  }
}
