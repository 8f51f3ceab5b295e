// Measures in the page how long keys take to the next paint, and in which parts: until the page's thread takes the key, while scripts
// answer it, and from there until the paint.
import type { Page } from '@playwright/test'

/** Chromium reports no shorter time. Source: w3.org/TR/event-timing, durationThreshold. */
const SHORTEST_MS = 16

/** What the browser reports of an event, ms. */
interface EventTime {
  name: string
  startTime: number
  processingStart: number
  processingEnd: number
  duration: number
}

/** Of one key, ms. */
export interface KeyTime {
  /** To the paint. */
  whole: number
  /** Until the page's thread takes it. */
  input: number
  /** In handlers, React's work among it. */
  processing: number
  /** From the last handler to the paint. */
  presentation: number
}

interface Collected {
  eventTimes: EventTime[]
}

/** Types into the page's field and returns the times of so many keys, the shortest first. */
export async function typeKeys(page: Page, keys: number): Promise<KeyTime[]> {
  await page.evaluate((durationThreshold) => {
    const eventTimes: EventTime[] = []
    Object.assign(globalThis, { eventTimes })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, processingStart, processingEnd, duration } = entry as PerformanceEventTiming
        eventTimes.push({ name, startTime, processingStart, processingEnd, duration })
      }
    })
    observer.observe({ type: 'event', durationThreshold, buffered: false } as PerformanceObserverInit)
  }, SHORTEST_MS)
  for (let key = 0; key < keys; key += 1) await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace')
  const times = await page.evaluate(() => (globalThis as unknown as Collected).eventTimes)
  const downs = times.filter(({ name }) => name === 'keydown')
  // A key that the browser does not report was painted sooner.
  const sooner = Array.from({ length: Math.max(0, keys - downs.length) }, () => ({ whole: 0, input: 0, processing: 0, presentation: 0 }))
  return [...sooner, ...downs.map((down) => partsOf(down, times))].sort((one, other) => one.whole - other.whole)
}

/** The key's press and what it put into the field are events of their own, before the same paint. */
function partsOf({ startTime, processingStart, duration }: EventTime, times: readonly EventTime[]): KeyTime {
  const paint = startTime + duration
  const own = times.filter((time) => time.processingStart >= processingStart && time.processingEnd <= paint && time.name !== 'keyup')
  const end = Math.max(processingStart, ...own.map(({ processingEnd }) => processingEnd))
  return { whole: duration, input: processingStart - startTime, processing: end - processingStart, presentation: paint - end }
}

/** A line about keys in the order of {@link typeKeys}: half of them, all but a twentieth, and the longest with its parts. */
export function spread(times: readonly KeyTime[]): string {
  const at = (share: number) => times.at(Math.min(times.length - 1, Math.floor(times.length * share)))
  const whole = (time: KeyTime | undefined) => `${time?.whole ?? 0} ms`
  const parts = ({ input, processing, presentation }: KeyTime) =>
    `${input.toFixed(0)} until it is taken, ${processing.toFixed(0)} in scripts, ${presentation.toFixed(0)} to the paint`
  const mean = (part: keyof KeyTime) => times.reduce((sum, time) => sum + time[part], 0) / times.length
  const [half, most, last] = [at(0.5), at(0.95), times.at(-1)]
  const means: KeyTime = { whole: mean('whole'), input: mean('input'), processing: mean('processing'), presentation: mean('presentation') }
  const longest = last === undefined ? '' : ` (${parts(last)})`
  return `half ${whole(half)}, 95 of 100 ${whole(most)}, longest ${whole(last)}${longest}; on average ${parts(means)}`
}
