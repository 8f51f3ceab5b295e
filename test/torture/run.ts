// Runs one world of the torture: a practice network, the app in a separate process that is killed at chosen moments, and a user who acts,
// sometimes twice. Time jumps from one event to the next, so that the test waits for nothing.
// At the end the journal is compared with the chains.
import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { ANCHOR_MS } from '../../src/practice/book/chains/chains.ts'
import { lockingAccount } from '../../src/practice/book/staking.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../src/practice/network.ts'
import { createFarHid, type FarHid } from '../support/device/farHid.ts'
import { CHAIN } from './actionKinds.ts'
import { startApp, type App } from './appProcess.ts'
import { createSeededRandom, type SeededRandom } from './seededRandom.ts'
import { putHandsOn } from './hands.ts'
import { readJournal } from './journal.ts'
import { verifyActions } from './verifyActions.ts'
import { verifyJournal } from './verifyJournal.ts'
import { planLife, SPARED, type LifePlan, type Moment } from './kills.ts'
import { createSchedule, type Schedule } from './schedule.ts'
import { runUserSession } from './userSession.ts'
import { addUp, readFigures, type Figures } from './figures.ts'
import { newUser, type User } from './user.ts'
import { createFlakyNetwork, type FlakyNetwork } from './flakyNetwork.ts'

/** A process is killed at most this often for each transfer. */
const MAX_KILLS = 2
/** Limits on events: after so many for each transfer no more troubles happen, and then what is left counts as lost. */
const EVENTS = { wild: 3000, most: 12_000 }
const [SECOND_MS, MINUTE_MS, DAY_MS] = [1000, 60_000, 86_400_000]
/** How long the app stays closed after a kill. */
const CLOSED = [
  { share: 0.02, maxMs: 7 * DAY_MS },
  { share: 0.06, maxMs: DAY_MS },
  { share: 1, maxMs: 30 * SECOND_MS },
]

export interface WorldOptions {
  seed: number
  transfers: number
  /** Of the bundled app. */
  bundle: string
  /** Empty, for this world alone. */
  folder: string
}

export interface WorldResult extends Figures {
  /** One sentence a violation. */
  violations: string[]
  /** Of everything that was said between the app and the world: equal where two runs were. */
  digest: string
}

interface World {
  options: WorldOptions
  schedule: Schedule
  practice: PracticeNetwork
  user: User
  network: FlakyNetwork
  record: ReturnType<typeof createHash>
  /** For kills and the clock. */
  chance: SeededRandom
  hands: Record<string, number>
  kills: { at: Record<string, number>; steps: Record<string, number> }
  troubles: Record<string, number>
  /** The life under way. */
  life: { app: App; far: FarHid; plan: LifePlan; counts: Partial<Record<Moment, number>> } | null
  lives: number
  events: number
}

function openWorld(options: WorldOptions): World {
  const { seed, transfers } = options
  const schedule = createSchedule(ANCHOR_MS + MINUTE_MS)
  const later = (run: () => void, ms: number) => schedule.after(ms, run)
  const practice = createPracticeNetwork({ seed, file: ':memory:', clock: schedule, later })
  practice.device.set('blindSigning', true)
  const chanceFor = (salt: number) => createSeededRandom((seed * 2_654_435_761 + salt * 40_503) >>> 0)
  const onMoment = (moment: Moment) => reach(world, moment)
  const network = createFlakyNetwork({ practice, schedule, chance: chanceFor(1), onHandled: () => onMoment('handled') })
  const world: World = {
    options,
    schedule,
    practice,
    network,
    user: newUser(practice, chanceFor(2), transfers),
    record: createHash('sha256'),
    chance: chanceFor(3),
    hands: putHandsOn({ device: practice.device, schedule, chance: chanceFor(4), onMoment }),
    kills: { at: {}, steps: {} },
    troubles: {},
    life: null,
    lives: 0,
    events: 0,
  }
  practice.device.onChange(() => world.life?.far.notifyDevices())
  return world
}

/** Runs one world to its end. */
export async function runWorld(options: WorldOptions): Promise<WorldResult> {
  const world = openWorld(options)
  const { practice, user, schedule, network } = world
  const begun = { real: Date.now(), own: schedule.now() }
  try {
    while ((await live(world)) === 'killed') await stayClosed(world)
    await world.life?.app.close()
    const journal = readJournal(options.folder)
    const { troubles, hands, kills, events, lives } = world
    network.calm()
    return {
      violations: [...verifyJournal(practice, journal, user), ...(await verifyActions(practice, journal))],
      ...readFigures(user, journal),
      killsAt: kills.at,
      killsDuring: kills.steps,
      troubles: { ...network.counts, ...troubles, ...renamed(hands), 'refused before signing': user.turnedAway },
      lives,
      events,
      digest: world.record.digest('hex').slice(0, 12),
      seconds: (Date.now() - begun.real) / SECOND_MS,
      hoursLived: (schedule.now() - begun.own) / (60 * MINUTE_MS),
    }
  } finally {
    await world.life?.app.close()
    practice.close()
  }
}

/** What the hands did beside approving. */
function renamed(hands: Record<string, number>): Record<string, number> {
  const odd = Object.entries(hands).filter(([name]) => name !== 'approved')
  return Object.fromEntries(odd.map(([name, count]) => [`device ${name}`, count]))
}

