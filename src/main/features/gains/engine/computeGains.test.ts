// The reference table of the gains: hand-made cases, of which some are published examples, named with their source.
import { expect, test } from 'vitest'
import { computeGains } from './computeGains.ts'
import type { Flow, GainEvent, Gains } from './gainEvents.ts'
import type { GainsMethod, GainsScope, IncomeKind } from '../../../../shared/domain/gains.ts'
import { VALUE_SCALE } from './value.ts'

/** One case: amounts in whole units, values in whole currency, `?` for an unknown one. */
interface Case {
  name: string
  method: GainsMethod
  scope?: GainsScope
  lines: readonly string[]
  /** Of each disposal in order. */
  gains: readonly string[]
  left: readonly string[]
  earned?: readonly string[]
}

const of = (method: GainsMethod, name: string, lines: readonly string[], gains: readonly string[], left: readonly string[]): Case => ({
  method,
  name,
  lines,
  gains,
  left,
})

// HMRC Cryptoassets Manual, CRYPTO22251 (example 1): 100 for £1,000, 50 more for £125,000, 50 sold for £300,000: gain £258,000, pool £84,000.
const VICTORIA = ['1 buy 100 A 1000', '2 buy 50 A 125000', '3 sell 50 A 300000']
// J.K. Lasser, Your Income Tax 2013, 30.2: 100 at $77, 200 at $84, 100 at $105; 100 sold at $90. The lot of 2000 gives a loss of $1,500;
// without identification the IRS takes the first one.
const ACME = ['1998 buy 100 A 7700', '1999 buy 200 A 16800', '2000 buy 100 A 10500', '2001 sell 100 A 9000']
// A textbook exercise of US taxation: 1,000 at $24, 500 at $18, 750 at $36; 1,200 sold at $38. FIFO 18,000; the dearest ones 7,800.
const GEORGE = ['1989 buy 1000 A 24000', '1995 buy 500 A 9000', '2004 buy 750 A 27000', '2015 sell 1200 A 45600']
// IRS, Publication 550, “Identification not possible”: 100 at $10, 200 at $11, a gift of 50, 100 more at $9, 130 sold: their basis is $1,380.
const PUB_550 = ['1 buy 100 A 1000', '2 buy 200 A 2200', '3 sell 50 A 500', '4 buy 100 A 900', '5 sell 130 A 1380']
const THREE = ['1 buy 10 A 100', '2 buy 10 A 300', '3 buy 10 A 200', '4 sell 15 A 450']
const UNPRICED = ['1 buy 10 A ?', '2 buy 10 A 100', '3 sell 10 A 150']
const ALL_SOLD = [...THREE, '5 sell 15 A 600']

const PUBLISHED: readonly Case[] = [
  of('average', 'HMRC, a share of the pool', VICTORIA, ['258000'], ['100 A 84000']),
  of('average', 'HMRC, the rest of the pool', [...VICTORIA, '4 sell 100 A 84000'], ['258000', '0'], []),
  of('fifo', 'the same by the oldest', VICTORIA, ['299500'], ['50 A 500', '50 A 125000']),
  of('lifo', 'the same by the newest', VICTORIA, ['175000'], ['100 A 1000']),
  of('hifo', 'the same by the dearest', VICTORIA, ['175000'], ['100 A 1000']),
  of('fifo', 'Lasser, the first ones bought', ACME, ['1300'], ['200 A 16800', '100 A 10500']),
  of('hifo', 'Lasser, the lot of 2000', ACME, ['-1500'], ['100 A 7700', '200 A 16800']),
  of('lifo', 'Lasser, the newest lot', ACME, ['-1500'], ['100 A 7700', '200 A 16800']),
  of('average', 'Lasser, averaged', ACME, ['250'], ['300 A 26250']),
  of('fifo', 'George sells the first ones', GEORGE, ['18000'], ['300 A 5400', '750 A 27000']),
  of('hifo', 'George names the dearest', GEORGE, ['7800'], ['550 A 13200', '500 A 9000']),
  of('lifo', 'George sells the newest', GEORGE, ['10500'], ['1000 A 24000', '50 A 900']),
  of('fifo', 'Publication 550: the basis of 130 shares', PUB_550, ['0', '0'], ['120 A 1320', '100 A 900']),
]

