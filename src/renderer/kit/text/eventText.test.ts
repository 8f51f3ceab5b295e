// Checks the sentence by which the system tells that stake is free, a lock has ended or a vote ends soon, also with a hostile name.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import { eventText } from './eventText.ts'

const event = {
  kind: 'released',
  chainId: 'initiation-2',
  amount: '5000000',
  symbol: 'INIT',
  decimals: 6,
  validator: `initvaloper1${'q'.repeat(38)}`,
  name: 'Harbourlight',
} as const

test('names the amount and the validator, or its address where it has no name', () => {
  expect(eventText(allEnglish, event)).toBe('5.00 INIT from Harbourlight is free again.')
  expect(eventText(allEnglish, { ...event, name: '' })).toMatch(/^5\.00 INIT from initvaloper1\S*…\S+ is free again\.$/)
})

test('says of locked stakes what can be done with them', () => {
  expect(eventText(allEnglish, { ...event, kind: 'lockEnded' })).toBe(
    '5.00 INIT with Harbourlight is no longer locked and can be unstaked.',
  )
  expect(eventText(allEnglish, { ...event, kind: 'lockReleased' })).toBe('5.00 INIT from Harbourlight is unstaked and can be withdrawn.')
})

test('marks hidden characters of a name, and shortens it', () => {
  expect(eventText(allEnglish, { ...event, name: 'a\u202Eb' })).toBe('5.00 INIT from a[U+202E]b is free again.')
  expect(eventText(allEnglish, { ...event, name: 'x'.repeat(200) })).toBe(`5.00 INIT from ${'x'.repeat(40)} is free again.`)
})

test('names the proposal and when its vote ends, and nothing of its title', () => {
  const endsAt = new Date(2026, 10, 28, 14, 5).getTime()
  const vote = { kind: 'voteEnds', chainId: 'initiation-2', proposal: '6312', title: 'Claim at evil.example', endsAt } as const
  expect(eventText(allEnglish, vote)).toBe('Voting on proposal 6312 ends 28 Nov, 14:05.')
  const gauges = { kind: 'gaugeVoteEnds', chainId: 'initiation-2', cycle: '41', endsAt } as const
  expect(eventText(allEnglish, gauges)).toBe('Voting in VIP cycle 41 ends 28 Nov, 14:05.')
})
