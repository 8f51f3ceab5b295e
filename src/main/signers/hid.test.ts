// The real transport class over a HID object: frames recorded from LedgerHQ's own library, and the ways a handle fails.
import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { handleThat, replyFrame } from '../../../test/support/frameHandle.ts'
import { adaptHandle, listLedgers, openChannel, type AsyncHidDevice } from './hid.ts'
import type { HidDeviceInfo, HidHandle, HidModule } from '../../wire/world.ts'

const LEDGER = { path: '/dev/hidraw7', model: 'Flex' }
const info = (change: Partial<HidDeviceInfo>): HidDeviceInfo => ({
  vendorId: 0x2c97,
  productId: 0x7011,
  path: '/a',
  interface: 0,
  ...change,
})
const listing = (devices: HidDeviceInfo[]): HidModule => ({ devices: () => devices, open: () => Promise.reject(new Error('not here')) })
const never = { now: () => 0, sleep: () => new Promise<void>(() => {}) }

const CONFIG_REPLY = '020116009000'

const opening = (handle: HidHandle): HidModule => ({ devices: () => [], open: () => handle })

describe('the list of Ledgers', () => {
  test('keeps their command interface, on every system, and names the model by the high byte', async () => {
    const found = await listLedgers(
      listing([
        info({ path: '/linux', interface: 0, productId: 0x5011 }),
        info({ path: '/fido', interface: 1, usagePage: 0xf1d0 }),
        info({ path: '/mac', interface: -1, usagePage: 0xffa0, productId: 0x4011 }),
        info({ path: '/mac', interface: -1, usagePage: 0xffa0, productId: 0x4011 }),
        info({ path: '/mouse', vendorId: 0x046d }),
        info({ path: undefined }),
        info({ path: '/new', productId: 0x9911 }),
      ]),
    )
    expect(found).toEqual([
      { path: '/linux', model: 'Nano S Plus' },
      { path: '/mac', model: 'Nano X' },
      { path: '/new', model: 'Ledger' },
    ])
  })
})

describe('a channel', () => {
  test('frames a command as LedgerHQ’s library does, and lets the device go when it is closed', async () => {
    const handle = handleThat((channel) => [replyFrame(channel, CONFIG_REPLY)])
    const channel = await openChannel({ hid: opening(handle), clock: never }, LEDGER)
    const reply = await channel.exchange(Buffer.from('e006000000', 'hex'), 'device')
    expect(Buffer.from(reply).toString('hex')).toBe(CONFIG_REPLY)
    const [frame = ''] = handle.written
    expect(handle.written).toHaveLength(1)
    expect(`${frame.slice(0, 2)}…${frame.slice(6)}`).toBe(`00…${'0500000005e006000000'.padEnd(124, '0')}`)
    await channel.close()
    await channel.close()
    expect(handle.isClosed).toBe(true)
  })

  test('tells frames of another session from an answer', async () => {
    const channel = await openChannel({ hid: opening(handleThat(() => [replyFrame('ffff', CONFIG_REPLY)])), clock: never }, LEDGER)
    await expect(channel.exchange(Buffer.from('e006000000', 'hex'), 'device')).rejects.toMatchObject({
      code: 'device.failed',
      retry: 'now',
    })
  })

  test('gives up on a device that is silent, but not on its user', async () => {
    const clock = { now: () => 0, sleep: () => Promise.resolve() }
    const channel = await openChannel({ hid: opening(handleThat(() => [])), clock }, LEDGER)
    await expect(channel.exchange(Buffer.from('e006000000', 'hex'), 'device')).rejects.toMatchObject({ code: 'device.failed' })
  })

  test('ends a prompt’s wait when it is closed', async () => {
    const handle = handleThat(() => [])
    const channel = await openChannel({ hid: opening(handle), clock: never }, LEDGER)
    const waiting = channel.exchange(Buffer.from('e006000000', 'hex'), 'user')
    await channel.close()
    await expect(waiting).rejects.toMatchObject({ code: 'device.unplugged' })
    expect(handle.isClosed).toBe(true)
  })

  test('that cannot be opened says who holds the device', async () => {
    const open = (message: string) =>
      openChannel({ hid: { devices: () => [], open: () => Promise.reject(new Error(message)) }, clock: never }, LEDGER)
    await expect(open('cannot open device with path /dev/hidraw7')).rejects.toMatchObject({ code: 'device.held' })
    await expect(open('Permission denied')).rejects.toMatchObject({ code: 'device.notPermitted' })
  })
})

describe('node-hid’s asynchronous device in callback form', () => {
  class FakeDevice extends EventEmitter implements AsyncHidDevice {
    written: number[][] = []
    failure: Error | null = null
    write = (bytes: number[]) => {
      if (this.failure !== null) return Promise.reject(this.failure)
      this.written.push(bytes)
      return Promise.resolve(bytes.length)
    }
    close = () => Promise.reject(new Error('already gone'))
  }
  const read = (handle: HidHandle) =>
    new Promise<{ error: unknown; bytes: number[] }>((resolve) => {
      handle.read((error, bytes) => {
        resolve({ error, bytes })
      })
    })

  test('hands reports out in order, whether they come before or after the read', async () => {
    const device = new FakeDevice()
    const handle = adaptHandle(device, { product: 'Flex' })
    device.emit('data', Buffer.of(1))
    const [first, second] = [read(handle), read(handle)]
    device.emit('data', Buffer.of(2))
    expect([await first, await second].map(({ bytes }) => bytes)).toEqual([[1], [2]])
  })

  test('writes frames in the order in which they were given', async () => {
    const device = new FakeDevice()
    const handle = adaptHandle(device, {})
    expect([handle.write([1]), handle.write([2, 3])]).toEqual([1, 2])
    await new Promise((resolve) => setImmediate(resolve))
    expect(device.written).toEqual([[1], [2, 3]])
  })

  test('a write that fails makes the pending read and every later call fail', async () => {
    const device = new FakeDevice()
    device.failure = new Error('gone')
    const handle = adaptHandle(device, {})
    const pending = read(handle)
    handle.write([1])
    expect(await pending).toEqual({ error: device.failure, bytes: [] })
    expect(await read(handle)).toEqual({ error: device.failure, bytes: [] })
    expect(() => handle.write([2])).toThrow('gone')
  })

  test('an unplugged device fails the read through the real class as unplugged', async () => {
    const device = new FakeDevice()
    const channel = await openChannel({ hid: opening(adaptHandle(device, { product: 'Flex' })), clock: never }, LEDGER)
    const waiting = channel.exchange(Buffer.from('e006000000', 'hex'), 'user')
    device.emit('error', new Error('could not read from HID device'))
    await expect(waiting).rejects.toMatchObject({ code: 'device.unplugged' })
    await channel.close()
  })
})
