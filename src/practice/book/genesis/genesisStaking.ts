// Writes genesis transactions of the L1's stakes: delegating, redelegating and undelegating, rewards. The chain's later answers follow from
// these stakes.
// Source: initia-labs/initia proto/initia/mstaking/v1/tx.proto, x/mstaking/types/events.go.
import { heightAt } from '../chains/chains.ts'
import { coinsText, type Effects } from '../effects.ts'
import type { TxDraft } from '../record.ts'
import { draft, serviceAddress, shareOfMine, type TxWriter, type GenesisContext } from '../genesisContext.ts'
import { changeStake, stakeOf, UNBONDING_MS, VALIDATORS } from '../staking.ts'
import type { Coin } from '../state.ts'

const WITHDRAW = '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward'

function stakingDraft(
  context: GenesisContext,
  type: string,
  fields: Record<string, unknown>,
  act: (effects: Effects, at: { delegator: string; nowMs: number }) => void,
): TxDraft {
  const delegator = context.me.bech32
  return draft(context, delegator, [{ '@type': type, delegator_address: delegator, ...fields }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: delegator, module: 'mstaking' })
    act(effects, { delegator, nowMs: context.timeMs })
  })
}

function pickValidator(context: GenesisContext): string {
  return context.random.pick(VALIDATORS).address
}

/** Returns a part of the stake with a validator, in thousandths. */
function shareOfStake(context: GenesisContext, validator: string, thousandths: number): Coin | null {
  const amount = (stakeOf(context.state.staking, context.me.bech32, validator) * BigInt(thousandths)) / 1000n
  return amount > 0n ? { denom: 'uinit', amount: amount.toString() } : null
}

/** Delegates a share of INIT. */
export const delegate: TxWriter = (context) => {
  const coin = shareOfMine(context, 'uinit', 5, 40)
  if (coin === null) return null
  const validator = pickValidator(context)
  return stakingDraft(context, '/initia.mstaking.v1.MsgDelegate', { validator_address: validator, amount: [coin] }, (effects, at) => {
    effects.transfer(at.delegator, serviceAddress(context.state.chain, 'bonded'), [coin])
    effects.emit('delegate', {
      validator,
      delegator: at.delegator,
      amount: coinsText([coin]),
      new_shares: `${coin.amount}.000000000000000000${coin.denom}`,
    })
    effects.afterwards(() => changeStake(context.state.staking, { ...at, validator }, BigInt(coin.amount)))
  })
}

/** Starts an undelegation; the coins come back three weeks later without a transaction. */
export const undelegate: TxWriter = (context) => {
  const part = context.random.between(60, 300)
  const drawn = pickValidator(context)
  const staked = [...(context.state.staking.stakes.get(context.me.bech32)?.keys() ?? [])]
  const validator = staked.includes(drawn) ? drawn : (staked[0] ?? drawn)
  const coin = shareOfStake(context, validator, part)
  if (coin === null) return null
  const completesMs = context.timeMs + UNBONDING_MS
  return stakingDraft(context, '/initia.mstaking.v1.MsgUndelegate', { validator_address: validator, amount: [coin] }, (effects, at) => {
    const completion = new Date(completesMs).toISOString()
    effects.emit('unbond', { validator, delegator: at.delegator, amount: coinsText([coin]), completion_time: completion })
    effects.afterwards(() => {
      changeStake(context.state.staking, { ...at, validator }, -BigInt(coin.amount))
      context.state.staking.unbondings.push({
        delegator: at.delegator,
        validator,
        coin,
        height: heightAt(context.state.chain, context.timeMs, 1),
        completesMs,
      })
    })
  })
}

/** Moves part of a stake from one validator to another. */
export const redelegate: TxWriter = (context) => {
  const { stakes } = context.state.staking
  const [from] = [...(stakes.get(context.me.bech32)?.keys() ?? [])]
  const to = VALIDATORS.find(({ address }) => address !== from)?.address
  const coin = from === undefined ? null : shareOfStake(context, from, 250)
  if (from === undefined || to === undefined || coin === null) return null
  const fields = { validator_src_address: from, validator_dst_address: to, amount: [coin] }
  return stakingDraft(context, '/initia.mstaking.v1.MsgBeginRedelegate', fields, (effects, at) => {
    const completion = new Date(context.timeMs + UNBONDING_MS).toISOString()
    const attributes = { source_validator: from, destination_validator: to, delegator: at.delegator, amount: coinsText([coin]) }
    effects.emit('redelegate', { ...attributes, completion_time: completion })
    effects.afterwards(() => {
      changeStake(context.state.staking, { ...at, validator: from }, -BigInt(coin.amount))
      changeStake(context.state.staking, { ...at, validator: to }, BigInt(coin.amount))
    })
  })
}

/** Collects staking rewards of two validators in one transaction. */
export const withdrawRewards: TxWriter = (context) => {
  const me = context.me.bech32
  const rewards = VALIDATORS.slice(0, 2).map(({ address: validator }) => ({
    validator,
    coin: { denom: 'uinit', amount: String(context.random.between(900, 900_000)) },
  }))
  const messages = rewards.map(({ validator }) => ({ '@type': WITHDRAW, delegator_address: me, validator_address: validator }))
  return draft(context, me, messages, (effects) => {
    for (const [index, { validator, coin }] of rewards.entries()) {
      effects.begin(index)
      effects.emit('message', { action: WITHDRAW, sender: me, module: 'distribution' })
      effects.transfer(serviceAddress(context.state.chain, 'rewards'), me, [coin])
      effects.emit('withdraw_rewards', { amount: coinsText([coin]), validator, delegator: me })
      effects.afterwards(() => changeStake(context.state.staking, { delegator: me, validator, nowMs: context.timeMs }, 0n))
    }
  })
}
