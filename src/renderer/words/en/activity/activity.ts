// Holds the English texts of the activity timeline and its drawer; the sentences themselves are in sentences.ts.
import { formatCount, formatDollars, plural } from '../format.ts'

const transactionForms = { one: 'transaction', other: 'transactions' }

/** Texts of the activity timeline and its drawer. */
export const activityWords = {
  worthThen: (value: string) => `${value} at the time`,
  worthNow: (value: string) => `${value} now`,
  worthOnlyNow: (value: string) => `Value then: unknown · now ${value}`,
  /** Before a value that is not the one of then. */
  about: '≈',
  aboutNote: '≈ at today’s price',
  worthTitle: (price: string, seen: string) => `${formatDollars(price)} each, as of ${seen}`,
  title: 'Activity',
  /** Before the sum of a day. */
  net: 'net',
  netTitle: (amount: string) =>
    `Net of the day: ${amount}. Left out: network fees, stakes (still yours), and transfers between your own addresses.`,
  listByAmount: 'Transactions, largest first',
  listOldest: 'Transactions, oldest first',
  list: 'Transactions, newest first',
  failed: (tried: string) => `${tried} failed`,
  failedTag: 'Failed',
  /** Before the amount of a line of which only the fee was spent. */
  feeTag: 'fee',
  contract: 'a contract',
  message: 'a message',
  anAsset: 'an asset',
  and: 'and',
  andOthers: (count: number) => `and ${count} other assets`,
  anotherChain: 'another chain',
  waybill: 'waybill',
  /** A transfer between chains as one line; {got} is what it became. */
  /** Of what came back. */
  bridgeOf: 'Bridge of {asset} from {from} to {to}',
  bridged: 'Bridged {asset} from {from} to {to}',
  bridgedAs: 'Bridged {asset} from {from} to {to} as {got}',
  sentAcross: 'Sent {asset} from {from} to {to}',
  transferStates: {
    arrived: 'Arrived',
    underway: 'In transit',
    claimable: 'Ready to claim',
    returning: 'Being returned',
    refundClaimable: 'Refund ready to claim',
    open: 'Unfinished',
    /** Cancelled, replaced or expired: nothing more happens. */
    stopped: 'Ended early',
    returned: 'Refunded',
    failed: 'Failed',
  },
  transactionsOf: (count: number) => plural(count, transactionForms),
  unfold: (count: number) => `Show its ${plural(count, transactionForms)} (→)`,
  fold: 'Hide its transactions (←)',
  /** Quotation marks around a memo. */
  memoQuotes: ['“', '”'],
  self: 'own account',
  ownMove: 'Between your own addresses, so no + or −',
  moreMovements: (count: number) => `and ${count} more`,
  unverifiedNets: (count: number) => `${count} unverified`,

  nothingMoved: 'Failed. Nothing was moved.',
  onlyFeePaid: 'Failed. Only the network fee was spent.',
  fullReason: 'What the chain said',
  succeeded: 'Succeeded',
  directions: { in: 'In', out: 'Out', self: 'To yourself', none: 'No funds moved' },
  clear: 'Clear',
  count: (matching: string, total: string, isExact: boolean) =>
    matching === total
      ? `${total} ${total === '1' ? 'transaction' : 'transactions'}`
      : isExact
        ? `${matching} of ${total}`
        : `more than ${matching} of ${total}`,

  pick: 'Select this transaction',
  picked: (count: number) => `${formatCount(count)} selected`,
  clearPicked: 'Clear',
  copyPicked: 'Copy list',
  labelPicked: 'Label',
  labelPickedTitle: (count: number) => `Label ${plural(count, transactionForms)}`,
  labelPickedLead: 'Adds this label to every selected transaction and replaces existing labels. Notes are kept.',
  takeLabels: 'Remove labels',
  exportPicked: 'Export',
  exportPickedLead: (count: number) => `The ${plural(count, transactionForms)} you selected.`,

  noAccount: 'Add an account to see its full history here.',
  addAccount: 'Add account',
  noMatchHint: 'Every word must match. Use fewer words, or a filter.',
  noMatch: 'No transactions match.',
  /** Where the search is filters alone. */
  noneMeets: (filters: number) =>
    `No transaction meets ${filters === 1 ? 'this filter' : filters === 2 ? 'both filters' : `all ${{ 3: 'three', 4: 'four', 5: 'five' }[filters] ?? filters} filters`}.`,
  clearFilters: 'Clear search',
  none: 'No transactions on the chains Waybill syncs.',
  notYet: 'Syncing history, newest transactions first.',
  notYetOffline: 'No history yet. Waybill syncs it once it’s online.',
  loadingMore: 'Loading older transactions',

  detail: 'Transaction',
  position: (at: string, of: string) => `${at} of ${of}`,
  onChain: 'on',
  tabs: { summary: 'Summary', messages: 'Messages', events: 'Events', logs: 'Logs', raw: 'Raw' },
  staked: 'Staked',
  rewardsPaid: 'Rewards paid out',
  messagesOf: (count: number) => `${count} messages`,
  nextOne: 'Next',
  previousOne: 'Previous',
  gave: 'Sent',
  got: 'Received',
  fee: 'Network fee',
  outcome: 'Outcome',
  listed: 'Listed',
  goneSince: (moment: string) => `The indexer stopped listing this transaction (noticed ${moment}). Your copy is kept.`,
  why: 'Reason',
  /** Behind a balance that was too low. */
  had: (sum: string, chain: string) => `You had ${sum} on ${chain}.`,
  account: 'Account',
  with: 'With',
  to: 'To',
  from: 'From',
  /** Between what was sent and to whom, or received and from whom. */
  toWhom: 'to',
  fromWhom: 'from',
  hash: 'Hash',
  evmHash: 'EVM hash',
  block: 'Block',
  gas: 'Gas',
  gasOf: (wanted: string) => `of ${wanted}`,
  memo: 'Memo',
  noMemo: 'none',
  messages: 'Messages',
  openTransferSheet: 'Open waybill',
  lookUp: 'Open in Explorer',
  explorer: 'View on the web',
  copyHash: 'Copy hash',
  copyHashLabel: 'Copy hash',
  copyAddress: 'Copy address',
  copyRaw: 'Copy record',
  rawLead: 'The record as the indexer returned it.',
  noEvents: 'No events.',
} as const
