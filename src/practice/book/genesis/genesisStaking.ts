// Writes genesis transactions of the L1's stakes: delegating, redelegating and undelegating, rewards. The chain's later answers follow from
// these stakes.
// Source: initia-labs/initia proto/initia/mstaking/v1/tx.proto, x/mstaking/types/events.go.
import { coinsText, type Effects } from '../effects.ts'
import type { TxDraft } from '../record.ts'
import { draft, serviceAddress, shareOfMine, type Kind, type Scene } from '../scene.ts'
import { changeStake, stakeOf, UNBONDING_MS, VALIDATORS } from '../staking.ts'
import type { Coin } from '../state.ts'

const WITHDRAW = '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward'

function stakingDraft(
  scene: Scene,
  type: string,
  fields: Record<string, unknown>,
  act: (effects: Effects, at: { delegator: string; nowMs: number }) => void,
): TxDraft {
  const delegator = scene.me.bech32
  return draft(scene, delegator, [{ '@type': type, delegator_address: delegator, ...fields }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: delegator, module: 'mstaking' })
    act(effects, { delegator, nowMs: scene.timeMs })
  })
}

function pickValidator(scene: Scene): string {
  return scene.random.pick(VALIDATORS).address
}

/** Returns a part of the stake with a validator, in thousandths. */
function shareOfStake(scene: Scene, validator: string, thousandths: number): Coin | null {
  const amount = (stakeOf(scene.state.staking, scene.me.bech32, validator) * BigInt(thousandths)) / 1000n
  return amount > 0n ? { denom: 'uinit', amount: amount.toString() } : null
}

/** Delegates a share of INIT. */
export const delegate: Kind = (scene) => {
  const coin = shareOfMine(scene, 'uinit', 5, 40)
  if (coin === null) return null
  const validator = pickValidator(scene)
  return stakingDraft(scene, '/initia.mstaking.v1.MsgDelegate', { validator_address: validator, amount: [coin] }, (effects, at) => {
    effects.transfer(at.delegator, serviceAddress(scene.state.chain, 'bonded'), [coin])
    effects.emit('delegate', {
      validator,
      delegator: at.delegator,
      amount: coinsText([coin]),
      new_shares: `${coin.amount}.000000000000000000${coin.denom}`,
    })
    effects.afterwards(() => changeStake(scene.state.staking, { ...at, validator }, BigInt(coin.amount)))
  })
}

/** Starts an undelegation; the coins come back three weeks later without a transaction. */
export const undelegate: Kind = (scene) => {
  const part = scene.random.between(60, 300)
  const drawn = pickValidator(scene)
  const staked = [...(scene.state.staking.stakes.get(scene.me.bech32)?.keys() ?? [])]
  const validator = staked.includes(drawn) ? drawn : (staked[0] ?? drawn)
  const coin = shareOfStake(scene, validator, part)
  if (coin === null) return null
  const completesMs = scene.timeMs + UNBONDING_MS
  return stakingDraft(scene, '/initia.mstaking.v1.MsgUndelegate', { validator_address: validator, amount: [coin] }, (effects, at) => {
    const completion = new Date(completesMs).toISOString()
    effects.emit('unbond', { validator, delegator: at.delegator, amount: coinsText([coin]), completion_time: completion })
    effects.afterwards(() => {
      changeStake(scene.state.staking, { ...at, validator }, -BigInt(coin.amount))
      scene.state.staking.unbondings.push({ delegator: at.delegator, validator, coin, completesMs })
    })
  })
}

/** Moves part of a stake from one validator to another. */
export const redelegate: Kind = (scene) => {
  const { stakes } = scene.state.staking
  const [from] = [...(stakes.get(scene.me.bech32)?.keys() ?? [])]
  const to = VALIDATORS.find(({ address }) => address !== from)?.address
  const coin = from === undefined ? null : shareOfStake(scene, from, 250)
  if (from === undefined || to === undefined || coin === null) return null
  const fields = { validator_src_address: from, validator_dst_address: to, amount: [coin] }
  return stakingDraft(scene, '/initia.mstaking.v1.MsgBeginRedelegate', fields, (effects, at) => {
    const completion = new Date(scene.timeMs + UNBONDING_MS).toISOString()
    const attributes = { source_validator: from, destination_validator: to, delegator: at.delegator, amount: coinsText([coin]) }
    effects.emit('redelegate', { ...attributes, completion_time: completion })
    effects.afterwards(() => {
      changeStake(scene.state.staking, { ...at, validator: from }, -BigInt(coin.amount))
      changeStake(scene.state.staking, { ...at, validator: to }, BigInt(coin.amount))
    })
  })
}

/** Collects staking rewards of two validators in one transaction. */
export const withdrawRewards: Kind = (scene) => {
  const me = scene.me.bech32
  const rewards = VALIDATORS.slice(0, 2).map(({ address: validator }) => ({
    validator,
    coin: { denom: 'uinit', amount: String(scene.random.between(900, 900_000)) },
  }))
  const messages = rewards.map(({ validator }) => ({ '@type': WITHDRAW, delegator_address: me, validator_address: validator }))
  return draft(scene, me, messages, (effects) => {
    for (const [index, { validator, coin }] of rewards.entries()) {
      effects.begin(index)
      effects.emit('message', { action: WITHDRAW, sender: me, module: 'distribution' })
      effects.transfer(serviceAddress(scene.state.chain, 'rewards'), me, [coin])
      effects.emit('withdraw_rewards', { amount: coinsText([coin]), validator, delegator: me })
      effects.afterwards(() => changeStake(scene.state.staking, { delegator: me, validator, nowMs: scene.timeMs }, 0n))
    }
  })
}
