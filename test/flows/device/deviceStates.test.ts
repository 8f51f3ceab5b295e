// Every state of the device, reached through real HID frames, pushed to the screen, and left again.
import { describe, expect, test } from 'vitest'
import { holding } from '../../../src/main/ledger/openSigner.ts'
import { noTroubles, type Troubles } from '../../../src/practice/device/practiceDevice.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import { approveAll, deviceBench, ETHEREUM_KEY, ETHEREUM_PATH, settle, toItsEnd } from '../../support/benches/deviceBench.ts'

const READY = { state: 'ready', model: 'Flex', app: 'Ethereum', version: '1.22.0-dev' }

const SILENT = { message: 'Your Ledger isn’t responding.', hint: 'Respond to what’s on its screen, or unplug it and plug it in again.' }

describe('what is wrong with the device or the computer', () => {
  test.for<[string, Partial<Troubles>, object]>([
    ['the Linux rule is missing', { opening: 'denied' }, { state: 'notPermitted', model: 'Flex' }],
    ['another program holds it', { opening: 'held' }, { state: 'held', model: 'Flex' }],
    ['it is silent', { mute: true }, { state: 'failed', model: 'Flex', ...SILENT }],
    ['another program takes its answers', { overheard: true }, { state: 'failed', model: 'Flex', ...SILENT }],
    [
      'its app is too old',
      { versions: { Ethereum: '1.16.9' } },
      { state: 'appTooOld', model: 'Flex', app: 'Ethereum', version: '1.16.9', oldest: '1.17.0' },
    ],
  ])('%s', async ([, troubles, state]) => {
    const bench = deviceBench()
    const [ledger] = bench.ledgers
    await toItsEnd(bench, bench.device.check())
    ledger?.device.afflict(troubles)
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toEqual(state)
    ledger?.device.afflict(noTroubles())
    // A prompt that was never answered keeps the device busy until it is plugged in again.
    if ('mute' in troubles || 'overheard' in troubles) {
      ledger?.device.unplug()
      ledger?.device.plug()
      ledger?.device.openApp('Ethereum')
      while (bench.clock.step());
    }
    await toItsEnd(bench, bench.device.check())
    expect(bench.states).toEqual([READY, state, READY])
    expect(bench.handles()).toBe(0)
  })

  test.for([
    ['5515 of today', 0x5515],
    ['6B0C', 0x6b0c],
    ['6804', 0x6804],
  ] as const)('locked, in the word %s', async ([, lockedWord]) => {
    const bench = deviceBench()
    bench.ledgers[0]?.device.afflict({ lockedWord })
    bench.ledgers[0]?.device.lock()
    await toItsEnd(bench, bench.device.check())
    expect(bench.device.state()).toEqual({ state: 'locked', model: 'Flex' })
  })
})

