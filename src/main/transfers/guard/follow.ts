// Follows the money of one transaction from chain to chain, and holds every stop against the way that the quote named.
import type { ChainRecord } from '../../chains/registry.ts'
import { isPaddedAddress, isSameAddress } from './addresses.ts'
import { holdLeast } from './holdAmounts.ts'
import { requireListed, type Intent } from './intent.ts'
import { readMemo } from './memo.ts'
import type { Call, Onward, Timeout } from './onward.ts'
import { quoted, unsafe, type Sheet } from './sheet.ts'

/** Nothing honest waits longer; a packet that never times out cannot come back. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000
const UNIT_MS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
/** What the middleware is given for a stop where nobody is paid. Source: cosmos/ibc-apps packet-forward-middleware README. */
const NOBODY = 'pfm'

export interface Walk {
  sheet: Sheet
  intent: Intent
  /** Position on `intent.path`. */
  at: number
}

/**
 * Checks what happens to the money from here on.
 * @throws AppError transfer.unsafeMessage at the first stop that was not asked for.
 */
export function follow(walk: Walk, onward: Onward): void {
  switch (onward.how) {
    case 'credit':
      return holdArrival(walk, onward.to)
    case 'ibc':
      return followPacket(walk, onward)
    case 'deposit':
      return followDeposit(walk, onward)
    case 'withdraw':
      return followWithdrawal(walk, onward.to)
    case 'domain':
      throw unsafe('The message uses a bridge in the middle of the way, where it cannot be checked.')
  }
}

/** Checks a call on the chain where the money is. @throws AppError transfer.unsafeMessage. */
export function followCall(walk: Walk, call: Call): void {
  const { sheet, intent } = walk
  const chain = chainAt(walk)
  const listed = intent.registry.contract(chain.id, call.contract)
  if (listed === null) throw unsafe(`The message calls the contract ${quoted(call.contract)}, which the chain list does not name.`)
  sheet.hold('contract', 'address', call.contract, listed.address, call.roles.includes(listed.role))
  sheet.hold('function', 'text', call.name, call.name)
  if (call.deadline !== null) holdMoment(walk, call.deadline)
  for (const address of call.recovery) holdOwn(walk, 'recovery', address)
  const { onward } = call
  if (call.least !== null) holdLeast({ sheet, intent, chain, least: call.least, onward })
  if (onward.how === 'domain') return followDomain(walk, onward, listed.domains)
  follow(walk, onward)
}

function followPacket(walk: Walk, { port, channel, receiver, memo, timeout }: Extract<Onward, { how: 'ibc' }>): void {
  const { sheet } = walk
  const here = chainAt(walk)
  const next = nextChain(walk)
  const listed = here.transferChannels.filter(({ chainId }) => chainId === next.id).map(({ channelId }) => channelId)
  const [first] = listed
  if (first === undefined) throw unsafe(`The chain list names no channel from ${here.name} to ${next.name}.`)
  const known = listed.includes(channel) ? channel : first
  sheet.hold('bridge', 'text', `${port}/${channel}`, `transfer/${known}`)
  holdTimeout(walk, timeout)
  const there = { ...walk, at: walk.at + 1 }
  const passed = readMemo(memo, next)
  if (passed.kind === 'none') return holdArrival(there, receiver)
  if (passed.kind === 'forward') {
    holdOwn(there, 'forward', receiver, NOBODY)
    return follow(there, passed.onward)
  }
  const { call, receivers, callback } = passed
  if (callback !== null) holdCallback(walk, callback)
  if (call === null) return holdArrival(there, receiver)
  const [expected = ''] = receivers
  sheet.hold('forward', 'address', receiver, receivers.includes(receiver) ? receiver : expected)
  followCall(there, call)
}

function followDeposit(walk: Walk, { bridgeId, to, data }: Extract<Onward, { how: 'deposit' }>): void {
  const { sheet, intent } = walk
  const here = chainAt(walk)
  const next = nextChain(walk)
  if (here.kind !== 'initia-l1') throw unsafe(`A deposit begins on the L1, and not on ${here.name}.`)
  if (next.opBridgeId === null) throw unsafe(`The chain list names no bridge to ${next.name}.`)
  sheet.hold('bridge', 'text', bridgeId, next.opBridgeId)
  holdArrival({ ...walk, at: walk.at + 1 }, to)
  const signed = intent.signedHook === null ? '' : Buffer.from(intent.signedHook, 'base64').toString('hex')
  sheet.hold('hook', 'text', data, signed)
}

