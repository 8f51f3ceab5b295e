// Holds the English texts of the charts and of the tables behind them.

import { formatList } from '../format.ts'

const LOCALE = 'en-GB'
const utcDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const utcMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
/** Digits that a round number has at most. */
const ROUND_DIGITS = 3
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: ROUND_DIGITS })
const tenth = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a day: `21 Nov 2026`. English of Britain alone abbreviates a month to four letters. */
export function formatUtcDay(at: number): string {
  return utcDay.format(at).replace('Sept', 'Sep')
}

/** Formats a month: `Nov 2026`. */
export function formatUtcMonth(at: number): string {
  return utcMonth.format(at).replace('Sept', 'Sep')
}

/** Formats a round number beside a line of a chart: `1.5K`. */
export function formatRound(value: number, digits = ROUND_DIGITS): string {
  if (digits === ROUND_DIGITS) return compact.format(value)
  return new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: digits }).format(value)
}

/** Formats a very large sum of US dollars in few characters: `$3.04tn`. */
export function formatRoundDollars(value: number): string {
  return `$${formatRound(value)}`
}

/** Formats tenths of a per cent: `33.2%`. */
export function formatShare(tenths: number): string {
  return `${tenth.format(tenths / 10)}%`
}

const MAX_SYMBOLS = 3

function someOf(symbols: readonly string[]): string {
  return formatList(symbols.length > MAX_SYMBOLS ? [...symbols.slice(0, MAX_SYMBOLS), `${symbols.length - MAX_SYMBOLS} more`] : symbols)
}

/** Texts of the charts. */
export const chartWords = {
  asTable: 'Table',
  asChart: 'Chart',
  asTableOf: (title: string) => `${title} as a table`,
  asChartOf: (title: string) => `${title} as a chart`,
  chartLoads: 'Loading the chart',
  chartAwaits: 'The chart appears once your history is here.',
  noRows: 'Nothing yet.',
  addingUp: 'Still adding older transactions.',
  incomplete: 'History is still syncing, so older months are incomplete.',
  utc: 'Months in UTC.',
  pressMonth: 'Press a month to list it.',
  pressMonthOf: (zone: string) => `Pressing a month lists it by your time (${zone}), so a few at its edges may differ.`,

  asset: 'Chart asset',
  day: 'Day',
  balance: 'Balance',
  change: 'Change',
  balanceTitle: (symbol: string) => `${symbol} over time`,
  balanceByDay: (symbol: string) => `${symbol} by day`,
  balanceOn: (day: string, amount: string) => `${day}: ${amount}`,
  now: 'now',
  range: 'Range',
  ranges: { quarter: '90 d', year: '1 y', all: 'All' },
  spendable: 'Spendable balance at the end of each day.',
  unknownBefore: (day: string) => `Unknown before ${day}: older history isn’t synced yet.`,
  leftOver: (amount: string) => `${amount} can’t be traced to transactions (genesis coins or unstaking).`,
  leftOut: (amount: string, chain: string) => `${amount} on ${chain} not included: no history there.`,
  noHistory: 'No transactions changed it.',

  allAssets: 'All assets',
  valueTitle: 'Spendable value over time',
  valueByDay: 'Value by day',
  valueNote: 'Spendable balance at each day’s last price.',
  /** @param symbols of the assets that lack older prices; null: all */
  valueBefore: (day: string, symbols: readonly string[] | null) =>
    `Before ${day}, missing${symbols === null ? '' : ` ${someOf(symbols)}`} prices use the next stored one.`,
  valueImported: (from: string, until: string) => `From ${from} to ${until} partly with prices from Gains.`,
  valueLeftOut: (amount: string) => `Without ${amount} staked or on chains without history.`,

  allocation: 'Allocation',
  allocationBy: 'Group by',
  byAsset: 'Asset',
  byPlace: 'Location',
  part: 'Part',
  share: 'Share',
  amount: 'Amount',
  others: 'Others',
  moving: 'In transit',
  stakes: {
    delegation: 'Staked',
    unbonding: 'Unbonding',
    reward: 'Rewards',
    vesting: 'Vesting',
    locked: 'Locked',
    unlocked: 'Not withdrawn',
  },
  nothingToDivide: 'No balance.',
  placeOf: (symbol: string) => `Where ${symbol} is`,

  figures: 'Charts',
  figuresNote: 'transactions and network fees by month',
  activityTitle: 'Transactions by month',
  month: 'Month',
  succeeded: 'Succeeded',
  failed: 'Failed',
  total: 'All',
  transactionsIn: (month: string, all: string, failed: string) => `${month}: ${all}, ${failed} failed`,
  twice: 'A transaction between two of your accounts counts for both.',
  feesTitle: 'Fees by month',
  feeAsset: 'Fee asset',
  feesIn: (month: string, amount: string) => `${month}: ${amount}`,
  feesOf: (asset: string, hasOthers: boolean) =>
    hasOthers
      ? `Network fees paid in ${asset}, on all chains; choose another asset above.`
      : `Network fees on all chains, all paid in ${asset}.`,
  fees: 'Fees',
  paidIn: 'Paid in',
  noFees: 'No fees paid.',
  lastYear: 'Last 12 months',
  sinceMonth: (month: string) => `Since ${month}`,
  inAll: 'In all',
  withoutWatched: 'Watch-only accounts aren’t counted.',
  noMonths: 'No data yet. They appear as history syncs.',
} as const
