// Holds the English texts of gains: cost basis, disposals, income and fees of a year.
import type { GainsLine, GainsList } from '../../../../shared/contract/history/gains.ts'
import type { GainsMethod, GainsScope, IncomeKind, SheetProblemCode } from '../../../../shared/domain/gains.ts'
import { formatCount, plural } from '../format.ts'

const dayForms = { one: 'day', other: 'days' }
const lineForms = { one: 'amount', other: 'amounts' }
const priceForms = { one: 'price', other: 'prices' }
const unlistedForms = { one: 'unlisted asset doesn’t', other: 'unlisted assets don’t' }
const lotForms = { one: 'acquisition', other: 'acquisitions' }
const disposalForms = { one: 'disposal', other: 'disposals' }
const incomeForms = { one: 'income payment', other: 'income payments' }
const feeForms = { one: 'fee', other: 'fees' }

const methods: Record<GainsMethod, string> = {
  fifo: 'FIFO: oldest first',
  lifo: 'LIFO: newest first',
  hifo: 'HIFO: highest cost first',
  average: 'Average cost',
}

const scopes: Record<GainsScope, string> = { all: 'All accounts together', account: 'Each account by itself' }

const incomeKinds: Record<IncomeKind, string> = {
  staking: 'Staking rewards',
  pool: 'Pool rewards',
  vip: 'VIP rewards',
  airdrop: 'Airdrops and mints',
  commission: 'Validator commission',
}

const lists: Record<GainsList, string> = { disposals: 'Disposals', income: 'Income', fees: 'Fees', lots: 'Acquisitions' }

const hows: Record<GainsLine['how'], string> = {
  ...incomeKinds,
  swap: 'Swapped',
  sent: 'Sent or spent',
  fee: 'Network fee',
  received: 'Received',
  income: 'Earned',
  average: 'Average of all acquisitions',
}

const problems: Record<SheetProblemCode, string> = {
  headings: 'the first line must name the columns date, asset, price and currency',
  empty: 'no prices found',
  quotes: 'quotation marks must enclose the whole cell',
  cells: 'its columns don’t match the first line',
  date: 'not a date like 2026-01-31',
  future: 'the date is in the future',
  unknown: 'not an asset Waybill knows',
  price: 'not a price like 0.41',
  currency: 'not a currency like USD',
  twice: 'a second, different price for the same day',
}

