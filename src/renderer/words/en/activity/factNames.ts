// Holds the English texts of the meaning of transactions: the names of facts, and how deliveries ended.
import { spelledType } from '../../../../shared/domain/messageType.ts'
import { formatCount, formatDigits } from '../format.ts'
import type { ModuleOwner } from '../../../../shared/domain/knownModules.ts'
import type { ContractRole } from '../../../../shared/contract/history/label.ts'
import type { Delivery, FactName, TaskName } from '../../../../shared/contract/history/activityMeaning.ts'

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
  granter: 'Granter',
  grantee: 'Grantee',
  feePayer: 'Fee payer',
  feeGranter: 'Fee allowance of',
  token: 'Contract',
  collection: 'Collection',
  nft: 'NFT',
  module: 'Module',
  code: 'Code',
  moniker: 'Name',
  reason: 'Reason',
  position: 'Position',
  multisig: 'Multisig',
  cycle: 'Cycle',
  weights: 'Split',
  task: 'Task',
  parties: 'Addresses',
  times: 'Times',
}

/** What a permission allows where the name of its message does not say it. */
const PERMISSIONS: ReadonlyMap<string, string> = new Map([
  ['MsgMultiSend', 'send to several'],
  ['MsgTransfer', 'send to other chains'],
  ['MsgVoteWeighted', 'split votes'],
  ['MsgDelegate', 'stake'],
  ['MsgUndelegate', 'unstake'],
  ['MsgBeginRedelegate', 'move stakes'],
  ['MsgWithdrawDelegatorReward', 'collect staking rewards'],
  ['MsgExecute', 'call Move contracts'],
  ['MsgExecuteJSON', 'call Move contracts'],
  ['MsgExecuteContract', 'call contracts'],
  ['MsgCall', 'call contracts'],
])

/**
 * Says what a permission allows, after "to".
 * @example permissionTask('MsgSend') // 'send'
 */
export function permissionTask(type: string): string {
  return PERMISSIONS.get(type) ?? spelledType(type)?.toLowerCase() ?? `run ${type}`
}

