// Decodes calls that lock stakes, change liquidity, and claim or steer VIP rewards; amounts come from the modules' events.
// Sources: initia-labs/movevm initia_stdlib/sources/{dex,stableswap,minitswap}.move; the events of these modules as recorded in
// initia-labs/tx-decoder src/tests (lock_staking, vip, weight_vote).
import { facts, field, meaning, objectsField, type MessageMeaning, type DecodeContext } from '../decodeContext.ts'
import { attribute } from '../decodeContext.ts'
import { addUp, parseCoins } from '../coins.ts'
import { coinsOf, fieldCoins, listCoins, moveEvents, timeOf, type EventData } from './moveEvents.ts'

type Known = Partial<Omit<MessageMeaning, 'kind'>>

/** Decodes a call; null where its events do not suffice. */
export type CallReader = (reading: DecodeContext) => MessageMeaning | null

const deposited = ({ events }: DecodeContext) => moveEvents(events, 'vault', 'lock_staking::DepositDelegationEvent')
const withdrawn = ({ events }: DecodeContext) => moveEvents(events, 'vault', 'lock_staking::WithdrawDelegationEvent')

/** Returns the locked stakes of several events: the sum by denomination, the last validator, and the release time. */
function locked(reading: DecodeContext, all: readonly EventData[]): Known {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of coinsOf(
    reading,
    all.map((data) => [field(data, 'metadata'), field(data, 'locked_share')]),
  )) {
    sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  }
  const last = all.at(-1) ?? {}
  const validator = field(last, 'validator')
  return {
    counterparty: validator,
    about: [...sums].map(([denom, amount]) => ({ denom, amount: amount.toString() })),
    facts: facts({ validator, ends: timeOf(field(last, 'release_time')) }),
  }
}

const paidOut = ({ events }: DecodeContext) => events.filter(({ type }) => type === 'withdraw_rewards')

/**
 * Returns the rewards that were paid out. Each call that stakes, takes out or claims ends with all INIT of the account that the module keeps
 * passing to its owner: beside the rewards, what was unstaked earlier.
 */
const earnedBy = (reading: DecodeContext) => addUp(parseCoins(paidOut(reading).map(amountOf).join(',')))

const amountOf = (event: DecodeContext['events'][number]) => attribute(event, 'amount') ?? ''

/** Decodes lock_staking::delegate and vip::…lock_stake_script. */
export const readLockedDelegation: CallReader = (reading) =>
  meaning('delegated', { ...locked(reading, deposited(reading)), earned: earnedBy(reading) })

/** Decodes lock_staking::undelegate. */
export const readLockedUndelegation: CallReader = (reading) =>
  meaning('undelegated', { ...locked(reading, withdrawn(reading)), earned: earnedBy(reading) })

/** Decodes lock_staking::redelegate. */
export const readLockedRedelegation: CallReader = (reading) => {
  const [from] = withdrawn(reading)
  const known = locked(reading, deposited(reading))
  const fromValidator = from === undefined ? null : field(from, 'validator')
  const about = from === undefined ? [] : coinsOf(reading, [[field(from, 'metadata'), field(from, 'locked_share')]])
  return meaning('redelegated', {
    ...known,
    about,
    facts: [...(known.facts ?? []), ...facts({ fromValidator })],
    earned: earnedBy(reading),
  })
}

/** Decodes lock_staking::extend and batch_extend. */
export const readLockExtended: CallReader = (reading) => {
  const known = locked(reading, deposited(reading))
  return meaning('lockExtended', { ...known, about: locked(reading, withdrawn(reading)).about ?? [] })
}

/** Decodes lock_staking::withdraw_delegator_reward: one event per validator. */
export const readLockedReward: CallReader = (reading) => {
  const about = earnedBy(reading)
  const validators = [...new Set(paidOut(reading).flatMap((event) => attribute(event, 'validator') ?? []))]
  const [only] = validators
  return meaning('rewards', {
    counterparty: validators.length === 1 ? (only ?? null) : null,
    about,
    facts: validators.map((value) => ({ name: 'validator' as const, value })),
    earned: about,
  })
}