const METHODS: readonly Case[] = [
  of('fifo', 'one lot and a half', THREE, ['200'], ['5 A 150', '10 A 200']),
  of('lifo', 'one lot and a half', THREE, ['100'], ['10 A 100', '5 A 150']),
  of('hifo', 'one lot and a half', THREE, ['50'], ['10 A 100', '5 A 100']),
  of('average', 'one lot and a half', THREE, ['150'], ['15 A 300']),
  of('fifo', 'all is sold', ALL_SOLD, ['200', '250'], []),
  of('lifo', 'all is sold', ALL_SOLD, ['100', '350'], []),
  of('hifo', 'all is sold', ALL_SOLD, ['50', '400'], []),
  of('average', 'all is sold', ALL_SOLD, ['150', '300'], []),
  of('fifo', 'a loss', ['1 buy 4 A 80', '2 sell 3 A 30'], ['-30'], ['1 A 20']),
  of('lifo', 'what is bought later is not taken', ['1 buy 5 A 50', '2 sell 5 A 60', '3 buy 5 A 90'], ['10'], ['5 A 90']),
  of('hifo', 'of two equal prices the older', ['1 buy 5 A 50', '2 buy 5 A 50', '3 sell 5 A 50'], ['0'], ['5 A 50']),
  of('fifo', 'within one moment, bought before sold', ['1 sell 5 A 60', '1 buy 5 A 50'], ['10'], []),
  of('average', 'an emptied pool begins again', ['1 buy 5 A 50', '2 sell 5 A 60', '3 buy 5 A 90', '4 sell 5 A 95'], ['10', '5'], []),
  of(
    'fifo',
    'a third that has no end',
    ['1 buy 3 A 100', '2 sell 1 A 50', '3 sell 1 A 50', '4 sell 1 A 50'],
    ['16.666', '16.666', '16.666'],
    [],
  ),
  of('fifo', 'assets do not mix', ['1 buy 5 A 50', '2 buy 5 B 500', '3 sell 5 B 600'], ['100'], ['5 A 50']),
]

const UNKNOWN: readonly Case[] = [
  of('fifo', 'an unknown cost is no zero', UNPRICED, ['?'], ['10 A 100']),
  of('lifo', 'a lot without a price is left aside', UNPRICED, ['50'], ['10 A ?']),
  of('hifo', 'a lot without a price comes last', UNPRICED, ['50'], ['10 A ?']),
  of('average', 'one unknown cost hides the average', UNPRICED, ['?'], ['10 A ?']),
  of('average', 'until the pool is empty', [...UNPRICED, '4 sell 10 A 100', '5 buy 1 A 10', '6 sell 1 A 12'], ['?', '?', '2'], []),
  of('fifo', 'unknown proceeds', ['1 buy 5 A 50', '2 sell 5 A ?'], ['?'], []),
  of('fifo', 'more is sold than was bought', ['1 buy 2 A 4', '2 sell 5 A 50'], ['?'], []),
  of('fifo', 'nothing known was bought', ['2 sell 5 A 50'], ['?'], []),
]

const SWAPS: readonly Case[] = [
  // HMRC CRYPTO22257: token G for token H is a disposal of the one and an acquisition of the other at the value of the day.
  of(
    'average',
    'HMRC, 1,000 G for 10,000 H',
    ['1 buy 100000 G 300000', '2 swap 1000 G 3200 for 10000 H 3200'],
    ['200'],
    ['10000 H 3200', '99000 G 297000'],
  ),
  of('fifo', 'a swap is worth what it brings', ['1 buy 10 A 100', '2 swap 10 A 150 for 5 B 148'], ['48'], ['5 B 148']),
  of('fifo', 'else what was given', ['1 buy 10 A 100', '2 swap 10 A 150 for 5 B ?', '3 sell 5 B 170'], ['50', '20'], []),
  of('fifo', 'a given coin without a price is worth what it brings', ['1 buy 10 A 100', '2 swap 10 A ? for 5 B 120'], ['20'], ['5 B 120']),
  of('fifo', 'neither side has a price', ['1 buy 10 A 100', '2 swap 10 A ? for 5 B ?'], ['?'], ['5 B ?']),
  of(
    'fifo',
    'two coins for a share of a pool',
    ['1 buy 10 A 100', '1 buy 10 B 50', '2 swap 10 A 120 + 10 B 60 for 1 LP ?'],
    ['20', '10'],
    ['1 LP 180'],
  ),
  of(
    'fifo',
    'a share of a pool for two coins',
    ['1 buy 1 LP 180', '2 swap 1 LP ? for 10 A 130 + 10 B 70'],
    ['20'],
    ['10 A 130', '10 B 70'],
  ),
  of('fifo', 'one of two received has no price', ['1 buy 9 A 90', '2 swap 9 A 100 for 1 B 60 + 1 C ?'], ['10'], ['1 B 60', '1 C 40']),
  of('fifo', 'two of two received have none', ['1 buy 9 A 90', '2 swap 9 A 100 for 1 B ? + 1 C ?'], ['10'], ['1 B ?', '1 C ?']),
  of(
    'fifo',
    'given at the prices of the day, divided by them',
    ['1 buy 1 A 10', '1 buy 1 B 10', '2 swap 1 A 30 + 1 B 10 for 1 C 80'],
    ['50', '10'],
    ['1 C 80'],
  ),
]

