// What the model of the chains says of a document that the guard let pass, beside what the review said.
import { executeCosmos, executeEvm } from '../../../src/practice/outcome/execute.ts'
import { contractAt } from '../../../src/practice/outcome/facts.ts'
import { balanceKey, claimsAt, Refusal, type Ledger } from '../../../src/practice/outcome/ledger.ts'
import { checkCosmos } from '../../../src/main/guard/checkCosmos.ts'
import { checkApproval, checkEvm, type EvmProposal } from '../../../src/main/guard/checkEvm.ts'
import { checkHook } from '../../../src/main/guard/checkHook.ts'
import { EUREKA_FEE } from './carriers.ts'
import { ask, BRIDGE_FEE_CEILING, FRIEND, ME, RELAY_FEE, type Request } from '../benches/guardBench.ts'
import type { Approval, Route } from './hostileRoute.ts'
import { bytesOf, EVM_CHAIN_IDS, FACTS, FORMS, LISTED, openLedger, OWN, writeHook } from './hostileFacts.ts'

/** Returns what is wrong with the executed outcome; null when it is at least as good as the review promised. Throws the guard's refusal. */
export function harmOf(route: Route, honest: Request): string | null {
  requirePassed(route)
  const { chainId } = route.document
  // Once with only the sent amount, and once with holdings everywhere.
  const openings = [[chainId], FACTS.chains.map(({ id }) => id)]
  // Every exchange finds its price, or one of them does not.
  const cases = openings.flatMap((chains) => [null, 0, 1].map((failing) => ({ before: openLedger(chains), failing })))
  return cases.map((one) => harmFrom(one, route, honest)).find((harm) => harm !== null) ?? null
}

/** Everything that the app holds against the request before it signs. */
function requirePassed({ request, document, hook }: Route): void {
  if (hook !== null) checkHook({ chainId: request.to[0], signer: ME, messages: hook }, ask(request), ME)
  const signed = hook === null ? {} : { hook: Buffer.from(writeHook(hook)).toString('base64') }
  const patch = { ...(hook === null ? {} : { needsOpHook: true }), ...request.patch }
  const intent = ask({ ...request, ...signed, patch })
  if (document.form === 'cosmos') return void checkCosmos(document, intent)
  checkEvm(document, intent)
  for (const approval of document.approvals) checkApproval(approvalOf(document, approval), intent, approval)
}

/** As the app writes it. */
function approvalOf(document: EvmProposal, { token, spender, amount }: Approval): EvmProposal {
  const words = `${bytesOf(spender).padStart(64, '0')}${BigInt(amount).toString(16).padStart(64, '0')}`
  return { ...document, to: token, value: '0', data: `0x095ea7b3${words}` }
}

/** The recipient of the relay fee; what remains after it is compared with the promise. */
const RELAYERS_PAID: readonly string[] = [bytesOf(RELAY_FEE), EUREKA_FEE.slice(2)]

interface Case {
  before: Ledger
  /** Which exchange finds no price. */
  failing: number | null
}

function harmFrom({ before, failing }: Case, route: Route, honest: Request): string | null {
  const { after, isDone } = outcomeOf({ before, failing }, route)
  return allowedHarm(before, after, route, isDone) ?? (isDone ? heldHarm(before, after, route.request, honest) : null)
}

/** The ledger afterwards, and whether the chain did what the document says. */
function outcomeOf({ before, failing }: Case, { document }: Route): { after: Ledger; isDone: boolean } {
  const facts = { ...FACTS, failingExchange: failing }
  let after = before
  try {
    if (document.form === 'cosmos') return { after: executeCosmos(facts, before, document), isDone: true }
    const { chainId, from } = document
    // The same bytes on another chain do what its contracts make of them.
    if (document.evmChainId !== EVM_CHAIN_IDS[chainId]) throw new Error('signed for another chain')
    for (const approval of document.approvals) {
      const { to, data } = approvalOf(document, approval)
      after = executeEvm(facts, after, { chainId, from, to, value: 0n, data })
    }
    const { to, value, data } = document
    return { after: executeEvm(facts, after, { chainId, from, to, value: BigInt(value), data }), isDone: true }
  } catch (error) {
    if (error instanceof Refusal) return { after, isDone: false }
    throw error
  }
}

