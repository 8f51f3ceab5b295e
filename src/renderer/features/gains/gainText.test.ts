// Money of gains is read by people: a loss carries the minus sign of all other amounts.
import { expect, it } from 'vitest'
import { english } from '../../words/en/english.ts'
import { moneyText } from './gainText.ts'

it('writes a loss with the sign of every other amount', () => {
  expect(moneyText(english, '-123456', 'USD')).toBe('−$1,234.56')
  expect(moneyText(english, '-123450', 'EUR')).toBe('−1,234.50 EUR')
  expect(moneyText(english, '123456', 'USD')).toBe('$1,234.56')
  expect(moneyText(english, '123456', 'USD', true)).toBe('+$1,234.56')
  expect(moneyText(english, '-123456', 'USD', true)).toBe('−$1,234.56')
  expect(moneyText(english, '0', 'USD', true)).toBe('$0.00')
})
