// Checks several Ledgers at once: distinguished by model and key, the right one found before anything is shown, the others named.
import { describe, expect, test } from 'vitest'
import { holding } from '../../../src/main/ledger/openSigner.ts'
import { readKey, signMessage } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import type { DeviceSession } from '../../../src/main/ledger/device.ts'
import { rootOf } from '../../../src/practice/keys/mnemonic.ts'
import { deviceBench, ETHEREUM_KEY, ETHEREUM_PATH, toItsEnd, type DeviceBench } from '../../support/benches/deviceBench.ts'

/** Another seed. */
const OTHER = rootOf('legal winner thank year wave sausage worth useful legal winner thank yellow')
const KEY = { app: 'ethereum', path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY } as const
const sign = ({ channel, prompt }: DeviceSession) =>
  prompt({ kind: 'message', text: 'x' }, () => signMessage(channel, { path: ETHEREUM_PATH, text: 'x', publicKey: ETHEREUM_KEY }))
const HOLDER = holding({ ...KEY, model: 'Flex' }, 'Not here.')
const signOn = ({ device }: DeviceBench) => device.use(sign, 'Ethereum', holding(KEY, 'Not here.'))
const two = () => deviceBench([{ model: 'Nano X', root: OTHER }, { model: 'Flex' }])

describe('two Ledgers', () => {
  test('the one is asked that holds the account’s key, wherever it stands in the list', async () => {
    const bench = two()
    expect((await toItsEnd(bench, signOn(bench))).status).toBe('fulfilled')
    expect(bench.ledgers.map(({ prompts }) => prompts.length)).toEqual([0, 1])
    expect(bench.states).toContainEqual({ state: 'prompting', model: 'Flex', others: ['Nano X'], prompt: { kind: 'message', text: 'x' } })
    expect(bench.device.state()).toEqual({ state: 'ready', model: 'Flex', others: ['Nano X'], app: 'Ethereum', version: '1.22.0-dev' })
    expect(bench.handles()).toBe(0)
  })

  test('of the same model too', async () => {
    const bench = deviceBench([{ model: 'Nano X', root: OTHER }, { model: 'Flex', root: OTHER }, { model: 'Nano S Plus' }])
    expect((await toItsEnd(bench, signOn(bench))).status).toBe('fulfilled')
    expect(bench.ledgers.map(({ prompts }) => prompts.length)).toEqual([0, 0, 1])
    expect(bench.device.state()).toMatchObject({ model: 'Nano S Plus', others: ['Nano X', 'Flex'] })
  })

  test('neither of which holds it: both are named, nothing is shown on either', async () => {
    const bench = deviceBench([
      { model: 'Nano X', root: OTHER },
      { model: 'Stax', root: OTHER },
    ])
    expect(await toItsEnd(bench, signOn(bench))).toMatchObject({
      reason: { code: 'device.otherAccount', message: expect.stringContaining('Nano X and Stax') as string },
    })
    expect(bench.device.state()).toMatchObject({ state: 'otherAccount', others: [expect.any(String)] })
    expect(bench.ledgers.map(({ prompts }) => prompts.length)).toEqual([0, 0])
    expect(bench.handles()).toBe(0)
  })

  test('where the right one may be the one that is locked: that is said, of it, and the other is named', async () => {
    const bench = two()
    bench.ledgers[1]?.device.lock()
    expect(await toItsEnd(bench, signOn(bench))).toMatchObject({
      reason: { code: 'device.locked', hint: expect.stringContaining('This is the Flex; Nano X is also connected') as string },
    })
    expect(bench.device.state()).toEqual({ state: 'locked', model: 'Flex', others: ['Nano X'] })
  })

  test('one held by another program does not keep the other one from signing', async () => {
    const bench = two()
    bench.ledgers[0]?.device.afflict({ opening: 'held' })
    expect((await toItsEnd(bench, signOn(bench))).status).toBe('fulfilled')
    expect(bench.device.state()).toMatchObject({ state: 'ready', model: 'Flex' })
  })

  test('an app is opened on one, and that one is awaited', async () => {
    const bench = two()
    for (const { device } of bench.ledgers) device.quitApp()
    while (bench.clock.step());
    expect(await toItsEnd(bench, bench.device.openApp('Ethereum'))).toMatchObject({ value: { state: 'ready', model: 'Nano X' } })
    expect(bench.ledgers.map(({ device }) => device.screen().app)).toEqual(['Ethereum', 'dashboard'])
    expect(bench.handles()).toBe(0)
  })

  test('that one is plugged in beside it is noticed without opening the first again', async () => {
    const bench = two()
    bench.ledgers[1]?.device.unplug()
    await toItsEnd(bench, bench.device.check())
    let frames = 0
    bench.onFrame.now = () => (frames += 1)
    await toItsEnd(bench, bench.device.glance())
    expect(frames).toBe(0)
    bench.ledgers[1]?.device.plug()
    await toItsEnd(bench, bench.device.glance())
    expect(bench.device.state()).toMatchObject({ model: 'Nano X', others: ['Flex'] })
    for (const { device } of bench.ledgers) device.unplug()
    await toItsEnd(bench, bench.device.glance())
    expect(bench.device.state()).toEqual({ state: 'absent' })
  })

  test('the app is opened on the one that may hold the account, when the other one has it open and does not', async () => {
    const bench = two()
    bench.ledgers[1]?.device.quitApp()
    while (bench.clock.step());
    expect(await toItsEnd(bench, bench.device.check('Ethereum', HOLDER))).toMatchObject({
      value: { state: 'dashboard', model: 'Flex', others: ['Nano X'] },
    })
    expect(await toItsEnd(bench, bench.device.openApp('Ethereum', HOLDER))).toMatchObject({ value: { state: 'ready', model: 'Flex' } })
    expect(bench.ledgers.map(({ device }) => device.screen().app)).toEqual(['Ethereum', 'Ethereum'])
    expect(bench.ledgers.map(({ prompts }) => prompts.map(({ kind }) => kind))).toEqual([[], ['openApp']])
    expect(bench.handles()).toBe(0)
  })

  test('of two without an app the one is asked that is of the account’s model', async () => {
    const bench = two()
    for (const { device } of bench.ledgers) device.quitApp()
    while (bench.clock.step());
    expect(await toItsEnd(bench, bench.device.check('Ethereum', HOLDER))).toMatchObject({ value: { state: 'dashboard', model: 'Flex' } })
    expect(await toItsEnd(bench, bench.device.openApp('Ethereum', HOLDER))).toMatchObject({ value: { state: 'ready', model: 'Flex' } })
    expect(bench.ledgers.map(({ device }) => device.screen().app)).toEqual(['dashboard', 'Ethereum'])
  })

  test('neither of which holds it: no app is opened on either', async () => {
    const bench = deviceBench([
      { model: 'Nano X', root: OTHER },
      { model: 'Stax', root: OTHER },
    ])
    expect(await toItsEnd(bench, bench.device.openApp('Ethereum', HOLDER))).toMatchObject({
      reason: { code: 'device.otherAccount', message: expect.stringContaining('Nano X and Stax') as string },
    })
    expect(bench.ledgers.map(({ prompts }) => prompts.length)).toEqual([0, 0])
  })
})

