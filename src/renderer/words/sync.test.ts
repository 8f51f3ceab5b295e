// Tests what the freshness line says of balances beside a history that is behind.
import { expect, test } from 'vitest'
import { english } from './en/english.ts'
import { badgeText, balancesText } from './sync.ts'

test('recent balances do not hide that the history is behind', () => {
  const behind = (troubled: string[]) =>
    ({ kind: 'partly', complete: 5 - troubled.length, chains: 5, troubled, gaps: 0, since: null }) as const
  const say = (troubled: string[]) => balancesText(english, behind(troubled), (id) => id.toUpperCase())
  expect(say(['a', 'b'])).toEqual({ tone: 'warn', text: 'Balances up to date. History behind on A and B' })
  expect(say(['a', 'b', 'c'])).toEqual({ tone: 'warn', text: 'Balances up to date. History behind on 3 chains' })
})

test('recent balances do not hide that the history is still being copied', () => {
  const text = balancesText(english, { kind: 'copying', rows: 12 }, (id) => id)
  expect(text).toEqual({ tone: 'good', text: 'Balances up to date. History still syncing' })
})

test('one gap is filled as one', () => {
  const summary = (gaps: number) => ({ kind: 'partly', complete: 4, chains: 5, troubled: [] as string[], gaps, since: null }) as const
  expect(badgeText(english, summary(1), 0)).toEqual({ title: '1 gap', detail: 'filling it' })
  expect(badgeText(english, summary(2), 0)).toEqual({ title: '2 gaps', detail: 'filling them' })
})
