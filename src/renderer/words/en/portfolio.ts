// Words of the portfolio.
import type { HolderRank, StakePart } from '../../../shared/portfolio.ts'
import { formatCount, formatDay, formatSpan, plural } from './format.ts'

const assets = { one: 'asset', other: 'assets' }
const unverifiedOnes = { one: 'unverified one', other: 'unverified ones' }
const validatorForms = { one: 'validator', other: 'validators' }
const hiddenOnes = { one: 'asset that you hid is', other: 'assets that you hid are' }
const chainForms = { one: 'chain', other: 'chains' }

const DAY_MS = 86_400_000

const includedKinds: Record<StakePart['kind'], string> = {
  delegation: 'what is staked',
  unbonding: 'what is being released',
  reward: 'rewards',
  vesting: 'what a schedule binds',
}

/** What a line of a stake says beside its chain and amount. */
function stakeText({ kind, validators, completesAt }: Pick<StakePart, 'kind' | 'validators' | 'completesAt'>, now: number): string {
  switch (kind) {
    case 'delegation':
      return `staked with ${plural(validators, validatorForms)}`
    case 'unbonding':
      if (completesAt === null) return 'being released'
      if (completesAt <= now) return `free since ${formatDay(completesAt, now)}`
      return `being released, free ${completesAt - now < DAY_MS ? `in ${formatSpan(completesAt - now)}` : `on ${formatDay(completesAt, now)}`}`
    case 'reward':
      return `rewards of ${plural(validators, validatorForms)}, not withdrawn yet`
    case 'vesting':
      return completesAt === null
        ? 'bound for good, counted above'
        : `bound by a schedule until ${formatDay(completesAt, now)}, counted above`
  }
}

export const portfolioWords = {
  receive: 'Receive',
  title: 'Portfolio',
  account: 'Account',
  list: 'Holdings by asset',
  columns: { asset: 'Asset', on: 'On', amount: 'Amount' },
  unfold: (symbol: string) => `Show ${symbol} by chain`,
  fold: (symbol: string) => `Hide ${symbol} by chain`,
  more: (count: number) => `+${count}`,
  moving: 'Moving',
  movingLead: 'on its way, cannot be spent yet',
  openWaybill: 'Open the waybill',
  waybill: 'WB',
  to: 'to',
  freshness: 'Freshness',
  freshnessColumns: 'block, age',
  accounts: 'Accounts',
  noAccount: 'Nothing to show yet. Add an account, and its holdings on every chain appear here.',
  addAccount: 'Add an account',
  nothingHeld: 'Nothing is held on the chains that Waybill reads.',
  nothingYet: 'Balances have not been read yet. They appear here as soon as a chain answers.',
  offline: 'No chain answers. What is on this computer is shown, and Waybill keeps asking.',
  moreTroubles: (count: number) => `${count} more do not answer.`,
  lastKnown: 'Its last known state is shown.',
  summary: (listed: number, unverified: number, chains: number) =>
    `${plural(listed, assets)}${unverified === 0 ? '' : ` and ${plural(unverified, unverifiedOnes)}`} on ${plural(chains, chainForms)}.`,
  hide: 'Hide this asset',
  unhide: 'Stop hiding this asset',
  isHidden: 'hidden',
  hidden: (count: number) => `${plural(count, hiddenOnes)} left out.`,
  showHidden: 'Show what is hidden',
  leaveOut: 'Leave it out again',
  countedElsewhere: 'Part of the amounts above',
  /** Which kinds a total counts besides what can be spent. */
  included: 'with stakes',
  includedTitle: (kinds: readonly StakePart['kind'][]) => `The amount counts ${kinds.map((kind) => includedKinds[kind]).join(', ')} too`,
  stake: stakeText,
  rank: ({ rank, lookedAt }: HolderRank) =>
    rank === null ? `not among the first ${formatCount(lookedAt)} holders` : `rank ${formatCount(rank)} among holders`,
  value: 'Value',
  total: 'Total',
  /** @param share of what it was worth before, in percent */
  change: (dollars: string, share: string) => `${dollars} (${share}) from prices that changed within a day`,
  changeTitle: (since: string) => `What is held now, beside what it was worth at the prices of ${since}`,
  /** Unknown is not zero. */
  noValue: '–',
  unpriced: (count: number) => `${plural(count, assets)} without a price.`,
  pricesSeen: (host: string, ago: string) => `In US dollars, prices of ${host}, ${ago}.`,
  pricesOff: (host: string) => `Prices are off, so amounts are not added up. With prices on, ${host} would be asked.`,
  noPriceHost: 'This network has no price service, so amounts are not added up.',
  turnOn: 'Turn them on in Settings',
} as const