/** Names what operators, relayers and multisigs did, and the same for failed attempts. */
export const taskNames: Record<TaskName, { done: string; tried: string }> = {
  bridgeCreated: { done: 'Created a rollup bridge', tried: 'Creating a rollup bridge' },
  bridgeChanged: { done: 'Changed settings of a rollup bridge', tried: 'Changing settings of a rollup bridge' },
  bridgeDisabled: { done: 'Disabled a rollup bridge', tried: 'Disabling a rollup bridge' },
  batchRecorded: { done: 'Recorded a batch of rollup blocks', tried: 'Recording a batch of rollup blocks' },
  outputProposed: { done: 'Proposed a rollup output', tried: 'Proposing a rollup output' },
  outputDeleted: { done: 'Deleted a rollup output', tried: 'Deleting a rollup output' },
  depositFinalized: { done: 'Finalized a deposit for another account', tried: 'Finalizing a deposit for another account' },
  oracleUpdated: { done: 'Updated oracle prices', tried: 'Updating oracle prices' },
  bridgeInfoSet: { done: 'Set the bridge of this rollup', tried: 'Setting the bridge of this rollup' },
  adminExecuted: { done: 'Changed rollup settings as its admin', tried: 'Changing rollup settings as its admin' },
  rewardsPoolFunded: { done: 'Funded the staking rewards of a validator', tried: 'Funding the staking rewards of a validator' },
  communityPoolFunded: { done: 'Funded the community pool', tried: 'Funding the community pool' },
  withdrawAddressSet: { done: 'Set where staking rewards go', tried: 'Setting where staking rewards go' },
  emergencyActivated: { done: 'Made a proposal an emergency proposal', tried: 'Making a proposal an emergency proposal' },
  proposalCancelled: { done: 'Cancelled a proposal', tried: 'Cancelling a proposal' },
  interchainRegistered: { done: 'Registered an interchain account', tried: 'Registering an interchain account' },
  interchainSent: { done: 'Sent messages to an interchain account', tried: 'Sending messages to an interchain account' },
  clientCreated: { done: 'Created an IBC client', tried: 'Creating an IBC client' },
  clientUpgraded: { done: 'Upgraded an IBC client', tried: 'Upgrading an IBC client' },
  misbehaviourReported: { done: 'Reported misbehaviour of an IBC client', tried: 'Reporting misbehaviour of an IBC client' },
  connectionOpened: { done: 'Took a step to open an IBC connection', tried: 'Opening an IBC connection' },
  channelOpened: { done: 'Took a step to open an IBC channel', tried: 'Opening an IBC channel' },
  channelClosed: { done: 'Closed an IBC channel', tried: 'Closing an IBC channel' },
  payeeSet: { done: 'Set who is paid for relaying', tried: 'Setting who is paid for relaying' },
  packetFeePaid: { done: 'Paid for relaying an IBC packet', tried: 'Paying for relaying an IBC packet' },
  transferDelivered: { done: 'An IBC transfer from this account was delivered', tried: 'Delivering an IBC transfer' },
  transferConfirmed: { done: 'An IBC transfer to this account was confirmed', tried: 'Confirming an IBC transfer' },
  transferRejected: { done: 'An IBC transfer was rejected', tried: 'Rejecting an IBC transfer' },
  groupCreated: { done: 'Created a group', tried: 'Creating a group' },
  groupChanged: { done: 'Changed a group', tried: 'Changing a group' },
  groupLeft: { done: 'Left a group', tried: 'Leaving a group' },
  groupProposalRun: { done: 'Ran a proposal of a group', tried: 'Running a proposal of a group' },
  multisigCreated: { done: 'Created a multisig', tried: 'Creating a multisig' },
  multisigChanged: { done: 'Changed the members of a multisig', tried: 'Changing the members of a multisig' },
  collectionCreated: { done: 'Created an NFT collection', tried: 'Creating an NFT collection' },
  denomCreated: { done: 'Created a token', tried: 'Creating a token' },
  denomChanged: { done: 'Changed settings of a token', tried: 'Changing settings of a token' },
}

/** Returns a sentence as a later part of a longer one: "Voted yes" after "Sent INIT and". Abbreviations keep their capitals. */
export function continuedSentence(start: string): string {
  return /^[A-Z](?![A-Z])/.test(start) ? `${start.slice(0, 1).toLowerCase()}${start.slice(1)}` : start
}

/** Meanings of Solidity's panic codes. Source: Solidity documentation, "Panic via assert and Error via require". */
export const panicNames: Readonly<Record<string, string>> = {
  '0': 'Stopped by a check that the compiler added',
  '1': 'An assertion in the contract failed',
  '17': 'A number overflowed',
  '18': 'Division by zero',
  '33': 'A value outside its list of choices',
  '34': 'Broken data in the contract’s storage',
  '49': 'Took an item from an empty list',
  '50': 'An index outside its list',
  '65': 'Too much memory asked for',
  '81': 'Called a function that was never set',
}

/** Texts around an error that a contract names only by four bytes or a number. */
export const revertWords = {
  panic: (code: string) => `Panic ${code}`,
  ownError: (selector: string) => `The contract’s own error ${selector}`,
} as const

/** Why transactions fail, in one sentence. */
export const failureReasons = {
  outOfGas: 'It ran out of gas.',
  price: 'The price moved past the limit.',
  fee: 'The network fee was too low.',
  balance: 'The balance was too low.',
  late: 'It came too late.',
  sequence: 'Another transaction of this account came first.',
  allowance: 'The permission to spend was too small.',
  unauthorized: 'This account isn’t allowed to do this.',
  unknown: 'It names something that doesn’t exist on this chain.',
  packet: 'The receiving chain refused it without saying why.',
  range: 'An amount was larger than the chain can count.',
  contract: 'The contract refused it.',
} as const

