// Words of the search: its help, its chips, and what is said of a part that cannot be read.
import type { Operator } from '../../../shared/searchTerms.ts'

export const searchWords = {
  search: 'Search',
  hint: 'Search, or type chain: type: amount> label:',
  help: 'How to search',
  helpLead:
    'Everything that you type must hold. A minus sign in front leaves out instead; the same operator twice means either. Quotation marks keep words together.',
  helpText:
    'Anything without an operator is looked for in hashes, addresses, memos, labels, notes, message types and asset symbols. The beginning or the end of a hash or address is enough, and so is its short form.',
  done: 'Done',
  problems: 'Parts of the search that were left out',
  searching: (back: string) => `Looked back to ${back} so far.`,
  indexing: 'Rows are being indexed; the search may still miss some.',

  addFilter: 'Filter',
  addTitle: 'Add a filter',
  is: 'is',
  isNot: 'is not',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  turnRound: (name: string) => `Turn round ${name}`,
  kind: 'By',
  value: 'Value',
  least: 'At least',
  most: 'At most',
  nothingChosen: 'Choose a value',
  jump: 'Go to a day',

  views: 'Views',
  noViews: 'No view yet. Search for something and save it here to look at it again.',
  saveView: 'Save this view',
  viewName: 'Name',
  nameFirst: 'Give it a name to save it',
  save: 'Save',
  replaces: 'Replaces the view of this name',
  manage: 'Saved views',
  rename: (name: string) => `Rename ${name}`,
  removeView: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  everything: 'everything',
} as const

export const operatorNames: Record<Operator, string> = {
  chain: 'Chain',
  account: 'Account',
  type: 'Type',
  with: 'With',
  from: 'From',
  to: 'To',
  denom: 'Asset',
  label: 'Label',
  nft: 'NFT',
  amount: 'Amount',
  status: 'Outcome',
  direction: 'Direction',
  before: 'Before',
  after: 'After',
  on: 'On',
}

/** Kinds to choose from, by the word that the search understands. */
export const filterTypes: Readonly<Record<string, string>> = {
  send: 'Sends',
  receive: 'Receipts',
  swap: 'Swaps',
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
  other: 'Other',
}

/** For the help: what to write, and what it finds. */
export const operatorHelp: readonly { write: string; finds: string }[] = [
  { write: 'chain:yominet', finds: 'on a chain, by name, id or its three letters' },
  { write: 'account:main', finds: 'lines of one of your accounts' },
  { write: 'type:swap', finds: 'a kind of transaction, or a message type such as MsgSend' },
  { write: 'with:maren', finds: 'an address or a name of your address book, in any role' },
  { write: 'from:0xF3b3…27E4', finds: 'the sender; to: the recipient' },
  { write: 'denom:INIT', finds: 'an asset, by symbol or denomination' },
  { write: 'amount:>10', finds: 'an amount as it is shown; also < >= <= and 1..5' },
  { write: 'status:failed', finds: 'failed ones; status:succeeded the others' },
  { write: 'direction:in', finds: 'in, out, self or none' },
  { write: 'before:2026-03', finds: 'older than a day, month or year; also today, yesterday, 7d' },
  { write: 'after:2026-03-05', finds: 'newer than it; on: within it' },
  { write: 'label:tax', finds: 'a label of yours; label:* any' },
  { write: 'nft:keeper', finds: 'a collection or a token; nft:* any' },
  { write: '-type:vote', finds: 'everything but votes' },
]

/** Why a part of the search was left out; `written` is that part. */
export const problemTexts = {
  missingValue: (written: string, example: string) => `${written} needs something behind the colon, as in ${example}.`,
  openQuote: (written: string) => `The quotation mark in ${written} is not closed. Everything behind it was taken as quoted.`,
  badNumber: (written: string) => `${written} has no amount that can be read. Write amount:>10, amount:<=0.5 or amount:1..5.`,
  emptyRange: (written: string) => `${written} begins above its end, so nothing can lie in it.`,
  badDate: (written: string) => `${written} has no date of the calendar. Write 2026, 2026-03, 2026-03-05, today, yesterday or 7d.`,
  badStatus: (written: string) => `${written}: the outcome is either succeeded or failed.`,
  badDirection: (written: string) => `${written}: the direction is in, out, self or none.`,
  unknownOperator: (written: string, meant: string) =>
    `There is no operator in ${written}; it was looked for as text. Did you mean ${meant}:?`,
  tooMany: (written: string) => `${written} fits very many addresses, and not all of them were looked for. Write more of the address.`,
  unknownName: (written: string, operator: Operator | null) => `${written}: no ${nounOf(operator)} has this name here.`,
} as const

export const quoted = (text: string) => `“${text}”`

function nounOf(operator: Operator | null): string {
  const nouns: Partial<Record<Operator, string>> = { chain: 'chain', account: 'account', type: 'kind of transaction', denom: 'asset' }
  return (operator === null ? undefined : nouns[operator]) ?? 'thing'
}

/** What a chip says of an amount. */
export const rangeWords = {
  atMost: (value: string) => `at most ${value}`,
  lessThan: (value: string) => `less than ${value}`,
  atLeast: (value: string) => `at least ${value}`,
  moreThan: (value: string) => `more than ${value}`,
  exactly: (value: string) => `exactly ${value}`,
  between: (least: string, most: string) => `${least} to ${most}`,
} as const
