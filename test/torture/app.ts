// Runs the app's side of the torture in a separate process: the transfer half of the core on real files. Time, chance, network and device
// come from the world that started it, and it can end itself by SIGKILL at any fact.
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setImmediate as turn } from 'node:timers/promises'
import { createLog } from '../../src/main/platform/log/log.ts'
import { listLiveTransfers, type FactObserver } from '../../src/main/db/journal/transfers.ts'
import type { FetchLike } from '../../src/wire/world.ts'
import { openBench, type Bench } from '../support/benches/bench.ts'
import { nameOf } from '../support/bodies/factName.ts'
import { createNearHid } from '../support/device/farHid.ts'
import { createSeededRandom } from './seededRandom.ts'
import { takeOverTime } from './ownTime.ts'
import type { AppOptions, FarAnswer, FromApp, ToApp } from './protocol.ts'
import { createSchedule, type Schedule } from './schedule.ts'

/** So many turns of the event loop without a word, and nothing is left to do. */
const QUIET_TURNS = 3

export async function runApp(options: AppOptions): Promise<void> {
  const app = openApp(options)
  await app.settle()
  for await (const line of createInterface({ input: process.stdin })) {
    app.onMessage(JSON.parse(line) as ToApp)
    await app.settle()
  }
  await app.bench.stop()
}

function openApp(options: AppOptions) {
  const schedule = createSchedule(options.at)
  const clock = createShownClock(schedule, options.offsetMs)
  takeOverTime(schedule, clock.now)
  const chance = createSeededRandom(options.seed)
  // Libraries draw numbers for their requests, too.
  Math.random = chance.next
  const mouth = createMouth()
  const { fetch, answer, isAsking } = createFarFetch(mouth.say)
  const hid = createNearHid((request) => mouth.say({ said: 'hid', request }))
  const changed = new Set<string>()
  const die = (fact: string | null) => {
    mouth.say({ said: 'dying', fact, steps: stepsOf(bench) })
    process.kill(process.pid, 'SIGKILL')
  }
  const bench: Bench = openBench({
    ...options,
    fetch,
    hid,
    clock,
    chance: { random: chance.next, newId: () => Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('') },
    factObserver: observer(options.kill, die),
    onEvent: (event) => {
      if (event.type === 'transfer.changed' || event.type === 'transfer.progress') changed.add(event.id)
    },
    log: createLog(clock.now, (line) => writeSync(2, `${line}\n`)),
  })
  const perform = async ({ id, method, input }: Extract<ToApp, { say: 'call' }>) => {
    mouth.say({ said: 'reply', id, reply: await bench.dispatch(method, input) })
  }
  const onMessage = (message: ToApp) => {
    schedule.moveTo(message.at)
    if (message.say === 'call') void perform(message)
    else if (message.say === 'answer') answer(message.id, message.answer)
    else if (message.say === 'hid') hid.onMessage(message.event)
    else if (message.say === 'jump') clock.jump(message.ms)
    else if (message.say === 'die') die(null)
    else for (let due = schedule.due(); due !== null && due <= message.at; due = schedule.due()) void schedule.runNext()
  }
  const settle = async () => {
    await mouth.quiet()
    // The time limit of a request that has its answer is no reason to let time pass.
    mouth.say({ said: 'idle', due: schedule.due(isAsking() ? 'all' : 'noLimits'), changed: [...changed] })
    changed.clear()
  }
  bench.start()
  return { bench, onMessage, settle }
}

/** The computer's clock: right or wrong, it goes on with the world's time, and pauses keep their length when it is set. */
function createShownClock(schedule: Schedule, offsetMs: number) {
  let offset = offsetMs
  return {
    now: () => schedule.now() + offset,
    sleep: schedule.sleep,
    jump: (ms: number) => {
      offset += ms
    },
  }
}

/** The steps that are under way. */
function stepsOf({ db, transfers }: Bench): string[] {
  return [...new Set(listLiveTransfers(db).flatMap(({ id }) => transfers.get(id).running ?? []))]
}

function createMouth() {
  let words = 0
  return {
    say: (message: FromApp) => {
      words += 1
      process.stdout.write(`${JSON.stringify(message)}\n`)
    },
    /** Resolves when nothing goes on by itself any more. */
    quiet: async () => {
      for (let quiet = 0; quiet < QUIET_TURNS;) {
        const before = words
        await turn()
        const isBusy = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))
        quiet = words === before && !isBusy ? quiet + 1 : 0
      }
    },
  }
}

function createFarFetch(say: (message: FromApp) => void) {
  const open = new Map<number, PromiseWithResolvers<Response>>()
  let nextId = 1
  const fetch: FetchLike = async (url, init) => {
    init?.signal?.throwIfAborted()
    const id = nextId
    nextId += 1
    const answered = Promise.withResolvers<Response>()
    open.set(id, answered)
    init?.signal?.addEventListener('abort', () => {
      open.delete(id)
      answered.reject(init.signal?.reason as Error)
    })
    say({ said: 'fetch', id, url, method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? init.body : '' })
    return await answered.promise
  }
  const answer = (id: number, reply: FarAnswer) => {
    const answered = open.get(id)
    open.delete(id)
    if (reply === null) answered?.reject(new TypeError('fetch failed'))
    else answered?.resolve(new Response(reply.body, { status: reply.status, headers: reply.headers }))
  }
  return { fetch, answer, isAsking: () => open.size > 0 }
}

function observer(kill: AppOptions['kill'], die: (fact: string) => void): FactObserver {
  let stored = 0
  return {
    before: (fact) => {
      stored += 1
      if (kill?.nth === stored && kill.when === 'before') die(nameOf(fact))
    },
    after: (fact) => {
      if (kill?.nth === stored && kill.when === 'after') die(nameOf(fact))
    },
  }
}
