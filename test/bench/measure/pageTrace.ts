// What the main thread of a page did: its tasks, from a trace of the browser, by the time that they had the processor.
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

/** One task of the main thread, ms. What waits for the processor counts in `passed` alone. */
export interface Task {
  passed: number
  worked: number
}

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.record(z.string(), z.unknown()).optional(),
})
const Trace = z.object({ traceEvents: z.array(Event) })

const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata']
const US = 1000
/** Fewer tasks with a processor time than this make the figures worthless. */
const TIMED_SHARE = 0.95

/** The tasks of the page's own main thread while something is done with it. */
export async function tasksWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
  // The page's process is the one that has done most; others are spare.
  const perThread = mains.map((main) => traceEvents.filter((event) => isTask(event) && event.pid === main.pid && event.tid === main.tid))
  const own = perThread.toSorted((left, right) => right.length - left.length)[0] ?? []
  // Chromium records no processor time for tasks of a microsecond.
  const timed = own.flatMap(({ dur = 0, tdur }) => (tdur === undefined ? [] : [{ passed: dur / US, worked: tdur / US }]))
  if (timed.length < own.length * TIMED_SHARE)
    throw new Error(`the trace has the processor times of ${timed.length} of ${own.length} tasks`)
  return timed
}

function isTask({ name, ph }: z.infer<typeof Event>): boolean {
  return ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
}
