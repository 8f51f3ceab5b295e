// Checks the values of a difference between two quotes on both sides.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { changeValue } from './changeValue.ts'
import { allEnglish } from '../../../../../test/support/allEnglish.ts'

const quote = sampleQuote()

test('amounts are exact, in the asset that arrives; times and counts are words; nothing is said to be nothing', () => {
  expect(changeValue(allEnglish, 'amountOut', '9980000000000000001', quote)).toBe('9.980000000000000001 INIT')
  expect(changeValue(allEnglish, 'duration', '60', quote)).toBe('about 1 min')
  expect(changeValue(allEnglish, 'duration', '', quote)).toBe('time unknown')
  expect(changeValue(allEnglish, 'transactions', '2', quote)).toBe('2 signatures')
  expect(changeValue(allEnglish, 'warnings', '', quote)).toBe('nothing')
  expect(changeValue(allEnglish, 'fees', 'relay 0.02 INIT deducted', quote)).toBe('relay 0.02 INIT deducted')
})
