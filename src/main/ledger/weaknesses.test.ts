// The six weak spots of Ledger's own transport class, each of which Waybill has to stand before.
import { describe, expect, test } from 'vitest'
import { handleThat, replyFrame } from '../../../test/support/frameHandle.ts'
import type { HidHandle } from '../../wire/world.ts'
import { openChannel } from './transport/hid.ts'
import { transportError } from './deviceError.ts'

const LEDGER = { path: '/practice/1', model: 'Flex' }
const CONFIG = Buffer.from('e006000000', 'hex')
const REPLY = '020116009000'
const never = { now: () => 0, sleep: () => new Promise<void>(() => {}) }
const atOnce = { now: () => 0, sleep: () => Promise.resolve() }
const open = (handle: HidHandle, clock: { now: () => number; sleep: () => Promise<void> } = never) =>
  openChannel({ hid: { devices: () => [], open: () => handle }, clock }, LEDGER)

describe('Ledger’s transport', () => {
  test('(a) a read that fails without a report is a device that was unplugged, though the class does not say so', async () => {
    const handle: HidHandle = { ...handleThat(() => []), read: (callback) => queueMicrotask(() => callback(new Error('gone'), [])) }
    await expect((await open(handle)).exchange(CONFIG, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
    // As node-hid's older calls do it: no report at all.
    const bare: HidHandle = {
      ...handleThat(() => []),
      read: (callback) => queueMicrotask(() => callback(new Error('gone'), undefined as never)),
    }
    await expect((await open(bare)).exchange(CONFIG, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
  })

  test('(b) a write that fails is a device that was unplugged', async () => {
    const handle: HidHandle = {
      ...handleThat(() => []),
      write: () => {
        throw new TypeError('Cannot write to hid device')
      },
    }
    await expect((await open(handle)).exchange(CONFIG, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
  })

  test('(c) a frame of an earlier session is drained, and the answer behind it is taken', async () => {
    const handle = handleThat((channel) => [replyFrame('ffff', 'aaaa9000'), replyFrame('fffe', '6985'), replyFrame(channel, REPLY)])
    const channel = await open(handle)
    expect(Buffer.from(await channel.exchange(CONFIG, 'device')).toString('hex')).toBe(REPLY)
  })

  test('(d) a second exchange beside the first is refused as busy, and the first one is answered', async () => {
    let answer: () => void = () => undefined
    const handle = handleThat(() => [])
    const slow: HidHandle = {
      ...handle,
      write: (bytes) => {
        const channel = Buffer.from(bytes).toString('hex').slice(2, 6)
        answer = () => late.forEach((callback) => callback(null, [...Buffer.from(replyFrame(channel, REPLY), 'hex')]))
        return bytes.length
      },
      read: (callback) => late.push(callback),
    }
    const late: Parameters<HidHandle['read']>[0][] = []
    const channel = await open(slow)
    const first = channel.exchange(CONFIG, 'user')
    await expect(channel.exchange(CONFIG, 'user')).rejects.toMatchObject({ code: 'device.busy' })
    await new Promise((resolve) => setImmediate(resolve))
    answer()
    expect(Buffer.from(await first).toString('hex')).toBe(REPLY)
  })

  test('(e) closing does not wait for the exchange in progress, and ends it', async () => {
    const handle = handleThat(() => [])
    const channel = await open(handle)
    const waiting = expect(channel.exchange(CONFIG, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
    await channel.close()
    expect(handle.isClosed).toBe(true)
    await waiting
    await expect(channel.exchange(CONFIG, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
  })

  test('(f) a silent device is given up where no human is asked, and only there', async () => {
    await expect(
      (
        await open(
          handleThat(() => []),
          atOnce,
        )
      ).exchange(CONFIG, 'device'),
    ).rejects.toMatchObject({
      code: 'device.failed',
      message: expect.stringContaining('isn’t responding') as string,
    })
    const channel = await open(
      handleThat(() => []),
      atOnce,
    )
    let isOver = false
    const waiting = channel.exchange(CONFIG, 'user').finally(() => (isOver = true))
    const ended = expect(waiting).rejects.toMatchObject({ code: 'device.unplugged' })
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(isOver).toBe(false)
    await channel.close()
    await ended
  })

  test('(and) its errors are known by name, whichever of the installed versions made them', () => {
    for (const name of ['DisconnectedDevice', 'DisconnectedDeviceDuringOperation']) {
      expect(transportError(Object.assign(new Error('gone'), { name })).code).toBe('device.unplugged')
    }
  })

  test('a system that never opens, lists or closes a device does not hold Waybill up', async () => {
    const hangs = () => new Promise<never>(() => {})
    await expect(openChannel({ hid: { devices: () => [], open: hangs }, clock: atOnce }, LEDGER)).rejects.toMatchObject({
      code: 'device.failed',
    })
    const channel = await open({ ...handleThat((own) => [replyFrame(own, REPLY)]), close: hangs }, atOnce)
    await channel.close()
    const late = Promise.withResolvers<HidHandle>()
    const handle = handleThat(() => [])
    await expect(openChannel({ hid: { devices: () => [], open: () => late.promise }, clock: atOnce }, LEDGER)).rejects.toThrow()
    late.resolve(handle)
    await new Promise((resolve) => setImmediate(resolve))
    expect(handle.isClosed).toBe(true)
  })
})
