// The printable report: hostile texts stay text, unknown is never zero, and every disposal stands with its lots.
import { expect, test } from 'vitest'
import type { Account } from '../../../../shared/contract/account.ts'
import type { GainsReport } from '../../../../shared/contract/history/gains.ts'
import type { Disposal, Gains, Lot } from '../engine/gainEvents.ts'
import { VALUE_SCALE } from '../engine/value.ts'
import { oldestFirst } from './reportEntries.ts'
import { reportWords } from './reportWords.ts'
import { rangesOf, reportParts, type ReportInput } from './yearReport.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 27)
const dollars = (amount: number) => BigInt(amount) * 10n ** BigInt(VALUE_SCALE)
const NONE = { cents: '0', unknown: 0 }
const account = {
  id: 'one',
  label: 'Main <b>account</b>',
  address: { bech32: 'init1own', hex: `0x${'11'.repeat(20)}` },
  signer: { kind: 'ledger', app: 'ethereum', path: '', publicKey: '02', model: 'Ledger Flex' },
  createdAt: 0,
} satisfies Account
const lot = (id: number, changes: Partial<Lot> = {}): Lot => ({
  id,
  asset: 'x',
  account: '11'.repeat(20),
  acquiredAt: Date.UTC(2025, 0, id),
  source: 'one-1/AA',
  how: 'received',
  units: 5n,
  cost: dollars(1),
  unknown: null,
  ...changes,
})
const disposal = (changes: Partial<Disposal> = {}): Disposal => ({
  asset: 'x',
  account: '11'.repeat(20),
  time: Date.UTC(2026, 1, 3),
  source: `one-1/${'AB'.repeat(32)}`,
  how: 'sent',
  units: 3_500_000n,
  proceeds: dollars(7),
  pieces: [{ lot: lot(1), basis: 'lot', units: 3_500_000n, cost: dollars(2) }],
  gain: dollars(5),
  ...changes,
})

function pageOf(gains: Partial<Gains>, changes: Partial<GainsReport> = {}, more: Partial<ReportInput> = {}, symbol = 'INIT'): string {
  const report: GainsReport = {
    choice: { year: 2026, method: 'fifo', scope: 'all', currency: 'USD' },
    currencies: ['USD'],
    years: [2026],
    accounts: ['one'],
    isComplete: true,
    transactions: 1,
    realised: NONE,
    income: NONE,
    incomeByKind: [],
    fees: NONE,
    unrealised: NONE,
    assets: [],
    missing: [],
    missingCount: 0,
    unlisted: 0,
    sheetHost: null,
    ...changes,
  }
  const found: Gains = { disposals: [], income: [], fees: [], remaining: [], unexplained: [], unpriced: [], ...gains }
  const input: ReportInput = {
    report,
    computed: {
      accounts: [account],
      history: { moves: [], assets: new Map([['x', { symbol, name: symbol, decimals: 6 }]]), unlisted: 0 },
      gains: found,
      book: { at: () => null, current: () => null },
    },
    lots: found.remaining,
    network: 'practice',
    prices: [],
    seenHost: null,
    now: NOW,
    chainName: (id) => id,
    ...more,
  }
  return [...reportParts(input, reportWords('en'))].join('')
}

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "</style></title><script src='//evil.example/x.js'></script>",
  '<!--',
  ']]><svg/onload=alert(1)>',
  '&lt;script&gt;',
  'javascript:alert(1)',
  '\u202Etext\u0000\u200B',
])('a text of a chain stays text: %j', (hostile) => {
  const lines = { ...disposal({ source: `${hostile}/${hostile}` }), value: dollars(1), kind: 'staking' } as const
  const page = pageOf(
    { disposals: [lines], income: [lines], fees: [lines], remaining: [{ asset: 'x', account: '', lot: lot(1), units: 1n, cost: null }] },
    {
      missing: [{ originId: 'x', symbol: hostile, day: 0 }],
      missingCount: 1,
      assets: [
        {
          originId: 'x',
          symbol: hostile,
          decimals: 6,
          realised: NONE,
          income: NONE,
          fees: NONE,
          left: '0',
          cost: NONE,
          unrealised: null,
          unexplained: '1',
          held: '2',
        },
      ],
    },
    {
      network: hostile,
      chainName: () => hostile,
      prices: [{ asset: hostile, symbol: hostile, currency: 'USD', days: 1, from: 0, until: 0 }],
    },
    hostile,
  )
  const plain = pageOf({})
  const tags = (whole: string) => new Set([...whole.matchAll(/<[!/]?[a-z]+/giu)].map(([tag]) => tag.toLowerCase()))
  const known = new Set([...tags(plain), '<bdi', '</bdi', '<tbody', '</tbody', '<li', '</li', '<ul', '</ul'])
  expect([...tags(page)].filter((tag) => !known.has(tag))).toEqual([])
  // One of each that a text could end.
  for (const once of ['</style>', '</title>', '</body>', '<head>']) expect(page.split(once)).toHaveLength(2)
  expect(['\u202E', '\u200B', '\u0000'].filter((hidden) => page.includes(hidden))).toEqual([])
  if (hostile.includes('\u202E')) expect(page).toContain('[U+202E]text[U+0000][U+200B]')
})

test('a disposal stands with its lots, each with its day, amount and cost', () => {
  const pieces = [
    { lot: lot(1), basis: 'lot' as const, units: 1_000_000n, cost: dollars(2) },
    { lot: lot(2), basis: 'lot' as const, units: 2_500_000n, cost: dollars(-0) },
  ]
  const page = pageOf({ disposals: [disposal({ pieces })] })
  const text = page
    .replace(/<style>.*<\/style>/su, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain(
    '2026-02-03 INIT Sent or spent 3.5 7.00 2.00 5.00 one-1 ABABABABAB…ABABAB lot of 2025-01-01 1 2.00 lot of 2025-01-02 2.5 0.00',
  )
  expect(page).toContain('<thead><tr><th scope="col">Date</th>')
})

test('other years are left out, and what is unknown is not zero', () => {
  const unknown = disposal({ proceeds: null, gain: null, pieces: [{ lot: null, basis: 'unexplained', units: 3_500_000n, cost: null }] })
  const page = pageOf(
    { disposals: [unknown, disposal({ time: Date.UTC(2025, 5, 1), gain: dollars(999) })] },
    { realised: { cents: '0', unknown: 1 }, isComplete: false },
  )
  expect(page).not.toContain('999.00')
  expect(page).toContain('acquired before the known history')
  expect(page).toContain('<span class="dim">no price</span>')
  expect(page).toContain('without 1 entry that lack')
  expect(page).toContain('still being copied')
})

test('missing days are named as spans', () => {
  expect(rangesOf([DAY_MS, 0, 5 * DAY_MS])).toEqual(['1970-01-01 – 1970-01-02', '1970-01-06'])
})

test('what is left is sorted by its age, with pauses where it is much; what was averaged has none and comes first', () => {
  const held = (id: number) => ({ asset: 'x', account: '', lot: lot(id), units: 1n, cost: null })
  const averaged = { ...held(1), lot: null }
  const steps = oldestFirst([...Array.from({ length: 3000 }, (_, place) => held(1 + ((place * 7) % 3000))), averaged])
  let [pauses, step] = [0, steps.next()]
  for (; step.done !== true; step = steps.next()) pauses += 1
  expect(pauses).toBeGreaterThan(3)
  expect(step.value.map((one) => one.lot?.id ?? 0)).toEqual(Array.from({ length: 3001 }, (_, place) => place))
})
