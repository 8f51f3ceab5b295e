// Words of the activity timeline: one template per kind of transaction, done and failed.
import type { ActivityItem, ActivityKind } from '../../shared/activity.ts'

/**
 * What happened, with places to fill: {asset} the main movement, {got} the other one of a swap, {other} the other
 * chain, {method} what was called. `tried` is the same for a transaction that failed.
 */
export interface Template {
  done: string
  tried: string
  /** One word for the head of the drawer. */
  name: string
  /** Both for a transaction that moved nothing, where {asset} would be left open. */
  bare?: Pick<Template, 'done' | 'tried'>
}

export const templates: Record<ActivityKind, Template> = {
  sent: { done: 'Sent {asset}', tried: 'Sending {asset}', name: 'Send' },
  received: { done: 'Received {asset}', tried: 'Receiving {asset}', name: 'Receipt' },
  self: { done: 'Sent {asset} to yourself', tried: 'Sending {asset} to yourself', name: 'Own send' },
  ibcSent: { done: 'Sent {asset} to {other} by IBC', tried: 'Sending {asset} to {other} by IBC', name: 'IBC transfer' },
  ibcReceived: { done: 'Received {asset} from {other} by IBC', tried: 'Receiving {asset} from {other} by IBC', name: 'IBC receipt' },
  ibcRelayed: { done: 'Relayed IBC packets', tried: 'Relaying IBC packets', name: 'IBC relay' },
  ibcTimedOut: {
    done: '{asset} came back: an IBC transfer timed out',
    tried: 'Returning {asset} after an IBC timeout',
    name: 'IBC timeout',
  },
  deposit: { done: 'Deposited {asset} to {other}', tried: 'Depositing {asset} to {other}', name: 'Deposit' },
  depositArrived: { done: 'Deposit of {asset} arrived', tried: 'Arrival of a deposit of {asset}', name: 'Deposit' },
  withdrawal: { done: 'Began to withdraw {asset} to {other}', tried: 'Withdrawing {asset} to {other}', name: 'Withdrawal' },
  withdrawalClaimed: { done: 'Claimed a withdrawal of {asset}', tried: 'Claiming a withdrawal of {asset}', name: 'Claim' },
  delegated: {
    done: 'Delegated {asset}',
    tried: 'Delegating {asset}',
    name: 'Delegation',
    bare: { done: 'Delegated to a validator', tried: 'Delegating to a validator' },
  },
  undelegated: {
    done: 'Began to undelegate {asset}',
    tried: 'Undelegating {asset}',
    name: 'Undelegation',
    bare: { done: 'Began to undelegate from a validator', tried: 'Undelegating from a validator' },
  },
  redelegated: { done: 'Moved a delegation', tried: 'Moving a delegation', name: 'Redelegation' },
  rewards: { done: 'Collected staking rewards', tried: 'Collecting staking rewards', name: 'Rewards' },
  voted: { done: 'Voted on a proposal', tried: 'Voting on a proposal', name: 'Vote' },
  swapped: { done: 'Swapped {asset} for {got}', tried: 'Swapping {asset}', name: 'Swap' },
  approved: { done: 'Approved a spender', tried: 'Approving a spender', name: 'Approval' },
  evmCall: { done: 'Called {method}', tried: 'Calling {method}', name: 'EVM call' },
  moveCall: { done: 'Called {method}', tried: 'Calling {method}', name: 'Move call' },
  wasmCall: { done: 'Called {method}', tried: 'Calling {method}', name: 'Wasm call' },
  nft: { done: 'Moved an NFT', tried: 'Moving an NFT', name: 'NFT' },
  granted: { done: 'Changed a permission', tried: 'Changing a permission', name: 'Permission' },
  executedForOther: { done: 'Acted for another account', tried: 'Acting for another account', name: 'On behalf' },
  other: { done: 'Ran {method}', tried: 'Running {method}', name: 'Other' },
}

export const activityWords = {
  title: 'Activity',
  list: 'Transactions, newest first',
  search: 'Search',
  searchHint: 'Hash, address, memo or message',
  failed: (tried: string) => `${tried} failed`,
  failedTag: 'Failed',
  contract: 'a contract',
  selector: 'function',
  selectorTitle: 'Calls carry a short code in place of the function’s name',
  message: 'a message',
  anAsset: 'an asset',
  and: 'and',
  andOthers: (count: number) => `and ${count} other assets`,
  anotherChain: 'another chain',
  waybill: 'waybill',
  self: 'own account',
  moreMovements: (count: number) => `and ${count} more`,

  filterChain: 'Chain',
  filterAccount: 'Account',
  filterStatus: 'Outcome',
  filterDirection: 'Direction',
  allChains: 'All chains',
  anyOutcome: 'Any outcome',
  anyDirection: 'In and out',
  succeeded: 'Succeeded',
  failedOnly: 'Failed',
  directions: { in: 'In', out: 'Out', self: 'To yourself', none: 'No money moved' },
  clear: 'Clear',
  count: (matching: string, total: string) => (matching === total ? total : `${matching} of ${total}`),

  noAccount: 'No account yet. Add one, and everything it ever did appears here.',
  addAccount: 'Add an account',
  noMatch: 'No transaction matches these filters.',
  clearFilters: 'Clear the filters',
  none: 'No transaction on the chains that Waybill reads.',
  notYet: 'History is being copied. The newest transactions appear first.',
  notYetOffline: 'No history on this computer yet. It is copied as soon as a chain answers.',
  loadingMore: 'Reading older transactions',

  detail: 'Transaction',
  position: (at: string, of: string) => `${at} of ${of}`,
  onChain: 'on',
  tabs: { summary: 'Summary', messages: 'Messages', events: 'Events', raw: 'Raw' },
  gave: 'Gave',
  got: 'Got',
  fee: 'Network fee',
  outcome: 'Outcome',
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
  explorer: 'Explorer page',
  copyHash: 'Copy hash',
  copyHashLabel: 'Copy the hash',
  copyAddress: 'Copy the address',
  copyRaw: 'Copy the record',
  rawLead: 'The record exactly as the indexer sent it.',
  noEvents: 'No events were recorded.',
} as const

export type Part = { kind: 'words'; text: string } | { kind: 'place'; place: 'asset' | 'got' | 'other' | 'method' }

/** The sentence of a transaction, cut at its places. */
export function sentenceParts(item: Pick<ActivityItem, 'kind' | 'status' | 'movements'>): Part[] {
  const template = templates[item.kind]
  const { done, tried } = item.movements.length === 0 ? (template.bare ?? template) : template
  const text = item.status === 'failed' ? activityWords.failed(tried) : done
  return text
    .split(/\{(asset|got|other|method)\}/)
    .map((part, index): Part => (index % 2 === 0 ? { kind: 'words', text: part } : { kind: 'place', place: placeOf(part) }))
    .filter((part) => part.kind === 'place' || part.text !== '')
}

function placeOf(name: string): 'asset' | 'got' | 'other' | 'method' {
  return name === 'got' || name === 'other' || name === 'method' ? name : 'asset'
}
