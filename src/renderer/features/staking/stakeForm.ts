// Rules of the form that changes a stake: what is available, what is asked, and why it cannot be reviewed yet. Pure.
import type { Action, AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { ListedValidator, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { compareUnits, formatUnits, isTypedNumber, typedUnits } from '../../../shared/domain/amount.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import type { Params } from '../../location.ts'
import { ratedDenom } from '../../data/transfers/stakingYields.ts'

/** A third of the voting power, in hundredths of a percent: a validator with more can stop the chain by itself. */
const THIRD = 3333

/** Returns whether a validator with that share of the voting power can stop the chain by itself. @example isDominant(5240) // true */
export const isDominant = (share: number): boolean => share > THIRD

/** What can be done with a stake. */
export type StakeWay = 'delegate' | 'undelegate' | 'redelegate'

/** The choices of the form. */
export interface StakeForm {
  /** Null = none is chosen yet. */
  validator: string | null
  way: StakeWay
  /** Null = the first that is available. */
  denom: string | null
  /** As typed, in whole units: "12.5". */
  typed: string
  /** Null = the first other validator that is active. */
  to: string | null
}

/** What is wrong with the typed amount itself, in the words of New transfer. */
export type AmountFault = { why: 'noNumber' | 'zeroAmount' } | { why: 'badAmount'; decimals: number } | { why: 'tooMuch'; symbol: string }

/** Returns what is wrong with the typed amount; null where nothing is, or nothing is typed. */
export function amountFault({ asset, amount }: AssetAmount, typed: string): AmountFault | null {
  if (typed.trim() === '') return null
  if (/^\s*[-−]\s*[\d.,]+\s*$/.test(typed)) return { why: 'zeroAmount' }
  if (!isTypedNumber(typed)) return { why: 'noNumber' }
  const units = typedUnits(typed, asset.decimals)
  if (units === null) return { why: 'badAmount', decimals: asset.decimals }
  if (units === '0') return { why: 'zeroAmount' }
  return compareUnits(units, amount) > 0 ? { why: 'tooMuch', symbol: markedText(asset.symbol) } : null
}

/** Why the form cannot be reviewed; `bound` with the time until which it holds. */
export type StakeHindrance = 'empty' | 'noValidator' | 'noTarget' | 'full' | { bound: number } | AmountFault

/** Returns the form as it opens. An amount of an asset that cannot be staked is left out: the form would take it of another one. */
export function beginStake({ free }: StakingChain, validator: string | null, begun: Pick<Params, 'denom' | 'amount'>): StakeForm {
  const canStake = begun.denom === undefined || free.some(({ asset }) => asset.denom === begun.denom)
  return { validator, way: 'delegate', denom: begun.denom ?? null, typed: canStake ? (begun.amount ?? '') : '', to: null }
}

/** Returns what can be staked, or what is staked with the validator. */
export function availableFor({ free, delegations }: StakingChain, { way, validator }: StakeForm): AssetAmount[] {
  return way === 'delegate' ? free : delegations.filter((one) => one.validator === validator)
}

/** Returns the asset that the form is about; null where there is none. */
export function chosenOf(chain: StakingChain, form: StakeForm): AssetAmount | null {
  const available = availableFor(chain, form)
  return available.find(({ asset }) => asset.denom === form.denom) ?? available[0] ?? null
}

/** Parts of a whole unit that staking the most leaves for network fees: one twentieth. */
const FEE_PARTS = 20n

/** Returns a part of what is available, in percent, as it is typed; cut to what the asset can be divided into. */
export function partTyped({ asset, amount }: AssetAmount, percent: number): string {
  return trimZeros(formatUnits(((BigInt(amount) * BigInt(percent)) / 100n).toString(), asset.decimals))
}

/** Returns the most that can be asked for, as it is typed. A coin of the chain leaves something for fees; a token of its VM pays none. */
export function maxTyped({ asset, amount }: AssetAmount, way: StakeWay): string {
  const reserve = way === 'delegate' && !asset.denom.includes('/') ? 10n ** BigInt(asset.decimals) / FEE_PARTS : 0n
  const most = BigInt(amount) - reserve
  return trimZeros(formatUnits((most > 0n ? most : 0n).toString(), asset.decimals))
}

function trimZeros(exact: string): string {
  return exact.includes('.') ? exact.replace(/\.?0+$/, '') : exact
}

/** Returns the validators that can be staked with, by the least voting power: power is better spread than heaped. */
export function openValidators({ validators }: StakingChain): ListedValidator[] {
  return validators.filter(({ state }) => state === 'active').toSorted((left, right) => left.share - right.share)
}

/** Orders in which validators are listed to choose from. */
export const VALIDATOR_ORDERS = ['apr', 'commission', 'power'] as const
/** One of them. */
export type ValidatorOrder = (typeof VALIDATOR_ORDERS)[number]

/** Returns the orders that tell validators apart: by the rate where it is known, which is then the order by commission too. */
export function ordersFor(chain: StakingChain): readonly [ValidatorOrder, ValidatorOrder] {
  return ratedDenom(chain) === undefined ? ['commission', 'power'] : ['apr', 'power']
}

/** Returns the order of the list: the chosen one where a later answer still has it, else the first. */
export function orderIn(chain: StakingChain, chosen: ValidatorOrder | null): ValidatorOrder {
  const orders = ordersFor(chain)
  return orders.find((one) => one === chosen) ?? orders[0]
}

/** Returns the validators that a stake can begin with: those that have one of the account's first, then the lowest of the order. */
export function choiceOfValidators(chain: StakingChain, order: ValidatorOrder): ListedValidator[] {
  const isOwn = ({ address }: ListedValidator) => hasStake(chain, address)
  // The rate falls with the commission alone.
  const measure = ({ commission, share }: ListedValidator) => (order === 'power' ? share : commission)
  // The list is by voting power already, which stays the order among equals.
  return openValidators(chain).toSorted((left, right) => Number(isOwn(right)) - Number(isOwn(left)) || measure(left) - measure(right))
}

/**
 * Returns the validator that a stake begins with: of those with a stake of the account already the first of the list, else the only one there
 * is, else null, since a first choice is the user's.
 */
export function firstValidator(chain: StakingChain): string | null {
  const [first, another] = choiceOfValidators(chain, 'commission')
  if (first === undefined) return null
  return another === undefined || hasStake(chain, first.address) ? first.address : null
}

/** Says why that validator is the first: the only one with a stake, or of several the one with the highest rate, or where no rate is known the lowest commission. */
export function presetReason(chain: StakingChain): 'only' | 'apr' | 'commission' {
  const own = openValidators(chain).filter(({ address }) => hasStake(chain, address))
  if (own.length < 2) return 'only'
  return ratedDenom(chain) === undefined ? 'commission' : 'apr'
}

/** Returns whether the account has a stake with a validator. */
export function hasStake({ delegations }: StakingChain, address: string): boolean {
  return delegations.some(({ validator }) => validator === address)
}

/** Returns validators to which a stake can be moved. */
export function targetsOf(chain: StakingChain, { validator }: StakeForm): ListedValidator[] {
  return openValidators(chain).filter(({ address }) => address !== validator)
}

/** Returns the action that the form asks for, or why it asks for none yet. */
export function actionIn(chain: StakingChain, form: StakeForm): { action: Action } | { hindrance: StakeHindrance } {
  const { validator, way, typed } = form
  if (validator === null) return { hindrance: 'noValidator' }
  const chosen = chosenOf(chain, form)
  const until = chain.bound.find((one) => one.validator === validator)?.until
  if (way === 'redelegate' && until !== undefined) return { hindrance: { bound: until } }
  const open = chain.unbondings.filter((one) => one.validator === validator).length
  if (way === 'undelegate' && open >= chain.maxEntries) return { hindrance: 'full' }
  const fault = chosen === null ? null : amountFault(chosen, typed)
  if (fault !== null) return { hindrance: fault }
  const amount = chosen === null ? null : typedUnits(typed, chosen.asset.decimals)
  if (chosen === null || amount === null) return { hindrance: 'empty' }
  const stake = { validator, denom: chosen.asset.denom, amount }
  if (way !== 'redelegate') return { action: { type: way, ...stake } }
  const to = form.to ?? targetsOf(chain, form)[0]?.address
  return to === undefined ? { hindrance: 'noTarget' } : { action: { type: way, ...stake, to } }
}
