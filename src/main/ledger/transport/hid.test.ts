// The real transport class over a HID object: frames recorded from LedgerHQ's own library, and the ways a handle fails.
import { describe, expect, test } from 'vitest'
import { handleThat, replyFrame } from '../../../../test/support/frameHandle.ts'
import { ledgersOverHid, listLedgers, openChannel } from './hid.ts'
import type { HidDeviceInfo, HidHandle, HidModule } from '../../../wire/world.ts'

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

const CONFIG = Buffer.from('e006000000', 'hex')
const CONFIG_REPLY = '020116009000'

const opening = (handle: HidHandle): HidModule => ({ devices: () => [], open: () => handle })

describe('the list of Ledgers', () => {
  test('keeps their command interface, on every system, and names the model by the high byte', async () => {
    const hid = listing([
      info({ path: '/linux', interface: 0, productId: 0x5011 }),
      info({ path: '/fido', interface: 1, usagePage: 0xf1d0 }),
      info({ path: '/mac', interface: -1, usagePage: 0xffa0, productId: 0x4011 }),
      info({ path: '/mac', interface: -1, usagePage: 0xffa0, productId: 0x4011 }),
      info({ path: '/mouse', vendorId: 0x046d }),
      info({ path: undefined }),
      info({ path: '/new', productId: 0x9911 }),
    ])
    const found = await listLedgers({ hid, clock: never })
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
    const reply = await channel.exchange(CONFIG, 'device')
    expect(Buffer.from(reply).toString('hex')).toBe(CONFIG_REPLY)
    const [frame = ''] = handle.written
    expect(handle.written).toHaveLength(1)
    expect(`${frame.slice(0, 2)}…${frame.slice(6)}`).toBe(`00…${'0500000005e006000000'.padEnd(124, '0')}`)
    await channel.close()
    await channel.close()
    expect(handle.isClosed).toBe(true)
  })

  test('drops frames of another session, and tells half an answer from a whole one', async () => {
    const both = handleThat((channel) => [replyFrame('ffff', 'aaaa9000'), replyFrame(channel, CONFIG_REPLY)])
    const first = await openChannel({ hid: opening(both), clock: never }, LEDGER)
    expect(Buffer.from(await first.exchange(CONFIG, 'device')).toString('hex')).toBe(CONFIG_REPLY)
    const half = handleThat((channel) => [replyFrame(channel, CONFIG_REPLY).replace('050000', '050001')])
    const second = await openChannel({ hid: opening(half), clock: never }, LEDGER)
    await expect(second.exchange(CONFIG, 'device')).rejects.toMatchObject({ code: 'device.failed', retry: 'now' })
  })

  test('gives up on a device that is silent, but not on its user', async () => {
    const clock = { now: () => 0, sleep: () => Promise.resolve() }
    const channel = await openChannel({ hid: opening(handleThat(() => [])), clock }, LEDGER)
    await expect(channel.exchange(CONFIG, 'device')).rejects.toMatchObject({ code: 'device.failed' })
  })

  test('ends a prompt’s wait when it is closed', async () => {
    const handle = handleThat(() => [])
    const channel = await openChannel({ hid: opening(handle), clock: never }, LEDGER)
    const waiting = channel.exchange(CONFIG, 'user')
    await channel.close()
    await expect(waiting).rejects.toMatchObject({ code: 'device.unplugged' })
    expect(handle.isClosed).toBe(true)
  })

  test('that cannot be opened says who holds the device', async () => {
    const open = (message: string, access?: () => Promise<void>) => {
      const hid = { devices: () => [info({ path: LEDGER.path })], open: () => Promise.reject(new Error(message)) }
      return openChannel({ hid: { ...hid, ...(access && { access }) }, clock: never }, LEDGER)
    }
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: access`), { code }))
    // On Linux the text is the same whatever the reason: the file of the device decides.
    const onLinux = 'cannot open device with path /dev/hidraw7'
    await expect(open(onLinux, failing('EACCES'))).rejects.toMatchObject({ code: 'device.notPermitted' })
    await expect(open(onLinux, failing('EPERM'))).rejects.toMatchObject({ code: 'device.notPermitted' })
    await expect(open(onLinux, failing('ENOENT'))).rejects.toMatchObject({ code: 'device.held' })
    await expect(open(onLinux, () => Promise.resolve())).rejects.toMatchObject({ code: 'device.held' })
    await expect(open(onLinux)).rejects.toMatchObject({ code: 'device.held' })
    await expect(open('hid_open_path: not permitted')).rejects.toMatchObject({ code: 'device.notPermitted' })
  })

  test('asks for the file of the device also when its calls are kept from piling up', async () => {
    const access = () => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
    const open = () => Promise.reject(new Error('cannot open device with path /dev/hidraw7'))
    const ledgers = ledgersOverHid({ hid: { devices: () => [info({ path: LEDGER.path })], open, access }, clock: never })
    await expect(ledgers.open(LEDGER)).rejects.toMatchObject({ code: 'device.notPermitted' })
  })
})
