// An amount that is typed with the marks of another language says how it was read.
import { expect, test } from 'vitest'
import { plainNumber } from '../../../shared/domain/amount.ts'
import { enter, isReadOtherwise } from './useTypedNumber.ts'

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

test('a pasted number is shown as it was read, and keeps what was pasted for the note', () => {
  expect(enter('1.000,50', '', '.')).toEqual({ entered: '1.000,50', text: '' })
  expect(enter('1,5', '1,', '.')).toEqual({ entered: '1,5', text: '1,5' })
  // What is no number stays as it is.
  expect(enter('12 apples', '', '.')).toEqual({ entered: '12 apples', text: '12 apples' })
})
