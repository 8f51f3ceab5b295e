// Commands and replies of the device as bytes.
import { describe, expect, test } from 'vitest'
import { decodeReply, encodeCommand, encodePath, readPrefixed } from './apdu.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('encodePath', () => {
  test('writes the count, then big-endian parts with the hardened bit', () => {
    expect(hex(encodePath("44'/60'/0'/0/1"))).toBe('058000002c8000003c800000000000000000000001')
  })

  test.for(['', 'm/44', "44'/60'/", '44/x', '4294967296', "2147483648'", '1/1/1/1/1/1/1/1/1/1/1'])('refuses “%s”', (path) => {
    expect(() => encodePath(path)).toThrow(expect.objectContaining({ code: 'input.invalid' }))
  })
})

test('a command carries at most 255 bytes', () => {
  expect(hex(encodeCommand({ cla: 0xe0, ins: 8, p1: 0x80, data: Uint8Array.of(1, 2) }))).toBe('e0088000020102')
  expect(() => encodeCommand({ cla: 0, ins: 0, data: new Uint8Array(256) })).toThrow('255')
})

test('a reply ends in its status; a shorter one cannot be read', () => {
  expect(decodeReply(Uint8Array.of(7, 0x6a, 0x84))).toEqual({ status: 0x6a84, data: Uint8Array.of(7) })
  expect(() => decodeReply(Uint8Array.of(0x90))).toThrow(expect.objectContaining({ code: 'device.failed' }))
})

test('a field that is longer than the reply cannot be read', () => {
  expect(readPrefixed(Uint8Array.of(1, 9, 2), 0)).toEqual({ field: Uint8Array.of(9), next: 2 })
  expect(() => readPrefixed(Uint8Array.of(3, 9), 0)).toThrow(expect.objectContaining({ code: 'device.failed' }))
  expect(() => readPrefixed(Uint8Array.of(1, 9), 2)).toThrow(expect.objectContaining({ code: 'device.failed' }))
})
