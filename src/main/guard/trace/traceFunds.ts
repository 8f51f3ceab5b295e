// Traces the money of one transaction from chain to chain: at each step checks what it has become, who holds it, and that the quote named
// this way. Only an end in the requested asset, amount and owner passes.
import type { AppError } from '../../../shared/domain/errors.ts'
import type { KnownContract } from '../../clients/chains/registry/contractBook.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { isPaddedAddress, isSameAddress } from '../addresses.ts'
import { fundsAfter, fundsDeposited, fundsOverChannel, fundsWithdrawn, isSameDenom, listedDenom, type Funds } from './funds.ts'
import { requireCallback, requireMoment, requireOwn, requirePair, requireRelayFee, requireTimeout } from './requireOnRoute.ts'
import { requireListed, type Intent } from '../intent.ts'
import { readMemo } from '../memo.ts'
import type { Call, Coin, NextHop } from './nextHop.ts'
import { quoted, unlisted, unsafe, type CheckReport } from '../checkReport.ts'
import { readBridgedCall } from '../contracts/wasmCalls.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/**
 * Receiver that the packet forward middleware gets for a stop where nothing is paid out. Source: cosmos/ibc-apps packet-forward-middleware
 * README.
 */
const NO_RECEIVER = 'pfm'
const NO_CALLER = `0x${'0'.repeat(64)}`

/** State of a trace. */
export interface TraceState {
  report: CheckReport
  intent: Intent
  /** Position on `intent.path`. */
  at: number
  funds: Funds
}

/**
 * Compares what leaves the account with the requested amount, to the last unit, and starts the trace with it in the message's spelling: a
 * packet carries the letters of a denomination, and in other letters the same token becomes a different voucher.
 * Source: initia-labs/minievm x/evm/types/denom.go (any case names the contract); cosmos/ibc-go modules/apps/transfer.
 * @throws AppError transfer.unsafeMessage.
 */
export function startTrace(report: CheckReport, intent: Intent, { denom, amount }: Coin): TraceState {
  report.require('asset', 'denom', denom, intent.from.denom, isSameDenom(denom, intent.from.denom))
  report.require('amount', 'amount', amount, intent.amounts.includes(amount) ? amount : intent.amountIn)
  return { report, intent, at: 0, funds: { denom, amount: BigInt(amount), isExact: true } }
}

/** Checks what happens to the money from here on. @throws AppError transfer.unsafeMessage at the first step that was not asked for. */
export function traceFunds(state: TraceState, next: NextHop): void {
  switch (next.how) {
    case 'credit':
      return requireArrival(state, next.to)
    case 'return':
      // Only the user's own transaction may say so: a memo's call is made by an account of the packet (readMemo).
      return requireArrival(state, state.intent.sender)
    case 'ibc':
      return tracePacket(state, next)
    case 'deposit':
      return traceDeposit(state, next)
    case 'withdraw':
      return traceWithdrawal(state, next.to)
    case 'domain':
      throw unsafe('The message uses a bridge mid-route, which Waybill can’t check.')
  }
}

/** Checks a call on the chain where the money is. @throws AppError transfer.unsafeMessage. */
export function traceCall(state: TraceState, call: Call): void {
  const { report, intent } = state
  const chain = chainAt(state)
  const listed = intent.registry.contract(chain.id, call.contract)
  if (listed === null) throw unlistedCall(call.contract, chain)
  report.require('contract', 'address', call.contract, listed.address, call.roles.includes(listed.role) && listed.vm === call.vm)
  report.require('function', 'text', call.name, call.name)
  if (call.deadline !== null) requireMoment(state, call.deadline)
  for (const address of call.recovery) requireOwn(state, 'recovery', address)
  requireSpending(state, call, listed)
  for (const pair of call.pairs ?? []) requirePair(state, pair)
  if (call.effect.kind === 'fees') for (const { to } of call.effect.fees) requireRelayFee(state, to)
  const after = { ...state, funds: fundsAfter(intent, state.funds, chain, call.effect) }
  if (call.effect.kind === 'exchange' && !intent.swaps) throw unsafe('The message makes a swap that isn’t in the quote.')
  if (call.next.how === 'domain') return traceDomain(after, call.next, listed)
  traceFunds(after, call.next)
}

