// The device's own system: which app is open, and opening another.
import { describe, expect, test } from 'vitest'
import type { ApduChannel } from '../../../wire/apdu.ts'
import { appAndVersion, requestApp } from './ledgerOs.ts'

const answering = (reply: string): ApduChannel => ({
  exchange: () => Promise.resolve(Buffer.from(reply, 'hex')),
  close: () => Promise.resolve(),
})

describe('the open app', () => {
  test.for([
    ['0105424f4c4f5309312e342e302d7263329000', { name: null, version: '1.4.0-rc2' }],
    ['01054f4c4f530005312e352e359000', { name: null, version: '1.5.5' }],
    ['0107426974636f696e0b322e312e352d616c70686101029000', { name: 'Bitcoin', version: '2.1.5-alpha' }],
    ['0108457468657265756d0a312e32322e302d64657601009000', { name: 'Ethereum', version: '1.22.0-dev' }],
  ] as const)('is read from %s', async ([reply, app]) => {
    expect(await appAndVersion(answering(reply))).toEqual(app)
  })

  test.for([
    ['5515', 'device.locked'],
    ['029000', 'device.failed'],
    ['0108457468659000', 'device.failed'],
  ] as const)('cannot be read from %s: %s', async ([reply, code]) => {
    await expect(appAndVersion(answering(reply))).rejects.toMatchObject({ code })
  })
})

test('opening an app that is missing, or that the user refuses, is told apart', async () => {
  await expect(requestApp(answering('6807'), 'Ethereum')).rejects.toMatchObject({ code: 'device.appMissing' })
  await expect(requestApp(answering('5501'), 'Ethereum')).rejects.toMatchObject({ code: 'device.rejected' })
  await expect(requestApp(answering('9000'), 'Ethereum')).resolves.toBeUndefined()
})
