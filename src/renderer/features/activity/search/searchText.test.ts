// Chips edit the text and nothing else: what they do not touch stays as it was typed.
import { expect, test } from 'vitest'
import { operatorHelp as english } from '../../../words/en/activity/search.ts'
import { operatorHelp as german } from '../../../words/de/activity/search.ts'
import {
  chipsOf,
  beginsAt,
  fromDay,
  valueOf,
  withCondition,
  withExamples,
  withMonth,
  withOtherSize,
  withoutTerm,
  withTermNegated,
  withReceipts,
} from './searchText.ts'

const chip = (text: string, index: number) => {
  const term = chipsOf(text)[index]
  if (term === undefined) throw new Error('no such chip')
  return term
}

test('conditions have chips, free text has none', () => {
  expect(chipsOf('rent  chain:yominet "a b" -amount>5').map(({ condition }) => condition.op)).toEqual(['chain', 'amount'])
})

test('a chip is taken out, or turned round in place', () => {
  const text = 'rent chain:yominet  march'
  expect(withoutTerm(text, chip(text, 0))).toBe('rent march')
  expect(withTermNegated(text, chip(text, 0))).toBe('rent -chain:yominet  march')
  expect(withTermNegated('-type:vote', chip('-type:vote', 0))).toBe('type:vote')
})

test('a condition is added once, and never inside an open quotation', () => {
  const added = { isNegated: false, condition: { op: 'label' as const, value: 'tax 2026' } }
  expect(withCondition('rent', added)).toBe('rent label:"tax 2026"')
  expect(withCondition('rent label:"tax 2026"', added)).toBe('rent label:"tax 2026"')
  expect(withCondition('"never closed', added)).toBe('"never closed" label:"tax 2026"')
})

test('a day replaces the end of time that was there', () => {
  expect(fromDay('rent before:2025-01-01', '2024-12-31')).toBe('rent before:2024-12-31')
  expect(withMonth('after:2024 rent on:2025', '2025-10')).toBe('rent on:2025-10')
  expect(withMonth('-on:2025', '2024-10')).toBe('-on:2025 on:2024-10')
  expect(fromDay('before:2025 rent', '2024-02-28')).toBe('rent before:2024-02-28')
  expect(beginsAt(fromDay('rent', '2024-02-28'), '2024-02-28')).toBe(true)
  expect(beginsAt('rent -before:2024-02-28 before:2024-03', '2024-02-28')).toBe(false)
})

test('values are shown without their quotation marks', () => {
  const { condition } = chip('label:"tax 2026"', 0)
  expect(condition.op === 'text' ? '' : valueOf(condition)).toBe('tax 2026')
})

test('what came from others is asked for with what it is not, once', () => {
  expect(withReceipts('asset:usdc')).toBe('asset:usdc direction:in -type:bridge -type:refund')
  expect(withReceipts(withReceipts(''))).toBe('direction:in -type:bridge -type:refund')
})

test.each([{ lines: english }, { lines: german }])(
  'the help shows examples of the user’s in place of made-up ones, each line once',
  ({ lines }) => {
    const examples = { chain: 'chain:Initia', account: 'account:Practice', with: 'with:Maren' }
    const written = withExamples(lines, examples).map(({ write }) => write)
    expect(written).toEqual(expect.arrayContaining(['chain:Initia', 'account:Practice', 'account:own', 'with:Maren', 'label:tax']))
    expect(new Set(written).size).toBe(lines.length)
    expect(written).not.toContain('account:main')
  },
)

test('an amount of any token is offered as a value, and a value as an amount', () => {
  expect(withOtherSize('type:swap amount:>100 rent', 'amount')?.text).toBe('type:swap value:>100 rent')
  expect(withOtherSize('-value:<5', 'value')?.text).toBe('-amount:<5')
  for (const text of ['amount:>100 asset:INIT', 'amount:>1 amount:<5', 'amount:>1 value:<5', 'value:<5', 'rent']) {
    expect(withOtherSize(text, 'amount')).toBeNull()
  }
})
