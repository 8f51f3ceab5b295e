// Holds the English texts of the portfolio.
import type { HolderRank, StakePart } from '../../../../shared/contract/history/portfolio.ts'
import { formatCount, formatDay, formatElapsed, formatList, plural } from '../format.ts'

const assets = { one: 'asset', other: 'assets' }
const unpricedOnes = { one: 'asset without a price isn’t', other: 'assets without a price aren’t' }
const unverifiedOnes = { one: 'unverified asset', other: 'unverified assets' }
const validatorForms = { one: 'validator', other: 'validators' }
const hiddenOnes = { one: 'hidden asset', other: 'hidden assets' }
const chainForms = { one: 'chain', other: 'chains' }

/** Most chains that a sentence names. */
const MAX_NAMES = 2

const DAY_MS = 86_400_000

const includedKinds: Record<StakePart['kind'], string> = {
  delegation: 'staked',
  locked: 'locked',
  unbonding: 'unbonding',
  unlocked: 'not yet withdrawn',
  reward: 'rewards',
  vesting: 'vesting',
}

/** Describes a stake beside its chain and amount. */
function stakeText({ kind, validators, completesAt }: Pick<StakePart, 'kind' | 'validators' | 'completesAt'>, now: number): string {
  switch (kind) {
    case 'delegation':
      return `staked with ${plural(validators, validatorForms)}`
    case 'locked':
      if (completesAt === null) return 'locked'
      return completesAt <= now ? 'lock ended, ready to unstake' : `locked until ${formatDay(completesAt, now)}`
    case 'unlocked':
      return 'unstaked, ready to withdraw'
    case 'unbonding':
      if (completesAt === null) return 'unbonding'
      if (completesAt <= now) return `available since ${formatDay(completesAt, now)}`
      return `unbonding, available ${completesAt - now < DAY_MS ? `in ${formatElapsed(completesAt - now)}` : `on ${formatDay(completesAt, now)}`}`
    case 'reward':
      return `unclaimed rewards from ${plural(validators, validatorForms)}`
    case 'vesting':
      return completesAt === null ? 'vesting permanently, included above' : `vesting until ${formatDay(completesAt, now)}, included above`
  }
}

