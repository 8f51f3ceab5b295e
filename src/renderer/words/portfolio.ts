// Words of the portfolio.

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
  freshness: 'Freshness',
  freshnessColumns: 'block, age',
  accounts: 'Accounts',
  noAccount: 'Nothing to show yet. Add an account, and its holdings on every chain appear here.',
  addAccount: 'Add an account',
  nothingHeld: 'This account holds nothing on the chains that Waybill reads.',
  nothingYet: 'Balances have not been read yet. They appear here as soon as a chain answers.',
  lastKnown: 'Its last known state is shown.',
  noPrices: 'Waybill has no prices yet, so amounts are not added up across assets.',
} as const
