// Chips name types as the list of filters does, and any other value as it was typed.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { german } from './de/german.ts'
import { chipText, conditionWords } from './search.ts'

const { win } = openBridgedWindow(() => new Promise(() => undefined))

test.each([
  ['several', 'Several messages'],
  ['swap', 'Swaps'],
  ['MsgSend', 'MsgSend'],
  ['constructor', 'constructor'],
])('type:%s', (value, shown) => {
  expect(conditionWords(win.words, { op: 'type', value }, value)).toBe(shown)
})

test('a chip names an outcome as rows do, whatever was typed', () => {
  expect(chipText(win.words, { op: 'status', value: 'failed' }, 'FAILED')).toEqual({ name: 'Outcome', value: 'Failed' })
})

test('a chip says a date plainly, and that it is of a day, month or year without “on”', () => {
  const chip = (op: 'on' | 'after', value: string) => chipText(win.words, { op, value }, value)
  expect(chip('on', '2026-01')).toEqual({ name: null, value: 'January 2026' })
  expect(chip('on', '2026')).toEqual({ name: null, value: '2026' })
  expect(chip('after', '2026-02-03')).toEqual({ name: 'Since', value: '3 Feb 2026' })
  expect(chip('after', '7d')).toEqual({ name: 'Since', value: '7d' })
  expect(chipText(german, { op: 'on', value: '2026-01' }, '2026-01')).toEqual({ name: null, value: 'Januar 2026' })
})

test('the chip of an amount says what it is an amount of, and a value is in dollars', () => {
  const min = { value: '12500', isIncluded: false }
  expect(chipText(win.words, { op: 'amount', min, max: null }, '>12500', true)).toEqual({
    name: 'Amount',
    value: 'more than 12500 of any token',
  })
  expect(chipText(win.words, { op: 'amount', min, max: null }, '>12500').value).toBe('more than 12500')
  expect(chipText(win.words, { op: 'value', min, max: null }, '>12500')).toEqual({ name: 'Value', value: 'more than $12,500' })
})