const OTHERS: readonly Case[] = [
  { ...of('fifo', 'a reward is income and a lot', ['1 earn staking 5 A 10', '2 sell 5 A 15'], ['5'], []), earned: ['staking 10'] },
  { ...of('fifo', 'an airdrop without a price', ['1 earn airdrop 5 A ?', '2 sell 5 A 15'], ['?'], []), earned: ['airdrop ?'] },
  of('fifo', 'a fee leaves at its value', ['1 buy 10 A 100', '2 fee 1 A 12'], ['2'], ['9 A 90']),
  of('fifo', 'a move is no disposal', ['1 buy 10 A 100', '2 a>b move 4 A'], [], ['10 A 100']),
  {
    ...of('fifo', 'a move takes its lots along', ['1 buy 10 A 100', '2 a>b move 4 A', '3 b> sell 4 A 60'], ['20'], ['a: 6 A 60']),
    scope: 'account',
  },
  {
    ...of('fifo', 'each account has its own oldest', ['1 buy 1 A 10', '2 b> buy 1 A 50', '3 b> sell 1 A 60'], ['10'], ['a: 1 A 10']),
    scope: 'account',
  },
  {
    ...of('hifo', 'a move takes the dearest', ['1 buy 1 A 10', '2 buy 1 A 50', '3 a>b move 1 A'], [], ['a: 1 A 10', 'b: 1 A 50']),
    scope: 'account',
  },
  {
    ...of('average', 'a move takes a share', ['1 buy 1 A 10', '2 buy 1 A 50', '3 a>b move 1 A'], [], ['a: 1 A 30', 'b: 1 A 30']),
    scope: 'account',
  },
  { ...of('fifo', 'a move of what nobody saw come', ['3 a>b move 1 A', '4 b> sell 1 A 9'], ['?'], []), scope: 'account' },
]

const CASES: readonly Case[] = [...PUBLISHED, ...METHODS, ...UNKNOWN, ...SWAPS, ...OTHERS]

const UNIT = 10n ** BigInt(VALUE_SCALE)

function flow(units = '0', asset = '', value = '?'): Flow {
  return { asset, units: BigInt(units), value: value === '?' ? null : BigInt(value) * UNIT }
}

/** Reads a line such as `3 buy 10 A 100`, `4 a>b move 5 A` or `5 swap 10 A 100 for 2 B 90`; the default account is `a`. */
function eventOf(line: string, place: number): GainEvent {
  const [day = '', ...words] = line.split(' ')
  const [account = 'a', to = ''] = words[0]?.includes('>') === true ? (words.shift() ?? '').split('>') : []
  const [what = '', ...rest] = words
  const event = {
    id: `tx${String(place).padStart(3, '0')}`,
    time: Number(day),
    account,
    given: [],
    received: [],
    income: [],
    fees: [],
    moves: [],
  }
  const [units, asset, value] = rest
  if (what === 'buy') return { ...event, received: [flow(units, asset, value)] }
  if (what === 'sell') return { ...event, given: [flow(units, asset, value)] }
  if (what === 'fee') return { ...event, fees: [flow(units, asset, value)] }
  if (what === 'move') return { ...event, moves: [{ asset: asset ?? '', units: BigInt(units ?? '0'), to }] }
  if (what === 'earn') return { ...event, income: [{ ...flow(...rest.slice(1)), kind: rest[0] as IncomeKind }] }
  const [given = '', received = ''] = rest.join(' ').split(' for ')
  const flows = (text: string) => text.split(' + ').map((each) => flow(...each.split(' ')))
  return { ...event, given: flows(given), received: flows(received) }
}

const money = (value: bigint | null) => {
  if (value === null) return '?'
  const cents = (value * 1000n) / UNIT
  return `${cents / 1000n}${
    cents % 1000n === 0n
      ? ''
      : `.${String(cents % 1000n)
          .replace('-', '')
          .padStart(3, '0')
          .replace(/0+$/, '')}`
  }`
}

const shown = ({ disposals, remaining, income }: Gains, scope: GainsScope) => ({
  gains: disposals.map(({ gain }) => money(gain)),
  left: remaining
    .map(({ asset, account, units, cost }) => `${scope === 'all' ? '' : `${account}: `}${units} ${asset} ${money(cost)}`)
    .toSorted(),
  earned: income.map(({ kind, value }) => `${kind} ${money(value)}`),
})

const run = (lines: readonly string[], method: GainsMethod, scope: GainsScope) => computeGains(lines.map(eventOf), { method, scope })

test.each(CASES)('$method: $name', ({ method, scope = 'all', lines, gains, left, earned = [] }: Case) => {
  const found = run(lines, method, scope)
  expect(shown(found, scope)).toEqual({ gains, left: [...left].toSorted(), earned })
})

test('the table has at least forty cases', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40)
})

test('what was bought before the known history is named, and costs nothing known', () => {
  const { disposals, unexplained } = run(['1 buy 2 A 4', '2 sell 5 A 50'], 'fifo', 'all')
  expect(disposals[0]?.pieces.map(({ basis, units }) => [basis, units])).toEqual([
    ['lot', 2n],
    ['unexplained', 3n],
  ])
  expect(unexplained.map(({ units }) => units)).toEqual([3n])
})

test('a lot keeps its day and its cost over a move to another own account', () => {
  const { disposals } = run(['1 buy 10 A 100', '5 a>b move 10 A', '9 b> sell 10 A 150'], 'fifo', 'account')
  expect(disposals[0]?.pieces[0]?.lot).toMatchObject({ acquiredAt: 1, account: 'a', source: 'tx000' })
})
