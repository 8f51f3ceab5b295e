// An amount that is typed with the marks of another language says how it was read.
import { expect, test } from 'vitest'
import { plainNumber } from '../../../shared/domain/amount.ts'
import { isReadOtherwise } from './useTypedNumber.ts'

test.for([
  ['1,5', '.', true],
  ['1.5', '.', false],
  ['1.5', ',', true],
  ['1,5', ',', false],
  ['1,234.5', '.', true],
  ['12', '.', false],
  ['1,5x', '.', false],
] as const)('%s where the language writes %s before decimals', ([typed, point, isOtherwise]) => {
  expect(isReadOtherwise(typed, plainNumber(typed, point), point)).toBe(isOtherwise)
})
