// Words of the portfolio.
import { plural } from './format.ts'

const assets = { one: 'asset', other: 'assets' }
const unverifiedOnes = { one: 'unverified one', other: 'unverified ones' }
const chainForms = { one: 'chain', other: 'chains' }

export const portfolioWords = {
  title: 'Portfolio',
  account: 'Account',
  list: 'Holdings by asset',
  columns: { asset: 'Asset', on: 'On', amount: 'Amount' },
  unfold: (symbol: string) => `Show ${symbol} by chain`,
  fold: (symbol: string) => `Hide ${symbol} by chain`,
  more: (count: number) => `+${count}`,
  moving: 'Moving',
  movingLead: 'on its way, cannot be spent yet',
  openWaybill: 'Open the waybill',
  waybill: 'WB',
  to: 'to',
  freshness: 'Freshness',
  freshnessColumns: 'block, age',
  accounts: 'Accounts',
  noAccount: 'Nothing to show yet. Add an account, and its holdings on every chain appear here.',
  addAccount: 'Add an account',
  nothingHeld: 'Nothing is held on the chains that Waybill reads.',
  nothingYet: 'Balances have not been read yet. They appear here as soon as a chain answers.',
  offline: 'No chain answers. What is on this computer is shown, and Waybill keeps asking.',
  moreTroubles: (count: number) => `${count} more do not answer.`,
  lastKnown: 'Its last known state is shown.',
  summary: (listed: number, unverified: number, chains: number) =>
    `${plural(listed, assets)}${unverified === 0 ? '' : ` and ${plural(unverified, unverifiedOnes)}`} on ${plural(chains, chainForms)}.`,
  noPrices: 'Waybill has no prices yet, so amounts are not added up across assets.',
} as const
