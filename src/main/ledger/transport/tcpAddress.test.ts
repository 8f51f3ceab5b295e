import { describe, expect, test } from 'vitest'
import { readTcpAddress } from './tcpAddress.ts'

describe('where an emulated Ledger listens', () => {
  test.each([
    ['tcp://127.0.0.1:9999', { host: '127.0.0.1', port: 9999, name: '127.0.0.1:9999' }],
    ['tcp://127.8.0.2:1', { host: '127.8.0.2', port: 1, name: '127.8.0.2:1' }],
    ['tcp://[::1]:65535', { host: '::1', port: 65_535, name: '[::1]:65535' }],
  ])('reads %s', (text, address) => {
    expect(readTcpAddress(text)).toEqual(address)
  })

  test.each([
    'tcp://192.168.1.4:9999',
    'tcp://127.0.0.1.example.com:9999',
    'tcp://127.0.0.1@192.168.1.4:9999',
    'tcp://127.0.0.256:9999',
    'tcp://127.1:9999',
    'tcp://localhost:9999',
    'tcp://0.0.0.0:9999',
    'tcp://[::]:9999',
    'tcp://[::ffff:127.0.0.1]:9999',
    'tcp://127.0.0.1',
    'tcp://127.0.0.1:0',
    'tcp://127.0.0.1:65536',
    'tcp://127.0.0.1:9999/',
    'http://127.0.0.1:9999',
    '127.0.0.1:9999',
    ' tcp://127.0.0.1:9999',
  ])('refuses %s, saying what is allowed', (text) => {
    expect(() => readTcpAddress(text)).toThrow(`WAYBILL_APDU must be a port on this computer, such as tcp://127.0.0.1:9999, not “${text}”.`)
  })
})
