// Checks what matters on the way besides the money: addresses that may hold it in between, and when a step times out.
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { isSameAddress } from '../addresses.ts'
import { requireListed, type Intent } from '../intent.ts'
import type { Pair, Timeout } from './nextHop.ts'
import type { CheckReport } from '../checkReport.ts'
import { asPhrase, phrase } from '../../../shared/domain/phrase.ts'

/** A packet that never times out cannot come back; honest ones wait for less. */
const MAX_WAIT_MS = 7 * 24 * 60 * 60 * 1000
const UNIT_MS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

interface Place {
  report: CheckReport
  intent: Intent
  /** Position on `intent.path`. */
  at: number
}

/**
 * Checks an address that may hold the money on the way: it must be the user's address there, as declared by the quote. Chains of Initia
 * share their keys, so the sender's bytes belong to the user on all of them.
 * @param none what may stand in place of an address.
 */
export function requireOwn({ report, intent, at }: Place, subject: 'forward' | 'recovery', address: string, none?: string): void {
  const chain = requireListed(intent, intent.path[at] ?? '')
  const own = ownAddresses(intent, at, chain)
  const same = address === none ? address : own.find((one) => isSameAddress(address, one, chain))
  report.require(subject, 'address', address, same ?? own[0] ?? asPhrase('one of your addresses'), same !== undefined)
}

function ownAddresses(intent: Intent, at: number, chain: ChainRecord): string[] {
  const isEnd = at === intent.path.length - 1
  const declared = intent.addresses.filter(({ chainId, role }) => chainId === chain.id && (role === 'own' || isEnd))
  const isOwnKey = at === 0 || (isOfInitia(chain) && isOfInitia(requireListed(intent, intent.from.chainId)))
  return [...declared.map(({ address }) => address), ...(isOwnKey ? [intent.sender] : [])]
}

function isOfInitia({ kind }: ChainRecord): boolean {
  return kind === 'initia-l1' || kind === 'initia-rollup'
}

/**
 * Checks the contract that the sending chain informs of the packet's outcome: it must be listed.
 * @throws AppError transfer.unsafeMessage.
 */
export function requireCallback({ report, intent, at }: Place, contract: string): void {
  const listed = intent.registry.contract(intent.path[at] ?? '', contract)
  report.require('contract', 'address', contract, listed?.address ?? asPhrase('no callback'), listed !== null)
}

/** Checks a pair that an exchange trades in: it must be listed and trade what the message says. @throws AppError transfer.unsafeMessage. */
export function requirePair({ report, intent, at }: Place, { coin, denoms }: Pair): void {
  const digits = /^move\/([0-9a-f]{1,64})$/i.exec(coin)?.[1]
  const listed = digits === undefined ? null : intent.registry.contract(intent.path[at] ?? '', `0x${digits}`)
  const [offered, wanted] = denoms
  const isListed = listed?.role === 'dexPair' && offered !== wanted && denoms.every((denom) => listed.denoms.includes(denom))
  report.require('contract', 'address', coin, listed?.address ?? 'a pair of the chain list', isListed)
}

/** Checks the recipient of the relay fee: it must be a listed account. @throws AppError transfer.unsafeMessage. */
export function requireRelayFee({ report, intent, at }: Place, address: string): void {
  const listed = intent.registry.contract(intent.path[at] ?? '', address)
  report.require('contract', 'address', address, listed?.address ?? 'an account of the chain list', listed?.role === 'relayFee')
}

/** Checks when a packet times out; unset, the forwarding middleware has a bounded default. @throws AppError transfer.unsafeMessage. */
export function requireTimeout(place: Place, timeout: Timeout): void {
  if (timeout === null) return
  if ('at' in timeout) return requireMoment(place, timeout.at)
  const spans = [...timeout.after.matchAll(/(\d+(?:\.\d+)?)(ns|us|ms|s|m|h)/g)]
  const isWhole = spans.map(([text]) => text).join('') === timeout.after
  const wait = spans.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0)
  place.report.require('timeout', 'text', timeout.after, asPhrase('at most 168h'), isWhole && wait > 0 && wait <= MAX_WAIT_MS)
}

/** Checks that a moment, milliseconds since 1970, lies between now and a week from now. @throws AppError transfer.unsafeMessage. */
export function requireMoment({ report, intent }: Place, moment: number): void {
  const isSoon = moment > intent.now && moment <= intent.now + MAX_WAIT_MS
  report.require('timeout', 'text', dateText(moment), phrase`by ${dateText(intent.now + MAX_WAIT_MS)}`, isSoon)
}

function dateText(moment: number): string {
  const isDate = Math.abs(moment) < 8.64e15
  return isDate ? new Date(moment).toISOString() : `${moment} ms`
}
