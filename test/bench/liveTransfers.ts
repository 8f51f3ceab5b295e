// Measures transfers that are under way: the processor time for a few, and how evenly many of them are polled.
import { setTimeout as wait } from 'node:timers/promises'
import { LOOKS_PER_SECOND } from '../../src/main/features/transfers/tracking/pace.ts'
import { createFastClock } from '../support/fastClock.ts'
import { figureOf, type Figure } from './measure/figure.ts'
import { prepareTransfers, STATUS_PATH } from './preparedTransfers.ts'

const FEW = 20
const FEW_SECONDS = 40
const SETTLING_SECONDS = 20
const MANY = 1000
/** The looks are counted by this clock: fast enough to be done soon, slow enough that the start's own work hardly counts. */
const SPEED = 2
const SECOND_MS = 1000

/** @returns the share of one processor. */
async function measureFew(): Promise<number> {
  const { open, answer, close } = await prepareTransfers(FEW)
  const bench = open(() => Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } })), createFastClock(1))
  bench.start()
  // Excludes the start itself and what is compiled at the first polls, which are not idle time.
  await wait(SETTLING_SECONDS * SECOND_MS)
  const [before, start] = [process.cpuUsage(), performance.now()]
  await wait(FEW_SECONDS * SECOND_MS)
  const { user, system } = process.cpuUsage(before)
  const share = (user + system) / 1000 / (performance.now() - start)
  await bench.stop()
  close()
  return share
}

interface Looks {
  /** Looks in the busiest second, beside those of a mean one. */
  peak: number
  /** From the start until each was looked at, beside the number divided by the stated rate. */
  round: number
}

async function measureMany(): Promise<Looks> {
  const { open, answer, close } = await prepareTransfers(MANY)
  const clock = createFastClock(SPEED)
  const times: number[] = []
  const seen = new Set<string>()
  const everyone = Promise.withResolvers<number>()
  const bench = open((url) => {
    const now = clock.now()
    if (url.includes(STATUS_PATH)) {
      times.push(now)
      seen.add(url)
      if (seen.size === MANY) everyone.resolve(now)
    }
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  }, clock)
  const start = clock.now()
  bench.start()
  const end = await everyone.promise
  await bench.stop()
  close()
  const seconds = (end - start) / SECOND_MS
  return { peak: busiestSecond(times) / (times.length / seconds), round: seconds / (MANY / LOOKS_PER_SECOND) }
}

function busiestSecond(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + SECOND_MS).length))
}

export async function measureLiveTransfers(): Promise<Figure[]> {
  // The tracker's own waits keep no process alive.
  const alive = setInterval(() => undefined, SECOND_MS)
  const share = await measureFew()
  const { peak, round } = await measureMany()
  clearInterval(alive)
  return [
    figureOf(`processor with ${FEW} live transfers`, 'share', [share], 0.01),
    figureOf(`${MANY} live transfers, busiest second beside a mean one`, 'times', [peak], 2),
    figureOf(`${MANY} live transfers, once each beside the stated rate`, 'times', [round], 1),
  ]
}
