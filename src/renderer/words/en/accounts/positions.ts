// Holds the English texts of the positions beside the portfolio: spendable, staked, unbonding and so on.
import { formatCount, plural } from '../format.ts'

const assetForms = { one: 'asset', other: 'assets' }

/** Texts of the positions. */
export const positionWords = {
  title: 'Positions',
  kinds: {
    spendable: 'Spendable',
    delegation: 'Staked',
    locked: 'Locked',
    unbonding: 'Unbonding',
    unlocked: 'Ready to withdraw',
    reward: 'Staking rewards',
  },
  nfts: 'NFTs',
  count: formatCount,
  /** In place of an amount: different coins have no sum. */
  assets: (count: number) => plural(count, assetForms),
} as const