describe('apps', () => {
  test('another one is left, the right one opened, and each step is said', async () => {
    const bench = deviceBench()
    bench.ledgers[0]?.device.openApp('Cosmos')
    while (bench.clock.step());
    await toItsEnd(bench, bench.device.check())
    expect((await toItsEnd(bench, bench.device.openApp('Ethereum'))).status).toBe('fulfilled')
    expect(bench.states).toEqual([
      { state: 'wrongApp', model: 'Flex', app: 'Cosmos' },
      { state: 'busy', model: 'Flex' },
      { state: 'prompting', model: 'Flex', prompt: { kind: 'openApp', text: 'Open Ethereum app?' } },
      { state: 'busy', model: 'Flex' },
      READY,
    ])
  })

  test('one that is not installed is named', async () => {
    const bench = deviceBench()
    bench.ledgers[0]?.device.afflict({ missing: ['Cosmos'] })
    expect(await toItsEnd(bench, bench.device.openApp('Cosmos'))).toMatchObject({ reason: { code: 'device.appMissing' } })
    expect(bench.device.state()).toEqual({ state: 'appMissing', model: 'Flex', app: 'Cosmos' })
    // A glance keeps the state visible; plugging in or out ends it.
    await toItsEnd(bench, bench.device.glance('Cosmos'))
    expect(bench.device.state()).toMatchObject({ state: 'appMissing' })
    bench.ledgers[0]?.device.unplug()
    bench.ledgers[0]?.device.plug()
    await toItsEnd(bench, bench.device.glance('Cosmos'))
    expect(bench.device.state()).toMatchObject({ state: 'dashboard' })
  })

  test('the Cosmos app is asked for its version itself, and told as too old by it', async () => {
    const bench = deviceBench()
    const [ledger] = bench.ledgers
    ledger?.device.openApp('Cosmos')
    while (bench.clock.step());
    await toItsEnd(bench, bench.device.check('Cosmos'))
    expect(bench.device.state()).toEqual({ state: 'ready', model: 'Flex', app: 'Cosmos', version: '2.38.13' })
    expect(bench.sent).toEqual(['b001000000', '5500000000'])
    ledger?.device.afflict({ versions: { Cosmos: '2.37.2' } })
    const used = await toItsEnd(
      bench,
      bench.device.use(() => Promise.resolve(), 'Cosmos'),
    )
    expect(used).toMatchObject({ reason: { code: 'device.appTooOld' } })
    expect(bench.device.state()).toEqual({ state: 'appTooOld', model: 'Flex', app: 'Cosmos', version: '2.37.2', oldest: '2.37.3' })
    // The device is not asked where the other app is needed.
    await toItsEnd(bench, bench.device.check('Ethereum'))
    expect(bench.device.state()).toEqual({ state: 'wrongApp', model: 'Flex', app: 'Cosmos' })
    expect(bench.sent.at(-1)).toBe('b001000000')
  })

  test('one that is refused leaves the dashboard, and says that it was refused', async () => {
    const bench = deviceBench()
    const [ledger] = bench.ledgers
    ledger?.device.quitApp()
    while (bench.clock.step());
    const opening = bench.device.openApp('Ethereum')
    const refused = expect(opening).rejects.toMatchObject({ code: 'device.rejected' })
    while ((ledger?.device.screen().prompt ?? null) === null) await settle()
    ledger?.device.press('reject')
    await refused
    expect(bench.device.state()).toEqual({ state: 'rejected', model: 'Flex' })
  })

  /** The dashboard asks whether to open the app; the outcome of the command is reported at its end. */
  async function asked() {
    const bench = deviceBench()
    const [ledger] = bench.ledgers
    ledger?.device.quitApp()
    while (bench.clock.step());
    await toItsEnd(bench, bench.device.check())
    const outcome = Promise.allSettled([bench.device.openApp('Ethereum')]).then(([result]) => result)
    while ((ledger?.device.screen().prompt ?? null) === null) await settle()
    return { bench, ledger, outcome }
  }

  test('one that is unplugged while it asks is told as unplugged at once, and waited for all the same', async () => {
    const { bench, ledger, outcome } = await asked()
    ledger?.device.unplug()
    await settle()
    expect(bench.device.state()).toEqual({ state: 'unplugged', model: 'Flex' })
    bench.clock.step()
    await settle()
    ledger?.device.plug()
    ledger?.device.openApp('Ethereum')
    expect(await toItsEnd(bench, outcome)).toMatchObject({ value: { status: 'fulfilled' } })
    expect(bench.states.map(({ state }) => state)).toEqual(['dashboard', 'prompting', 'unplugged', 'ready'])
    expect(bench.handles()).toBe(0)
  })

  test('one that stays unplugged is never told as busy', async () => {
    const { bench, ledger, outcome } = await asked()
    ledger?.device.unplug()
    expect(await toItsEnd(bench, outcome)).toMatchObject({ value: { status: 'rejected', reason: { code: 'device.unplugged' } } })
    expect(bench.states.map(({ state }) => state)).toEqual(['dashboard', 'prompting', 'unplugged'])
  })

  test('one that is plugged in again without the app is looked at again, not told as unplugged', async () => {
    const { bench, ledger, outcome } = await asked()
    ledger?.device.unplug()
    await settle()
    ledger?.device.plug()
    bench.clock.step()
    await settle()
    expect(bench.device.state()).toEqual({ state: 'busy', model: 'Flex' })
    expect(await toItsEnd(bench, outcome)).toMatchObject({ value: { status: 'rejected', reason: { code: 'device.failed' } } })
  })

  test('that the device is stopped while one is awaited ends the wait as an ordinary departure, and at once', async () => {
    const { bench, ledger, outcome } = await asked()
    if (ledger !== undefined) approveAll(ledger)
    await settle()
    expect(bench.device.state()).toEqual({ state: 'busy', model: 'Flex' })
    bench.device.stop()
    await settle()
    expect(await outcome).toMatchObject({ status: 'rejected', reason: expect.any(AppError) as AppError })
    expect(await outcome).toMatchObject({ reason: { code: 'device.unplugged' } })
    expect(bench.handles()).toBe(0)
  })
})

const OTHER_KEY = `02${'ab'.repeat(32)}`

test('another seed is told by a look already, with one opening and nothing shown; without the app it is not asked for its key', async () => {
  const bench = deviceBench()
  const holder = holding({ app: 'ethereum', path: ETHEREUM_PATH, publicKey: OTHER_KEY }, 'Not here.')
  await toItsEnd(bench, bench.device.check('Ethereum', holder))
  expect(bench.device.state()).toEqual({ state: 'otherAccount', model: 'Flex' })
  expect(bench.opened()).toBe(1)
  await toItsEnd(
    bench,
    bench.device.check('Ethereum', holding({ app: 'ethereum', path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY }, 'Not here.')),
  )
  expect(bench.device.state()).toEqual(READY)
  bench.ledgers[0]?.device.openApp('Cosmos')
  while (bench.clock.step());
  await toItsEnd(bench, bench.device.check('Ethereum', holder))
  expect(bench.device.state()).toEqual({ state: 'wrongApp', model: 'Flex', app: 'Cosmos' })
  expect(bench.opened()).toBe(3)
  expect(bench.ledgers[0]?.prompts).toEqual([])
  expect(bench.handles()).toBe(0)
})

test('another seed is told before anything is shown, and the next account that it does hold can be used at once', async () => {
  const bench = deviceBench()
  const holder = holding({ app: 'ethereum', path: ETHEREUM_PATH, publicKey: OTHER_KEY }, 'Not here.')
  expect(
    await toItsEnd(
      bench,
      bench.device.use(() => Promise.resolve(), 'Ethereum', holder),
    ),
  ).toMatchObject({
    reason: { code: 'device.otherAccount' },
  })
  expect(bench.device.state()).toEqual({ state: 'otherAccount', model: 'Flex' })
  expect(bench.ledgers[0]?.prompts).toEqual([])
  expect(
    (
      await toItsEnd(
        bench,
        bench.device.use(() => Promise.resolve('used')),
      )
    ).status,
  ).toBe('fulfilled')
  expect(bench.device.state()).toEqual(READY)
})