/** The refusal of a call of a contract that no list names. */
export function unlistedCall(contract: string, { name }: Pick<ChainRecord, 'name'>): AppError {
  return unlisted('contract', phrase`The message calls ${quoted(contract)} on ${name}, a contract that isn’t in the chain list.`)
}

/** Requires that a call takes all of the money: the rest would stay with the caller. */
function requireSpending({ report, intent, at, funds }: TraceState, { spends }: Call, { denoms }: KnownContract): void {
  if (spends === null) return
  const denom = listedDenom(intent, intent.path[at] ?? '', spends.denom ?? denoms[0] ?? '')
  report.require('asset', 'denom', denom, funds.denom, isSameDenom(denom, funds.denom))
  if (spends.amount === null) return
  if (!funds.isExact) throw unsafe('The call takes a fixed amount of the swap’s output and would leave the rest behind.')
  report.require('amount', 'amount', spends.amount, funds.amount.toString())
}

function tracePacket(state: TraceState, { port, channel, receiver, memo, timeout }: Extract<NextHop, { how: 'ibc' }>): void {
  const { report, intent } = state
  const here = chainAt(state)
  const next = nextChain(state)
  const listed = here.transferChannels.filter(({ chainId }) => chainId === next.id).map(({ channelId }) => channelId)
  const [first] = listed
  if (first === undefined) throw unlisted('chain', phrase`The chain list has no channel from ${here.name} to ${next.name}.`)
  const known = listed.includes(channel) ? channel : first
  report.require('bridge', 'text', `${port}/${channel}`, `transfer/${known}`)
  requireTimeout(state, timeout)
  const there = { ...state, at: state.at + 1, funds: fundsOverChannel(intent, state.funds, here, next, channel) }
  const read = readMemo(memo, next)
  if (read.kind === 'none') return requireArrival(there, receiver)
  if (read.kind === 'forward') {
    requireOwn(there, 'forward', receiver, NO_RECEIVER)
    return traceFunds(there, read.next)
  }
  const { call, receivers, callback } = read
  if (callback !== null) requireCallback(state, callback)
  if (call === null) return requireArrival(there, receiver)
  const [expected = ''] = receivers
  report.require('forward', 'address', receiver, receivers.includes(receiver) ? receiver : expected)
  traceCall(there, call)
}

function traceDeposit(state: TraceState, { bridgeId, to, data }: Extract<NextHop, { how: 'deposit' }>): void {
  const { report, intent } = state
  const here = chainAt(state)
  const next = nextChain(state)
  if (here.kind !== 'initia-l1') throw unsafe(phrase`Deposits start on the L1, not on ${here.name}.`)
  if (next.opBridgeId === null) throw unlisted('chain', phrase`The chain list has no bridge to ${next.name}.`)
  report.require('bridge', 'text', bridgeId, next.opBridgeId)
  const there = { ...state, at: state.at + 1, funds: fundsDeposited(state.funds, bridgeId) }
  const { signedHook } = intent
  report.require('hook', 'text', data, signedHook === null ? '' : Buffer.from(signedHook.hook, 'base64').toString('hex'))
  if (signedHook === null) return requireArrival(there, to)
  // The hook spends the balance of the account that signed it, so the deposit must go to that account.
  report.require('recipient', 'address', to, signedHook.signer, isSameAddress(to, signedHook.signer, next))
  requireHookArrival(there, to)
}

/**
 * Requires the arrival of a hook, which was checked when it was signed (checkHook.ts): it converts exactly what arrives into the goal's
 * asset.
 */
function requireHookArrival(state: TraceState, to: string): void {
  const { intent, funds } = state
  const { unhookedDenom } = intent
  state.report.require('asset', 'denom', funds.denom, unhookedDenom ?? '')
  if (!funds.isExact) throw unsafe('A hook converts a fixed amount, so it can’t convert a swap’s output.')
  const chain = chainAt(state)
  const { decimals } = intent.registry.asset(chain.id, funds.denom)
  requireArrival({ ...state, funds: fundsAfter(intent, funds, chain, { kind: 'wrap', decimals }) }, to)
}

