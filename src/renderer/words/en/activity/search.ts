// Holds the English texts of the search: its help, its chips, and its problems.
import type { Operator } from '../../../../shared/domain/search/searchTerms.ts'

/** Texts of the search. */
export const searchWords = {
  search: 'Search',
  hint: 'Search, for example swaps over 100 in October',
  help: 'How to search',
  helpLead: 'All terms must match. Use − to exclude; repeat an operator for “or”. Quotation marks keep words together.',
  helpText:
    'Plain words search everything a row says: what happened, chains, names, hashes, addresses, memos, labels, notes and assets. The start, end or short form of a hash or address is enough.',
  suggestions: 'Suggested filters',
  /** Before suggested filters. */
  tryThese: 'Try',
  /** A filter that still needs its value. */
  begun: (filter: string) => `${filter}…`,
  excluding: 'Found without one part of the search',
  without: 'without',
  withoutFilter: 'without the filter',
  /** Before what a sentence was read as. */
  resultsFor: 'Showing results for',
  searchedFor: 'Searched for',
  /** The same while the field is left: the filters stand below. */
  readAsFilters: 'Understood as:',
  exactWords: 'Search the exact words instead',
  done: 'Done',
  problems: 'Ignored parts of the search',
  searching: (back: string) => `Searched back to ${back} so far.`,
  indexing: 'Still indexing; results may be incomplete.',
  /** Of a search while history is copied for the first time. */
  copying: 'Older history is still syncing. More results may appear.',

  addFilter: 'Filter',
  whatFilters: 'What',
  placeFilters: 'When and where',
  monthFilter: 'Month',
  moreFilters: 'More filters…',
  searchAgain: (text: string) => `Search “${text}” again`,
  addTitle: 'Add filter',
  is: 'is',
  isNot: 'is not',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  turnRound: (name: string) => `Invert ${name}`,
  kind: 'By',
  value: 'Value',
  least: 'At least',
  most: 'At most',
  nothingChosen: 'Choose a value',
  /** Words of a search in plain words, separated by spaces: those that only join others, and those before an amount. */
  plain: {
    /** Words for network fees, by which nothing is searched. */
    fees: 'fee fees gas',
    joining: 'a an the in on of at by to from with and for my all show find list me or',
    either: 'and or',
    sender: 'from by',
    recipient: 'to',
    above: 'over above more >',
    below: 'under below less <',
    than: 'than',
    worth: 'worth value valued',
    dollars: 'dollar dollars usd bucks $',
    current: 'this',
    previous: 'last past previous',
    week: 'week',
    month: 'month',
    year: 'year',
    today: 'today',
    yesterday: 'yesterday',
    largest: 'largest biggest highest top',
    oldest: 'oldest earliest first',
    types: {
      send: 'sent sending paid payments',
      receive: 'received receiving got',
      swap: 'traded',
      stake: 'staked',
      claim: 'collected',
      vote: 'voted',
    },
  },
  noValue: 'Enter a value',
  worthInstead: (range: string) => `Worth ${range}`,
  amountInstead: (range: string) => `Amount ${range}`,
  pricesOff: (range: string) => `Prices are off, so Waybill can’t tell what is worth ${range}.`,
  noPriceService: 'This network has no prices, so Waybill can’t tell what anything is worth.',
  turnOnPrices: 'Turn on prices…',
  feesInCharts: 'Fees can’t be searched. Charts, above, adds them up by month.',
  unpricedLeftOut: 'Transactions without a known price are left out.',
  fromOthers: 'In, without own bridging and refunds',
  order: 'Sort',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  largestValue: 'Largest value first',
  largestFirst: 'Largest amount first',
  largestOf: (count: string) => `Largest of the newest ${count}`,
  jump: 'Go to date',
  notADate: 'Not a date, such as 2026-03-05',

  views: 'Views',
  noViews: 'No saved views yet.',
  saveHint: 'To save a view of your own, close this, search for something, and open it again.',
  readyViews: 'Ready to open',
  readyView: { failed: 'Failed', month: 'Last month', receipts: 'Largest receipts last month', staking: 'Staking' },
  saveView: 'Save view',
  viewName: 'Name',
  nameFirst: 'Give it a name to save it',
  save: 'Save',
  replaces: 'Replaces the existing view',
  manage: 'Saved views',
  rename: (name: string) => `Rename ${name}`,
  removeView: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  everything: 'everything',
} as const

