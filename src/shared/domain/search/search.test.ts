// The search language: every operator read, whatever is typed survived, and printing undone by parsing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch } from './search.ts'
import { stretchOf } from './searchDates.ts'
import { DATE_OPERATORS, DIRECTIONS, NAME_OPERATORS, printSearch, STATUSES, type Condition, type SearchTerm } from './searchTerms.ts'

const conditions = (text: string) => parseSearch(text).terms.map(({ condition, isNegated }) => ({ condition, isNegated }))
const only = (text: string) => conditions(text)[0]?.condition
const problems = (text: string) => parseSearch(text).problems.map(({ code, at, length }) => ({ code, at, length }))

test('reads operators, negation, quotes and words', () => {
  expect(conditions('chain:yominet -type:vote "rent march" alice')).toEqual([
    { isNegated: false, condition: { op: 'chain', value: 'yominet' } },
    { isNegated: true, condition: { op: 'type', value: 'vote' } },
    { isNegated: false, condition: { op: 'text', text: 'rent march', isPhrase: true } },
    { isNegated: false, condition: { op: 'text', text: 'alice', isPhrase: false } },
  ])
  expect(only('LABEL:"for \\"tax\\" 2026"')).toEqual({ op: 'label', value: 'for "tax" 2026' })
  expect(only('status:Failed')).toEqual({ op: 'status', value: 'failed' })
  expect(only('043C…B2F3')).toEqual({ op: 'text', text: '043C…B2F3', isPhrase: false })
})

test.each([
  ['amount:>10', { value: '10', isIncluded: false }, null],
  ['amount>10', { value: '10', isIncluded: false }, null],
  ['amount:>=1,000.50', { value: '1000.5', isIncluded: true }, null],
  ['amount:<.5', null, { value: '0.5', isIncluded: false }],
  ['amount<=3', null, { value: '3', isIncluded: true }],
  ['amount:=007', { value: '7', isIncluded: true }, { value: '7', isIncluded: true }],
  ['amount:1.5..20', { value: '1.5', isIncluded: true }, { value: '20', isIncluded: true }],
  ['amount:..20', null, { value: '20', isIncluded: true }],
])('reads the range of %s', (text, min, max) => {
  expect(only(text)).toEqual({ op: 'amount', min, max })
})

test.each([
  ['value:>100', { value: '100', isIncluded: false }, null],
  ['value>100', { value: '100', isIncluded: false }, null],
  ['worth:$5..$1,000', { value: '5', isIncluded: true }, { value: '1000', isIncluded: true }],
  ['amount:<=100usd', null, { value: '100', isIncluded: true }],
  ['amount:>US$2.50', { value: '2.5', isIncluded: false }, null],
])('reads %s as a value in dollars', (text, min, max) => {
  expect(only(text)).toEqual({ op: 'value', min, max })
})

test.each([
  ['alice chain:', [{ code: 'missingValue', at: 6, length: 6 }]],
  ['label:"never closed', [{ code: 'openQuote', at: 0, length: 19 }]],
  ['amount:>ten', [{ code: 'badNumber', at: 0, length: 11 }]],
  ['amount:5..1', [{ code: 'emptyRange', at: 0, length: 11 }]],
  ['before:2026-02-30', [{ code: 'badDate', at: 0, length: 17 }]],
  ['-status:maybe', [{ code: 'badChoice', at: 0, length: 13 }]],
  ['chian:yominet', [{ code: 'unknownOperator', at: 0, length: 13 }]],
  ['rent fee:', [{ code: 'unknownOperator', at: 5, length: 4 }]],
])('says where %s cannot be read', (text, expected) => {
  expect(problems(text)).toEqual(expected)
})

test('what merely looks like an operator is text', () => {
  for (const text of ['https://waybill.example', 'invoice:2024', '0x1::coin', 'a-b', '-', '--', 'x>3']) {
    expect(parseSearch(text)).toMatchObject({ problems: [], terms: [{ condition: { op: 'text', text } }] })
  }
})

describe('dates', () => {
  const now = new Date(2026, 10, 21, 14, 31).getTime()
  const at = (...parts: [number, number, number?]) => new Date(parts[0], parts[1], parts[2] ?? 1).getTime()
  test.each([
    ['2026', at(2026, 0), at(2027, 0)],
    ['2026-03', at(2026, 2), at(2026, 3)],
    ['2026-12-31', at(2026, 11, 31), at(2027, 0, 1)],
    ['today', at(2026, 10, 21), at(2026, 10, 22)],
    ['yesterday', at(2026, 10, 20), at(2026, 10, 21)],
    ['7d', new Date(2026, 10, 14, 14, 31).getTime(), new Date(2026, 10, 14, 14, 31).getTime()],
  ])('%s is a stretch of the calendar', (text, from, until) => {
    expect(stretchOf(text, now)).toEqual({ from, until })
  })
})

const value = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('tax 2026', '"', '\\', 'a"b', '\\"', 'a\\', '..', '>', '-x', 'ibc/27394FB0'),
)
const bound = fc.record({ value: fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String), isIncluded: fc.boolean() })
const included = (text: string) => ({ value: text, isIncluded: true })
const date = fc.constantFrom('2026', '2026-03', '2026-03-05', 'today', 'yesterday', '7d', '12m')
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ op: fc.constantFrom(...NAME_OPERATORS), value }),
  fc.record({ op: fc.constantFrom(...DATE_OPERATORS), value: date }),
  fc.record({ op: fc.constant('status' as const), value: fc.constantFrom(...STATUSES) }),
  fc.record({ op: fc.constant('direction' as const), value: fc.constantFrom(...DIRECTIONS) }),
  fc.record({ op: fc.constant('text' as const), text: value, isPhrase: fc.constant(true) }),
  fc.record({ op: fc.constant('text' as const), text: fc.stringMatching(/^[\p{L}\p{N}]{1,20}$/u), isPhrase: fc.constant(false) }),
  bound.map((min) => ({ op: 'amount' as const, min, max: null })),
  bound.map((max) => ({ op: 'amount' as const, min: null, max })),
  fc.tuple(fc.nat(), fc.nat()).map(([low, more]) => ({ op: 'amount' as const, min: included(`${low}`), max: included(`${low + more}`) })),
)
const bare = ({ condition: one, isNegated }: Pick<SearchTerm, 'condition' | 'isNegated'>) => ({ condition: one, isNegated })

test('what was printed is read back as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ condition, isNegated: fc.boolean() })), (terms) => {
      expect(parseSearch(printSearch(terms)).terms.map(bare)).toEqual(terms)
    }),
  )
})

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('-', '"', '\\', ':', ' ', 'amount', '>', '..', 'chain', 'before:', '2026', '\u0000', '\uD800', 'x'), {
      maxLength: 30,
    })
    .map((parts) => parts.join('')),
)

test('any text is read without an error, every place lies in it, and reading is settled by printing', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const { terms, problems: found } = parseSearch(text)
      for (const { at, length } of [...terms, ...found]) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(length).toBeGreaterThan(0)
        expect(at + length).toBeLessThanOrEqual(text.length)
      }
      expect(parseSearch(printSearch(terms)).terms.map(bare)).toEqual(terms.map(bare))
    }),
    { numRuns: 2000 },
  )
})

test('aliases of operators are read as the operator, and written back as it', () => {
  expect(printSearch(parseSearch('denom:INIT month:2026-10 since:2026 until:7d outcome:failed').terms)).toBe(
    'asset:INIT on:2026-10 after:2026 before:7d status:failed',
  )
  expect(parseSearch('constructor:x').terms[0]?.condition.op).toBe('text')
})
