// Several Ledgers at once: told apart by model and key, the right one found before anything is shown, the others named.
import { describe, expect, test } from 'vitest'
import { holding } from '../../src/main/signers/openSigner.ts'
import { signMessage } from '../../src/main/signers/ledgerEthereum.ts'
import type { DeviceSession } from '../../src/main/signers/device.ts'
import { rootOf } from '../../src/practice/keys/mnemonic.ts'
import { deviceBench, ETHEREUM_KEY, ETHEREUM_PATH, toItsEnd, type DeviceBench } from '../support/deviceBench.ts'

/** Another seed. */
const OTHER = rootOf('legal winner thank year wave sausage worth useful legal winner thank yellow')
const KEY = { app: 'ethereum', path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY } as const
const sign = ({ channel, prompt }: DeviceSession) =>
  prompt({ kind: 'message', text: 'x' }, () => signMessage(channel, { path: ETHEREUM_PATH, text: 'x', publicKey: ETHEREUM_KEY }))
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
      reason: { code: 'device.locked', hint: expect.stringContaining('about the Flex; Nano X is plugged in too') as string },
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
})
