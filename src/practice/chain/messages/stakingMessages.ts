// Staking on the L1: what the messages of mstaking and distribution do, with their rules and refusals.
// Sources: initia-labs/initia x/mstaking/{keeper,types/errors.go}, x/distribution/keeper, proto/initia/mstaking/v1/tx.proto (amino names);
// cosmos/cosmos-sdk x/distribution/types/errors.go.
import { coinsText, ChainError, type Effects } from '../../book/effects.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import { heightAt } from '../../book/chains/chains.ts'
import { ALL_VALIDATORS, changeStake, MAX_ENTRIES, stakeOf, UNBONDING_MS, wholeReward, type Validator } from '../../book/staking.ts'
import type { Coin } from '../../book/state.ts'
import { readFields } from '../protoFields.ts'
import { checkAddress, checkCoin, readCoin, type ActContext, type DecodedMessage, type Reader } from './message.ts'

const WITHDRAW_REWARD = '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward'
const MODULE = '/initia.mstaking.v1.'

const DENOM = 'uinit'

/** One stake, while a message changes it. */
export interface At {
  delegator: string
  validator: string
}

function requireValidator(address: string): Validator {
  checkAddress(address, 'initvaloper')
  const found = ALL_VALIDATORS.find((one) => one.address === address)
  if (found === undefined) throw new ChainError(3, 'mstaking', `collections: not found: validator ${address}: validator does not exist`)
  return found
}

/** The chain pays out rewards with each change of a stake, in whole units. */
export function payRewards(effects: Effects, { state, timeMs }: ActContext, { delegator, validator }: At): void {
  const amount = wholeReward(state.staking, { delegator, validator, nowMs: timeMs })
  const coins: Coin[] = amount === 0n ? [] : [{ denom: DENOM, amount: amount.toString() }]
  if (coins.length > 0) effects.transfer(serviceAddress(state.chain, 'rewards'), delegator, coins)
  effects.emit('withdraw_rewards', { validator, amount: coinsText(coins), delegator })
}

const withdrawReward: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [delegator, validator] = [fields.text(1), fields.text(2)]
  const json = { delegator_address: delegator, validator_address: validator }
  return {
    typeUrl: WITHDRAW_REWARD,
    signer: delegator,
    json,
    amino: { type: 'cosmos-sdk/MsgWithdrawDelegationReward', value: json },
    act: (effects, context) => {
      checkAddress(delegator)
      requireValidator(validator)
      const { state, timeMs } = context
      if (state.staking.stakes.get(delegator)?.has(validator) !== true) {
        throw new ChainError(19, 'mstaking', 'no delegation for (address, validator) tuple')
      }
      effects.emit('message', { action: WITHDRAW_REWARD, sender: delegator, module: 'distribution' })
      payRewards(effects, context, { delegator, validator })
      effects.afterwards(() => changeStake(state.staking, { delegator, validator, nowMs: timeMs }, 0n))
    },
  }
}

/** A message of mstaking: who stakes what, and what it does once its coin is one that is staked. */
interface StakingMessage {
  name: string
  fields: Record<string, string>
  delegator: string
  coins: readonly Coin[]
  act: (effects: Effects, context: ActContext, coin: Coin) => void
}

function stakingMessage({ name, fields, delegator, coins, act }: StakingMessage): DecodedMessage {
  const json = { delegator_address: delegator, ...fields, amount: coins.map(({ denom, amount }) => ({ denom, amount })) }
  return {
    typeUrl: MODULE + name,
    signer: delegator,
    json,
    amino: { type: `mstaking/${name}`, value: json },
    act: (effects, context) => {
      checkAddress(delegator)
      const [coin] = coins
      if (coin === undefined) throw new ChainError(18, 'sdk', 'invalid amount: invalid request')
      coins.forEach(checkCoin)
      if (coins.some(({ denom }) => denom !== DENOM)) {
        throw new ChainError(18, 'sdk', `invalid coin denomination: got ${coinsText(coins)}, expected one of [${DENOM}]: invalid request`)
      }
      effects.emit('message', { action: MODULE + name, sender: delegator, module: 'mstaking' })
      act(effects, context, coin)
    },
  }
}

/** Refuses to take more out of a stake than is in it. */
function requireStake({ state }: ActContext, { delegator, validator }: At, { amount }: Coin): void {
  const held = stakeOf(state.staking, delegator, validator)
  if (held === 0n) throw new ChainError(19, 'mstaking', 'no delegation for (address, validator) tuple')
  if (held < BigInt(amount)) throw new ChainError(18, 'sdk', 'invalid shares amount: invalid request')
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
}

const delegate: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [delegator, validator] = [fields.text(1), fields.text(2)]
  return stakingMessage({
    name: 'MsgDelegate',
    fields: { validator_address: validator },
    delegator,
    coins: fields.bytesList(3).map(readCoin),
    act: (effects, context, coin) => {
      const { state, timeMs } = context
      requireValidator(validator)
      payRewards(effects, context, { delegator, validator })
      effects.transfer(delegator, serviceAddress(state.chain, 'bonded'), [coin])
      const shares = `${coin.amount}.000000000000000000${coin.denom}`
      effects.emit('delegate', { validator, delegator, amount: coinsText([coin]), new_shares: shares })
      effects.afterwards(() => changeStake(state.staking, { delegator, validator, nowMs: timeMs }, BigInt(coin.amount)))
    },
  })
}

