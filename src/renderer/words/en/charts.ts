// Words of the charts and of the tables behind them. Days and months are those of UTC, as the sums are kept.

const LOCALE = 'en-GB'
const utcDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const utcMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: 3 })
const tenth = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `21 Nov 2026`. */
export function formatUtcDay(at: number): string {
  return utcDay.format(at)
}

/** `Nov 2026`. */
export function formatUtcMonth(at: number): string {
  return utcMonth.format(at)
}

/** A round number beside a line of a chart: `1.5K`. */
export function formatRound(value: number): string {
  return compact.format(value)
}

/** Tenths of a per cent: `33.2%`. */
export function formatShare(tenths: number): string {
  return `${tenth.format(tenths / 10)}%`
}

export const chartWords = {
  asTable: 'Table',
  asChart: 'Chart',
  asTableOf: (title: string) => `${title} as a table`,
  asChartOf: (title: string) => `${title} as a chart`,
  noRows: 'Nothing yet.',
  addingUp: 'Older transactions are still being added up.',
  incomplete: 'Transactions are still missing: where history is not copied to its start, older months show too little.',
  utc: 'Days and months are those of UTC.',

  asset: 'Asset of the charts',
  day: 'Day',
  balance: 'Balance',
  change: 'Change',
  balanceTitle: (symbol: string) => `${symbol} over time`,
  balanceByDay: (symbol: string) => `${symbol} by day`,
  balanceOn: (day: string, amount: string) => `${day}: ${amount}`,
  now: 'now',
  range: 'How far back',
  ranges: { quarter: '90 d', year: '1 y', all: 'All' },
  spendable: 'What could be spent at the end of each day, summed back from what is held now through every stored transaction.',
  unknownBefore: (day: string) => `Before ${day} it is not known: history is not copied to its start.`,
  leftOver: (amount: string) =>
    `${amount} are not explained by transactions: something came or went without one, such as coins at the start of a chain or stakes that were released.`,
  leftOut: (amount: string, chain: string) => `${amount} on ${chain} are left out: no history is kept there.`,
  noHistory: 'No transaction changed it.',

  allocation: 'Allocation',
  allocationBy: 'Divide by',
  byAsset: 'Asset',
  byPlace: 'Place',
  part: 'Part',
  share: 'Share',
  amount: 'Amount',
  others: 'Others',
  moving: 'Moving',
  stakes: { delegation: 'Staked', unbonding: 'Being released', reward: 'Rewards', vesting: 'Bound' },
  nothingToDivide: 'Nothing of it is held.',
  placeOf: (symbol: string) => `Where ${symbol} is`,
  unpriced: 'Assets without a price are not part of the ring.',

  activityTitle: 'Transactions by month',
  month: 'Month',
  succeeded: 'Succeeded',
  failed: 'Failed',
  total: 'All',
  transactionsIn: (month: string, all: string, failed: string) => `${month}: ${all}, ${failed} of them failed`,
  twice: 'A transaction between two of your accounts counts for both.',
  feesTitle: 'Fees by month',
  feeAsset: 'Asset of the fees',
  feesIn: (month: string, amount: string) => `${month}: ${amount}`,
  fees: 'Fees',
  paidIn: 'Paid in',
  noFees: 'No fee was paid from these accounts yet.',
  noMonths: 'Nothing is stored yet. Figures appear as transactions are copied.',

  durationsTitle: 'How long transfers took',
  transfer: 'Waybill',
  way: 'Way',
  took: 'Took',
  estimate: 'Estimate',
  durationOf: (name: string, took: string, estimate: string) => `${name}: took ${took}, estimated ${estimate}`,
  noDurations: 'No transfer has arrived yet that had an estimate.',
  scaleNote: 'Each line of the scale stands for several times the one before. Shown are the newest; the table has all.',
} as const
