// A search in plain words is read as conditions, or not at all.
import { expect, test } from 'vitest'
import { looseSearch, plainSearch, withoutBegun } from './plainWords.ts'
import { activityWords as germanActivity } from '../../../words/de/activity/activity.ts'
import { filterTypes as germanTypes, searchWords as german } from '../../../words/de/activity/search.ts'
import { activityWords } from '../../../words/en/activity/activity.ts'
import { filterTypes, searchWords } from '../../../words/en/activity/search.ts'
import { candidatesOf } from './useCandidates.ts'
import { monthCandidates, type Candidate } from './suggest.ts'

const NOW = new Date(2026, 10, 26).getTime()
const formatMonth = (at: number) => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(at)
const CANDIDATES: readonly Candidate[] = [
  { operator: 'chain', value: 'lantern-1', label: 'Lantern', also: [] },
  { operator: 'type', value: 'swap', label: 'Swaps', also: [] },
  { operator: 'type', value: 'receive', label: 'Receipts', also: [] },
  { operator: 'type', value: 'several', label: 'Several messages', also: [] },
  { operator: 'status', value: 'failed', label: 'Failed', also: [] },
  { operator: 'asset', value: 'USDC', label: 'USDC', also: [] },
  ...monthCandidates(NOW, formatMonth),
]

test.each([
  // An outcome alone is a filter, as it is beside other words.
  ['failed', 'status:failed'],
  ['swap over 100 in october', 'type:swap amount:>100 on:2026-10'],
  ['swaps of more than 0.5 USDC', 'type:swap amount:>0.5 asset:USDC'],
  ['swap in October 2025', 'type:swap on:2025-10'],
  ['in october', 'on:2026-10'],
  ['swaps last month', 'type:swap on:2026-10'],
  ['this year', 'on:2026'],
  ['several messages', 'type:several'],
  ['several messages last month', 'type:several on:2026-10'],
  ['swap >100 in october', 'type:swap amount:>100 on:2026-10'],
  ['swap < 5', 'type:swap amount:<5'],
  ['swaps amount>100 2026-10', 'type:swap amount:>100 on:2026-10'],
  ['lantern swaps less than 20', 'chain:lantern-1 type:swap amount:<20'],
  ['swaps over $100', 'type:swap value:>100'],
  ['swaps over 100 dollars in october', 'type:swap value:>100 on:2026-10'],
  ['swaps worth more than 0.5', 'type:swap value:>0.5'],
  ['swap <$5', 'type:swap value:<5'],
  ['over 1,000 USD', 'value:>1000'],
  ['>$100', 'value:>100'],
  ['type:swap october', 'type:swap on:2026-10'],
  ['to lantern last month', 'to:lantern-1 on:2026-10'],
  ['received on lantern', 'type:receive chain:lantern-1'],
])('%s', (text, expected) => {
  expect(plainSearch(text, CANDIDATES, searchWords.plain, NOW)?.text).toBe(expected)
})

test.each([
  'swap',
  'swap rent',
  'swap over',
  'swap over many',
  'swap worth',
  'swaps over €100',
  'type:swap chian:x october',
  '"swap october"',
  'in the',
  'last swap last',
  'last',
  '',
])('nothing is made of “%s”', (text) => {
  expect(plainSearch(text, CANDIDATES, searchWords.plain, NOW)).toBeNull()
})

test.each([
  ['largest receipt last month', 'type:receive on:2026-10', 'value'],
  ['show my oldest swaps', 'type:swap', 'oldest'],
  ['swaps last month', 'type:swap on:2026-10', undefined],
])('%s asks for an order', (text, expected, order) => {
  const read = plainSearch(text, CANDIDATES, searchWords.plain, NOW)
  expect([read?.text, read?.order]).toEqual([expected, order])
})

const NAMEABLE = { chains: [{ id: 'lantern-1', name: 'Lantern' }], accounts: [], assets: [{ symbol: 'INIT' }], now: NOW }
const ENGLISH = { activityWords, filterTypes, searchWords, formatMonth }
const GERMAN = {
  activityWords: germanActivity,
  filterTypes: germanTypes,
  searchWords: german,
  formatMonth: (at: number) => new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' }).format(at),
}

test.each([
  ['sent in october', 'type:send on:2026-10'],
  ['sent last month', 'type:send on:2026-10'],
  ['today', 'on:today'],
  ['received yesterday', 'type:receive on:yesterday'],
  ['swaps this week', 'type:swap after:2026-11-23'],
  ['last week', 'after:2026-11-16 before:2026-11-22'],
  ['nft received in june', 'type:nft direction:in on:2026-06'],
  ['received nft', 'direction:in type:nft'],
  ['nfts sent or received', 'type:nft direction:out direction:in'],
  ['swaps and sends', 'type:swap type:send'],
  ['sent and received today', 'type:send type:receive on:today'],
  ['from init1qdjk', 'from:init1qdjk'],
  ['sent to lantern last month', 'to:lantern-1 on:2026-10'],
  ['sent to 0x43f2 in october', 'type:send to:0x43f2 on:2026-10'],
  ['swaps init1qdjk', 'type:swap with:init1qdjk'],
  ['claim vip rewards', 'type:vip'],
  ['claim rewards', 'type:reward'],
  ['claims and rewards', 'type:claim type:reward'],
])('English: %s', (text, expected) => {
  expect(plainSearch(text, candidatesOf(ENGLISH, NAMEABLE), searchWords.plain, NOW)?.text).toBe(expected)
})

test.each([
  ['gesendet im oktober', 'type:send on:2026-10'],
  ['letzten monat gesendet', 'on:2026-10 type:send'],
  ['heute', 'on:today'],
  ['gestern erhalten', 'on:yesterday type:receive'],
  ['diese woche', 'after:2026-11-23'],
  ['getauscht letzte woche', 'type:swap after:2026-11-16 before:2026-11-22'],
  ['nft empfangen im juni', 'type:nft direction:in on:2026-06'],
  ['tausche und gesendetes', 'type:swap type:send'],
  ['von init1qdjk', 'from:init1qdjk'],
  ['gesendet an init1qdjk', 'type:send to:init1qdjk'],
  ['gesendet nach lantern', 'to:lantern-1'],
])('German: %s', (text, expected) => {
  expect(plainSearch(text, candidatesOf(GERMAN, NAMEABLE), german.plain, NOW)?.text).toBe(expected)
})

test('the suggestion names what it understood', () => {
  expect(plainSearch('swap over 100 in october', CANDIDATES, searchWords.plain, NOW)?.label).toBe('Swaps · > 100 · October 2026')
})

test('words that only begin an amount are left out of what is suggested meanwhile', () => {
  const known = { above: 'over above more', below: 'under below less', than: 'than' }
  expect(withoutBegun('swap over', known)).toBe('swap')
  expect(withoutBegun('swap More than', known)).toBe('swap')
  expect(withoutBegun('swap over 100', known)).toBe('swap over 100')
  expect(withoutBegun('over', known)).toBe('over')
  expect(withoutBegun('swap  ', known)).toBe('swap  ')
})

test.each([
  ['Voted yes on proposal 6290', 'Voted yes proposal 6290'],
  ['Started unstaking 86.678395 INIT from Northern Buoy', 'Started unstaking amount:86.678395 INIT Northern Buoy'],
  ['rent march', null],
  ['on the', null],
  ['"voted yes on"', null],
  ['voted on:2026', null],
])('%s is found by the words %s', (text, words) => {
  expect(looseSearch(text, { joining: 'on the from' })?.text ?? null).toBe(words)
})
