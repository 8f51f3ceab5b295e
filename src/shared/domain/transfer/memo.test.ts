// Tests which texts may be sent as a memo.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_MEMO, memoFault, takesMemo } from './memo.ts'

test.for([
  ['nothing', '', null],
  ['the number of a deposit', '104829', null],
  ['a sentence of twelve words with a sign', 'this one pays for the boat that we sailed home in, last june', null],
  ['a recovery phrase', `${'abandon '.repeat(11)}about`, 'phrase'],
  ['one in capitals, on lines of its own', `${'ZOO\n'.repeat(23)}VOTE`, 'phrase'],
  ['letters that a Ledger does not show', 'für dich', 'unprintable'],
  ['a line break', 'a\nb', 'unprintable'],
  ['a right-to-left override', 'a\u202eb', 'unprintable'],
  ['as much as fits', 'x'.repeat(MAX_MEMO), null],
  ['more than fits', 'x'.repeat(MAX_MEMO + 1), 'tooLong'],
] as const)('%s', ([, memo, fault]) => {
  expect(memoFault(memo)).toBe(fault)
})

test('what passes is text of printable ASCII characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (memo) => {
      if (memoFault(memo) === null) expect([...memo].every((letter) => letter >= ' ' && letter <= '~')).toBe(true)
    }),
  )
})

test('a token of an EVM rollup is sent by an Ethereum transaction where the Ethereum app signs, which has no memo', () => {
  const [rollup, token] = [{ kind: 'initia-rollup', vm: 'evm' }, `evm/${'a'.repeat(40)}`]
  expect(takesMemo(rollup, token, { kind: 'ledger', app: 'ethereum' })).toBe(false)
  expect(takesMemo(rollup, token, { kind: 'ledger', app: 'cosmos' })).toBe(true)
  expect(takesMemo(rollup, 'l2/ab', { kind: 'ledger', app: 'ethereum' })).toBe(true)
  expect(takesMemo({ kind: 'initia-l1' }, 'uinit', { kind: 'ledger', app: 'ethereum' })).toBe(true)
  expect(takesMemo({ kind: 'evm' }, `0x${'a'.repeat(40)}`, { kind: 'ledger', app: 'ethereum' })).toBe(false)
})
