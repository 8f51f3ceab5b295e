// Checks what counts as a difference between a local copy and its source, and how it is reported.
import { expect, test } from 'vitest'
import { compareRows, verdictText, type Row } from './compare.ts'

const row = (name: string, facts: Row['facts'] = {}): Row => ({ name, facts })

test('the same rows in another order are equal', () => {
  const verdict = compareRows('transactions', [row('B', { height: '2' }), row('A', { height: '1' })], [row('A', { height: '1' }), row('B')])
  expect(verdict).toEqual({ title: 'transactions', compared: 2, differences: [] })
})

test('names what is missing, what is extra and what is held twice', () => {
  const { differences } = compareRows('transactions', [row('A'), row('C'), row('C')], [row('A'), row('B')])
  expect(differences).toEqual([
    { kind: 'twice', name: 'C' },
    { kind: 'missing', name: 'B' },
    { kind: 'extra', name: 'C' },
  ])
})

test('compares each fact that the source tells, one that is not held included, and no other', () => {
  const held = [row('A', { height: '1', memo: 'own' }), row('B', { sender: null })]
  const { differences } = compareRows('transactions', held, [row('A', { height: '2' }), row('B', { sender: 'init1b' })])
  expect(differences).toEqual([
    { kind: 'other', name: 'A', fact: 'height', held: '1', told: '2' },
    { kind: 'other', name: 'B', fact: 'sender', held: null, told: 'init1b' },
  ])
})

test('is told in one line, with the first few differences under it', () => {
  expect(verdictText('evm-1 init1a', compareRows('NFTs', [row('A')], [row('A')]))).toBe('evm-1 init1a NFTs: 1 compared, equal\n')
  const many = Array.from({ length: 7 }, (_, index) => row(`H${index}`))
  expect(verdictText('evm-1 init1a', compareRows('NFTs', [], many)).split('\n')).toEqual([
    'evm-1 init1a NFTs: 7 compared, 7 DIFFERENT',
    ...[0, 1, 2, 3, 4].map((index) => `    missing H${index}`),
    '    and 2 more',
    '',
  ])
  const other = compareRows('balances', [row('GAS', { amount: '1' })], [row('GAS', { amount: '2' })])
  expect(verdictText('evm-1 init1a', other)).toContain('    GAS amount: held 1, told 2\n')
})
