import { expect, test } from 'vitest'
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import { readyViews } from './readyViews.ts'

test('offers the month before this one, in January that of the year before', () => {
  const lastMonth = (now: Date) => readyViews(now.getTime()).find(({ name }) => name === 'month')?.text
  expect(lastMonth(new Date(2026, 10, 27))).toBe('on:2026-10')
  expect(lastMonth(new Date(2026, 0, 1))).toBe('on:2025-12')
})

test('offers only searches that are understood', () => {
  for (const { text } of readyViews(new Date(2026, 10, 27).getTime())) {
    const { terms, problems } = parseSearch(text)
    expect(terms.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
  }
})

test('offers the largest receipts of last month', () => {
  const found = readyViews(new Date(2026, 10, 27).getTime()).find(({ name }) => name === 'receipts')
  expect(found).toEqual({ name: 'receipts', text: 'type:receive on:2026-10', order: 'value' })
})
