// Holds the English texts of the printable report.
import { counted, type ReportTexts } from './reportTexts.ts'

const days = { one: 'day', other: 'days' }
const entries = { one: 'entry', other: 'entries' }
const unlisted = { one: 'unlisted asset doesn’t', other: 'unlisted assets don’t' }

const incomeKinds = {
  staking: 'Staking rewards',
  pool: 'Pool rewards',
  vip: 'VIP rewards',
  airdrop: 'Airdrops and mints',
  commission: 'Validator commission',
}

/** The texts. */
export const english: ReportTexts = {
  title: (year) => (year === null ? 'Gains, all years' : `Gains ${year}`),
  accounts: 'Accounts',
  network: 'Network',
  period: 'Period',
  periodText: (year, range) => {
    if (year !== null) return `${year}-01-01 to ${year}-12-31 (UTC)`
    return range === null ? 'no transactions' : `${range[0]} to ${range[1]} (UTC)`
  },
  method: 'Method',
  methods: {
    fifo: 'FIFO: the oldest lot first',
    lifo: 'LIFO: the newest lot first',
    hifo: 'HIFO: the lot with the highest cost per unit first',
    average: 'Average cost',
  },
  lots: 'Lots',
  scopes: { all: 'all accounts together', account: 'each account by itself' },
  currency: 'Currency',
  madeAt: 'Made',
  madeBy: (day) => `${day} (UTC) by Waybill, from the history of the Ledger accounts below`,
  prices: 'Prices',
  pricesStored: (symbol, count, first, last) => `${symbol}: stored for ${counted(count, days)}, ${first} to ${last}`,
  pricesSeen: (host) => `others as seen at ${host} within an hour of the transaction`,
  noPrices: 'none stored',
  incomplete: 'The history was still being copied when this report was made: figures can change.',
  notAdvice: 'This isn’t tax advice. Rules differ by country; check them before you file.',
  totals: 'Totals',
  realised: 'Realized gain',
  gains: 'Gains',
  losses: 'Losses',
  income: 'Income',
  fees: 'Fees paid',
  unrealised: (day) => `Unrealized gain on ${day}, at the prices of that day`,
  incomeKinds,
  unknown: 'unknown',
  partial: ({ unknown }) => `without ${counted(unknown, entries)} that lack a price`,
  byAsset: 'By asset',
  disposals: 'Disposals',
  left: (day) => `In lots on ${day}`,
  columns: {
    asset: 'Asset',
    date: 'Date',
    what: 'What',
    amount: 'Amount',
    proceeds: 'Proceeds',
    cost: 'Cost',
    gain: 'Gain',
    value: 'Value',
    transaction: 'Transaction',
    unrealised: 'Unrealized',
    acquired: 'Acquired',
  },
  how: {
    ...incomeKinds,
    swap: 'Swapped',
    sent: 'Sent or spent',
    fee: 'Network fee',
    received: 'Received',
    income: 'Earned',
    average: 'Average of all lots',
  },
  lot: (day) => `lot of ${day}`,
  averaged: 'share of all lots',
  unexplained: 'acquired before the known history',
  noPrice: 'no price',
  none: 'None in this period.',
  missing: 'Missing prices',
  missingLead: 'These prices are in no total: a missing price never counts as zero.',
  missingOf: (count) => `${counted(count, days)}:`,
  moreMissing: (count) => `and ${counted(count, days)} more`,
  unexplainedSum: 'Left without a known acquisition',
  held: 'Held',
  unlisted: (count) => `${counted(count, unlisted)} count.`,
  rules: 'How it’s counted',
  ruleLines: [
    'Swaps, payments to others and network fees are disposals at the value of that day.',
    'Transfers between own accounts, bridging, staking and wrapping aren’t. Lots keep their date and cost.',
    'Rewards are income at the value of that day, which then becomes their cost.',
    'Received from others: a lot at the value of that day, and no income.',
    'Days and years are UTC. Values are computed exactly; what is printed is rounded to hundredths, each figure by itself.',
  ],
}
