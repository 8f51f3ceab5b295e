// Checks a call of an EVM contract with the account's money, for MsgCall and for Ethereum transactions.
import type { KnownContract } from '../../clients/chains/registry/contractBook.ts'
import { isSameAddress } from '../addresses.ts'
import { callBytes } from './evm/decodeCall.ts'
import { readEvmCall, readTokenCall } from './evmCalls.ts'
import { isSameDenom, listedDenom } from '../trace/funds.ts'
import { requireListed, type Intent } from '../intent.ts'
import { quoted, unlisted, unsafe, type CheckReport } from '../checkReport.ts'
import { startTrace, traceCall, traceFunds, unlistedCall } from '../trace/traceFunds.ts'
import { asPhrase, phrase } from '../../../shared/domain/phrase.ts'

/** Returns the contract of the sent asset, 0x; null for the chain's native coin and for assets without one. */
export function tokenContract({ registry, from }: Pick<Intent, 'registry' | 'from'>): string | null {
  const listed = registry.evmTokens(from.chainId).find(({ denom }) => isSameDenom(denom, from.denom))
  if (listed !== undefined && listed.contract !== null) return listed.contract
  const named = /^(?:evm\/|0x)([0-9a-f]{40})$/i.exec(from.denom)?.[1]
  return named === undefined ? null : `0x${named}`
}

/**
 * Returns whether the sent asset is the coin of an EVM chain, which travels as the transaction's value. A rollup's value is one asset of its
 * bank, so another asset without a contract is never that coin.
 */
export function isNative({ registry, from }: Pick<Intent, 'registry' | 'from'>): boolean {
  if (registry.chain(from.chainId)?.kind !== 'evm') return false
  return registry.evmTokens(from.chainId).some(({ denom, contract }) => contract === null && denom === from.denom)
}

/**
 * What a call takes, in base units: by an allowance, and as native coins along with it. `coinFee`: the coins beyond those that the call
 * names; null where it names none.
 */
interface Taken {
  taken: string
  coins: string
  coinFee: string | null
}

/** Selector of a token's `transfer`. */
const TRANSFER = '0xa9059cbb'

/** Checks a call that moves the asset: the token's `transfer`, or a listed contract. @throws AppError transfer.unsafeMessage. */
export function checkEvmMoney(
  report: CheckReport,
  intent: Intent,
  { to, data, value = '0' }: { to: string; data: string; value?: string },
): Taken {
  const chain = requireListed(intent, intent.from.chainId)
  const token = tokenContract(intent)
  const listed = intent.registry.contract(chain.id, to)
  // Some bridges are the token's own contract.
  const isBridge = listed !== null && !callBytes(data).startsWith(TRANSFER)
  if (token !== null && isSameAddress(to, token, chain) && !isBridge) {
    const call = readTokenCall(data)
    report.require('contract', 'address', to, token, true)
    report.require('function', 'text', call.name, 'transfer')
    if (call.name !== 'transfer') return { taken: '0', coins: '0', coinFee: null }
    traceFunds(startTrace(report, intent, { denom: intent.from.denom, amount: call.amount }), { how: 'credit', to: call.to })
    return { taken: '0', coins: '0', coinFee: null }
  }
  if (listed === null) throw unlistedCall(to, chain)
  const call = readEvmCall(to, data, value)
  const { spends } = call
  if (spends === null || spends.amount === null) throw unsafe('The call doesn’t specify how much it takes.')
  const named = call.symbol === undefined ? spends.denom : tokenBehind(listed, call.symbol)
  const denom = named === null ? intent.from.denom : listedDenom(intent, chain.id, named)
  const { amount } = spends
  const spent = { denom: named === null ? null : denom, amount }
  traceCall(startTrace(report, intent, { denom, amount }), { ...call, spends: spent })
  const coinFee = call.coinFee ?? null
  // The trace has refused whatever else the call would take.
  return isNative(intent) ? { taken: '0', coins: amount, coinFee } : { taken: amount, coins: '0', coinFee }
}

/** The token that a contract means by a symbol. @throws AppError transfer.unsafeMessage where the chain list names none. */
function tokenBehind({ symbols = {} }: KnownContract, symbol: string): string {
  const token = Object.hasOwn(symbols, symbol) ? symbols[symbol] : undefined
  if (token === undefined) throw unlisted('contract', phrase`The chain list doesn’t say which token the call means by ${quoted(symbol)}.`)
  return token
}

/** Checks that the call uses up the allowance: any rest would stay allowed. @throws AppError transfer.unsafeMessage. */
export function requireUsedUp(report: CheckReport, allowed: string, taken: string): void {
  if (allowed !== taken) report.require('allowance', 'amount', allowed, taken)
}

/**
 * Checks an allowance: of the sent asset, for the contract that is called next, and for exactly that amount.
 * @throws AppError transfer.unsafeMessage.
 */
export function requireAllowance(
  report: CheckReport,
  intent: Intent,
  { token, spender, amount }: { token: string; spender: string; amount: string },
  called: string,
): void {
  const chain = requireListed(intent, intent.from.chainId)
  const listed = intent.registry.contract(chain.id, spender)
  const asset = tokenContract(intent) ?? listed?.tokens?.[intent.from.denom] ?? null
  report.require('contract', 'address', token, asset ?? asPhrase('no token'), asset !== null && isSameAddress(token, asset, chain))
  if (listed === null) {
    throw unlisted('contract', phrase`The message approves ${quoted(spender)} on ${chain.name}, a contract that isn’t in the chain list.`)
  }
  report.require('spender', 'address', spender, called, isSameAddress(spender, called, chain))
  report.require('allowance', 'amount', amount, intent.amounts.includes(amount) ? amount : intent.amountIn)
}
