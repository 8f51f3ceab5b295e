// The text of a failure says what the account held.
import { expect, test } from 'vitest'
import { heldIn } from './failureSigns.ts'

test('what was held is read from the words of a bank module, and from no others', () => {
  const text = 'failed to execute message: spendable balance 14985862uusdc is smaller than 99000000uusdc: insufficient funds'
  expect(heldIn(text)).toEqual({ amount: '14985862', denom: 'uusdc' })
  expect(heldIn('spendable balance 5ibc/AB12 is smaller than 6ibc/AB12: insufficient funds')).toEqual({ amount: '5', denom: 'ibc/AB12' })
  expect(heldIn('spendable balance  is smaller than 6uinit: insufficient funds')).toBeNull()
  expect(heldIn('insufficient funds')).toBeNull()
})
