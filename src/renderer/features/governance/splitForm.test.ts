// What the form of a split vote asks for, and what is wrong with it.
import { expect, test } from 'vitest'
import { sharesIn } from './splitForm.ts'

const NONE = { yes: '', no: '', abstain: '', veto: '' }

test('parts that make up the whole are exact, in the order of the options', () => {
  expect(sharesIn({ ...NONE, no: '33.3', yes: '66.7', veto: '0' })).toEqual({
    shares: [
      { option: 'yes', weight: '0.667' },
      { option: 'no', weight: '0.333' },
    ],
    hindrance: null,
    left: '0',
    wrong: [],
  })
})

test.each([
  [NONE, 'sum', '100', []],
  [{ ...NONE, yes: '70' }, 'sum', '30', []],
  [{ ...NONE, yes: '70', no: '30.000001' }, 'sum', '-0.000001', []],
  [{ ...NONE, yes: '100' }, 'wrong', '100', ['yes']],
  [{ ...NONE, yes: 'all', no: '-1' }, 'wrong', '100', ['yes', 'no']],
])('%j cannot be reviewed: %s', (typed, hindrance, left, wrong) => {
  expect(sharesIn(typed)).toEqual({ shares: null, hindrance, left, wrong })
})
