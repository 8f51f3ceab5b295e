// Resolves the words for kinds of transactions after type:.
import { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'

/** Words for groups of kinds; a kind's own name and its prefixes are accepted besides. */
const GROUPS: Readonly<Record<string, readonly ActivityKind[]>> = {
  send: ['sent', 'ibcSent'],
  receive: ['received', 'ibcReceived', 'nftReceived'],
  transfer: ['sent', 'received', 'self', 'ibcSent', 'ibcReceived'],
  ibc: ActivityKind.options.filter((kind) => kind.startsWith('ibc')),
  refund: ['ibcRefunded', 'ibcTimedOut', 'ibcRefused', 'depositRefused', 'depositRefunded'],
  timeout: ['ibcTimedOut'],
  relay: ['ibcRelayed'],
  validator: ['validatorCreated', 'validatorEdited', 'unjailed', 'delegated', 'undelegated', 'redelegated'],
  bridge: ['deposit', 'depositArrived', 'depositRefused', 'depositRefunded', 'withdrawal', 'withdrawalClaimed'],
  claim: ['withdrawalClaimed', 'rewards', 'commission', 'poolRewards', 'vipClaimed'],
  stake: ['delegated', 'undelegated', 'undelegationCancelled', 'redelegated', 'rewards', 'lockExtended', 'stakeWithdrawn'],
  lock: ['lockExtended', 'vestingCreated'],
  delegate: ['delegated', 'redelegated'],
  undelegate: ['undelegated', 'undelegationCancelled'],
  reward: ['rewards', 'commission', 'poolRewards', 'vipClaimed'],
  vip: ['vipClaimed', 'gaugeVoted'],
  vote: ['voted', 'gaugeVoted'],
  gov: ['voted', 'proposalSubmitted', 'proposalDeposit', 'proposalExecuted'],
  swap: ['swapped'],
  liquidity: ['liquidityAdded', 'liquidityRemoved', 'liquidityUnbonding', 'positionStaked', 'positionUnstaked', 'poolRewards'],
  name: ActivityKind.options.filter((kind) => kind.startsWith('name')),
  mint: ['minted', 'nftMinted'],
  burn: ['burned', 'nftBurned'],
  approve: ['approved', 'approvalRevoked'],
  call: ['evmCall', 'moveCall', 'wasmCall'],
  contract: ['evmCall', 'moveCall', 'wasmCall', 'contractCreated', 'codePublished'],
  nft: ActivityKind.options.filter((kind) => kind.startsWith('nft')),
  grant: ['granted', 'grantRevoked', 'feeGranted', 'feeGrantRevoked'],
}

/**
 * Returns the kinds that a word means; empty where it means none.
 * @example kindsOf('vote') // ['voted']
 */
export function kindsOf(word: string): readonly ActivityKind[] {
  const typed = word.toLowerCase()
  const exact = ActivityKind.options.filter((kind) => kind.toLowerCase() === typed)
  if (exact.length > 0) return exact
  const group = Object.hasOwn(GROUPS, typed) ? GROUPS[typed] : undefined
  if (group !== undefined) return group
  return typed.length < 3 ? [] : ActivityKind.options.filter((kind) => kind.toLowerCase().startsWith(typed))
}
