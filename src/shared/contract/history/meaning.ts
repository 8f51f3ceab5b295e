// What a transaction or one of its messages means: kinds, and what else is known by name. Sentences are made by the renderer.
import { z } from 'zod'

export const ActivityKind = z.enum([
  'sent',
  'received',
  'self',
  'burned',
  'ibcSent',
  'ibcReceived',
  'ibcRefused',
  'ibcArrived',
  'ibcRefunded',
  'ibcTimedOut',
  'ibcRelayed',
  'deposit',
  'depositArrived',
  'withdrawal',
  'withdrawalClaimed',
  'converted',
  'delegated',
  'undelegated',
  'undelegationCancelled',
  'redelegated',
  'rewards',
  'commission',
  'lockExtended',
  'voted',
  'proposalSubmitted',
  'proposalDeposit',
  'proposalExecuted',
  'gaugeVoted',
  'vipClaimed',
  'swapped',
  'liquidityAdded',
  'liquidityRemoved',
  'liquidityUnbonding',
  'positionStaked',
  'positionUnstaked',
  'poolRewards',
  'nameRegistered',
  'nameSet',
  'nameUnset',
  'nameExtended',
  'approved',
  'approvalRevoked',
  'contractCreated',
  'codePublished',
  'evmCall',
  'moveCall',
  'wasmCall',
  'minted',
  'nft',
  'nftMinted',
  'nftSent',
  'nftReceived',
  'nftBurned',
  'granted',
  'grantRevoked',
  'feeGranted',
  'feeGrantRevoked',
  'executedForOther',
  'vestingCreated',
  'validatorCreated',
  'validatorEdited',
  'unjailed',
  'operated',
  'other',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/**
 * Names of what else is known. Values are strangers' text unless a chain checks them.
 * - addresses: validator, fromValidator, granter, grantee, feePayer, feeGranter, token (a contract), collection, module,
 *   position (of a pool with price ranges), multisig
 * - numbers: proposal, sequence (of the optimistic bridge), packet (its sequence), nft (a token's number), cycle (of VIP votes),
 *   parties (how many other sides several alike messages have), times (how often a message that is told once stands there)
 * - times, RFC 3339: expires, ends
 * - `reason` is text of the chain or a contract, or, of a call of the EVM: `panic:` and a code of Solidity, `selector:` and the
 *   four bytes of an error that the contract names itself
 * - `task` is a TaskName; `weights` are parts of a vote: "inertia-1 0.7, moo-1 0.3"
 * - `unlimited` is "yes" where no amount bounds a permission; `permission` is the message type that a grant allows
 */
export const FactName = z.enum([
  'validator',
  'fromValidator',
  'proposal',
  'option',
  'title',
  'sequence',
  'hook',
  'channel',
  'packet',
  'permission',
  'expires',
  'ends',
  'unlimited',
  'granter',
  'grantee',
  'feePayer',
  'feeGranter',
  'token',
  'collection',
  'nft',
  'module',
  'code',
  'moniker',
  'reason',
  'position',
  'multisig',
  'cycle',
  'weights',
  'task',
  'parties',
  'times',
])
export type FactName = z.infer<typeof FactName>

/** What operators of bridges, relayers, interchain accounts and multisigs do: kind `operated` tells them apart by fact `task`. */
export const TaskName = z.enum([
  'bridgeCreated',
  'bridgeChanged',
  'bridgeDisabled',
  'batchRecorded',
  'outputProposed',
  'outputDeleted',
  'depositFinalized',
  'oracleUpdated',
  'bridgeInfoSet',
  'adminExecuted',
  'rewardsPoolFunded',
  'communityPoolFunded',
  'withdrawAddressSet',
  'emergencyActivated',
  'proposalCancelled',
  'interchainRegistered',
  'interchainSent',
  'clientCreated',
  'clientUpgraded',
  'misbehaviourReported',
  'connectionOpened',
  'channelOpened',
  'channelClosed',
  'payeeSet',
  'packetFeePaid',
  'multisigCreated',
  'multisigChanged',
  'collectionCreated',
  'denomCreated',
  'denomChanged',
])
export type TaskName = z.infer<typeof TaskName>

export const Fact = z.object({ name: FactName, value: z.string() })
export type Fact = z.infer<typeof Fact>

/**
 * What became of what a transaction sent to another chain, as far as the local copy tells: underway = no end is known here;
 * refused = the other chain did not take it, the refund is not seen yet.
 */
export const Delivery = z.enum(['underway', 'arrived', 'refused', 'refunded', 'timedOut'])
export type Delivery = z.infer<typeof Delivery>
