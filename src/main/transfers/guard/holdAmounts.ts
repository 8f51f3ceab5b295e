// What is taken from the account, and the least that an exchange must yield.
import { createHash } from 'node:crypto'
import type { ChainRecord } from '../../chains/registry.ts'
import type { Intent } from './intent.ts'
import type { Coin, Onward } from './onward.ts'
import { unsafe, type Sheet } from './sheet.ts'

/** Holds what leaves the account against the amount asked for, to the last unit. @throws AppError transfer.unsafeMessage. */
export function holdSpent(sheet: Sheet, intent: Intent, { denom, amount }: Coin): void {
  sheet.hold('asset', 'denom', denom, intent.from.denom, isSameDenom(denom, intent.from.denom))
  const asked = intent.amounts.includes(amount) ? amount : intent.amountIn
  sheet.hold('amount', 'amount', amount, asked)
}

/** Denominations of EVM tokens carry an address, which is the same in both cases. */
export function isSameDenom(left: string, right: string): boolean {
  if (left === right) return true
  const isAddressed = /^(evm\/|0x)[0-9a-f]{40}$/i
  return isAddressed.test(left) && isAddressed.test(right) && tail(left) === tail(right)
}

function tail(denom: string): string {
  return denom.slice(-40).toLowerCase()
}

interface Yield {
  sheet: Sheet
  intent: Intent
  /** Where the exchange happens. */
  chain: ChainRecord
  least: Coin
  onward: Onward
}

/**
 * Holds an exchange's least yield against the one that was quoted, and its asset against the goal's. A yield without a
 * denomination is one of the asset that was sent, less a fee.
 * @throws AppError transfer.unsafeMessage, also where the asset cannot be told.
 */
export function holdLeast({ sheet, intent, chain, least, onward }: Yield): void {
  const { goal, minimumOut } = intent
  const isExchange = least.denom !== ''
  if (isExchange && !intent.swaps) throw unsafe('The message exchanges the money, which the quote did not speak of.')
  if (minimumOut === null)
    throw unsafe('The message exchanges the money before the last transaction, and the quote does not say what that yields.')
  if (isExchange) {
    const arriving = arrivingDenom(intent, chain, least.denom, onward)
    sheet.hold('asset', 'denom', arriving, goal.denom, isSameDenom(arriving, goal.denom))
  }
  const given = intent.registry.asset(isExchange ? chain.id : intent.from.chainId, isExchange ? least.denom : intent.from.denom)
  const wanted = intent.registry.asset(goal.chainId, goal.denom)
  const scale = given.isVerified && wanted.isVerified ? wanted.decimals - given.decimals : 0
  const isEnough = raised(BigInt(least.amount), scale) >= raised(BigInt(minimumOut), -scale)
  sheet.hold('least', 'amount', least.amount, minimumOut, isEnough)
}

function raised(amount: bigint, places: number): bigint {
  return places > 0 ? amount * 10n ** BigInt(places) : amount
}

/** Whether an exchange that was quoted is in the message. @throws AppError transfer.unsafeMessage when it is not. */
export function holdExchange({ lines }: Sheet, { swaps }: Intent): void {
  if (swaps && !lines.some(({ subject }) => subject === 'least')) {
    throw unsafe('The quote speaks of an exchange, but the message exchanges nothing.')
  }
}

/** What a coin of `chain` is called at the goal; the goal's own name where the chain list knows both as one asset. */
function arrivingDenom({ goal, registry }: Intent, chain: ChainRecord, denom: string, onward: Onward): string {
  if (onward.how === 'credit') return denom
  if (onward.how === 'deposit') {
    const bridged = l2Denom(onward.bridgeId, denom)
    if (bridged === goal.denom) return bridged
  }
  const [here, there] = [registry.asset(chain.id, denom), registry.asset(goal.chainId, goal.denom)]
  return here.isVerified && there.isVerified && here.originId === there.originId ? goal.denom : denom
}

/** Denomination of a bridged token on its rollup. Source: initia-labs/OPinit x/ophost/types/denom.go, L2Denom. */
function l2Denom(bridgeId: string, denom: string): string {
  if (!/^\d{1,20}$/.test(bridgeId)) return ''
  const id = Buffer.alloc(8)
  id.writeBigUInt64BE(BigInt.asUintN(64, BigInt(bridgeId)))
  return `l2/${createHash('sha3-256').update(id).update(denom).digest('hex')}`
}
