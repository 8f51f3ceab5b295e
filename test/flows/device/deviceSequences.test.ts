// Runs ten thousand random sequences of what a cable, a user and other programs do while Waybill uses a Ledger: each must end in a known
// state.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../../src/shared/domain/errors.ts'
import { signMessage } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { noTroubles, type Troubles } from '../../../src/practice/device/practiceDevice.ts'
import { propertyRuns } from '../../support/abuse.ts'
import { approveAll, deviceBench, ETHEREUM_KEY, ETHEREUM_PATH, settle, type DeviceBench } from '../../support/benches/deviceBench.ts'

const RUNS = propertyRuns({ seed: Date.now() % 2 ** 31, numRuns: 10_000 }, 'device')
/** Enough for every wait of the service to come to its end. */
const MAX_STEPS = 400

/** State of a sequence. */
interface Course extends DeviceBench {
  tasks: Promise<PromiseSettledResult<unknown>>[]
  /** What Waybill was asked to have signed, each a different text. */
  asked: string[]
  /** What came back signed. */
  signed: string[]
  isMute: boolean
}

const HANDS = {
  approve: ({ ledgers: [ledger] }) => void (ledger && approveAll(ledger)),
  reject: ({ ledgers: [ledger] }) => ledger?.device.press('reject'),
  lock: ({ ledgers: [ledger] }) => ledger?.device.lock(),
  unlock: ({ ledgers: [ledger] }) => ledger?.device.unlock(),
  unplug: ({ ledgers: [ledger] }) => ledger?.device.unplug(),
  plug: ({ ledgers: [ledger] }) => ledger?.device.plug(),
  openEthereum: ({ ledgers: [ledger] }) => ledger?.device.openApp('Ethereum'),
  openCosmos: ({ ledgers: [ledger] }) => ledger?.device.openApp('Cosmos'),
  quit: ({ ledgers: [ledger] }) => ledger?.device.quitApp(),
  time: ({ clock }) => void clock.step(),
  held: afflict({ opening: 'held' }),
  denied: afflict({ opening: 'denied' }),
  mute: (course) => {
    course.isMute = true
    afflict({ mute: true })(course)
  },
  overheard: afflict({ overheard: true }),
  stale: afflict({ stale: true }),
  stopped: afflict({ brokenWord: 0x6faa }),
  otherSeed: afflict({ otherSeed: true }),
  missing: afflict({ missing: ['Ethereum'] }),
  old: afflict({ versions: { Ethereum: '1.16.9' } }),
  otherWords: afflict({ lockedWord: 0x6b0c, dashboardWord: 0x6511 }),
  cured: cure,
} satisfies Record<string, (course: Course) => void>

const ASKS = {
  check: ({ device }) => device.check(),
  glance: ({ device }) => device.glance(),
  use: ({ device }) => device.use(() => Promise.resolve()),
  openApp: ({ device }) => device.openApp('Ethereum'),
  sign: async (course) => {
    const text = `Ask number ${course.asked.length + 1}`
    course.asked.push(text)
    await course.device.use(({ channel, prompt }) =>
      prompt({ kind: 'message', text }, () => signMessage(channel, { path: ETHEREUM_PATH, text, publicKey: ETHEREUM_KEY })),
    )
    course.signed.push(text)
  },
} satisfies Record<string, (course: Course) => Promise<unknown>>

function afflict(troubles: Partial<Troubles>): (course: Course) => void {
  return ({ ledgers: [ledger] }) => ledger?.device.afflict(troubles)
}

/** A device that has stopped answering only comes back by its cable. */
function cure(course: Course): void {
  const [ledger] = course.ledgers
  ledger?.device.afflict(noTroubles())
  if (course.isMute) ledger?.device.unplug()
  if (course.isMute) ledger?.device.plug()
  course.isMute = false
}

const event = fc.oneof(
  fc.constantFrom(...(Object.keys(HANDS) as (keyof typeof HANDS)[])),
  fc.constantFrom(...(Object.keys(ASKS) as (keyof typeof ASKS)[])),
)

async function outcomeOf(task: Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const [outcome] = await Promise.allSettled([task])
  return outcome
}

async function play(course: Course, name: keyof typeof HANDS | keyof typeof ASKS): Promise<void> {
  if (name in HANDS) HANDS[name as keyof typeof HANDS](course)
  else course.tasks.push(outcomeOf(ASKS[name as keyof typeof ASKS](course)))
  // One turn, so that the next event may come in the middle of this one.
  await new Promise((resolve) => setImmediate(resolve))
}

/** Rejects whatever is asked and lets time pass until every task has ended. */
async function toRest(course: Course): Promise<PromiseSettledResult<unknown>[]> {
  const ended: PromiseSettledResult<unknown>[][] = []
  void Promise.all(course.tasks).then((results) => ended.push(results))
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await settle()
    const [results] = ended
    if (results !== undefined) return results
    const [ledger] = course.ledgers
    // Only the user can end a prompt whose answer another program has read: the user unplugs it.
    if ((ledger?.device.screen().prompt ?? null) !== null) ledger?.device.press('reject')
    else if (!course.clock.step()) ledger?.device.unplug()
  }
  throw new Error('a task hangs')
}

/** Returns the real state of the device, seen from a user who needs the Ethereum app. */
function truth({ ledgers: [ledger] }: Course): object {
  const { power, app } = ledger?.device.screen() ?? { power: 'unplugged', app: 'dashboard' }
  if (power === 'unplugged') return { state: 'absent' }
  if (power === 'locked') return { state: 'locked', model: 'Flex' }
  if (app === 'dashboard') return { state: 'dashboard', model: 'Flex' }
  return app === 'Ethereum' ? { state: 'ready', model: 'Flex', app, version: '1.22.0-dev' } : { state: 'wrongApp', model: 'Flex', app }
}

/** No text twice, and each one of those. */
function expectEachOnce(texts: readonly string[], among: readonly string[]): void {
  expect(texts).toEqual([...new Set(texts)])
  expect(texts.filter((text) => !among.includes(text))).toEqual([])
}

test(
  `${RUNS.numRuns} sequences of events end in a known state, with every handle let go and nothing signed twice`,
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 9 }), async (events) => {
        const course: Course = { ...deviceBench(), tasks: [], asked: [], signed: [], isMute: false }
        const [ledger] = course.ledgers
        for (const name of events) await play(course, name)
        for (const result of await toRest(course)) {
          if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AppError)
        }
        expect(course.handles()).toBe(0)
        // Each text that was asked for is shown at most once and signed at most once, no other one ever, and none without a yes.
        const shown = ledger?.prompts.filter(({ kind }) => kind === 'message') ?? []
        const approved = shown.filter(({ answer }) => answer === 'approved').map(({ text }) => text)
        expectEachOnce(
          shown.map(({ text }) => text),
          course.asked,
        )
        expectEachOnce(course.signed, approved)
        expect(['prompting', 'busy']).not.toContain(course.device.state().state)
        // Cured and back on the bus, it is seen as what it is.
        cure(course)
        while (course.clock.step()) await settle()
        course.tasks = [outcomeOf(course.device.check())]
        await toRest(course)
        const { state } = course.device.state()
        // A device pulled out in the middle of an action is reported as unplugged.
        expect(state === 'unplugged' ? { state: 'absent' } : course.device.state()).toEqual(truth(course))
        expect(course.handles()).toBe(0)
        expect(course.clock.sleepers()).toBe(0)
      }),
      RUNS,
    )
  },
)
