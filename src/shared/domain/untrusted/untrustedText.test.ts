// Text from chains must keep nothing hidden and lose nothing that can be seen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginning, markedText, splitUntrusted } from './untrustedText.ts'

test('direction overrides and zero-width characters are named', () => {
  expect(splitUntrusted('pay\u202Eyap\u200B')).toEqual([
    { kind: 'text', text: 'pay' },
    { kind: 'hidden', code: 'U+202E' },
    { kind: 'text', text: 'yap' },
    { kind: 'hidden', code: 'U+200B' },
  ])
})

test('so is whatever Unicode has no shape for, but for the mark of an emoji', () => {
  for (const code of ['U+034F', 'U+17B4', 'U+180B', 'U+2065', 'U+FFF0', 'U+E0100', 'U+E01EF', 'U+E0FFF']) {
    const letter = String.fromCodePoint(Number.parseInt(code.slice(2), 16))
    expect(splitUntrusted(`a${letter}b`)[1]).toEqual({ kind: 'hidden', code })
  }
  expect(splitUntrusted('❤\uFE0F')).toEqual([{ kind: 'text', text: '❤\uFE0F' }])
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

test('runs of one hidden character and towers of marks are one mark each', () => {
  expect(splitUntrusted('a\u200B\u200B\u200Bb')).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'hidden', code: 'U+200B ×3' },
    { kind: 'text', text: 'b' },
  ])
  const tower = splitUntrusted(`e${'\u0301'.repeat(40)}x`)
  expect(tower.map((part) => (part.kind === 'hidden' ? part.code : part.text.length))).toEqual([5, 'U+0301 ×36', 1])
})

test('a long text is cut between characters, never inside one', () => {
  expect(beginning('short', 10)).toEqual({ text: 'short', isCut: false })
  expect(beginning('a👩‍👩‍👧b', 4)).toEqual({ text: 'a', isCut: true })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const { text: shown, isCut } = beginning(text, most)
      expect(text.startsWith(shown)).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(most)
      expect(isCut).toBe(text.length > most)
    }),
  )
})

test('a tooltip shows codes in place of what hides', () => {
  expect(markedText('pay\u202Eyap')).toBe('pay[U+202E]yap')
  expect(markedText('x'.repeat(1000)).length).toBeLessThanOrEqual(301)
})