function followWithdrawal(walk: Walk, to: string): void {
  const here = chainAt(walk)
  const next = nextChain(walk)
  if (here.opBridgeId === null || next.kind !== 'initia-l1') {
    throw unsafe(`Nothing can be withdrawn from ${here.name} to ${next.name} through the optimistic bridge.`)
  }
  if (walk.intent.variant !== 'lossless') {
    throw unsafe('The message withdraws through the optimistic bridge, which takes days, and the fast way was asked for.')
  }
  walk.sheet.hold('bridge', 'text', here.opBridgeId, here.opBridgeId)
  holdArrival({ ...walk, at: walk.at + 1 }, to)
}

function followDomain(walk: Walk, onward: Extract<Onward, { how: 'domain' }>, domains: Readonly<Record<string, string>>): void {
  const { sheet, intent } = walk
  const next = nextChain(walk)
  sheet.hold('bridge', 'chain', domains[onward.domain] ?? `domain ${onward.domain}`, next.id)
  const there = { ...walk, at: walk.at + 1 }
  requireEnd(there)
  const [asked = ''] = intent.goal.recipients
  const same = intent.goal.recipients.find((recipient) => isPaddedAddress(onward.to, recipient, next))
  sheet.hold('recipient', 'address', same ?? onward.to, same ?? asked)
}

/** The money may come to rest only where the way ends, and only with whom it was meant for. */
export function holdArrival(walk: Walk, to: string): void {
  const chain = requireEnd(walk)
  const { recipients } = walk.intent.goal
  const same = recipients.find((recipient) => isSameAddress(to, recipient, chain))
  walk.sheet.hold('recipient', 'address', to, same ?? recipients[0] ?? '', same !== undefined)
}

function requireEnd(walk: Walk): ChainRecord {
  const chain = chainAt(walk)
  if (walk.at === walk.intent.path.length - 1) return chain
  throw unsafe(`The message pays out on ${chain.name}, before the end of the way.`)
}

/**
 * An address that may hold the money on the way: the user's own there, as the quote declared it. Chains of Initia share their
 * keys, so the sender's bytes are the user's on all of them.
 */
function holdOwn(walk: Walk, subject: 'forward' | 'recovery', address: string, nobody?: string): void {
  const chain = chainAt(walk)
  const isEnd = walk.at === walk.intent.path.length - 1
  const declared = walk.intent.addresses.filter(({ chainId, role }) => chainId === chain.id && (role === 'own' || isEnd))
  const isOwnKey = walk.at === 0 || (isOfInitia(chain) && isOfInitia(requireListed(walk.intent, walk.intent.from.chainId)))
  const all = [...declared.map((entry) => entry.address), ...(isOwnKey ? [walk.intent.sender] : [])]
  const same = address === nobody ? address : all.find((own) => isSameAddress(address, own, chain))
  walk.sheet.hold(subject, 'address', address, same ?? all[0] ?? 'an address of yours', same !== undefined)
}

function isOfInitia({ kind }: ChainRecord): boolean {
  return kind === 'initia-l1' || kind === 'initia-rollup'
}

/** Whoever is told of the packet's fate on the sending chain. */
function holdCallback(walk: Walk, contract: string): void {
  const chain = chainAt(walk)
  const listed = walk.intent.registry.contract(chain.id, contract)
  walk.sheet.hold('contract', 'address', contract, listed?.address ?? 'no callback', listed !== null)
}

function holdTimeout(walk: Walk, timeout: Timeout): void {
  // The middleware has its own bounded default.
  if (timeout === null) return
  if ('at' in timeout) return holdMoment(walk, timeout.at)
  const spans = [...timeout.after.matchAll(/(\d+(?:\.\d+)?)(ns|us|ms|s|m|h)/g)]
  const isWhole = spans.length > 0 && spans.map(([text]) => text).join('') === timeout.after
  const wait = spans.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0)
  walk.sheet.hold('timeout', 'text', timeout.after, 'at most 168h', isWhole && wait > 0 && wait <= LONGEST_WAIT_MS)
}

function holdMoment({ sheet, intent }: Walk, moment: number): void {
  const isSoon = moment > intent.now && moment <= intent.now + LONGEST_WAIT_MS
  sheet.hold('timeout', 'text', dateText(moment), `by ${dateText(intent.now + LONGEST_WAIT_MS)}`, isSoon)
}

function dateText(moment: number): string {
  const isDate = Number.isFinite(moment) && Math.abs(moment) < 8.64e15
  return isDate ? new Date(moment).toISOString() : `${moment} ms`
}

function chainAt({ intent, at }: Walk): ChainRecord {
  return requireListed(intent, intent.path[at] ?? '')
}

function nextChain(walk: Walk): ChainRecord {
  const next = walk.intent.path[walk.at + 1]
  if (next === undefined) throw unsafe(`The message sends the money on from ${chainAt(walk).name}, where the way ends.`)
  return requireListed(walk.intent, next)
}