/** Names of the search operators. */
export const operatorNames: Record<Operator, string> = {
  chain: 'Chain',
  account: 'Account',
  type: 'Type',
  with: 'With',
  from: 'From',
  to: 'To',
  asset: 'Asset',
  label: 'Label',
  nft: 'NFT',
  amount: 'Amount',
  value: 'Value',
  status: 'Outcome',
  direction: 'Direction',
  before: 'Until',
  after: 'Since',
  on: 'On',
}

/** Kinds to choose from, by their word in the search language. */
export const filterTypes: Readonly<Record<string, string>> = {
  send: 'Sends',
  receive: 'Receipts',
  swap: 'Swaps',
  refund: 'Refunds',
  claim: 'Claims',
  vote: 'Votes',
  bridge: 'Deposits and withdrawals',
  ibc: 'IBC',
  stake: 'Staking',
  reward: 'Rewards',
  gov: 'Governance',
  call: 'Contract calls',
  approve: 'Approvals',
  liquidity: 'Liquidity',
  nft: 'NFTs',
  name: 'Usernames',
  vip: 'VIP rewards and votes',
  grant: 'Permissions',
  several: 'Several messages',
  other: 'Other',
}

/** Lists for the help what to write, and what it finds. */
export const operatorHelp: readonly { write: string; finds: string }[] = [
  { write: 'chain:yominet', finds: 'a chain, by name, ID or short name' },
  { write: 'account:main', finds: 'one of your accounts' },
  { write: 'account:own', finds: 'your own accounts, without watched ones' },
  { write: 'type:swap', finds: 'a transaction type, or a message type such as MsgSend' },
  { write: 'type:several', finds: 'transactions with several messages' },
  { write: 'with:maren', finds: 'an address, a validator or a name of your address book, in any role' },
  { write: 'from:0xF3b3…27E4', finds: 'the sender; to: for the recipient, or the chain that it went to' },
  { write: 'asset:INIT', finds: 'an asset, by symbol or denomination' },
  { write: 'amount:>10', finds: 'an amount; also < >= <= and 1..5' },
  { write: 'value:>100', finds: 'the value at that time in US dollars, or at today’s price; also amount:>$100' },
  { write: 'status:failed', finds: 'failed; status:succeeded for the rest' },
  { write: 'direction:in', finds: 'in, out, self or none' },
  { write: 'before:2026-03', finds: 'up to and including a day, month or year; also today, yesterday, 7d' },
  { write: 'after:2026-03-05', finds: 'from then on; on: or month: for exactly that period' },
  { write: 'label:tax', finds: 'one of your labels; label:* for any' },
  { write: 'nft:keeper', finds: 'a collection or token; nft:* for any' },
  { write: '-type:vote', finds: 'everything but votes' },
]

/** Explains why a part of the search was ignored; `written` is that part. */
export const problemTexts = {
  missingValue: (written: string, example: string) => `${written} needs a value after the colon, like ${example}.`,
  openQuote: (written: string) => `The quotation mark in ${written} isn’t closed, so everything after it counts as quoted.`,
  badNumber: (written: string) => `${written} isn’t a valid amount. Try amount:>10, amount:<=0.5 or amount:1..5.`,
  emptyRange: (written: string) => `${written} starts above its end, so nothing can match.`,
  badDate: (written: string) => `${written} isn’t a valid date. Try 2026, 2026-03, 2026-03-05, today, yesterday or 7d.`,
  badStatus: (written: string) => `${written}: use succeeded or failed.`,
  badDirection: (written: string) => `${written}: use in, out, self or none.`,
  unknownOperator: (written: string, meant: string) => `${written} isn’t an operator, so it was searched as text. Did you mean ${meant}:?`,
  noOperator: (written: string) => `Not understood: ${written}. It was searched as text.`,
  noPrices: (written: string) => `${written} finds nothing, since prices are off.`,
  tooMany: (written: string) => `${written} matches too many addresses to search them all. Enter more of the address.`,
  unknownName: (written: string, operator: Operator | null) => `${written}: no ${nounOf(operator)} with this name.`,
} as const

/** Puts a text into quotation marks. */
export const quoted = (text: string) => `“${text}”`

function nounOf(operator: Operator | null): string {
  const nouns: Partial<Record<Operator, string>> = { chain: 'chain', account: 'account', type: 'transaction type', asset: 'asset' }
  return (operator === null ? undefined : nouns[operator]) ?? 'thing'
}

/** Texts of a chip about an amount. */
export const rangeWords = {
  atMost: (value: string) => `at most ${value}`,
  lessThan: (value: string) => `less than ${value}`,
  atLeast: (value: string) => `at least ${value}`,
  moreThan: (value: string) => `more than ${value}`,
  exactly: (value: string) => `exactly ${value}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  ofAnyToken: (range: string) => `${range} of any token`,
} as const
