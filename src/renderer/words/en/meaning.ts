// Words for what transactions mean: the names of facts, and how deliveries ended.
import type { Delivery, FactName } from '../../../shared/meaning.ts'

/** Names of facts, as the drawer lists them. */
export const factNames: Record<FactName, string> = {
  validator: 'Validator',
  fromValidator: 'From validator',
  proposal: 'Proposal',
  option: 'Vote',
  title: 'Title',
  sequence: 'Bridge number',
  hook: 'On arrival',
  channel: 'Channel',
  packet: 'Packet',
  permission: 'Permission',
  expires: 'Expires',
  ends: 'Ends',
  unlimited: 'Limit',
  granter: 'Given by',
  grantee: 'Given to',
  feePayer: 'Fee paid by',
  feeGranter: 'Fee allowance of',
  token: 'Contract',
  collection: 'Collection',
  nft: 'NFT',
  module: 'Module',
  code: 'Code',
  moniker: 'Name',
  reason: 'Reason',
}

/** What became of what was sent to another chain. */
export const deliveryWords: Record<Delivery, { name: string; sentence: string }> = {
  underway: { name: 'On its way', sentence: 'Its arrival is not in the local copy.' },
  arrived: { name: 'Arrived', sentence: 'It arrived on the other chain.' },
  refused: { name: 'Refused', sentence: 'The other chain refused it. The refund is not in the local copy yet.' },
  refunded: { name: 'Refunded', sentence: 'The other chain refused it, and it came back.' },
  timedOut: { name: 'Timed out', sentence: 'It was not delivered in time, and it came back.' },
}

export const stepNames = {
  sent: 'Sent',
  received: 'Received',
  refused: 'Refused',
  acknowledged: 'Arrival confirmed',
  refunded: 'Came back',
  timedOut: 'Timed out, came back',
} as const

/** What was voted, as the history names it. */
export const voteNames: Readonly<Record<string, string>> = { yes: 'yes', abstain: 'abstain', no: 'no', 'no with veto': 'no with veto' }

export const meaningWords = {
  about: 'Amount',
  delivery: 'Delivery',
  thisOne: 'this one',
  openStep: 'Show',
  noLimit: 'none',
  withoutLimit: 'without limit',
  unknownFunction: 'unknown function',
  unknownFunctionTitle: 'The call carries this code in place of a name, and no list that ships with Waybill knows it',
  andMore: (count: number) => `and ${count} more`,
  notAboutYou: 'Says nothing about this account',
  insideOther: 'Inside the message above',
  logs: 'Logs',
  noLogs: 'No contract wrote a log.',
  unknownLog: 'Log of an unknown form',
  topics: 'Topics',
  data: 'Data',
  internal: 'Calls inside',
  value: 'Value',
  weiTitle: 'In the smallest units of the chain’s own token',
} as const
