// Tests how a text is assessed before a device is asked to sign it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainOnDevice, MAX_MESSAGE_BYTES, readMessage } from './messageText.ts'

test('plain English letters and line ends are shown as they are', () => {
  expect(readMessage('Rent for\tMay\r\n~')).toMatchObject({ fault: null, isPlain: true, odd: [], shown: 'Rent for\tMay\r\n~' })
})

test('one other letter turns all of it into digits', () => {
  expect(readMessage('aé')).toEqual({ fault: null, bytes: 3, most: 5000, isPlain: false, odd: ['é'], shown: '0x61c3a9' })
  expect(readMessage('a\u0000').isPlain).toBe(false)
})

test('a space beyond ASCII is such a letter too', () => {
  expect(isPlainOnDevice('{"memo":"rent May"}')).toBe(true)
  for (const space of ['\u00A0', '\u1680', '\u2003', '\u2028', '\u3000', '\uFEFF'])
    expect(isPlainOnDevice(`{"memo":"rent${space}May"}`)).toBe(false)
})

test('the digits are those of the bytes that are signed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { isPlain, shown, bytes } = readMessage(text)
      expect(Buffer.byteLength(text)).toBe(bytes)
      expect(shown).toBe(isPlain ? text : `0x${Buffer.from(text).toString('hex')}`)
    }),
  )
})

test('what cannot be signed is told, and why', () => {
  expect(readMessage(' \n').fault).toBe('empty')
  expect(readMessage('half a letter: \ud83d').fault).toBe('broken')
  expect(readMessage('a'.repeat(MAX_MESSAGE_BYTES)).fault).toBeNull()
  expect(readMessage('a'.repeat(MAX_MESSAGE_BYTES + 1)).fault).toBe('tooLong')
  expect(readMessage('é'.repeat(2500)).fault).toBeNull()
  expect(readMessage('é'.repeat(2501)).fault).toBe('tooLong')
  expect(readMessage('{"chain_id":"a","account_number":"1","sequence":"2"}').fault).toBe('signDocument')
})