function traceWithdrawal(state: TraceState, to: string): void {
  const { intent, report } = state
  const here = chainAt(state)
  const next = nextChain(state)
  if (here.opBridgeId === null || next.kind !== 'initia-l1') {
    throw unsafe(phrase`The optimistic bridge doesn’t connect ${here.name} to ${next.name}.`)
  }
  if (intent.variant !== 'lossless') {
    throw unsafe('The message uses the slow optimistic bridge, but you chose the fast route.')
  }
  report.require('bridge', 'text', here.opBridgeId, here.opBridgeId)
  requireArrival({ ...state, at: state.at + 1, funds: fundsWithdrawn(intent, state.funds, here.opBridgeId, next) }, to)
}

function traceDomain(state: TraceState, hop: Extract<NextHop, { how: 'domain' }>, { domains, denoms }: KnownContract): void {
  const { report, intent, funds } = state
  const next = nextChain(state)
  if (hop.until !== undefined) requireMoment(state, hop.until)
  // `domain` is untrusted: the name of an inherited property gives a value without a chain, which this refuses.
  const domain = domains[hop.domain]
  report.require('bridge', 'chain', domain?.chain ?? `domain ${hop.domain}`, next.id)
  if (domain === undefined) return
  // A bridge takes several assets, and pays out each of them as itself.
  report.require(
    'asset',
    'denom',
    funds.denom,
    denoms[0] ?? '',
    denoms.some((one) => isSameDenom(one, funds.denom)),
  )
  // A message that only an unknown caller may deliver is never paid out.
  const caller = hop.caller?.toLowerCase() ?? NO_CALLER
  report.require('caller', 'text', caller, NO_CALLER, caller === NO_CALLER || domain.callers.includes(caller))
  const paid = Object.entries(domain.pays).find(([one]) => isSameDenom(one, funds.denom))?.[1] ?? domain.denom
  if (paid === '') throw unlisted('contract', phrase`The chain list doesn’t say what ${quoted(funds.denom)} becomes on ${next.name}.`)
  const there = { ...state, at: state.at + 1, funds: { ...funds, denom: paid } }
  if (hop.call !== null) return traceCall(there, readBridgedCall(intent.registry.contract(next.id, hop.to)?.address ?? hop.to, hop.call))
  requireEnd(there)
  const [asked = ''] = intent.goal.recipients
  // A spelled address passes through a third chain, which may take fewer spellings than the one where it ends.
  const same = intent.goal.recipients.find((recipient) =>
    hop.isSpelled === true ? hop.to === recipient : isPaddedAddress(hop.to, recipient, next),
  )
  report.require('recipient', 'address', same ?? hop.to, same ?? asked)
  requireGoal(there)
}

/**
 * Requires the end of the way: the money may come to rest only there, with the intended recipient, in the promised asset and at least the
 * promised amount.
 */
function requireArrival(state: TraceState, to: string): void {
  const chain = requireEnd(state)
  const { recipients } = state.intent.goal
  const same = recipients.find((recipient) => isSameAddress(to, recipient, chain))
  state.report.require('recipient', 'address', to, same ?? recipients[0] ?? '', same !== undefined)
  requireGoal(state)
}

function requireGoal({ report, intent, funds }: TraceState): void {
  const { denom, least } = intent.goal
  report.require('result', 'denom', funds.denom, denom, isSameDenom(funds.denom, denom))
  report.require('least', 'amount', funds.amount.toString(), least, funds.amount >= BigInt(least))
}

function requireEnd(state: TraceState): ChainRecord {
  const chain = chainAt(state)
  if (state.at === state.intent.path.length - 1) return chain
  throw unsafe(phrase`The message pays out on ${chain.name}, before the end of the route.`)
}

function chainAt({ intent, at }: TraceState): ChainRecord {
  return requireListed(intent, intent.path[at] ?? '')
}

function nextChain({ intent, at }: TraceState): ChainRecord {
  const id = intent.path[at + 1]
  if (id !== undefined) return requireListed(intent, id)
  throw unsafe(phrase`The message forwards the funds from ${intent.path[at] ?? ''}, where the route ends.`)
}
