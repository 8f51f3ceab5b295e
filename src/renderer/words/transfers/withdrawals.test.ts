// Checks that the dates of withdrawals say their year where it is not this one.
import { describe, expect, test } from 'vitest'
import * as german from '../de/transfers/withdrawals.ts'
import * as english from '../en/transfers/withdrawals.ts'

const NOW = new Date(2026, 10, 26, 12, 0).getTime()
const LAST_YEAR = new Date(2025, 10, 26, 11, 3).getTime()
const THIS_YEAR = new Date(2026, 10, 21, 11, 3).getTime()
const NEXT_YEAR = new Date(2027, 0, 2, 11, 3).getTime()

describe('when a withdrawal began', () => {
  test.each([
    [english, LAST_YEAR, 'started 26 Nov 2025 11:03'],
    [english, THIS_YEAR, 'started 21 Nov 11:03'],
    [german, LAST_YEAR, 'begonnen 26. Nov. 2025, 11:03'],
    [german, THIS_YEAR, 'begonnen 21. Nov., 11:03'],
  ])('is said with the year unless it is this one: %#', ({ withdrawalWords }, at, text) => {
    expect(withdrawalWords.began(at, NOW)).toBe(text)
  })
})

describe('when it can be claimed', () => {
  test.each([
    [english, NEXT_YEAR, '2 Jan 2027 11:03'],
    [english, THIS_YEAR + 7 * 86_400_000, '28 Nov 11:03'],
    [german, NEXT_YEAR, '2. Jan. 2027, 11:03'],
    [german, THIS_YEAR + 7 * 86_400_000, '28. Nov., 11:03'],
  ])('is said with the year unless it is this one: %#', ({ stageText }, claimableAt, text) => {
    expect(stageText({ stage: 'proposed', claimableAt, expectedAt: null }, NOW)).toContain(text)
  })
})
