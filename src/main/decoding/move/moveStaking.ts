// Decodes calls that lock stakes, change liquidity, and claim or steer VIP rewards; amounts come from the modules' events.
// Sources: initia-labs/movevm initia_stdlib/sources/{dex,stableswap,minitswap}.move; the events of these modules as recorded in
// initia-labs/tx-decoder src/tests (lock_staking, vip, weight_vote).
import { facts, field, meaning, objectsField, type MessageMeaning, type DecodeContext } from '../decodeContext.ts'
import { attribute } from '../decodeContext.ts'
import { addUp, parseCoins } from '../coins.ts'
import { coinsOf, fieldCoins, listCoins, moveEvents, timeOf, type EventData } from './moveEvents.ts'

type Known = Partial<Omit<MessageMeaning, 'kind'>>

/** Decodes a call; null where its events do not suffice. */
export type CallReader = (context: DecodeContext) => MessageMeaning | null

const deposited = ({ events }: DecodeContext) => moveEvents(events, 'vault', 'lock_staking::DepositDelegationEvent')
const withdrawn = ({ events }: DecodeContext) => moveEvents(events, 'vault', 'lock_staking::WithdrawDelegationEvent')

/** Returns the locked stakes of several events: the sum by denomination, the last validator, and the release time. */
function locked(context: DecodeContext, all: readonly EventData[]): Known {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of coinsOf(
    context,
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
const earnedBy = (context: DecodeContext) => addUp(parseCoins(paidOut(context).map(amountOf).join(',')))

const amountOf = (event: DecodeContext['events'][number]) => attribute(event, 'amount') ?? ''

/** Decodes lock_staking::delegate and vip::…lock_stake_script. */
export const readLockedDelegation: CallReader = (context) =>
  meaning('delegated', { ...locked(context, deposited(context)), earned: earnedBy(context) })

/** Decodes lock_staking::undelegate. */
export const readLockedUndelegation: CallReader = (context) =>
  meaning('undelegated', { ...locked(context, withdrawn(context)), earned: earnedBy(context) })

/** Decodes lock_staking::redelegate. */
export const readLockedRedelegation: CallReader = (context) => {
  const [from] = withdrawn(context)
  const known = locked(context, deposited(context))
  const fromValidator = from === undefined ? null : field(from, 'validator')
  const about = from === undefined ? [] : coinsOf(context, [[field(from, 'metadata'), field(from, 'locked_share')]])
  return meaning('redelegated', {
    ...known,
    about,
    facts: [...(known.facts ?? []), ...facts({ fromValidator })],
    earned: earnedBy(context),
  })
}

/** Decodes lock_staking::extend and batch_extend. */
export const readLockExtended: CallReader = (context) => {
  const known = locked(context, deposited(context))
  return meaning('lockExtended', { ...known, about: locked(context, withdrawn(context)).about ?? [] })
}

/** Decodes lock_staking::withdraw_delegator_reward: one event per validator. */
export const readLockedReward: CallReader = (context) => {
  const about = earnedBy(context)
  const validators = [...new Set(paidOut(context).flatMap((event) => attribute(event, 'validator') ?? []))]
  const [only] = validators
  return meaning('rewards', {
    counterparty: validators.length === 1 ? (only ?? null) : null,
    about,
    facts: validators.map((value) => ({ name: 'validator' as const, value })),
    earned: about,
  })
}

/** Decodes lock_staking::withdraw_asset: what was unstaked comes from the account that the module keeps. */
export const readLockWithdrawn: CallReader = (context) => meaning('stakeWithdrawn', { about: got(context) })

/** Decodes every form of providing liquidity, with or without staking and lock. */
export const readProvide: CallReader = (context) => {
  const { events } = context
  const [dex] = moveEvents(events, 'std', 'dex::ProvideEvent')
  const [single] = moveEvents(events, 'std', 'dex::SingleAssetProvideEvent')
  const [stable] = moveEvents(events, 'std', 'stableswap::ProvideEvent')
  const about =
    dex !== undefined
      ? fieldCoins(context, dex, ['coin_a', 'coin_a_amount'], ['coin_b', 'coin_b_amount'])
      : stable !== undefined
        ? listCoins(context, stable, 'coins', 'coin_amounts')
        : single !== undefined
          ? fieldCoins(context, single, ['provide_coin', 'provide_amount'])
          : given(context)
  const delegation = events.find(({ type }) => type === 'delegate')
  const validator = delegation === undefined ? null : attribute(delegation, 'validator')
  return meaning('liquidityAdded', {
    about,
    facts: facts({ validator, ends: locked(context, deposited(context)).facts?.find(({ name }) => name === 'ends')?.value }),
  })
}

/** Decodes withdrawn liquidity. */
export const readTake: CallReader = (context) => {
  const [dex] = moveEvents(context.events, 'std', 'dex::WithdrawEvent')
  const [stable] = moveEvents(context.events, 'std', 'stableswap::WithdrawEvent')
  const about =
    dex !== undefined
      ? fieldCoins(context, dex, ['coin_a', 'coin_a_amount'], ['coin_b', 'coin_b_amount'])
      : stable !== undefined
        ? listCoins(context, stable, 'coins', 'coin_amounts')
        : got(context)
  return meaning('liquidityRemoved', { about })
}

/** Decodes minitswap::unbond: gives up its share, the coins arrive later. */
export const readUnbond: CallReader = (context) => {
  const [eventData = {}] = moveEvents(context.events, 'std', 'minitswap::UnbondEvent')
  return meaning('liquidityUnbonding', { about: given(context), facts: facts({ ends: timeOf(field(eventData, 'release_time')) }) })
}

/** Returns the coins that left. */
export const given = ({ movements }: DecodeContext) =>
  movements.flatMap(({ denom, amount }) => (amount.startsWith('-') ? [{ denom, amount: amount.slice(1) }] : []))

/** Returns the coins that arrived. */
export const got = ({ movements }: DecodeContext) => movements.filter(({ amount }) => !amount.startsWith('-'))

/** Decodes vip::…claim_user_reward_script: received coins; none where the stage had none for the account. */
export const readVipClaim: CallReader = (context) => {
  const [created] = [
    ...moveEvents(context.events, 'vault', 'vesting::UserVestingCreateEvent'),
    ...moveEvents(context.events, 'vault', 'vesting::UserVestingChangedEvent'),
  ]
  const bridge = created === undefined ? null : field(created, 'bridge_id')
  return meaning('vipClaimed', {
    about: got(context),
    otherChainId: bridge === null ? null : context.network.chainOfBridge(bridge),
  })
}

/** Decodes weight_vote::vote. */
export const readGaugeVote: CallReader = (context) => {
  const [eventData] = moveEvents(context.events, 'vault', 'weight_vote::VoteEvent')
  const weights = objectsField(eventData ?? {}, 'weights').map((entry) => {
    const bridge = field(entry, 'bridge_id') ?? ''
    return `${context.network.chainOfBridge(bridge) ?? `bridge ${bridge}`} ${field(entry, 'weight') ?? ''}`
  })
  return meaning('gaugeVoted', { facts: facts({ cycle: field(eventData ?? {}, 'cycle'), weights: weights.join(', ') }) })
}