/** Decodes lock_staking::withdraw_asset: what was unstaked comes from the account that the module keeps. */
export const readLockWithdrawn: CallReader = (reading) => meaning('stakeWithdrawn', { about: got(reading) })

/** Decodes every form of providing liquidity, with or without staking and lock. */
export const readProvide: CallReader = (reading) => {
  const { events } = reading
  const [dex] = moveEvents(events, 'std', 'dex::ProvideEvent')
  const [single] = moveEvents(events, 'std', 'dex::SingleAssetProvideEvent')
  const [stable] = moveEvents(events, 'std', 'stableswap::ProvideEvent')
  const about =
    dex !== undefined
      ? fieldCoins(reading, dex, ['coin_a', 'coin_a_amount'], ['coin_b', 'coin_b_amount'])
      : stable !== undefined
        ? listCoins(reading, stable, 'coins', 'coin_amounts')
        : single !== undefined
          ? fieldCoins(reading, single, ['provide_coin', 'provide_amount'])
          : given(reading)
  const delegation = events.find(({ type }) => type === 'delegate')
  const validator = delegation === undefined ? null : attribute(delegation, 'validator')
  return meaning('liquidityAdded', {
    about,
    facts: facts({ validator, ends: locked(reading, deposited(reading)).facts?.find(({ name }) => name === 'ends')?.value }),
  })
}

/** Decodes withdrawn liquidity. */
export const readTake: CallReader = (reading) => {
  const [dex] = moveEvents(reading.events, 'std', 'dex::WithdrawEvent')
  const [stable] = moveEvents(reading.events, 'std', 'stableswap::WithdrawEvent')
  const about =
    dex !== undefined
      ? fieldCoins(reading, dex, ['coin_a', 'coin_a_amount'], ['coin_b', 'coin_b_amount'])
      : stable !== undefined
        ? listCoins(reading, stable, 'coins', 'coin_amounts')
        : got(reading)
  return meaning('liquidityRemoved', { about })
}

/** Decodes minitswap::unbond: gives up its share, the coins arrive later. */
export const readUnbond: CallReader = (reading) => {
  const [eventData = {}] = moveEvents(reading.events, 'std', 'minitswap::UnbondEvent')
  return meaning('liquidityUnbonding', { about: given(reading), facts: facts({ ends: timeOf(field(eventData, 'release_time')) }) })
}

/** Returns the coins that left. */
export const given = ({ movements }: DecodeContext) =>
  movements.flatMap(({ denom, amount }) => (amount.startsWith('-') ? [{ denom, amount: amount.slice(1) }] : []))

/** Returns the coins that arrived. */
export const got = ({ movements }: DecodeContext) => movements.filter(({ amount }) => !amount.startsWith('-'))

/** Decodes vip::…claim_user_reward_script: received coins; none where the stage had none for the account. */
export const readVipClaim: CallReader = (reading) => {
  const [created] = [
    ...moveEvents(reading.events, 'vault', 'vesting::UserVestingCreateEvent'),
    ...moveEvents(reading.events, 'vault', 'vesting::UserVestingChangedEvent'),
  ]
  const bridge = created === undefined ? null : field(created, 'bridge_id')
  return meaning('vipClaimed', {
    about: got(reading),
    otherChainId: bridge === null ? null : reading.network.chainOfBridge(bridge),
  })
}

/** Decodes weight_vote::vote. */
export const readGaugeVote: CallReader = (reading) => {
  const [eventData] = moveEvents(reading.events, 'vault', 'weight_vote::VoteEvent')
  const weights = objectsField(eventData ?? {}, 'weights').map((entry) => {
    const bridge = field(entry, 'bridge_id') ?? ''
    return `${reading.network.chainOfBridge(bridge) ?? `bridge ${bridge}`} ${field(entry, 'weight') ?? ''}`
  })
  return meaning('gaugeVoted', { facts: facts({ cycle: field(eventData ?? {}, 'cycle'), weights: weights.join(', ') }) })
}