/** Names of contracts of the chain list, by what they are for. */
export const contractNames: Record<ContractRole, string> = {
  entryPoint: 'Skip Go',
  wrapper: 'Token wrapper',
  exchange: 'Exchange',
  dexPair: 'Liquidity pool',
  cctp: 'Circle CCTP',
  cctpRelayer: 'Skip relayer for CCTP',
  goFast: 'Skip Go Fast',
  relayFee: 'Relay fee',
  orbiter: 'Noble Orbiter',
  axelar: 'Axelar',
  eureka: 'IBC Eureka',
  warpRoute: 'Hyperlane',
  oft: 'LayerZero',
  swapRouter: 'Skip Go',
}

/** Names of modules and contracts that the chains' developers published. */
export const moduleNames: Record<ModuleOwner, string> = {
  std: 'Initia standard library',
  vault: 'Initia staking and VIP',
  dexUtils: 'Initia DEX',
  usernames: 'Initia Usernames',
  clamm: 'Initia DEX, concentrated pools',
  clammFarming: 'Initia DEX, pool rewards',
  cosmosPrecompile: 'Cosmos messages',
}

/** Describes the outcome of a delivery to another chain. */
export const deliveryWords: Record<Delivery, { name: string; sentence: string }> = {
  underway: { name: 'In transit', sentence: 'Its arrival hasn’t synced yet.' },
  arrived: { name: 'Arrived', sentence: 'It arrived on the other chain.' },
  refused: { name: 'Rejected', sentence: 'The other chain rejected it. The refund hasn’t synced yet.' },
  refunded: { name: 'Refunded', sentence: 'The other chain rejected it, and it was refunded.' },
  timedOut: { name: 'Timed out', sentence: 'It wasn’t delivered in time, and it was refunded.' },
}

/** Names of the steps of a delivery. */
export const stepNames = {
  sent: 'Sent',
  received: 'Received',
  refused: 'Rejected',
  acknowledged: 'Arrival confirmed',
  refunded: 'Refunded',
  timedOut: 'Timed out, refunded',
} as const

/** Names of the vote options, by their names in the history. */
export const voteNames: Readonly<Record<string, string>> = { yes: 'yes', abstain: 'abstain', no: 'no', 'no with veto': 'no with veto' }

/** Texts of the meaning of transactions. */
export const meaningWords = {
  about: 'Amount',
  delivery: 'Delivery',
  thisOne: 'this one',
  openStep: 'Show',
  claimable: (chain: string) => `Ready to claim on ${chain}.`,
  claim: 'Claim',
  begunElsewhere: 'Paid out once you claim it. See when under Withdrawals.',
  noLimit: 'none',
  lockedRewards: 'Claimed {about} rewards from your locked stakes',
  claimedInAll: 'Claimed {about} of rewards',
  withoutLimit: 'without limit',
  unknownFunction: 'unknown function',
  unknownFunctionTitle: 'The call names its function only by this selector, which isn’t on any of Waybill’s lists',
  bridge: (bridge: string) => `bridge ${bridge}`,
  /** @example share('33.34') // '33.34%' */
  share: (percent: string) => `${formatDigits(percent)}%`,
  vipOfRollups: (count: number) => `Claimed VIP rewards (${formatCount(count)} rollups)`,
  times: (count: string) => `(${count} times)`,
  andMore: (count: number) => `and ${count} more`,
  rawMessage: 'Raw message',
  notAboutYou: 'Doesn’t involve this account',
  insideOther: 'Inside the message above',
  logs: 'Logs',
  noLogs: 'No logs.',
  unknownLog: 'Unknown log',
  topics: 'Topics',
  data: 'Data',
  internal: 'Internal calls',
  value: 'Value',
  weiTitle: 'In wei',
} as const