describe('the Ledger that was chosen', () => {
  const chosenFlex = async (bench: DeviceBench) => {
    const { ledgers } = await bench.device.list()
    expect(ledgers.map(({ model }) => model)).toEqual(['Nano X', 'Flex'])
    bench.device.choose(ledgers[1]?.path ?? null)
  }

  test('is the one that is told about and read, though another one is ready too', async () => {
    const bench = two()
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'ready', model: 'Nano X' })
    await chosenFlex(bench)
    expect((await bench.device.list()).chosen).toMatch(/flex/)
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'ready', model: 'Flex', others: ['Nano X'] })
    const reading = bench.device.use(({ channel }) => readKey(channel, ETHEREUM_PATH))
    expect(await toItsEnd(bench, reading)).toMatchObject({ value: { publicKey: ETHEREUM_KEY } })
  })

  test('stays the one while it opens and leaves apps, whoever does that', async () => {
    const bench = two()
    await chosenFlex(bench)
    bench.ledgers[1]?.device.quitApp()
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'unplugged', model: 'Flex', others: ['Nano X'] })
    while (bench.clock.step());
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'dashboard', model: 'Flex' })
    expect(await toItsEnd(bench, bench.device.openApp('Ethereum'))).toMatchObject({ value: { state: 'ready', model: 'Flex' } })
    expect(bench.ledgers.map(({ prompts }) => prompts.length)).toEqual([0, 1])
    expect((await bench.device.list()).chosen).toBe((await bench.device.list()).ledgers[1]?.path)
  })

  test('is the one that was seen a moment before, though it is away for an app just then', async () => {
    const bench = two()
    const { ledgers } = await bench.device.list()
    bench.ledgers[1]?.device.quitApp()
    await bench.device.list()
    bench.device.choose(ledgers[1]?.path ?? null)
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'unplugged', model: 'Flex', others: ['Nano X'] })
    while (bench.clock.step());
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'dashboard', model: 'Flex' })
  })

  test('says nothing of an account: the one that holds its key signs', async () => {
    const bench = two()
    const { ledgers } = await bench.device.list()
    bench.device.choose(ledgers[0]?.path ?? null)
    expect((await toItsEnd(bench, signOn(bench))).status).toBe('fulfilled')
    expect(bench.ledgers.map(({ prompts }) => prompts.length)).toEqual([0, 1])
  })

  test('is none any more when the choice is taken back', async () => {
    const bench = two()
    await chosenFlex(bench)
    bench.device.choose(null)
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toMatchObject({ state: 'ready', model: 'Nano X' })
    expect((await bench.device.list()).chosen).toBeNull()
  })
})