/** Texts of the portfolio. */
export const portfolioWords = {
  title: 'Portfolio',
  account: 'Account',
  list: 'Holdings by asset',
  columns: { asset: 'Asset', on: 'On', amount: 'Amount' },
  unfold: (symbol: string) => `Show ${symbol} by chain`,
  fold: (symbol: string) => `Hide ${symbol} by chain`,
  more: (count: number) => `+${count}`,
  moving: 'In transit',
  /** Where some of it waits to be claimed. */
  movingOrReady: 'On the way and to claim',
  moreMoving: (count: number) => `Show ${count} more`,
  /** Stands beside the total. */
  movingWorth: (dollars: string) => `+ ${dollars} in transit`,
  readyWorth: (dollars: string) => `+ ${dollars} to claim`,
  claim: 'Claim',
  claimLabel: (amount: string) => `Claim ${amount}`,
  openTransferSheet: 'Open waybill',
  waybill: 'WB',
  from: (chain: string) => `from ${chain}`,
  freshness: 'Sync',
  freshnessColumns: 'block, age',
  allFresh: (count: number) => (count === 1 ? 'The chain is up to date' : `All ${formatCount(count)} chains up to date`),
  accounts: 'Accounts',
  /** Beside a watched account, where others count. */
  notInTotals: 'not in your totals',
  noAccount: 'Add an account to see its holdings on every chain here.',
  addAccount: 'Add account',
  nothingHeld: 'No holdings on the chains Waybill syncs.',
  nothingYet: 'Balances haven’t synced yet. They appear here once you’re online.',
  offline: 'You’re offline. Showing your local copy; Waybill keeps trying.',
  moreTroubles: (count: number) => `${count} more aren’t responding.`,
  lastKnown: 'Showing the last known state.',
  summary: (listed: number, unverified: number, chains: number) =>
    `${plural(listed, assets)}${unverified === 0 ? '' : ` and ${plural(unverified, unverifiedOnes)}`} on ${plural(chains, chainForms)}.`,
  unverified: (count: number) => plural(count, unverifiedOnes),
  notInTotal: 'not in the total',
  showUnverified: (assets: string) => `Show ${assets}`,
  hideUnverified: (assets: string) => `Hide ${assets}`,
  hide: 'Hide asset',
  unhide: 'Unhide this asset',
  isHidden: 'hidden',
  hidden: (count: number) => `${plural(count, hiddenOnes)}.`,
  showHidden: 'Show hidden',
  leaveOut: 'Hide again',
  countedElsewhere: 'Included above',
  /** Kinds that a total counts besides the spendable amount. */
  included: 'with stakes',
  includedTitle: (kinds: readonly StakePart['kind'][]) => `Includes ${kinds.map((kind) => includedKinds[kind]).join(', ')}`,
  stake: stakeText,
  kept: (moment: string) => `as of ${moment}`,
  keptTitle: 'The chain gave no valid answer about this since. This is what it said last.',
  rank: ({ rank, lookedAt }: HolderRank) =>
    rank === null ? `not in the top ${formatCount(lookedAt)} holders` : `holder rank ${formatCount(rank)}`,
  value: 'Value',
  price: 'Price',
  dayChange: '24 h',
  total: 'Total',
  totalSoFar: 'Total so far',
  /** @param balances chains whose balances are still being read */
  stillLoading: (balances: readonly string[], stakes: boolean) => {
    const where = balances.length > MAX_NAMES ? plural(balances.length, chainForms) : formatList(balances)
    const parts = [...(balances.length > 0 ? [`balances on ${where}`] : []), ...(stakes ? ['stakes'] : [])]
    return `Still loading: ${formatList(parts)}.`
  },
  notCounted: (chains: readonly string[]) =>
    `Not counted: ${chains.length > MAX_NAMES ? plural(chains.length, chainForms) : formatList(chains)} (no answer yet).`,
  myAccounts: 'My accounts',
  watchOnly: (dollars: string) => `Watch-only: ${dollars}, not in the total.`,
  watchOnlyLeftOut: 'Watch-only accounts aren’t included.',
  /** @param share of what it was worth before, in percent */
  change: (dollars: string, share: string) => `${dollars} (${share}) in 24 h`,
  changeTitle: (since: string) => `Your current holdings at today’s prices versus prices of ${since}`,
  changeIn: { quarter: 'in 90 days', year: 'in a year' },
  changeSince: (day: string) => `since ${day}`,
  /** @param share of what it was worth at the beginning, in percent; null where that was nothing */
  changeRange: (dollars: string, share: string | null, span: string) => `${dollars}${share === null ? '' : ` (${share})`} ${span}`,
  /** The same of the part that is said before it, without signs. */
  changeOfPart: {
    up: (dollars: string, share: string | null, span: string) => `, up ${dollars}${share === null ? '' : ` (${share})`} ${span}`,
    down: (dollars: string, share: string | null, span: string) => `, down ${dollars}${share === null ? '' : ` (${share})`} ${span}`,
    same: (span: string) => `, unchanged ${span}`,
  },
  /** Where older prices stand in for some that are not stored. */
  about: (dollars: string) => `about ${dollars}`,
  changeRangeTitle: (since: string) =>
    `Spendable value now against ${since}. Counts what came in and went out, and what prices did; staking moves coins out of it.`,
  /** Stands before the change of this part of the total. */
  spendablePart: (dollars: string) => `Spendable: ${dollars}`,
  /** Says why the spendable part is less than the total. */
  lockedPart: (dollars: string) => `Staked or unlocking: ${dollars}`,
  /** @param day whose prices stand for older ones that are not stored */
  olderPrices: (day: string) => `Prices before ${day} aren’t all stored: the next stored one stands for them.`,
  /** Told for some seconds. @param change with its sign */
  pricesUpdated: (change: string) => `Prices updated, ${change}.`,
  unpricedAsset: (host: string) => `${host} has no price for this asset.`,
  /** An unknown value is not zero. */
  noValue: '–',
  noPrice: 'no price',
  unpriced: (count: number) => `${plural(count, unpricedOnes)} counted.`,
  pricesSeen: (host: string, ago: string) => `In US dollars. Prices from ${host}, ${ago}.`,
  pricesOff: (host: string) => `Turn on prices to see a total (asks ${host}).`,
  noPriceHost: 'No prices on this network, so there’s no total.',
  turnOn: 'Turn on in Settings',
} as const
