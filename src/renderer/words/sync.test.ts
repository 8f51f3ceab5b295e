// Tests what the freshness line says of balances beside a history that is behind.
import { expect, test } from 'vitest'
import { english } from './en/english.ts'
import { balancesText } from './sync.ts'

const NOW = 1_800_000_000_000

test('recent balances do not hide that the history is behind', () => {
  const summary = { kind: 'complete', chains: 5, height: null, checkedAt: NOW - 40_000 } as const
  const behind = (troubled: string[]) =>
    ({ kind: 'partly', complete: 5 - troubled.length, chains: 5, troubled, gaps: 0, since: null }) as const
  const say = (troubled: string[]) => balancesText(english, summary, behind(troubled), NOW, (id) => id.toUpperCase())
  expect(say(['a', 'b'])).toEqual({ tone: 'warn', text: 'Balances up to date, 40 s ago. History behind on A and B' })
  expect(say(['a', 'b', 'c'])).toEqual({ tone: 'warn', text: 'Balances up to date, 40 s ago. History behind on 3 chains' })
})
