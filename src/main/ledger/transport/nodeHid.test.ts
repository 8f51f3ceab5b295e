// node-hid's asynchronous device in the form that the transport calls.
import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { HidHandle } from '../../../wire/world.ts'
import { openChannel } from './hid.ts'
import { adaptHandle, createNodeHid, type AsyncHidDevice } from './nodeHid.ts'

const LEDGER = { path: '/dev/hidraw7', model: 'Flex' }
const never = { now: () => 0, sleep: () => new Promise<void>(() => {}) }
const opening = (handle: HidHandle) => ({ devices: () => [], open: () => handle })

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

test('asks the system for the file of a device on Linux; where a path is no file nothing is asked', async () => {
  const { access } = createNodeHid()
  await expect(access?.('/practice/1')).resolves.toBeUndefined()
  await expect(access?.('/dev/hidraw-that-is-not-there')).rejects.toMatchObject({ code: 'ENOENT' })
})
