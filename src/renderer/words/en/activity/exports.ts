// Holds the English texts of the exports.
import type { ExportFormat, ExportWhat } from '../../../../shared/contract/settings/exports.ts'
import { plural } from '../format.ts'

/** Texts of the exports. */
export const exportWords = {
  press: 'Export',
  title: {
    activity: 'Export activity',
    holdings: 'Export holdings',
    nfts: 'Export NFTs',
    transfers: 'Export transfers',
    labels: 'Export labels',
  } satisfies Record<ExportWhat, string>,
  filtered: 'The filtered transactions, with your labels.',
  unfiltered: 'All transactions, with your labels.',
  ofYear: (year: number) => `Transactions of ${year}, with your labels.`,
  ofPeriod: 'Transactions of the period, with your labels.',
  ofAccounts: 'Transactions of the chosen accounts, with your labels.',
  all: 'All rows, with your labels.',
  rows: 'Which transactions',
  found: 'As searched',
  allTransactions: 'All transactions',
  searchIs: 'Search:',
  accounts: 'Accounts',
  ownAccounts: 'My accounts',
  allAccounts: 'All accounts',
  withWatched: 'All, with watched ones',
  period: 'Period',
  allTime: 'All time',
  asFiltered: 'As filtered',
  yearName: (year: number, thisYear: number) =>
    year === thisYear ? `${year} (this year)` : year === thisYear - 1 ? `${year} (last year)` : String(year),
  daysName: (from: string, to: string) => (to === '' ? `from ${from}` : from === '' ? `until ${to}` : `${from} to ${to}`),
  rowsOf: (transactions: string, rows: number) => `${plural(rows, { one: 'row', other: 'rows' })} from ${transactions}`,
  rowsDiffer: (omitted: number) =>
    omitted === 0
      ? 'Each asset moved has a row.'
      : `Each asset moved has a row; ${plural(omitted, { one: 'other transaction', other: 'other transactions' })} moved nothing and ${omitted === 1 ? 'is' : 'are'} left out.`,
  /** Below what Koinly’s format is. */
  koinlyNotes: [
    'Staking and unstaking aren’t listed: they move nothing out of your hands. Transactions that moved nothing and cost no fee are left out too.',
    'Prices: the tool adds its own.',
  ],
  /** Leads from holdings to the file that a tax tool reads. */
  forTaxes: 'For taxes: export activity',
  koinlyYear: (year: number) => `Period set to ${year}, for a year’s tax return.`,
  savedOf: (transactions: string, period: string) => `${transactions}, ${period}.`,
  customDates: 'Custom dates',
  from: 'From',
  to: 'To',
  dateNeeded: 'Enter a full date',
  transactions: (count: number) => plural(count, { one: 'transaction', other: 'transactions' }),
  format: 'Format',
  save: 'Save file',
  saveAgain: 'Save again',
  willBe: (name: string, isInBrowser: boolean) =>
    isInBrowser ? `Saves ${name} to your browser’s downloads.` : `Saves ${name}. You choose the folder next.`,
  saving: 'Saving',
  savedTo: (path: string) => `Saved to ${path}`,
  downloaded: (name: string) => `Saved ${name} to your browser’s downloads.`,
  done: 'Done',
} as const

/** Names of the export formats. */
export const formatNames: Record<ExportFormat, string> = { csv: 'CSV', jsonl: 'JSON lines', koinly: 'Koinly' }

/** Describes the purpose of a format. */
export function formatMeans(format: ExportFormat, what: ExportWhat): string {
  if (format === 'koinly') return 'Koinly’s universal format, for tax tools: one row for each asset moved.'
  if (format === 'csv') return 'For spreadsheets. Each amount in whole units (1.5) and in the chain’s smallest unit (1500000).'
  return what === 'labels' ? 'BIP-329 format. Waybill and other wallets can import it.' : 'One JSON object per line, for scripts.'
}
