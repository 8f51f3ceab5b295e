// Moves the device from every state to every other one, and out of running actions, through real HID frames. The states come from the
// closed union: a new one without a flow fails.
import { describe, expect, test } from 'vitest'
import { signMessage } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { DeviceState } from '../../../src/shared/contract/status.ts'
import { approveAll, ETHEREUM_KEY, ETHEREUM_PATH } from '../../support/benches/deviceBench.ts'
import { begin, create, ended, look, PROMPT, REACH, READY, recover, type World } from '../../support/device/deviceReach.ts'

const model = 'Flex'
const NAMES = DeviceState.options.map(({ shape }) => shape.state.value)

test('every state of the union has a flow', () => {
  expect(Object.keys(REACH).toSorted()).toEqual(NAMES.toSorted())
  for (const name of NAMES) expect(REACH[name].told.state).toBe(name)
})

describe.for(NAMES)('from %s', (from) => {
  test.for(NAMES.map((to) => [to, REACH[to].by] as const))('to %s, by %s', async ([to]) => {
    const world = create()
    await REACH[from].run(world)
    expect(world.device.state()).toEqual(REACH[from].told)
    await recover(world)
    await REACH[to].run(world)
    // A device pulled out in the middle of an action is reported as unplugged until it is back.
    const { told } = REACH[from === 'unplugged' && to === 'absent' ? from : to]
    expect(world.device.state()).toEqual(told)
    // Pushed as well as answered; where nothing has changed nothing is.
    expect(world.states.at(-1) ?? { state: 'unknown' }).toEqual(told)
    await recover(world)
    expect(world.handles()).toBe(0)
    expect(world.clock.sleepers()).toBe(0)
    expect(world.ledgers[0]?.prompts.filter(({ answer }) => answer === 'approved')).toEqual([])
  })
})

const broken = (brokenWord: number) => (world: World) => world.hands.afflict({ brokenWord })

/** What ends something that is under way, each with all that is pushed from then on. */
const STRAIGHT: [from: 'busy' | 'prompting', by: string, act: (world: World) => void, told: DeviceState[]][] = [
  ['prompting', 'a yes', ({ ledgers: [ledger] }) => void (ledger && approveAll(ledger)), [{ state: 'busy', model }, READY]],
  [
    'prompting',
    'a no',
    ({ hands }) => hands.press('reject'),
    [
      { state: 'busy', model },
      { state: 'rejected', model },
    ],
  ],
  [
    'prompting',
    'its lock',
    ({ hands }) => hands.lock(),
    [
      { state: 'busy', model },
      { state: 'locked', model },
    ],
  ],
  ['prompting', 'its cable', ({ hands }) => hands.unplug(), [{ state: 'unplugged', model }]],
  ['prompting', 'its owner leaving the app', ({ hands }) => hands.quitApp(), [{ state: 'unplugged', model }]],
  ['prompting', 'Waybill’s end', ({ device }) => device.stop(), [{ state: 'unplugged', model }]],
  ['busy', 'its end', ({ release }) => release(), [READY]],
]

describe('straight', () => {
  test.for(STRAIGHT)('from %s, by %s', async ([from, , act, told]) => {
    const world = create()
    await REACH[from].run(world)
    const before = world.states.length
    act(world)
    await ended(world)
    expect(world.states.slice(before)).toEqual(told)
    expect(world.handles()).toBe(0)
  })

  test.for([
    [0x6611, 'Your Ledger isn’t set up yet.', 'Set it up with Ledger Live first.'],
    [0x6d07, 'Your Ledger isn’t set up yet.', 'Set it up with Ledger Live first.'],
    [0x5502, 'Your Ledger isn’t set up yet.', 'Set it up with Ledger Live first.'],
    [0x6faa, 'Your Ledger stopped working.', 'Unplug it and plug it in again.'],
    [0x6f00, 'Your Ledger responded with code 0x6f00.', 'Unplug it, plug it in again and retry.'],
  ] as const)('the word %i is told as what it means: %s', async ([word, message, hint]) => {
    const world = create()
    await look(world)
    broken(word)(world)
    await look(world)
    expect(world.states).toEqual([READY, expect.objectContaining({ state: 'failed', model, message, hint })])
    // In the middle of a task too.
    await recover(world)
    await look(world)
    begin(
      world,
      world.device.use(async ({ channel, prompt }) => {
        broken(word)(world)
        await prompt(PROMPT, () => signMessage(channel, { path: ETHEREUM_PATH, text: 'x', publicKey: ETHEREUM_KEY }))
      }),
    )
    await ended(world)
    expect(world.device.state()).toMatchObject({ state: 'failed', model, message, hint })
    expect(world.handles()).toBe(0)
  })
})