/** Takes a stake out, for its account to get back after the waiting time. @throws ChainError */
export function beginUndelegation(effects: Effects, context: ActContext, { delegator, validator }: At, coin: Coin): void {
  const { state, timeMs, pace } = context
  requireValidator(validator)
  requireStake(context, { delegator, validator }, coin)
  const { unbondings } = state.staking
  const open = unbondings.filter((one) => one.delegator === delegator && one.validator === validator && one.completesMs > timeMs)
  if (open.length >= MAX_ENTRIES) {
    throw new ChainError(27, 'mstaking', 'too many unbonding delegation entries for (delegator, validator) tuple')
  }
  payRewards(effects, context, { delegator, validator })
  const completesMs = timeMs + UNBONDING_MS
  effects.emit('unbond', { validator, delegator, amount: coinsText([coin]), completion_time: isoTime(completesMs) })
  effects.afterwards(() => {
    changeStake(state.staking, { delegator, validator, nowMs: timeMs }, -BigInt(coin.amount))
    state.staking.unbondings.push({ delegator, validator, coin, height: heightAt(state.chain, timeMs, pace), completesMs })
  })
  context.freed(completesMs)
}

const undelegate: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [delegator, validator] = [fields.text(1), fields.text(2)]
  return stakingMessage({
    name: 'MsgUndelegate',
    fields: { validator_address: validator },
    delegator,
    coins: fields.bytesList(3).map(readCoin),
    act: (effects, context, coin) => beginUndelegation(effects, context, { delegator, validator }, coin),
  })
}

const redelegate: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [delegator, from, to] = [fields.text(1), fields.text(2), fields.text(3)]
  return stakingMessage({
    name: 'MsgBeginRedelegate',
    fields: { validator_src_address: from, validator_dst_address: to },
    delegator,
    coins: fields.bytesList(4).map(readCoin),
    act: (effects, context, coin) => {
      const { state, timeMs, pace } = context
      requireValidator(from)
      requireStake(context, { delegator, validator: from }, coin)
      if (from === to) throw new ChainError(29, 'mstaking', 'cannot redelegate to the same validator')
      requireValidator(to)
      const open = state.staking.redelegations.filter((one) => one.delegator === delegator && one.completesMs > timeMs)
      if (open.some((one) => one.to === from)) {
        const why = 'first redelegation to this validator must complete before next redelegation'
        throw new ChainError(32, 'mstaking', `redelegation to this validator already in progress; ${why}`)
      }
      if (open.filter((one) => one.from === from && one.to === to).length >= MAX_ENTRIES) {
        throw new ChainError(33, 'mstaking', 'too many redelegation entries for (delegator, src-validator, dst-validator) tuple')
      }
      payRewards(effects, context, { delegator, validator: from })
      payRewards(effects, context, { delegator, validator: to })
      const completesMs = timeMs + UNBONDING_MS
      const validators = { source_validator: from, destination_validator: to }
      effects.emit('redelegate', { delegator, ...validators, amount: coinsText([coin]), completion_time: isoTime(completesMs) })
      effects.afterwards(() => {
        changeStake(state.staking, { delegator, validator: from, nowMs: timeMs }, -BigInt(coin.amount))
        changeStake(state.staking, { delegator, validator: to, nowMs: timeMs }, BigInt(coin.amount))
        state.staking.redelegations.push({ delegator, from, to, coin, height: heightAt(state.chain, timeMs, pace), completesMs })
      })
    },
  })
}

const cancelUnbonding: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [delegator, validator, height] = [fields.text(1), fields.text(2), fields.uint(4)]
  const message = stakingMessage({
    name: 'MsgCancelUnbondingDelegation',
    fields: { validator_address: validator },
    delegator,
    coins: fields.bytesList(3).map(readCoin),
    act: (effects, context, coin) => {
      const { state, timeMs } = context
      if (requireValidator(validator).jailed) throw new ChainError(7, 'mstaking', 'validator for this address is currently jailed')
      const entry = state.staking.unbondings.find(
        (one) => one.delegator === delegator && one.validator === validator && BigInt(one.height) === height && one.completesMs > timeMs,
      )
      if (entry === undefined)
        throw new ChainError(38, 'sdk', `unbonding delegation entry is not found at block height ${height}: not found`)
      const left = BigInt(entry.coin.amount) - BigInt(coin.amount)
      if (left < 0n) {
        throw new ChainError(18, 'sdk', 'amount is greater than the unbonding delegation entry balance: invalid request')
      }
      payRewards(effects, context, { delegator, validator })
      const attributes = { amount: coinsText([coin]), validator, delegator, creation_height: String(height) }
      effects.emit('cancel_unbonding_delegation', attributes)
      effects.afterwards(() => {
        changeStake(state.staking, { delegator, validator, nowMs: timeMs }, BigInt(coin.amount))
        const { staking } = state
        if (left > 0n) entry.coin = { denom: coin.denom, amount: left.toString() }
        else staking.unbondings = staking.unbondings.filter((one) => one !== entry)
      })
    },
  })
  const at = { creation_height: height.toString() }
  return { ...message, json: { ...message.json, ...at }, amino: { ...message.amino, value: { ...message.amino.value, ...at } } }
}

/** The messages of staking by their type URL. */
export const STAKING_READERS: Readonly<Record<string, Reader>> = {
  [WITHDRAW_REWARD]: withdrawReward,
  [`${MODULE}MsgDelegate`]: delegate,
  [`${MODULE}MsgUndelegate`]: undelegate,
  [`${MODULE}MsgBeginRedelegate`]: redelegate,
  [`${MODULE}MsgCancelUnbondingDelegation`]: cancelUnbonding,
}
