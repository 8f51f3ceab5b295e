// Brings a Ledger into each possible state, each on a separate bench.
import { signMessage } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { holding } from '../../../src/main/ledger/openSigner.ts'
import { noTroubles, type PracticeDevice, type Troubles } from '../../../src/practice/device/practiceDevice.ts'
import type { DeviceState } from '../../../src/shared/contract/status.ts'
import { deviceBench, ETHEREUM_KEY, ETHEREUM_PATH, settle, toItsEnd, type DeviceBench } from '../benches/deviceBench.ts'

type StateName = DeviceState['state']

export interface World extends DeviceBench {
  hands: PracticeDevice
  /** Tasks that are still running. */
  tasks: Promise<unknown>[]
  release: () => void
}

const model = 'Flex'
export const READY: DeviceState = { state: 'ready', model, app: 'Ethereum', version: '1.22.0-dev' }
const SILENT = { message: 'Your Ledger isn’t responding.', hint: 'Respond to what’s on its screen, or unplug it and plug it in again.' }
export const PROMPT = { kind: 'message', text: 'Bill of lading 7' } as const
const owner = holding({ app: 'ethereum', path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY }, 'Not here.')

export function create(): World {
  const bench = deviceBench()
  const [ledger] = bench.ledgers
  if (ledger === undefined) throw new Error('a bench has a Ledger')
  return { ...bench, hands: ledger.device, tasks: [], release: () => {} }
}

export const look = (world: World) => toItsEnd(world, world.device.check('Ethereum', owner))
const afflicted = (troubles: Partial<Troubles>) => async (world: World) => {
  world.hands.afflict(troubles)
  await look(world)
}

/** Moves time on until the device is on the bus. */
async function arrive({ ledgers, clock }: World): Promise<void> {
  await settle()
  while (ledgers[0]?.hid.devices().length === 0) clock.step()
}

export function begin(world: World, task: Promise<unknown>): void {
  world.tasks.push(Promise.allSettled([task]))
}

/** Until the device asks. */
async function ask(world: World): Promise<void> {
  const { text } = PROMPT
  begin(
    world,
    world.device.use(({ channel, prompt }) =>
      prompt(PROMPT, () => signMessage(channel, { path: ETHEREUM_PATH, text, publicKey: ETHEREUM_KEY })),
    ),
  )
  while (world.hands.screen().prompt === null) await settle()
}

/** A task that reads, until it is released. */
async function read(world: World): Promise<void> {
  const held = Promise.withResolvers<void>()
  world.release = held.resolve
  begin(
    world,
    world.device.use(() => held.promise),
  )
  await settle()
}

export const ended = (world: World) => toItsEnd(world, Promise.all(world.tasks.splice(0)))

/** How a working device with the Ethereum app open gets into each state, and what is reported then. */
export const REACH: Record<StateName, { by: string; run: (world: World) => Promise<unknown>; told: DeviceState }> = {
  unknown: {
    by: 'a fault of Waybill’s own in the middle of a task',
    run: (world) =>
      toItsEnd(
        world,
        world.device.use(() => Promise.reject(new TypeError('a bug'))),
      ),
    told: { state: 'unknown' },
  },
  absent: {
    by: 'looking when it is not plugged in',
    run: async (world) => {
      world.hands.unplug()
      await look(world)
    },
    told: { state: 'absent' },
  },
  notPermitted: { by: 'looking without the Linux rule', run: afflicted({ opening: 'denied' }), told: { state: 'notPermitted', model } },
  held: { by: 'looking while another program has it', run: afflicted({ opening: 'held' }), told: { state: 'held', model } },
  locked: {
    by: 'looking when it is locked',
    run: async (world) => {
      world.hands.lock()
      await look(world)
    },
    told: { state: 'locked', model },
  },
  dashboard: {
    by: 'looking when no app is open',
    run: async (world) => {
      world.hands.quitApp()
      await arrive(world)
      await look(world)
    },
    told: { state: 'dashboard', model },
  },
  wrongApp: {
    by: 'looking when another app is open',
    run: async (world) => {
      world.hands.openApp('Cosmos')
      await arrive(world)
      await look(world)
    },
    told: { state: 'wrongApp', model, app: 'Cosmos' },
  },
  appMissing: {
    by: 'opening an app that is not installed',
    run: async (world) => {
      world.hands.afflict({ missing: ['Ethereum'] })
      world.hands.quitApp()
      await arrive(world)
      await toItsEnd(world, world.device.openApp('Ethereum'))
    },
    told: { state: 'appMissing', model, app: 'Ethereum' },
  },
  appTooOld: {
    by: 'looking at an old app',
    run: afflicted({ versions: { Ethereum: '1.16.9' } }),
    told: { state: 'appTooOld', model, app: 'Ethereum', version: '1.16.9', oldest: '1.17.0' },
  },
  ready: { by: 'looking', run: look, told: READY },
  otherAccount: { by: 'looking at one of another seed', run: afflicted({ otherSeed: true }), told: { state: 'otherAccount', model } },
  busy: { by: 'a task that reads', run: read, told: { state: 'busy', model } },
  prompting: { by: 'asking for a signature', run: ask, told: { state: 'prompting', model, prompt: PROMPT } },
  rejected: {
    by: 'rejecting on the device',
    run: async (world) => {
      await ask(world)
      world.hands.press('reject')
      await ended(world)
    },
    told: { state: 'rejected', model },
  },
  unplugged: {
    by: 'pulling the cable while it asks',
    run: async (world) => {
      await ask(world)
      world.hands.unplug()
      await ended(world)
    },
    told: { state: 'unplugged', model },
  },
  failed: { by: 'looking at one that is silent', run: afflicted({ mute: true }), told: { state: 'failed', model, ...SILENT } },
}

/** Ends running tasks and repairs the device, without checking it. */
export async function recover(world: World): Promise<void> {
  world.release()
  if (world.hands.screen().prompt !== null) world.hands.press('reject')
  await ended(world)
  world.hands.afflict(noTroubles())
  world.hands.unplug()
  world.hands.plug()
  world.hands.openApp('Ethereum')
  await arrive(world)
}
