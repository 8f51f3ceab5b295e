// Text from chains must keep nothing hidden and lose nothing that can be seen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitUntrusted } from './untrustedText.ts'

test('direction overrides and zero-width characters are named', () => {
  expect(splitUntrusted('pay\u202Eyap\u200B')).toEqual([
    { kind: 'text', text: 'pay' },
    { kind: 'hidden', code: 'U+202E' },
    { kind: 'text', text: 'yap' },
    { kind: 'hidden', code: 'U+200B' },
  ])
})

test('line breaks read as spaces', () => {
  expect(splitUntrusted('a\nb').map((part) => (part.kind === 'text' ? part.text : ''))).toEqual(['a', ' ', 'b'])
})

test('right-to-left letters stay as they are', () => {
  expect(splitUntrusted('تقسيم')).toEqual([{ kind: 'text', text: 'تقسيم' }])
})

test('what is shown never contains a format or control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = splitUntrusted(text).flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      expect(shown.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }),
  )
})
