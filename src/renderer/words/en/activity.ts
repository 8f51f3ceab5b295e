// Words of the activity timeline and its drawer; the sentences themselves are in meaning.ts.
<<<<<<< HEAD
import { formatCount, plural } from './format.ts'

const transactionForms = { one: 'transaction', other: 'transactions' }
=======
import { formatDollars } from './format.ts'
>>>>>>> b78c501 (Write amounts, percentages and networks as the language does)

export const activityWords = {
  worthThen: (value: string) => `${value} then`,
  worthTitle: (price: string, seen: string) => `${formatDollars(price)} for one, as seen on ${seen}`,
  title: 'Activity',
  list: 'Transactions, newest first',
  failed: (tried: string) => `${tried} failed`,
  failedTag: 'Failed',
  contract: 'a contract',
  message: 'a message',
  anAsset: 'an asset',
  and: 'and',
  andOthers: (count: number) => `and ${count} other assets`,
  anotherChain: 'another chain',
  waybill: 'waybill',
  self: 'own account',
  moreMovements: (count: number) => `and ${count} more`,
  unverifiedNets: (count: number) => `${count} unverified`,

  succeeded: 'Succeeded',
  directions: { in: 'In', out: 'Out', self: 'To yourself', none: 'No money moved' },
  clear: 'Clear',
  count: (matching: string, total: string, isExact: boolean) =>
    matching === total ? total : isExact ? `${matching} of ${total}` : `more than ${matching} of ${total}`,

  pick: 'Pick this transaction',
  picked: (count: number) => `${formatCount(count)} picked`,
  clearPicked: 'Clear',
  copyPicked: 'Copy list',
  labelPicked: 'Label',
  labelPickedTitle: (count: number) => `Label ${plural(count, transactionForms)}`,
  labelPickedLead: 'The same label for each. It takes the place of one that stands there; notes stay.',
  takeLabels: 'Take the labels away',
  exportPicked: 'Export',
  exportPickedLead: (count: number) => `Exactly the ${plural(count, transactionForms)} that you picked.`,

  noAccount: 'No account yet. Add one, and everything it ever did appears here.',
  addAccount: 'Add an account',
  noMatch: 'No transaction matches this search.',
  clearFilters: 'Clear the search',
  none: 'No transaction on the chains that Waybill reads.',
  notYet: 'History is being copied. The newest transactions appear first.',
  notYetOffline: 'No history on this computer yet. It is copied as soon as a chain answers.',
  loadingMore: 'Reading older transactions',

  detail: 'Transaction',
  position: (at: string, of: string) => `${at} of ${of}`,
  onChain: 'on',
  tabs: { summary: 'Summary', messages: 'Messages', events: 'Events', logs: 'Logs', raw: 'Raw' },
  gave: 'Gave',
  got: 'Got',
  fee: 'Network fee',
  outcome: 'Outcome',
  listed: 'Listed',
  goneSince: (moment: string) => `The indexer does not list it for this account any more, noticed ${moment}. Your copy stays as it was.`,
  why: 'Reason',
  account: 'Account',
  with: 'With',
  hash: 'Hash',
  block: 'Block',
  gas: 'Gas',
  gasOf: (wanted: string) => `of ${wanted}`,
  memo: 'Memo',
  noMemo: 'none',
  messages: 'Messages',
  openWaybill: 'Open the waybill',
  lookUp: 'Look up',
  explorer: 'Explorer page',
  copyHash: 'Copy hash',
  copyHashLabel: 'Copy the hash',
  copyAddress: 'Copy the address',
  copyRaw: 'Copy the record',
  rawLead: 'The record exactly as the indexer sent it.',
  noEvents: 'No events were recorded.',
} as const
