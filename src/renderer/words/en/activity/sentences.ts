// Holds the English sentence templates, per kind of transaction, done and failed; a second and third for when less is known.
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { moduleTemplates, type Template } from './moduleSentences.ts'

/** Sentence templates by kind of transaction. */
export const templates: Record<ActivityKind, Template> = {
  ...moduleTemplates,
  sent: {
    done: ['Sent {asset} to {parties} addresses', 'Sent {asset}', 'Sent an asset'],
    tried: ['Sending {asset} to {parties} addresses', 'Sending {asset}', 'Sending an asset'],
    name: 'Send',
  },
  received: {
    done: ['Received {asset} from {parties} addresses', 'Received {asset}', 'Received an asset'],
    tried: ['Receiving {asset}', 'Receiving an asset'],
    name: 'Receipt',
  },
  self: {
    done: ['Sent {asset} to yourself', 'Paid yourself'],
    tried: ['Sending {asset} to yourself', 'Paying yourself'],
    name: 'Own send',
  },
  ibcSent: {
    done: ['Sent {asset} to {other} by IBC', 'Sent an asset to {other} by IBC'],
    tried: ['Sending {asset} to {other} by IBC', 'Sending by IBC'],
    name: 'IBC transfer',
  },
  ibcReceived: {
    done: ['Received {asset} from {other} by IBC', 'Received an asset from {other} by IBC'],
    tried: ['Receiving {asset} from {other} by IBC', 'Receiving by IBC'],
    name: 'IBC receipt',
  },
  ibcRefused: { done: ['An IBC transfer from {other} was rejected'], tried: ['Receiving by IBC'], name: 'IBC refusal' },
  ibcArrived: { done: ['An IBC transfer to {other} arrived'], tried: ['Confirming an IBC transfer'], name: 'IBC arrival' },
  ibcRefunded: {
    done: ['{asset} refunded: {other} rejected an IBC transfer', '{other} rejected an IBC transfer'],
    tried: ['Refunding {asset} after a rejection', 'Refunding an IBC transfer'],
    name: 'IBC refund',
  },
  ibcTimedOut: {
    done: ['{asset} refunded: an IBC transfer timed out', 'An IBC transfer timed out'],
    tried: ['Refunding {asset} after an IBC timeout', 'Refunding an IBC transfer'],
    name: 'IBC timeout',
  },
  ibcRelayed: { done: ['Relayed IBC packets'], tried: ['Relaying IBC packets'], name: 'IBC relay' },
  deposit: {
    done: ['Deposited {asset} to {other}', 'Deposited to {other}'],
    tried: ['Depositing {asset} to {other}', 'Depositing to {other}'],
    name: 'Deposit',
  },
  depositArrived: {
    done: ['Deposit of {asset} arrived', 'A deposit arrived'],
    tried: ['Arrival of a deposit of {asset}', 'Arrival of a deposit'],
    name: 'Deposit',
  },
  depositRefused: {
    done: ['Rejected a deposit of {asset}', 'Rejected a deposit'],
    tried: ['Rejecting a deposit of {asset}', 'Rejecting a deposit'],
    name: 'Deposit refusal',
  },
  depositRefunded: {
    done: ['{asset} refunded: {other} rejected the deposit', '{asset} refunded: the deposit was rejected', 'A deposit was refunded'],
    tried: ['Refunding a deposit of {asset}', 'Refunding a deposit'],
    name: 'Deposit refund',
  },
  withdrawal: {
    done: ['Started withdrawal of {asset} to {other}', 'Started a withdrawal to {other}'],
    tried: ['Withdrawing {asset} to {other}', 'Withdrawing to {other}'],
    name: 'Withdrawal',
  },
  withdrawalClaimed: {
    done: ['Claimed a withdrawal of {asset}', 'Claimed a withdrawal'],
    tried: ['Claiming a withdrawal of {asset}', 'Claiming a withdrawal'],
    name: 'Claim',
  },
  converted: {
    done: ['Converted {asset} into {got}', 'Converted {asset}', 'Converted an asset'],
    tried: ['Converting {asset}', 'Converting an asset'],
    name: 'Conversion',
  },
  delegated: {
    done: [
      'Staked {about} with {parties} validators',
      'Staked {about} with {validator}, locked until {ends}',
      'Staked {about} with {validator}',
      'Staked {about}',
      'Staked {asset}',
      'Staked with a validator',
    ],
    tried: ['Staking {about}', 'Staking with a validator'],
    name: 'Stake',
  },
  undelegated: {
    done: ['Started unstaking {about} from {validator}', 'Started unstaking {about}', 'Started unstaking from a validator'],
    tried: ['Unstaking {about}', 'Unstaking from a validator'],
    name: 'Unstake',
  },
  undelegationCancelled: {
    done: ['Cancelled unstaking {about}', 'Cancelled unstaking'],
    tried: ['Cancelling the unstaking of {about}', 'Cancelling the unstaking'],
    name: 'Unstake',
  },
  redelegated: {
    done: ['Moved a stake of {about} to {validator}', 'Moved a stake of {about}', 'Moved a stake'],
    tried: ['Moving a stake of {about}', 'Moving a stake'],
    name: 'Stake move',
  },
  rewards: {
    done: [
      'Claimed {about} rewards from {parties} validators',
      'Claimed {about} rewards from {validator}',
      'Claimed {about} rewards',
      'Claimed staking rewards',
    ],
    tried: ['Claiming staking rewards'],
    name: 'Rewards',
  },
  commission: {
    done: ['Collected a commission of {about}', 'Collected a commission'],
    tried: ['Collecting a commission'],
    name: 'Commission',
  },
  voted: {
    done: [
      'Voted {option} on proposal {proposal} of multisig {multisig}',
      'Voted {option} on proposal {proposal}',
      'Voted on proposal {proposal}',
      'Voted on a proposal',
    ],
    tried: ['Voting {option} on proposal {proposal}', 'Voting on a proposal'],
    name: 'Vote',
  },
  proposalSubmitted: {
    done: [
      'Submitted proposal {proposal} of multisig {multisig}',
      'Submitted proposal {proposal}, “{title}”',
      'Submitted proposal {proposal}',
      'Submitted a proposal',
    ],
    tried: ['Submitting the proposal “{title}”', 'Submitting a proposal'],
    name: 'Proposal',
  },
  proposalDeposit: {
    done: ['Deposited {about} on proposal {proposal}', 'Deposited on proposal {proposal}', 'Deposited on a proposal'],
    tried: ['Depositing {about} on proposal {proposal}', 'Depositing on a proposal'],
    name: 'Proposal deposit',
  },
  approved: {
    done: [
      '{granter} allowed this account to spend {about}',
      '{granter} allowed this account to move NFT {nft}',
      '{granter} allowed this account to move all NFTs of {collection}',
      '{granter} allowed this account to spend {unlimited}',
      '{granter} approved this account as a spender',
      'Allowed {who} to spend {about}',
      'Allowed {who} to move NFT {nft}',
      'Allowed {who} to move all NFTs of {collection}',
      'Allowed {who} to spend {unlimited}',
      'Approved a spender',
    ],
    tried: ['Allowing {who} to spend {about}', 'Approving a spender'],
    name: 'Approval',
  },
  approvalRevoked: {
    done: ['{granter} revoked an approval', 'Revoked the approval of {who}', 'Revoked an approval'],
    tried: ['Revoking an approval'],
    name: 'Approval',
  },
  contractCreated: { done: ['Created contract {method}', 'Created a contract'], tried: ['Creating a contract'], name: 'Contract' },
  codePublished: { done: ['Published code'], tried: ['Publishing code'], name: 'Code' },
  evmCall: { done: ['Called {method}'], tried: ['Calling {method}'], name: 'EVM call' },
  moveCall: { done: ['Called {method}'], tried: ['Calling {method}'], name: 'Move call' },
  wasmCall: { done: ['Called {method}'], tried: ['Calling {method}'], name: 'Wasm call' },
  granted: {
    done: ['Allowed {grantee} to {permission}', 'Got permission from {granter} to {permission}', 'Changed a permission'],
    tried: ['Allowing {grantee} to {permission}', 'Changing a permission'],
    name: 'Permission',
  },
  grantRevoked: {
    done: ['Revoked the permission to {permission}', 'Revoked a permission'],
    tried: ['Revoking the permission to {permission}', 'Revoking a permission'],
    name: 'Permission',
  },
  feeGranted: {
    done: ['Offered to pay fees for {grantee}', '{granter} offered to pay fees', 'Changed a fee allowance'],
    tried: ['Offering to pay fees'],
    name: 'Fee allowance',
  },
  feeGrantRevoked: { done: ['Ended a fee allowance'], tried: ['Ending a fee allowance'], name: 'Fee allowance' },
  executedForOther: {
    done: ['Ran {method} for {granter}', 'Acted for another account'],
    tried: ['Running {method} for {granter}', 'Acting for another account'],
    name: 'On behalf',
  },
  vestingCreated: {
    done: ['Locked {about} in a vesting account', 'Created a vesting account'],
    tried: ['Creating a vesting account'],
    name: 'Vesting',
  },
  validatorCreated: { done: ['Created validator {moniker}', 'Created a validator'], tried: ['Creating a validator'], name: 'Validator' },
  validatorEdited: { done: ['Edited validator {moniker}', 'Edited a validator'], tried: ['Editing a validator'], name: 'Validator' },
  unjailed: { done: ['Released a validator from jail'], tried: ['Releasing a validator from jail'], name: 'Validator' },
  operated: { done: ['{task}: {about}', '{task}', 'Ran an operation'], tried: ['{task}', 'Running an operation'], name: 'Operation' },
  other: { done: ['Received {got}', 'Paid {asset}', 'Other action: {method}'], tried: ['Other action: {method}'], name: 'Other' },
}
