// Holds the German texts of the positions beside the portfolio: spendable, staked, unbonding and so on.
import type { AllWords } from '../../words.ts'
import { formatCount, plural } from '../format.ts'

const assetForms = { one: 'Asset', other: 'Assets' }

/** Texts of the positions. */
export const positionWords: AllWords['positionWords'] = {
  title: 'Positionen',
  kinds: {
    spendable: 'Verfügbar',
    delegation: 'Gestakt',
    locked: 'Gesperrt',
    unbonding: 'Wird frei',
    unlocked: 'Abhebbar',
    reward: 'Staking-Erträge',
  },
  nfts: 'NFTs',
  count: formatCount,
  assets: (count) => plural(count, assetForms),
}
