// Computes the cost of a transfer in the asset it moves: the difference between paid and received, split into fees and the rest. Pure.
import { addUnits, parseAmount, toUnits } from '../../../../shared/domain/amount.ts'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import type { Quote, RouteFee } from '../../../../shared/contract/transfer/route.ts'

/** The cost; amounts in units of 10^-decimals of the asset. */
export interface Cost {
  decimals: number
  difference: string
  fees: string
  /** Price impact, and the slippage that was allowed. */
  rest: string
}

/** Returns whether exactly what is quoted arrives: nothing is swapped, and nothing may be lost on the way. */
export function isSure({ amountOut, minimumOut }: Pick<Quote, 'amountOut' | 'minimumOut'>): boolean {
  return amountOut === minimumOut
}

/**
 * Returns whether the network fee of a quote was estimated with a margin that its document usually leaves unused: on chains with a listed gas
 * price, where nothing is swapped. A swap takes more gas than what is estimated before its document is built.
 */
export function isFeeGenerous({ hops }: Pick<Quote, 'hops'>, sourceKind: Chain['kind'] | null): boolean {
  return sourceKind !== null && sourceKind !== 'evm' && hops.every(({ kind }) => kind !== 'swap')
}

/** Returns the network fees that an offer names for the whole transfer. */
export function plannedFees({ fees }: Pick<Quote, 'fees'>): Quote['fees'] {
  return fees.filter(({ behavior, label }) => behavior === 'onTop' && label === 'network')
}

/** Returns the cost when what arrives is the same asset as what was sent; null for an exchange, where the two cannot be compared. */
export function costOf(quote: Quote): Cost | null {
  const { from, to } = quote
  if (from.originId !== to.originId) return null
  const fees = quote.fees.filter((fee) => fee.behavior === 'deducted')
  if (fees.some((fee) => fee.symbol !== from.symbol)) return null
  const decimals = Math.max(from.decimals, to.decimals, ...fees.map((fee) => fee.decimals))
  const scale = (units: string, digits: number) => BigInt(units) * 10n ** BigInt(decimals - digits)
  const difference = scale(quote.amountIn, from.decimals) - scale(quote.minimumOut, to.decimals)
  const taken = fees.reduce((sum, fee) => sum + scale(fee.amount, fee.decimals), 0n)
  const rest = difference - taken
  // A route that returns more than it takes (a swap in between) has a negative cost, which is shown as it is.
  return { decimals, difference: difference.toString(), fees: taken.toString(), rest: rest.toString() }
}

/** What an exchange is made at. */
export interface SwapTerms {
  /** What one whole unit of the source becomes, in base units of the destination. */
  rate: string
  /** How far the amount itself moves the price, in hundredths of a percent, rounded up; null where the router does not tell. */
  impact: number | null
}

/** Returns the terms of an exchange; null where nothing is exchanged. */
export function swapTerms({ from, to, amountIn, amountOut, priceImpactPercent }: Quote): SwapTerms | null {
  if (from.originId === to.originId || BigInt(amountIn) === 0n) return null
  const rate = (BigInt(amountOut) * 10n ** BigInt(from.decimals)) / BigInt(amountIn)
  return { rate: rate.toString(), impact: impactOf(priceImpactPercent) }
}

/** Parses the router's text; null for anything but a percentage. A price that moved in the user's favour is no impact. */
function impactOf(percent: string | null): number | null {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,3})(?:\.(\d+))?$/.exec(percent ?? '') ?? []
  if (sign === undefined) return null
  if (sign === '-') return 0
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + (/[1-9]/.test(fraction.slice(2)) ? 1 : 0)
}

/** Returns a part of a balance, rounded down to base units, less what the network's fee takes from the same asset. */
export function fractionOf(balance: string, percent: 25 | 50 | 75 | 100, reserve: string): string {
  const spendable = toUnits(balance) - toUnits(reserve)
  return spendable <= 0n ? '0' : ((spendable * BigInt(percent)) / 100n).toString()
}

/** Returns what a quote charges on top in the sent asset, base units: it must stay behind. */
export function feeReserve(quote: Quote | null, asset: Asset | null): string {
  if (quote === null || asset === null || quote.from.denom !== asset.denom || quote.from.chainId !== asset.chainId) return '0'
  return addUnits(...quote.fees.filter((fee) => isOnTopIn(fee, asset)).map((fee) => fee.amount))
}

/** Rates a slippage: under a tenth of a percent an exchange often fails; above three percent it invites others to trade against it. */
export function slippageRoom(percent: string): 'little' | 'usual' | 'much' {
  const hundredths = /^\d{1,2}(\.\d{1,2})?$/.test(percent) ? toUnits(parseAmount(percent, 2)) : 50n
  if (hundredths < 10n) return 'little'
  return hundredths > 300n ? 'much' : 'usual'
}

function isOnTopIn(fee: RouteFee, asset: Asset): boolean {
  return fee.behavior === 'onTop' && fee.symbol === asset.symbol && fee.decimals === asset.decimals
}