/** One process from its start to its kill, or to the end of the world. */
async function live(world: World): Promise<'killed' | 'done'> {
  const app = await begin(world)
  const desk = { client: app.client, practice: world.practice, schedule: world.schedule }
  const ends = await during(world, () => runUserSession(app, desk, world.user))
  if (ends === 'done' || !app.isGone()) return 'done'
  const words = app.lastWords()
  const plan = world.life?.plan
  const fact = words?.fact ?? null
  const at = fact === null ? `${plan?.at?.moment}` : `${plan?.fact?.when} ${fact}`
  addUp(world.kills.at, at)
  for (const step of words?.steps ?? []) addUp(world.kills.steps, step)
  world.life?.far.close()
  world.life = null
  return 'killed'
}

async function begin(world: World): Promise<App> {
  const { options, schedule, practice, chance, kills, user } = world
  const killed = Object.values(kills.at).reduce((all, times) => all + times, 0)
  const mayKill = killed < MAX_KILLS * user.wanted && world.events < EVENTS.wild * user.wanted
  const plan = mayKill ? planLife(chance) : SPARED
  // The computer's clock is wrong for one process in ten, by up to a quarter of an hour.
  const offsetMs = chance.happens(0.1) ? wrong(world, 15 * MINUTE_MS) : 0
  world.lives += 1
  if (chance.happens(0.2)) payUnlocked(world)
  const seed = options.seed * 1000 + world.lives
  const deps = {
    bundle: options.bundle,
    now: schedule.now,
    record: world.record,
    enqueue: (notify: () => Promise<void>) => void schedule.after(0, notify),
    hearFetch: (request: Parameters<FlakyNetwork['carry']>[0]) => {
      schedule.after(0, () => reach(world, 'request'))
      world.network.carry(request, async (answer) => {
        if (app.isGone()) return
        await app.notify({ say: 'answer', id: request.id, answer })
        await reach(world, 'answer')
      })
    },
    hearHid: ({ request }: { request: Parameters<FarHid['perform']>[0] }) => world.life?.far.perform(request),
  }
  const options_ = { folder: options.folder, file: practice.network, seed, at: schedule.now(), offsetMs, kill: plan.fact }
  const app: App = await startApp(deps, options_)
  const far = createFarHid(practice.hid, (event) => void schedule.after(1, () => app.notify({ say: 'hid', event })))
  world.life = { app, far, plan, counts: {} }
  far.notifyDevices()
  // The clock is set again in the middle of one life in ten.
  if (chance.happens(0.1)) schedule.after(chance.below(5 * MINUTE_MS), () => app.notify({ say: 'jump', ms: wrong(world, 60 * MINUTE_MS) }))
  return app
}

/** Pays what an unbonding leaves with the module of locked stakes: one that is begun here would take 21 days of the world's time. */
function payUnlocked({ practice, chance }: World): void {
  const holder = lockingAccount(practice.accounts[0]?.bech32 ?? '')
  practice.pay(CHAIN, holder, { denom: 'uinit', amount: String(1 + chance.below(5_000_000)) })
}

function wrong(world: World, maxMs: number): number {
  addUp(world.troubles, 'wrongClock')
  return Math.round((world.chance.next() - 0.5) * 2 * maxMs)
}

/** Kills the process where its plan says so. */
async function reach({ life }: World, moment: Moment): Promise<void> {
  if (life === null) return
  life.counts[moment] = (life.counts[moment] ?? 0) + 1
  if (life.plan.at?.moment === moment && life.plan.at.nth === life.counts[moment]) await life.app.notify({ say: 'die' })
}

/** Lets everything happen in its order until the task has ended; null when nothing is left to happen before it has. */
async function during<T>(world: World, task: () => Promise<T>): Promise<T | null> {
  const ended: { how: PromiseSettledResult<T> | null } = { how: null }
  const settled = Promise.allSettled([task()]).then(([how]) => {
    ended.how = how
  })
  do {
    // What the user does is a matter of microtasks alone.
    await turn()
  } while (ended.how === null && (await happen(world)))
  if (ended.how === null) return null
  await settled
  if (ended.how.status === 'rejected') throw ended.how.reason as Error
  return ended.how.value
}

/** The next thing that happens; false when there is none, or there were too many. */
async function happen(world: World): Promise<boolean> {
  const { schedule, life, user } = world
  world.events += 1
  if (world.events === EVENTS.wild * user.wanted) world.network.calm()
  if (world.events > EVENTS.most * user.wanted) return false
  const [due, appDue] = [schedule.due(), life?.app.due() ?? null]
  if (due === null && appDue === null) return false
  if (appDue === null || (due !== null && due <= appDue)) {
    await schedule.runNext()
    return true
  }
  schedule.moveTo(appDue)
  await life?.app.notify({ say: 'time' })
  return true
}

/** Lets sent transactions arrive, while the chains continue. */
async function stayClosed({ schedule, chance }: World): Promise<void> {
  const drawn = chance.next()
  const maxMs = CLOSED.find(({ share }) => drawn < share)?.maxMs ?? 0
  const until = schedule.now() + chance.below(maxMs)
  for (let due = schedule.due(); due !== null && due <= until; due = schedule.due()) await schedule.runNext()
  schedule.moveTo(until)
}