/** Texts of gains. */
export const gainWords = {
  title: 'Gains',
  lead: 'What you gained, earned and paid, from your Ledger accounts’ history. This isn’t tax advice: rules differ by country, so check them before you file.',
  year: 'Year',
  allYears: 'All years',
  method: 'Method',
  methods,
  scope: 'Accounts',
  scopes,
  currency: 'Currency',
  realised: 'Realized gain',
  income: 'Income',
  fees: 'Fees paid',
  unrealised: 'Unrealized gain',
  asOfNow: 'Unrealized gain is as of now, at current prices, whichever year is chosen.',
  /** Below how much of an asset is counted. @param held all of it */
  ofHeld: (held: string) => `of ${held}`,
  now: 'now',
  unknown: 'Unknown',
  /** The lines that a figure leaves out, since a price is missing. */
  unknownLines: {
    realised: (count: number) => plural(count, disposalForms),
    income: (count: number) => plural(count, incomeForms),
    fees: (count: number) => plural(count, feeForms),
    unrealised: (count: number) => plural(count, lotForms),
    /** Of one asset. */
    any: (count: number) => plural(count, lineForms),
  },
  unknownPart: (lines: string) => `Partial: ${lines} without a price`,
  unknownAll: (lines: string) => `${lines} without a price`,
  incomeKinds,
  noAccount: 'Add a Ledger account to see its gains. Watch-only accounts don’t count.',
  addAccount: 'Add account',
  nothing: 'No transactions with listed assets yet.',
  copying: 'History is still syncing, so these figures can change.',
  missing: (count: number, symbols: string) => `${plural(count, priceForms)} missing: ${symbols}.`,
  lacking: (lines: string) => `So the result leaves out ${lines}.`,
  missingOf: (symbol: string, days: number) => `${symbol} on ${plural(days, dayForms)}`,
  missingTitle: 'Missing prices',
  missingAsset: (symbol: string, days: number) => `${symbol}, ${plural(days, dayForms)}:`,
  missingDays: (days: readonly string[], more: number) => `${days.join(', ')}${more === 0 ? '' : ` and ${formatCount(more)} more`}`,
  missingHelp: (host: string | null) =>
    host === null ? 'Import the missing prices as a CSV.' : `${host} may have them by now. Otherwise, import the missing prices as a CSV.`,
  missingLead: 'Totals leave out what has no price: a missing price never counts as zero.',
  addPrices: 'Add prices',
  pricesTitle: 'Past prices',
  pricesLead: 'A CSV with the columns date, asset, price and currency, for example 2026-01-31,INIT,0.41,USD. Prices stay on this computer.',
  chooseFile: 'Choose CSV',
  reading: 'Reading',
  tooLarge: 'This file is too large: 800 KB at most. Split it by year.',
  fetch: (host: string) => `Get prices from ${host}`,
  fetching: 'Getting prices',
  fetchingFrom: (host: string) => `Getting past prices from ${host}`,
  stored: (count: number) => `${plural(count, priceForms)} stored.`,
  problemsLead: 'Nothing was stored. Fix these lines and choose the file again:',
  problems,
  problemAt: (line: number, problem: string) => `Line ${formatCount(line)}: ${problem}`,
  given: 'Stored prices',
  givenDays: (days: number, from: string, until: string) => `${plural(days, dayForms)}, ${from} to ${until}`,
  remove: 'Remove',
  removeOf: (symbol: string, currency: string) => `Remove ${symbol} prices in ${currency}`,
  list: 'Gains by asset',
  columns: { asset: 'Asset', realised: 'Realized', unrealised: 'Unrealized', left: 'Amount counted', cost: 'Cost' },
  leftLead: 'What your synced transactions add up to. If you hold more, the rest has no known cost.',
  unfold: (symbol: string) => `Show details of ${symbol}`,
  fold: (symbol: string) => `Hide details of ${symbol}`,
  entriesOf: (symbol: string) => `Details of ${symbol}`,
  lists,
  lineColumns: { time: 'Date (UTC)', how: 'What', amount: 'Amount', value: 'Value', cost: 'Cost', gain: 'Gain' },
  how: hows,
  noLines: 'None in this period.',
  more: (count: number) => `Show ${formatCount(count)} more`,
  pieces: (count: number) => `from ${plural(count, lotForms)}`,
  bought: (day: string) => `acquired ${day}`,
  averaged: 'share of all acquisitions',
  unexplained: 'acquired before the known history: cost unknown',
  noPrice: 'no price',
  openTx: (day: string) => `Open the transaction of ${day}`,
  held: (held: string) =>
    `You hold ${held}. No synced transaction brought the rest, such as stakes older than your history. Its cost is unknown, so it isn’t counted.`,
  /** In the note above the list, of what is held but not in the history. */
  uncounted: (amounts: string) => `Not counted: ${amounts} from outside your synced history. What it cost is unknown.`,
  showWhich: 'Show which',
  uncountedLead: 'What your history doesn’t explain may have come before the synced history or without a transaction.',
  unexplainedSum: (amount: string) => `${amount} left without a known acquisition.`,
  unlisted: (count: number) => `${plural(count, unlistedForms)} count.`,
  save: 'Export',
  reportFor: (year: number | null) => (year === null ? 'Report for all years (HTML)' : `Report for ${year} (HTML)`),
  formats: { lots: 'CSV of acquisitions', cointracking: 'CoinTracking' },
  rules: 'How it’s counted',
  ruleLines: [
    'Swaps, payments to others and network fees are disposals at the value of that day.',
    'Transfers between your accounts, bridging, staking and wrapping aren’t: what you acquired keeps its date and cost.',
    'Rewards are income at the value of that day, which then becomes their cost.',
    '“In your history” is the amount that your synced transactions add up to. If you hold more, the rest has no known cost.',
    'Days and years are UTC. Values are exact; only what you see is rounded.',
  ],
} as const
