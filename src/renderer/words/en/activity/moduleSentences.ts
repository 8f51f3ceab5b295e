// Holds the English sentence templates of pools, locks, VIP, usernames, NFTs and tokens that are minted or burned; sentences.ts has the
// others.
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'

/**
 * Templates of one kind. `done`: most specific first; the first whose placeholders can all be filled is used. `tried`: the same for failed
 * attempts. Placeholders: {asset} what moved or, where nothing did, what the message names; {got} the other side of a swap; {about} what the
 * message names; {other} the other chain; {chain} the same where it is known; {method} the called function; {who} the counterparty; any
 * other one is the name of a fact.
 */
export interface Template {
  done: readonly [string, ...string[]]
  tried: readonly [string, ...string[]]
  /** Short title, shown as the heading of the drawer. */
  name: string
}

/** The kinds of transaction of these modules. */
export type ModuleKind = Extract<
  ActivityKind,
  | 'burned'
  | 'lockExtended'
  | 'stakeWithdrawn'
  | 'proposalExecuted'
  | 'gaugeVoted'
  | 'vipClaimed'
  | 'swapped'
  | 'liquidityAdded'
  | 'liquidityRemoved'
  | 'liquidityUnbonding'
  | 'positionStaked'
  | 'positionUnstaked'
  | 'poolRewards'
  | 'nameRegistered'
  | 'nameSet'
  | 'nameUnset'
  | 'nameExtended'
  | 'minted'
  | 'nft'
  | 'nftMinted'
  | 'nftSent'
  | 'nftReceived'
  | 'nftBurned'
>

/** Sentence templates by kind of transaction of these modules. */
export const moduleTemplates: Record<ModuleKind, Template> = {
  burned: { done: ['Burned {asset}', 'Burned an asset'], tried: ['Burning {asset}', 'Burning an asset'], name: 'Burn' },
  lockExtended: {
    done: ['Extended the lock of {about} to {ends}', 'Extended the lock of {about}', 'Extended a lock'],
    tried: ['Extending the lock of {about}', 'Extending a lock'],
    name: 'Lock',
  },
  stakeWithdrawn: {
    done: ['Withdrew {about} from locked stakes', 'Withdrew from locked stakes'],
    tried: ['Withdrawing from locked stakes'],
    name: 'Withdrawn stake',
  },
  proposalExecuted: {
    done: ['Executed proposal {proposal} of multisig {multisig}', 'Executed a proposal'],
    tried: ['Executing proposal {proposal} of multisig {multisig}', 'Executing a proposal'],
    name: 'Proposal',
  },
  gaugeVoted: {
    done: ['Voted in VIP cycle {cycle}: {weights}', 'Voted on VIP rewards'],
    tried: ['Voting on VIP rewards'],
    name: 'VIP vote',
  },
  vipClaimed: {
    done: ['Claimed {about} of VIP rewards from {chain}', 'Claimed {about} of VIP rewards', 'Claimed VIP rewards'],
    tried: ['Claiming VIP rewards from {chain}', 'Claiming VIP rewards'],
    name: 'VIP rewards',
  },
  swapped: { done: ['Swapped {asset} for {got}', 'Swapped {asset}', 'Swapped'], tried: ['Swap of {asset}', 'Swap'], name: 'Swap' },
  liquidityAdded: {
    done: [
      'Added {about} to a pool, staked with {validator} until {ends}',
      'Added {about} to a pool, staked with {validator}',
      'Added {about} to a pool',
      'Added {asset} to a pool',
      'Added liquidity to a pool',
    ],
    tried: ['Adding {about} to a pool', 'Adding liquidity to a pool'],
    name: 'Pool',
  },
  liquidityRemoved: {
    done: ['Removed {about} from a pool', 'Removed {got} from a pool', 'Removed liquidity from a pool'],
    tried: ['Removing liquidity from a pool'],
    name: 'Pool',
  },
  liquidityUnbonding: {
    done: [
      'Started removing {about} from a pool, ready {ends}',
      'Started removing {about} from a pool',
      'Started removing liquidity from a pool',
    ],
    tried: ['Removing {about} from a pool', 'Removing liquidity from a pool'],
    name: 'Pool',
  },
  positionStaked: {
    done: ['Staked liquidity position {position}', 'Staked a liquidity position'],
    tried: ['Staking liquidity position {position}', 'Staking a liquidity position'],
    name: 'Position',
  },
  positionUnstaked: {
    done: [
      'Unstaked liquidity position {position} and collected {about}',
      'Unstaked liquidity position {position}',
      'Unstaked a liquidity position',
    ],
    tried: ['Unstaking liquidity position {position}', 'Unstaking a liquidity position'],
    name: 'Position',
  },
  poolRewards: {
    done: ['Collected {about} from a pool', 'Collected from a pool'],
    tried: ['Collecting from a pool'],
    name: 'Pool rewards',
  },
  nameRegistered: {
    done: ['Registered {moniker} until {ends}', 'Registered {moniker}', 'Registered a username'],
    tried: ['Registering {moniker}', 'Registering a username'],
    name: 'Username',
  },
  nameSet: {
    done: ['Set {moniker} as your username', 'Set a username'],
    tried: ['Setting {moniker} as your username', 'Setting a username'],
    name: 'Username',
  },
  nameUnset: {
    done: ['Removed {moniker} as your username', 'Removed a username'],
    tried: ['Removing {moniker} as your username', 'Removing a username'],
    name: 'Username',
  },
  nameExtended: {
    done: ['Extended {moniker} until {ends}', 'Extended {moniker}', 'Extended a username'],
    tried: ['Extending {moniker}', 'Extending a username'],
    name: 'Username',
  },
  minted: { done: ['Minted {about}', 'Minted tokens'], tried: ['Minting {about}', 'Minting tokens'], name: 'Mint' },
  nft: { done: ['Moved an NFT'], tried: ['Moving an NFT'], name: 'NFT' },
  nftMinted: { done: ['Minted NFT {nft}', 'Minted an NFT'], tried: ['Minting NFT {nft}', 'Minting an NFT'], name: 'NFT' },
  nftSent: {
    done: ['Sent NFT {nft} to {chain} by IBC', 'Sent NFT {nft} by IBC over {channel}', 'Sent NFT {nft}', 'Sent an NFT'],
    tried: ['Sending NFT {nft}', 'Sending an NFT'],
    name: 'NFT',
  },
  nftReceived: {
    done: ['Received NFT {nft} from {chain} by IBC', 'Received NFT {nft} by IBC over {channel}', 'Received NFT {nft}', 'Received an NFT'],
    tried: ['Receiving NFT {nft}', 'Receiving an NFT'],
    name: 'NFT',
  },
  nftBurned: { done: ['Burned NFT {nft}', 'Burned an NFT'], tried: ['Burning NFT {nft}', 'Burning an NFT'], name: 'NFT' },
}