/** An allowance that outlives the document: none when it was executed; when the chain refused it, of the amount for a listed contract. */
function allowedHarm(before: Ledger, after: Ledger, { request }: Route, isDone: boolean): string | null {
  for (const [key, allowed] of after.allowed) {
    const more = allowed - (before.allowed.get(key) ?? 0n)
    const [chainId = '', spender = ''] = [key.split(' ')[1], key.split(' ').at(-1)]
    const chain = FACTS.chains.find(({ id }) => id === chainId)
    const isListed = chain !== undefined && contractAt(chain, spender) !== undefined
    if (more > (isDone || !isListed ? 0n : spendable(request, request.from[1]))) return `${key} stays allowed for ${more}`
  }
  return null
}

function heldHarm(before: Ledger, after: Ledger, request: Request, honest: Request): string | null {
  const promise = promiseOf(request, honest)
  let [got, spent, returned] = [0n, 0n, 0n]
  for (const key of new Set([...before.held.keys(), ...after.held.keys()])) {
    const change = (after.held.get(key) ?? 0n) - (before.held.get(key) ?? 0n)
    const [owner = '', chainId = '', denom = ''] = key.split(' ')
    const isOwn = OWN.has(owner)
    if (change < 0n) spent -= change
    if (change > 0n && isOwn && isFormOf(denom, request.from[1])) returned += change
    if (promise.keys.includes(key)) got += change
    else if (change > 0n && !isOwn && !RELAYERS_PAID.includes(owner)) return `${key} gains ${change}`
    if (change < 0n && isOwn && -change > (chainId === request.from[0] ? spendable(request, denom) : 0n)) return `${key} loses ${-change}`
  }
  if (spent === 0n) return null
  // Where no price is found, an exchange returns a form of what was sent, less the bridges' fees that the quote names.
  if (got === 0n && returned + deducted(request) >= spent && request.way.some((chainId, index) => chainId === request.way[index + 1]))
    return null
  if (!promise.isListed) return `it rests in ${promise.keys[0] ?? ''}, which no list names`
  return got < promise.least ? `${promise.keys[0] ?? ''} gets ${got} instead of ${promise.least}` : null
}

function deducted({ from, patch = {} }: Request): bigint {
  const fees = 'fees' in patch && Array.isArray(patch.fees) ? (patch.fees as { amount: string; denom: string; behavior: string }[]) : []
  const own = fees.filter(({ denom, behavior }) => behavior === 'deducted' && denom === from[1])
  return own.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

function isFormOf(denom: string, sent: string): boolean {
  return FORMS.some((forms) => forms.includes(denom) && forms.includes(sent))
}

/** What the review says that may leave the account: the amount, and the fees on top that it names, in coins up to the list's ceiling. */
function spendable({ from, patch = {} }: Request, denom: string): bigint {
  const fees = 'fees' in patch && Array.isArray(patch.fees) ? (patch.fees as { amount: string; denom: string; behavior: string }[]) : []
  const onTop = fees
    .filter((fee) => fee.denom === denom && fee.behavior !== 'deducted')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  if (denom === 'eth' && onTop > BigInt(BRIDGE_FEE_CEILING)) return 0n
  const isSent = denom.toLowerCase() === from[1].toLowerCase()
  return onTop + (isSent ? BigInt('amountIn' in patch ? String(patch.amountIn) : '1000000') : 0n)
}

interface Promised {
  /** Balances that count. */
  keys: string[]
  least: bigint
  /** Whether it may rest there. */
  isListed: boolean
}

interface Hop {
  kind: string
  toChainId: string
  denomOut: string
  amountOut: string
  txIndex: number
}

/**
 * Returns the promise: for one transaction what was requested; for the first of several what rests with the user after it, by the quote.
 */
function promiseOf({ to, patch = {} }: Request, honest: Request): Promised {
  if ('hops' in patch && 'transactionsRequired' in patch && Number(patch.transactionsRequired) > 1) {
    const hops = (patch.hops as Hop[]).filter(({ txIndex }) => txIndex === 0)
    const end = hops.at(-1)
    const { toChainId = '', denomOut = '', amountOut = '0' } = end ?? {}
    const exact = BigInt(amountOut)
    // Slippage of half a percent.
    const least = hops.some(({ kind }) => kind === 'swap') ? (exact * 995n) / 1000n : exact
    return {
      keys: [...OWN].map((own) => balanceKey(own, toChainId, denomOut)),
      least,
      isListed: LISTED[toChainId]?.includes(denomOut) === true,
    }
  }
  const owner = bytesOf(honest.recipient ?? FRIEND)
  const [chainId, denom] = to
  const keys = [balanceKey(owner, chainId, denom), balanceKey(owner, claimsAt(chainId), denom)]
  return { keys, least: 'minimumOut' in patch ? BigInt(String(patch.minimumOut)) : 990000n, isListed: true }
}
