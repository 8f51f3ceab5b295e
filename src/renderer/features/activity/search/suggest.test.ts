// What is suggested while a search is typed: values of an operator, and what plain words may name.
import { expect, test } from 'vitest'
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import { firstSuggestions, isBegun, monthCandidates, operatorsFor, suggestionsFor, type Candidate } from './suggest.ts'

const NOW = new Date(2026, 10, 26).getTime()
const formatMonth = (at: number) => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(at)
const CANDIDATES: readonly Candidate[] = [
  { operator: 'chain', value: 'lantern-1', label: 'Lantern', also: [] },
  { operator: 'chain', value: 'tide-1', label: 'Tidewatch', also: [] },
  { operator: 'type', value: 'refund', label: 'Refunds', also: [] },
  { operator: 'type', value: 'swap', label: 'Swaps', also: [] },
  { operator: 'type', value: 'send', label: 'Sends', also: [] },
  { operator: 'status', value: 'failed', label: 'Failed', also: [] },
  ...monthCandidates(NOW, formatMonth),
]
const texts = (text: string) => suggestionsFor(text, CANDIDATES).map((one) => one.text)

test.each([
  ['refun', ['type:refund']],
  ['refunded', ['type:refund']],
  ['Lantern', ['chain:lantern-1']],
  ['lantren', ['chain:lantern-1']],
  ['failed', ['status:failed']],
  ['October', ['on:2026-10', 'on:2025-10']],
  ['October 2025', ['on:2025-10']],
  ['alice October 2025', ['alice on:2025-10']],
  ['-lantern', ['-chain:lantern-1']],
  ['type:s', ['type:swap', 'type:send']],
  ['chain:', ['chain:lantern-1', 'chain:tide-1']],
  ['after:oct', ['after:2026-10', 'after:2025-10']],
  ['month:oct', ['on:2026-10', 'on:2025-10']],
  ['type:swap', []],
  ['type:swap lantern', ['type:swap chain:lantern-1']],
  ['lantern type:sw', ['lantern type:swap', 'chain:lantern-1 type:sw']],
  ['"lantern', []],
  ['to', []],
  // The beginning of an address is no form of a word that it begins with.
  ['swap1qdjk', []],
  ['https://lantern', []],
])('%s', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('a name of several words is quoted, and no more than a dozen are offered', () => {
  expect(suggestionsFor('sav', [{ operator: 'account', value: 'Savings of two', label: 'Savings of two', also: [] }])[0]?.text).toBe(
    'account:"Savings of two"',
  )
  expect(texts('on:')).toHaveLength(12)
})

test.each([
  ['mon', ['month:']],
  ['month', ['month:']],
  ['swap am', ['swap amount:']],
  ['-ty', ['-type:']],
  ['a', []],
  ['type:am', []],
  ['swap', []],
  ['month ', []],
  ['"mon', []],
])('%s begins the operators %j', (text, expected) => {
  expect(operatorsFor(text).map((one) => one.text)).toEqual(expected)
})

test('a name that is typed whole comes before one that begins with it', () => {
  const named: Candidate[] = [
    { operator: 'chain', value: 'practice-1', label: 'Initia', also: [] },
    { operator: 'asset', value: 'INIT', label: 'INIT', also: [] },
  ]
  expect(suggestionsFor('init', named).map(({ text }) => text)).toEqual(['asset:INIT', 'chain:practice-1'])
})

test.each([
  ['month:oc', true],
  ['on:20', true],
  ['type:vote on:2026-1', true],
  ['status:fai', true],
  // Nothing is typed of it yet, so what is missing is said.
  ['on:', false],
  ['chain:', false],
  // Near a month, but no beginning of one.
  ['on:2026-13', false],
  ['month:oc ', false],
  ['month:oc type:vote', false],
  ['on:someday', false],
  ['lantern on:someday', false],
  ['amount:>', false],
])('the value in “%s” can still be completed: %s', (text, expected) => {
  const [problem] = parseSearch(text).problems
  expect(problem !== undefined && isBegun(text, problem, CANDIDATES)).toBe(expected)
})

test('for an empty field a few conditions are offered that most look for, among them this month', () => {
  expect(firstSuggestions(CANDIDATES, NOW).map(({ text, label }) => [text, label])).toEqual([
    ['status:failed', 'Failed'],
    ['on:2026-11', 'November 2026'],
    ['type:swap', 'Swaps'],
  ])
})

test.each([
  [new Date(2026, 11, 1, 1), 'on:2026-11'],
  [new Date(2026, 11, 7, 23, 59), 'on:2026-11'],
  [new Date(2026, 11, 8), 'on:2026-12'],
  [new Date(2027, 0, 1), 'on:2026-12'],
])('in the first week of a month, the month before is offered: %s', (now, month) => {
  const candidates = monthCandidates(now.getTime(), formatMonth)
  expect(firstSuggestions(candidates, now.getTime()).map(({ text }) => text)).toEqual([month])
})
