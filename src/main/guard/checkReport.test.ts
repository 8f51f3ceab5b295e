// The lines of a check, and untrusted text in its sentences.
import { expect, test } from 'vitest'
import { toErrorData } from '../../shared/domain/errors.ts'
import { phrase, plainText } from '../../shared/domain/phrase.ts'
import { createCheckReport, quoted, unlisted, unsafe } from './checkReport.ts'

test('a line that matches is written', () => {
  const report = createCheckReport()
  report.require('amount', 'amount', '5', '5')
  report.require('recipient', 'address', '0xAB', '0xab', true)
  expect(report.lines.map(({ found, asked, verdict }) => [found, asked, verdict])).toEqual([
    ['5', '5', 'match'],
    ['0xAB', '0xab', 'match'],
  ])
})

test('one that differs ends the check and is not', () => {
  const report = createCheckReport()
  expect(() => report.require('amount', 'amount', '6', '5')).toThrow('the amount is “6”, not “5”')
  expect(() => report.require('amount', 'amount', '5', '5', false)).toThrow('the amount is “5”, not “5”')
  expect(report.lines).toEqual([])
})

test('a refusal names its rule: the subject that differs, or the sentence without what others wrote', () => {
  const report = createCheckReport()
  expect(() => report.require('amount', 'amount', '6', '5')).toThrow(expect.objectContaining({ rule: 'amount' }))
  expect(unsafe(phrase`The memo contains an unknown instruction: ${quoted('steal')}.`).rule).toBe(
    'The memo contains an unknown instruction: {0}.',
  )
  expect(unlisted('chain', 'The chain isn’t listed.').rule).toBe('The chain isn’t listed.')
  expect(toErrorData(unsafe('The swap has no minimum output.'))).not.toHaveProperty('rule')
})

test('long text is cut where a sentence carries it', () => {
  expect(plainText(quoted(''))).toBe('nothing')
  expect(plainText(quoted('a'.repeat(120)))).toBe(`“${'a'.repeat(120)}”`)
  expect(plainText(quoted('a'.repeat(121)))).toBe(`“${'a'.repeat(120)}…”`)
})

test('what the chain list lacks comes with the way to get it', () => {
  expect(unlisted('chain', 'x')).toMatchObject({
    code: 'transfer.unsafeMessage',
    message: 'x',
    hint: expect.stringContaining('Check for new chains in Settings') as string,
  })
  expect(unlisted('contract', 'x').hint).toContain('new versions of Waybill')
})
