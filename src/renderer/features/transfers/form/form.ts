// Defines the transfer form's rules: what a typed form requests, how much may be sent at most, and why it cannot continue yet. Pure.
import { addUnits, compareUnits, formatUnits, isTypedNumber, toUnits, typedUnits } from '../../../../shared/domain/amount.ts'
import type { Account, LedgerAppId } from '../../../../shared/contract/account.ts'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import type { AppError } from '../../../../shared/domain/errors.ts'
import type { Quote, QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import { memoFault, takesMemo, type MemoFault } from '../../../../shared/domain/transfer/memo.ts'
import { canSignOn, signingApp } from '../../../../shared/domain/signingApp.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { isAddressOn } from '../recipient/recipientFault.ts'
import { feeReserve } from '../offers/cost.ts'
import { isDangerous, openGates } from '../offers/gates.ts'

/** An asset on a chain, by chain id and denomination. */
export interface Spot {
  chainId: string
  denom: string
}

/** The choices of the form. */
export interface Form {
  accountId: string | null
  from: Spot | null
  to: Spot | null
  /** As typed, in whole units: "12.5". */
  typed: string
  /** Null = the account's address. */
  recipient: string | null
  slippagePercent: string
  /** Public text of a send; empty for none. */
  memo: string
}

/** The form without choices. */
export const EMPTY_FORM: Form = { accountId: null, from: null, to: null, typed: '', recipient: null, slippagePercent: '0.5', memo: '' }

/** Id of the amount field, which the safe button of a dangerous offer focuses. */
export const AMOUNT_ID = 'transfer-amount'
/** Id of the button that opens the list of destinations. */
export const TO_ID = 'transfer-to'
/** Id of the recipient field. */
export const RECIPIENT_ID = 'transfer-recipient'
/** Id of the memo field. */
export const MEMO_ID = 'transfer-memo'
/** Id of the questions that an offer asks before its review. */
export const QUESTIONS_ID = 'transfer-questions'
/** Id of the foot with the button to the review. */
export const REVIEW_ID = 'transfer-review'

/** Returns whether source and destination are the same asset on the same chain: a plain send to another address, which needs no router. */
export function isSend({ from, to }: Pick<Form, 'from' | 'to'>): boolean {
  return from !== null && to !== null && from.chainId === to.chainId && from.denom === to.denom
}

/** Returns whether the form's account receives what it sends, so that its balance there is the one that grows. */
export function isToSelf(form: Pick<Form, 'from' | 'to' | 'recipient'>, account: Account | null): boolean {
  if (form.recipient === null) return !isSend(form)
  return account !== null && isAddressOf(account, form.recipient)
}

/** Returns whether a quote is for what the form asks now. */
export function isAskedBy(form: Form, { request, from }: Pick<Quote, 'request' | 'from'>): boolean {
  const isSpot = (spot: Spot | null, chainId: string, denom: string) => spot?.chainId === chainId && spot.denom === denom
  return (
    form.accountId === request.accountId &&
    isSpot(form.from, request.fromChainId, request.fromDenom) &&
    isSpot(form.to, request.toChainId, request.toDenom) &&
    (form.recipient?.trim() ?? null) === request.recipient &&
    (!isSend(form) || form.memo.trim() === (request.memo ?? '')) &&
    typedUnits(form.typed, from.decimals) === request.amount
  )
}

/** What is known besides the form itself. Amounts are base units. */
export interface Surroundings {
  account: Account | null
  fromAsset: Asset | null
  toAsset: Asset | null
  fromChain: Chain | null
  toChain: Chain | null
  /** Balance of the asset to send. */
  balance: string | null
  /** The chosen offer, where it answers the form as it stands. */
  quote: Quote | null
  quoteError: AppError | null
  /** Ids of the listed chains; null while unread. */
  chainIds: readonly string[] | null
  /** Gates that were agreed to, by name. */
  agreed: readonly string[]
}

/** Why the form cannot be reviewed yet; the texts are in words/transfer.ts. */
export type Hindrance =
  | {
      why: 'noAccount' | 'noFrom' | 'noTo' | 'noAmount' | 'zeroAmount' | 'noRecipient' | 'toItself' | 'badSlippage' | 'quoting' | 'quoteOld'
    }
  /** The chain takes signatures of a different app than the account's; null: of none that a Ledger has. */
  | { why: 'otherApp'; app: LedgerAppId | null }
  | { why: 'noNumber' }
  | { why: 'badAmount'; decimals: number }
  | { why: 'tooMuch'; symbol: string }
  | { why: 'feeNotCovered'; symbol: string; missing: string; decimals: number }
  | { why: 'badRecipient' }
  | { why: 'badMemo'; fault: MemoFault }
  | { why: 'noQuote'; error: AppError }
  | { why: 'obstacle'; obstacle: Exclude<NonNullable<Quote['obstacle']>, 'unknownChain'> }
  /** The id as the router spells it; null where it could not stand in a text. */
  | { why: 'unknownChain'; chainId: string | null }
  | { why: 'gates'; open: number }

/** What is wrong with the typed amount itself. */
export type AmountProblem = Extract<Hindrance, { why: 'noNumber' | 'badAmount' | 'tooMuch' | 'feeNotCovered' }> | { why: 'zeroAmount' }

/** Returns what is wrong with the typed amount, whatever else is missing; null where nothing is typed yet. */
export function amountProblem(form: Form, around: Surroundings): AmountProblem | null {
  const reason = badAmount(form, around)
  if (reason === null) return around.quote === null ? null : feeMissing(around.quote, around)
  return reason.why === 'noAmount' ? null : reason
}

/** Returns the first reason why the form cannot be reviewed; null when it can. */
export function hindrance(form: Form, around: Surroundings, now: number): Hindrance | null {
  const isRefused = refusedRecipient(form, around.quoteError) !== null
  const recipient = badRecipient(form, around) ?? (isRefused ? ({ why: 'badRecipient' } as const) : null)
  return missingChoice(form, around) ?? badAmount(form, around) ?? recipient ?? badMemo(form, around) ?? badQuote(around, now)
}

/** Returns the field whose text is wrong, of the two that are typed; null where another choice is missing. */
export function wrongField({ why }: Hindrance): 'amount' | 'recipient' | 'memo' | null {
  if (why === 'badMemo') return 'memo'
  if (why === 'badRecipient' || why === 'toItself') return 'recipient'
  return ['noNumber', 'badAmount', 'zeroAmount', 'tooMuch', 'feeNotCovered'].includes(why) ? 'amount' : null
}

/** Returns the offer that Enter may take to its review; null while the form is not ready, or where continuing is dangerous. */
export function reviewableQuote(form: Form, around: Surroundings, now: number): Quote | null {
  const { quote } = around
  if (quote === null || isDangerous(quote)) return null
  return hindrance(form, around, now) === null ? quote : null
}

/** Returns the question to the router; null while something is missing or invalid, and for more than there is: no figure of it would be true. */
export function quoteRequest(form: Form, around: Surroundings): QuoteRequest | null {
  const amount = around.fromAsset === null ? null : typedUnits(form.typed, around.fromAsset.decimals)
  if (missingChoice(form, around) !== null || badRecipient(form, around) !== null || badMemo(form, around) !== null) return null
  if (amount === null || toUnits(amount) === 0n || badAmount(form, around)?.why === 'tooMuch') return null
  if (form.accountId === null || form.from === null || form.to === null) return null
  const memo = canHaveMemo(form, around) ? form.memo.trim() : ''
  return {
    accountId: form.accountId,
    fromChainId: form.from.chainId,
    fromDenom: form.from.denom,
    toChainId: form.to.chainId,
    toDenom: form.to.denom,
    amount,
    recipient: form.recipient?.trim() ?? null,
    slippagePercent: form.slippagePercent,
    ...(memo === '' ? {} : { memo }),
  }
}

/** Returns an amount for the input, without trailing zeros. */
export function toTyped(units: string, decimals: number): string {
  const exact = formatUnits(units, decimals)
  return exact.includes('.') ? exact.replace(/\.?0+$/, '') : exact
}

function missingChoice(form: Form, around: Surroundings): Hindrance | null {
  if (form.accountId === null || around.account === null) return { why: 'noAccount' }
  if (form.from === null || around.fromAsset === null) return { why: 'noFrom' }
  const app = missingApp(around.account, around.fromChain)
  if (app !== undefined) return { why: 'otherApp', app }
  if (form.to === null || around.toAsset === null) return { why: 'noTo' }
  return /^\d{1,2}(\.\d{1,2})?$/.test(form.slippagePercent) ? null : { why: 'badSlippage' }
}

/** Returns the app that would have to sign; undefined where the account's does. A watched account may ask what a transfer would cost. */
function missingApp(account: Account, chain: Chain | null): LedgerAppId | null | undefined {
  if (chain === null || account.signer.kind === 'watched' || canSignOn(account, chain)) return undefined
  const app = signingApp(chain)
  return app === 'either' ? undefined : app
}

function badAmount(form: Form, { fromAsset, balance }: Surroundings): AmountProblem | { why: 'noAmount' } | null {
  if (fromAsset === null) return null
  if (form.typed.trim() === '') return { why: 'noAmount' }
  if (/^\s*[-−]\s*[\d.,]+\s*$/.test(form.typed)) return { why: 'zeroAmount' }
  if (!isTypedNumber(form.typed)) return { why: 'noNumber' }
  const amount = typedUnits(form.typed, fromAsset.decimals)
  if (amount === null) return { why: 'badAmount', decimals: fromAsset.decimals }
  if (toUnits(amount) === 0n) return { why: 'zeroAmount' }
  return balance !== null && compareUnits(amount, balance) > 0 ? { why: 'tooMuch', symbol: fromAsset.symbol } : null
}

function badRecipient(form: Form, { account, toChain }: Surroundings): Hindrance | null {
  if (toChain === null) return null
  if (isSend(form)) {
    if (form.recipient === null || form.recipient.trim() === '') return { why: 'noRecipient' }
    if (account !== null && isAddressOf(account, form.recipient)) return { why: 'toItself' }
  }
  if (form.recipient === null) return null
  return isAddressOn(form.recipient, toChain) ? null : { why: 'badRecipient' }
}

/** Returns whether the form asks for a memo: only sends have a place for one. */
export function canHaveMemo(form: Form, { account, fromChain }: Pick<Surroundings, 'account' | 'fromChain'>): boolean {
  return (
    isSend(form) && form.from !== null && account !== null && fromChain !== null && takesMemo(fromChain, form.from.denom, account.signer)
  )
}

function badMemo(form: Form, around: Surroundings): Hindrance | null {
  const fault = canHaveMemo(form, around) ? memoFault(form.memo.trim()) : null
  return fault === null ? null : { why: 'badMemo', fault }
}

/** Returns why main refused the typed recipient; null where it refused something else, or nothing. */
export function refusedRecipient(form: Pick<Form, 'recipient'>, quoteError: AppError | null): AppError | null {
  return form.recipient !== null && quoteError?.code === 'account.badAddress' ? quoteError : null
}

/** Returns the first chain of a route that is not in the list. */
function unknownChain({ hops }: Quote, known: readonly string[] | null): string | null {
  const ids = hops.flatMap(({ fromChainId, toChainId }) => [fromChainId, toChainId])
  return ids.find((id) => known?.includes(id) === false && /^[\w.-]{1,40}$/.test(id)) ?? null
}

function badQuote(around: Surroundings, now: number): Hindrance | null {
  const { quote, quoteError, fromAsset } = around
  if (quoteError !== null) return { why: 'noQuote', error: quoteError }
  if (quote === null || fromAsset === null) return { why: 'quoting' }
  if (quote.obstacle === 'unknownChain') return { why: 'unknownChain', chainId: unknownChain(quote, around.chainIds) }
  if (quote.obstacle !== null) return { why: 'obstacle', obstacle: quote.obstacle }
  const unpaid = feeMissing(quote, around)
  if (unpaid !== null) return unpaid
  if (quote.expiresAt <= now) return { why: 'quoteOld' }
  const open = openGates(quote, around.agreed).length
  return open > 0 ? { why: 'gates', open } : null
}

/** Returns what of the sent asset is missing for the fee on top of the amount; null when nothing is. */
function feeMissing(quote: Quote, { fromAsset, balance }: Surroundings): AmountProblem | null {
  if (fromAsset === null || balance === null) return null
  const missing = toUnits(addUnits(quote.amountIn, feeReserve(quote, fromAsset))) - toUnits(balance)
  if (missing <= 0n) return null
  return { why: 'feeNotCovered', symbol: fromAsset.symbol, missing: missing.toString(), decimals: fromAsset.decimals }
}
