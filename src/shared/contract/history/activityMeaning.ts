// Decoded meanings of transactions and messages: kinds and named facts. The renderer makes the sentences.
import { z } from 'zod'

/** What a transaction or message does from the account's viewpoint. */
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
  'depositRefused',
  'depositRefunded',
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
  'stakeWithdrawn',
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
/** Reads a stored kind; one that a newer version wrote is read as `other`. */
export const StoredKind = ActivityKind.catch('other')

/**
 * Names of further decoded facts. Values are untrusted text unless a chain validates them.
 * - addresses: validator, fromValidator, granter, grantee, feePayer, feeGranter, token (a contract), collection, module, position (of a
 * pool with price ranges), multisig
 * - numbers: proposal, sequence (of the optimistic bridge), packet (its sequence), nft (a token's number), cycle (of VIP votes), parties
 * (number of counterparties of several similar messages), times (number of repetitions of a message that is listed once)
 * - times, RFC 3339: expires, ends
 * - `reason` is text of the chain or a contract, or, for an EVM call: `panic:` and a Solidity panic code, `selector:` and the four bytes of
 * a custom error
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

/** Operations of bridge operators, relayers, interchain accounts, multisigs and groups: kind `operated` distinguishes them by fact `task`. */
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
  'transferDelivered',
  'transferConfirmed',
  'transferRejected',
  'groupCreated',
  'groupChanged',
  'groupLeft',
  'groupProposalRun',
  'multisigCreated',
  'multisigChanged',
  'collectionCreated',
  'denomCreated',
  'denomChanged',
])
export type TaskName = z.infer<typeof TaskName>

/** One named value of a decoded message. */
export const Fact = z.object({ name: FactName, value: z.string() })
export type Fact = z.infer<typeof Fact>

/**
 * Delivery state of what a transaction sent to another chain, as far as the local copy shows: underway = no end is known; refused = the
 * other chain rejected it and the refund is not seen yet.
 */
export const Delivery = z.enum(['underway', 'arrived', 'refused', 'refunded', 'timedOut'])
export type Delivery = z.infer<typeof Delivery>
