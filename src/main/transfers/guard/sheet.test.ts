// The lines of a check, and untrusted text in its sentences.
import { expect, test } from 'vitest'
import { createSheet, quoted } from './sheet.ts'

test('a line that matches is written', () => {
  const sheet = createSheet()
  sheet.hold('amount', 'amount', '5', '5')
  sheet.hold('recipient', 'address', '0xAB', '0xab', true)
  expect(sheet.lines.map(({ found, asked, verdict }) => [found, asked, verdict])).toEqual([
    ['5', '5', 'match'],
    ['0xAB', '0xab', 'match'],
  ])
})

test('one that differs ends the check and is not', () => {
  const sheet = createSheet()
  expect(() => sheet.hold('amount', 'amount', '6', '5')).toThrow('the amount is “6” instead of “5”')
  expect(() => sheet.hold('amount', 'amount', '5', '5', false)).toThrow('the amount is “5” instead of “5”')
  expect(sheet.lines).toEqual([])
})

test('long text is cut where a sentence carries it', () => {
  expect(quoted('')).toBe('nothing')
  expect(quoted('a'.repeat(120))).toBe(`“${'a'.repeat(120)}”`)
  expect(quoted('a'.repeat(121))).toBe(`“${'a'.repeat(120)}…”`)
})
