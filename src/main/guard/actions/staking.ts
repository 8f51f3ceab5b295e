// Checks messages of staking. Sources: cosmos/cosmos-sdk proto/cosmos/distribution/v1beta1/tx.proto; initia-labs/initia
// proto/initia/mstaking/v1/tx.proto.
import { z } from 'zod'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { isSameAddress } from '../addresses.ts'
import type { ActionCheck } from './actionCheck.ts'
import { checkClaimLocked } from './locks.ts'
import { unsafe } from '../checkReport.ts'
import { onlyMessage } from '../checkCosmos.ts'
import { CoinField, readFields } from '../fields.ts'

/** Type URL of the message that collects the rewards of one validator. */
export const CLAIM_REWARD = '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward'
/** Type URL of the message that stakes an amount. */
export const DELEGATE = '/initia.mstaking.v1.MsgDelegate'
/** Type URL of the message that takes an amount out of a stake. */
export const UNDELEGATE = '/initia.mstaking.v1.MsgUndelegate'
/** Type URL of the message that moves an amount to another validator. */
export const REDELEGATE = '/initia.mstaking.v1.MsgBeginRedelegate'
/** Type URL of the message that stakes again what is being taken out. */
export const CANCEL_UNBONDING = '/initia.mstaking.v1.MsgCancelUnbondingDelegation'

const Claim = z.strictObject({ delegatorAddress: z.string(), validatorAddress: z.string() })
const Stake = Claim.extend({ amount: z.tuple([CoinField]) })
const Cancellation = Stake.extend({ creationHeight: z.bigint() })
const Move = z.strictObject({
  delegatorAddress: z.string(),
  validatorSrcAddress: z.string(),
  validatorDstAddress: z.string(),
  amount: z.tuple([CoinField]),
})

/**
 * Checks that the rewards of exactly these validators are collected, one message for each, and where asked those of locked stakes after them.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkClaimRewards(check: ActionCheck, { validators, locked }: ActionOf<'claimRewards'>): void {
  const { report, chain, sender, messages } = check
  const expected = validators.length + (locked === true ? 1 : 0)
  if (messages.length !== expected) {
    throw unsafe(phrase`The transaction contains ${messages.length} messages; ${expected} were expected.`)
  }
  for (const [index, { typeUrl, value }] of messages.slice(0, validators.length).entries()) {
    report.require('message', 'text', typeUrl, CLAIM_REWARD)
    const claim = readFields(Claim, value)
    report.require('sender', 'address', claim.delegatorAddress, sender, isSameAddress(claim.delegatorAddress, sender, chain))
    report.require('validator', 'address', claim.validatorAddress, validators[index] ?? '')
  }
  if (locked === true) checkClaimLocked({ ...check, messages: messages.slice(-1) })
}

/**
 * Checks that the rewards of exactly these validators are collected, and then exactly these amounts staked with them, in this order.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkCompound(check: ActionCheck, { denom, stakes }: ActionOf<'compound'>): void {
  const { report, messages } = check
  if (messages.length !== 2 * stakes.length) {
    throw unsafe(phrase`The transaction contains ${messages.length} messages; ${2 * stakes.length} were expected.`)
  }
  const validators = stakes.map(({ validator }) => validator)
  checkClaimRewards({ ...check, messages: messages.slice(0, stakes.length) }, { type: 'claimRewards', validators })
  for (const [index, stake] of stakes.entries()) {
    const { typeUrl, value } = messages[stakes.length + index] ?? { typeUrl: '', value: null }
    report.require('message', 'text', typeUrl, DELEGATE)
    checkStake(check, { ...stake, denom }, readFields(Stake, value))
  }
}

/** Checks that exactly this amount is staked with this validator. @throws AppError transfer.unsafeMessage. */
export function checkDelegate(check: ActionCheck, asked: ActionOf<'delegate'>): void {
  checkStake(check, asked, readFields(Stake, typed(check, DELEGATE)))
}

/** Checks that exactly this amount is taken out. @throws AppError transfer.unsafeMessage. */
export function checkUndelegate(check: ActionCheck, asked: ActionOf<'undelegate'>): void {
  checkStake(check, asked, readFields(Stake, typed(check, UNDELEGATE)))
}

/** Checks that exactly this unbonding is cancelled. @throws AppError transfer.unsafeMessage. */
export function checkCancelUnbonding(check: ActionCheck, asked: ActionOf<'cancelUnbonding'>): void {
  const cancellation = readFields(Cancellation, typed(check, CANCEL_UNBONDING))
  checkStake(check, asked, cancellation)
  check.report.require('unbonding', 'height', cancellation.creationHeight.toString(), asked.height)
}

/** Checks that exactly this amount is moved between these validators. @throws AppError transfer.unsafeMessage. */
export function checkRedelegate(check: ActionCheck, asked: ActionOf<'redelegate'>): void {
  const { validatorSrcAddress: validatorAddress, validatorDstAddress, ...rest } = readFields(Move, typed(check, REDELEGATE))
  checkStake(check, asked, { ...rest, validatorAddress })
  check.report.require('toValidator', 'address', validatorDstAddress, asked.to)
}

/** Returns the fields of the only message, which is of this type. */
function typed({ report, messages }: ActionCheck, wanted: string): unknown {
  const { typeUrl, value } = onlyMessage(messages)
  report.require('message', 'text', typeUrl, wanted)
  return value
}

function checkStake(
  { report, chain, sender }: ActionCheck,
  asked: { validator: string; denom: string; amount: string },
  { delegatorAddress, validatorAddress, amount: [coin] }: z.infer<typeof Stake>,
): void {
  report.require('sender', 'address', delegatorAddress, sender, isSameAddress(delegatorAddress, sender, chain))
  report.require('validator', 'address', validatorAddress, asked.validator)
  report.require('asset', 'denom', coin.denom, asked.denom)
  report.require('amount', 'amount', coin.amount, asked.amount)
}
