// Chips name types as the list of filters does, and any other value as it was typed.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { conditionWords } from './search.ts'

const { win } = openBridgedWindow(() => new Promise(() => undefined))

test.each([
  ['several', 'Several messages'],
  ['swap', 'Swaps'],
  ['MsgSend', 'MsgSend'],
  ['constructor', 'constructor'],
])('type:%s', (value, shown) => {
  expect(conditionWords(win.words, { op: 'type', value }, value)).toBe(shown)
})
