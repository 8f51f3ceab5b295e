// Computes the money that a transaction moves: its denomination and amount at each step of the route. Every step converts it as the chains
// would; a step that cannot be computed is rejected.
import { bridgedDenom } from '../../clients/chains/registry/assetBook.ts'
import { overChannel } from '../../clients/chains/registry/denomPaths.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { OWN_COIN } from '../contracts/evm/values.ts'
import type { Intent } from '../intent.ts'
import type { Call, Coin } from './nextHop.ts'
import { quoted, unsafe } from '../checkReport.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** The money at a step. */
export interface Funds {
  denom: string
  /** Base units; after an exchange the minimum. */
  amount: bigint
  /** False once an exchange, or a fee that the quote does not name, turned the amount into a minimum. */
  isExact: boolean
}

type Lists = Pick<Intent, 'registry' | 'deducted'>

/** Compares denominations. Those of EVM tokens carry an address, whose case does not matter; `0x…` and `evm/…` name the same contract. */
export function isSameDenom(left: string, right: string): boolean {
  if (left === right) return true
  const isAddressed = /^(evm\/|0x)[0-9a-fA-F]{40}$/
  return isAddressed.test(left) && isAddressed.test(right) && left.slice(-40).toLowerCase() === right.slice(-40).toLowerCase()
}

/** Returns the listed denomination of a contract (0x), of an EVM chain's own coin for the zero address; anything else unchanged. */
export function listedDenom({ registry }: Lists, chainId: string, denom: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(denom)) return denom
  if (denom === OWN_COIN && registry.chain(chainId)?.kind === 'evm') {
    return registry.evmTokens(chainId).find(({ contract }) => contract === null)?.denom ?? denom
  }
  return registry.evmTokens(chainId).find(({ contract }) => contract?.toLowerCase() === denom.toLowerCase())?.denom ?? denom
}

/**
 * Returns what arrives when a packet carries the money over a channel.
 * @throws AppError transfer.unsafeMessage where the list has no path for the denomination, or does not say which channel leads back.
 */
export function fundsOverChannel({ registry }: Lists, funds: Funds, from: ChainRecord, to: ChainRecord, channel: string): Funds {
  const path = registry.pathOf(from.id, funds.denom)
  if (path === null || path.startsWith('cw20:')) {
    throw unsafe(
      phrase`The chain list doesn’t say where ${quoted(funds.denom)} on ${from.name} comes from, so Waybill can’t tell what will arrive.`,
    )
  }
  const there = from.transferChannels.find(({ channelId }) => channelId === channel)?.counterpartyId ?? null
  const back = to.transferChannels.filter(({ channelId, chainId }) => chainId === from.id && (there === null || channelId === there))
  const [destination] = back
  if (destination === undefined || back.length > 1)
    throw unsafe(phrase`The chain list doesn’t pair the channels of ${from.name} and ${to.name}.`)
  return { ...funds, denom: overChannel(path, { source: channel, destination: destination.channelId }) }
}

/** Returns what arrives on a rollup when the money is deposited. */
export function fundsDeposited(funds: Funds, bridgeId: string): Funds {
  return { ...funds, denom: bridgedDenom(bridgeId, funds.denom) }
}

/**
 * Returns what the L1 pays out when the money is withdrawn.
 * @throws AppError transfer.unsafeMessage for what did not come over that bridge.
 */
export function fundsWithdrawn(
  { registry, goal }: Pick<Intent, 'registry' | 'goal'>,
  funds: Funds,
  bridgeId: string,
  l1: ChainRecord,
): Funds {
  const candidates = [goal.denom, ...registry.knownAssets.map(({ denom }) => denom)]
  const denom = candidates.find((one) => bridgedDenom(bridgeId, one) === funds.denom)
  if (denom === undefined) throw unsafe(phrase`${quoted(funds.denom)} wasn’t bridged from ${l1.name} by the optimistic bridge.`)
  return { ...funds, denom }
}

/** Returns what a call leaves. @throws AppError transfer.unsafeMessage where that cannot be computed. */
export function fundsAfter(lists: Lists, funds: Funds, chain: ChainRecord, effect: Call['effect']): Funds {
  switch (effect.kind) {
    case 'keep':
      return funds
    case 'exchange':
      return exchanged(lists, funds, chain, effect.least)
    case 'fee': {
      const left = BigInt(effect.left)
      if (left > funds.amount) throw unsafe('The call pays out more than it takes.')
      const fee = funds.amount - left
      const named = lists.deducted.filter(({ denom }) => isSameDenom(denom, funds.denom))
      const isNamed = fee <= named.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
      const isAgreed = fee === 0n || (effect.isExact === true && isNamed)
      return { ...funds, amount: left, isExact: isAgreed && funds.isExact }
    }
    case 'fees': {
      const taken = effect.fees.map((fee) => BigInt(fee.amount ?? (funds.amount * BigInt(fee.points)) / 10_000n))
      const left = taken.reduce((rest, fee) => rest - fee, funds.amount)
      if (left <= 0n) throw unsafe('The fees use up everything that arrives.')
      return { ...funds, amount: left }
    }
    case 'wrap':
      return wrapped(lists, funds, chain, effect.decimals)
    case 'unwrap':
      return unwrapped(lists, funds, chain)
  }
}

/**
 * Converts by an exchange. Where the exchange fails, its input may be paid out: after an earlier exchange, or a fee, that would be less
 * than the user agreed to.
 */
function exchanged(lists: Lists, funds: Funds, chain: ChainRecord, least: Coin): Funds {
  const amount = BigInt(least.amount)
  if (!funds.isExact) {
    throw unsafe('The message swaps what another swap or an unquoted fee leaves, with no minimum to protect it.')
  }
  if (amount === 0n) throw unsafe('The swap has no minimum output.')
  return { denom: listedDenom(lists, chain.id, least.denom), amount, isExact: false }
}

/**
 * Converts to the wrapper's form. The wrapper keeps one form for each number of decimals, so a different number makes a different token.
 */
function wrapped({ registry }: Lists, funds: Funds, chain: ChainRecord, decimals: number): Funds {
  const [bridged, local] = [registry.asset(chain.id, funds.denom), registry.wrappedForm(chain.id, funds.denom)]
  if (local === null) throw unsafe(phrase`The chain list has no wrapped ${quoted(funds.denom)} on ${chain.name}.`)
  if (!bridged.isVerified || bridged.decimals !== decimals) {
    throw unsafe(phrase`The call says ${quoted(funds.denom)} has ${decimals} decimals; the chain list disagrees.`)
  }
  return scaled(funds, local.denom, local.decimals - bridged.decimals)
}

function unwrapped({ registry }: Lists, funds: Funds, chain: ChainRecord): Funds {
  const [local, bridged] = [registry.asset(chain.id, funds.denom), registry.unwrappedForm(chain.id, funds.denom)]
  if (bridged?.isVerified !== true || !local.isVerified) {
    throw unsafe(phrase`The chain list doesn’t say what backs ${quoted(funds.denom)} on ${chain.name}.`)
  }
  return scaled(funds, bridged.denom, bridged.decimals - local.decimals)
}

/** The wrapper rejects an amount that would leave dust. */
function scaled(funds: Funds, denom: string, places: number): Funds {
  const factor = 10n ** BigInt(Math.abs(places))
  if (places < 0 && funds.amount % factor !== 0n)
    throw unsafe('The amount has more decimals than the bridged asset, so it can’t be converted.')
  return { ...funds, denom, amount: places < 0 ? funds.amount / factor : funds.amount * factor }
}
