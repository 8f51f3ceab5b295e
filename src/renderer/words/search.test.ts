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

test('a chip says a date plainly, and that it is of a day, month or year without “on”', () => {
  const chip = (op: 'on' | 'after', value: string) => chipText(win.words, { op, value }, value)
  expect(chip('on', '2026-01')).toEqual({ name: null, value: 'January 2026' })
  expect(chip('on', '2026')).toEqual({ name: null, value: '2026' })
  expect(chip('after', '2026-02-03')).toEqual({ name: 'Since', value: '3 Feb 2026' })
  expect(chip('after', '7d')).toEqual({ name: 'Since', value: '7d' })
  expect(chipText(german, { op: 'on', value: '2026-01' }, '2026-01')).toEqual({ name: null, value: 'Januar 2026' })
})
