// The device service over handles that misbehave: what it shows, what it tries again, and that it lets every handle go.
import { describe, expect, test } from 'vitest'
import { handleThat, replyFrame, type FrameHandle } from '../../../test/support/frameHandle.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import { AppError } from '../../shared/domain/errors.ts'
import type { HidModule } from '../../wire/world.ts'
import { createLog } from '../platform/log/log.ts'
import { createDevice } from './device.ts'
import { ledgersOverHid } from './transport/hid.ts'

const LEDGER = { vendorId: 0x2c97, productId: 0x7011, path: '/practice/1', interface: 0 }
const ETHEREUM = '0108457468657265756d06312e32322e3001009000'
const OLD_ETHEREUM = '0108457468657265756d06312e31362e3901009000'
const NO_LIST = {
  message: 'Can’t list this computer’s USB devices.',
  hint: 'Unplug the Ledger, plug it in again and retry. If that doesn’t help, restart Waybill.',
}
const ready = { state: 'ready', model: 'Flex', app: 'Ethereum', version: '1.22.0' }

/** Each open takes the next handle; an error is thrown instead of a handle. */
function bench(opens: (FrameHandle | Error)[], list?: HidModule['devices']) {
  const events: AppEvent[] = []
  const lines: string[] = []
  const left = [...opens]
  let isFailing = false
  const opened: FrameHandle[] = []
  const clock = { now: () => 0, sleep: () => new Promise<void>(() => {}) }
  const device = createDevice({
    ledgers: ledgersOverHid({
      clock,
      hid: {
        devices: list ?? (() => (left.length === 0 && !isFailing ? [] : [LEDGER])),
        open: () => {
          const next = left.shift()
          isFailing = next instanceof Error
          if (next === undefined || next instanceof Error) return Promise.reject(next ?? new Error('none'))
          opened.push(next)
          return next
        },
      },
    }),
    clock,
    emit: (event) => events.push(event),
    log: createLog(
      () => 0,
      (line) => lines.push(line),
    ),
  })
  const allClosed = () => opened.every(({ isClosed }) => isClosed)
  return { device, events, left, lines, allClosed }
}
const says = (reply: string) => handleThat((channel) => [replyFrame(channel, reply)])
/** The second frame of an answer on the right channel, whose first frame another program consumed. */
const torn = () => handleThat((channel) => [replyFrame(channel, ETHEREUM).replace('050000', '050001')])

describe('the device service', () => {
  test('knows nothing before it looks, and tells each change once', async () => {
    const { device, events, allClosed } = bench([says(ETHEREUM), says(ETHEREUM), says('5515')])
    expect(device.state()).toEqual({ state: 'unknown' })
    expect(await device.check()).toEqual(ready)
    expect(await device.check()).toEqual(ready)
    expect(await device.check()).toEqual({ state: 'locked', model: 'Flex' })
    expect(await device.check()).toEqual({ state: 'absent' })
    expect(events.map((event) => (event.type === 'device.changed' ? event.device.state : ''))).toEqual(['ready', 'locked', 'absent'])
    expect(allClosed()).toBe(true)
  })

  test('asks once more when only a part of an answer came', async () => {
    const { device, allClosed } = bench([torn(), says(ETHEREUM)])
    expect(await device.check()).toEqual(ready)
    expect(allClosed()).toBe(true)
  })

  test('does not ask a third time', async () => {
    const { device, allClosed, left } = bench([torn(), torn(), says(ETHEREUM)])
    await expect(device.use(() => Promise.resolve())).rejects.toMatchObject({ code: 'device.failed' })
    expect(left).toHaveLength(1)
    expect(allClosed()).toBe(true)
  })

  test('shows who else holds the device', async () => {
    const { device } = bench([new Error('cannot open device with path /practice/1')])
    expect(await device.check()).toEqual({ state: 'held', model: 'Flex' })
  })

  test('refuses an app that is too old to show what it signs', async () => {
    const { device } = bench([says(OLD_ETHEREUM)])
    await expect(device.use(() => Promise.resolve())).rejects.toMatchObject({ code: 'device.appTooOld' })
  })

  test('lets the device go when its task fails, and never runs a task twice', async () => {
    const { device, allClosed } = bench([says(ETHEREUM), says(ETHEREUM)])
    let runs = 0
    const failing = device.use(() => {
      runs += 1
      return Promise.reject(new AppError('device.unplugged', 'Gone.'))
    })
    await expect(failing).rejects.toMatchObject({ code: 'device.unplugged' })
    expect(runs).toBe(1)
    expect(device.state()).toEqual({ state: 'unplugged', model: 'Flex' })
    expect(await device.check()).toEqual(ready)
    expect(allClosed()).toBe(true)
  })

  test('a task waits for a look at the device, which nobody has to answer, and not for another task', async () => {
    const { device, allClosed } = bench([says(ETHEREUM), says(ETHEREUM)])
    const look = device.check()
    const first = device.use(() => Promise.resolve('read'))
    const second = device.use(() => Promise.resolve('never'))
    const refused = expect(second).rejects.toMatchObject({ code: 'device.busy' })
    expect(await look).toEqual(ready)
    expect(await first).toBe('read')
    await refused
    expect(allClosed()).toBe(true)
  })

  test('does not go on showing a prompt that a fault of its own has ended', async () => {
    const { device, allClosed } = bench([says(ETHEREUM)])
    const failing = device.use(({ prompt }) => prompt({ kind: 'message', text: 'x' }, () => Promise.reject(new TypeError('a bug'))))
    await expect(failing).rejects.toThrow('a bug')
    expect(device.state()).toEqual({ state: 'unknown' })
    expect(allClosed()).toBe(true)
  })

  test('says so when this computer’s devices cannot be listed at all', async () => {
    const { device } = bench([], () => {
      throw new Error('hid_init failed')
    })
    await expect(device.use(() => Promise.resolve())).rejects.toMatchObject({ code: 'device.failed' })
    expect(await device.check()).toEqual({ state: 'failed', model: 'Ledger', ...NO_LIST })
  })

  test('keeps what a task brought when the device cannot be let go afterwards, says so in the log, and is free again', async () => {
    const broken = () => ({
      ...says(ETHEREUM),
      close: () => {
        throw new TypeError('cannot close')
      },
    })
    const { device, lines } = bench([broken(), broken(), says(ETHEREUM)])
    expect(await device.use(() => Promise.resolve('a signature'))).toBe('a signature')
    expect(lines.filter((line) => line.includes('device.close') && line.includes('cannot close'))).toHaveLength(1)
    const failing = device.use(() => Promise.reject(new AppError('device.rejected', 'No.')))
    await expect(failing).rejects.toMatchObject({ code: 'device.rejected' })
    expect(await device.use(() => Promise.resolve('another'))).toBe('another')
  })

  test('ends a prompt’s wait when it is stopped', async () => {
    const silent = handleThat((channel) => (silent.written.length === 1 ? [replyFrame(channel, ETHEREUM)] : []))
    const { device, allClosed } = bench([silent])
    const asked = Promise.withResolvers<void>()
    const waiting = device.use(({ channel, prompt }) =>
      prompt({ kind: 'message', text: 'sign this' }, () => {
        asked.resolve()
        return channel.exchange(Uint8Array.of(0xe0, 8, 0, 0, 0), 'user')
      }),
    )
    const ended = expect(waiting).rejects.toMatchObject({ code: 'device.unplugged' })
    await asked.promise
    expect(device.state()).toMatchObject({ state: 'prompting', prompt: { text: 'sign this' } })
    device.stop()
    await ended
    expect(allClosed()).toBe(true)
  })
})
