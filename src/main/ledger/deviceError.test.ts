// Tests the conversion of device and transport errors to errors with a hint.
import { describe, expect, test } from 'vitest'
import { openError, statusError, transportError, type Doing } from './deviceError.ts'

describe('a status word', () => {
  test.for<[number, Doing, string]>([
    [0x5515, 'identify', 'device.locked'],
    [0x6b0c, 'message', 'device.locked'],
    [0x6804, 'address', 'device.locked'],
    [0x6f04, 'address', 'device.locked'],
    [0x6982, 'identify', 'device.locked'],
    [0x6982, 'address', 'device.locked'],
    [0x6982, 'message', 'device.rejected'],
    [0x6982, 'transaction', 'device.rejected'],
    [0x6985, 'message', 'device.rejected'],
    [0x6986, 'address', 'device.rejected'],
    [0x5501, 'openApp', 'device.rejected'],
    [0x6807, 'openApp', 'device.appMissing'],
    [0x5123, 'openApp', 'device.appMissing'],
    [0x6984, 'openApp', 'device.appMissing'],
    [0x6e00, 'address', 'device.wrongApp'],
    [0x6e01, 'address', 'device.wrongApp'],
    [0x6d00, 'message', 'device.wrongApp'],
    [0x6d02, 'message', 'device.wrongApp'],
    [0x6511, 'message', 'device.wrongApp'],
    [0x650f, 'message', 'device.wrongApp'],
    [0x6a84, 'message', 'device.tooLong'],
    [0x6980, 'message', 'device.failed'],
    [0x6a15, 'address', 'device.failed'],
    [0x6faa, 'identify', 'device.failed'],
  ])('%i while doing “%s” means %s', ([status, doing, code]) => {
    expect(statusError(status, doing)).toMatchObject({ code, hint: expect.any(String) as string })
  })

  test.for<[number, Doing, string]>([
    [0x6501, 'transaction', 'doesn’t support this type of transaction'],
    [0x6a15, 'address', 'doesn’t allow this derivation path'],
    [0x6a80, 'address', 'doesn’t allow this derivation path'],
    [0x6807, 'transaction', 'amount is too large'],
    [0x698a, 'message', 'doesn’t support this chain'],
    [0x698b, 'message', 'doesn’t allow this derivation path'],
    [0x698b, 'address', 'doesn’t allow this derivation path'],
    [0x698c, 'address', 'doesn’t support this chain'],
    [0x6989, 'address', 'expert mode'],
    [0x698d, 'message', 'expert mode'],
    [0x6611, 'identify', 'isn’t set up'],
    [0x6d07, 'identify', 'isn’t set up'],
    [0x5502, 'openApp', 'isn’t set up'],
    [0x6faa, 'message', 'stopped working'],
  ])('%i while doing “%s” is said in words: %s', ([status, doing, words]) => {
    expect(statusError(status, doing)).toMatchObject({
      message: expect.stringContaining(words) as string,
      hint: expect.any(String) as string,
    })
  })

  test('that nobody knows is shown as it is', () => {
    expect(statusError(0x0b0b, 'message').message).toContain('0x0b0b')
  })
})

describe('an error of the transport', () => {
  const named = (name: string, id?: string) => Object.assign(new Error('text'), { name, ...(id === undefined ? {} : { id }) })

  test.for<[string, string | undefined, string]>([
    ['DisconnectedDevice', undefined, 'device.unplugged'],
    ['DisconnectedDeviceDuringOperation', undefined, 'device.unplugged'],
    ['TransportRaceCondition', undefined, 'device.busy'],
    ['TransportError', 'InvalidChannel', 'device.failed'],
    ['TransportError', 'InvalidSequence', 'device.failed'],
    ['TypeError', undefined, 'device.failed'],
  ])('%s %s is known by its name, not by its class: %s', ([name, id, code]) => {
    const error = named(name, id)
    expect(transportError(error)).toMatchObject({ code, cause: error })
  })
})

test('a device that cannot be opened is held by another program, or not permitted to this user', () => {
  expect(openError(new Error('busy'), false).code).toBe('device.held')
  expect(openError(new Error('busy'), true)).toMatchObject({ code: 'device.notPermitted', hint: expect.stringContaining('udev') as string })
})
