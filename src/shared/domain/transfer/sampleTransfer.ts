// Sample transfers made from real facts by the real state machine, for tests of screens and for the gallery.
import type { Quote, RouteHop } from '../../contract/transfer/route.ts'
import { createTransfer, transition } from './transferStateMachine.ts'
import type { TrackedHop, Transfer, TransferFact } from '../../contract/transfer/transfer.ts'

/** Address of the sample's sender and recipient. */
export const OWN_ADDRESS = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
/** When the sample was quoted; each fact follows one second later. */
export const START = Date.UTC(2026, 10, 21, 14, 31, 0)

const UNSAID = { denomIn: null, denomOut: null, amountOut: null, txIndex: 0 }
/** A deposit from the L1 to a rollup. */
export const DEPOSIT: RouteHop = { ...UNSAID, kind: 'opinit', bridge: 'opinit', fromChainId: 'practice-1', toChainId: 'tidewatch-1' }
/** An IBC hop from the rollup to the L1. */
export const BY_IBC: RouteHop = { ...UNSAID, kind: 'ibc', bridge: 'IBC', fromChainId: 'tidewatch-1', toChainId: 'practice-1' }

/** 10 INIT from the L1 to an EVM rollup, where INIT has 18 decimals. */
export function sampleQuote(hops: RouteHop[] = [DEPOSIT]): Quote {
  const fromChainId = hops[0]?.fromChainId ?? 'practice-1'
  const toChainId = hops.at(-1)?.toChainId ?? 'tidewatch-1'
  const asset = { symbol: 'INIT', name: 'Initia', isVerified: true, originId: 'init' }
  return {
    id: 'quote 1',
    task: 'route',
    variant: 'standard',
    spender: null,
    revokes: 'token',
    withdrawal: null,
    action: null,
    about: [],
    ballot: null,
    gaugeBallot: null,
    vipClaim: null,
    nameTerm: null,
    revoked: [],
    payout: null,
    request: {
      accountId: 'account 1',
      fromChainId,
      fromDenom: 'uinit',
      toChainId,
      toDenom: 'evm/init',
      amount: '10000000',
      recipient: null,
      slippagePercent: '0.5',
    },
    from: { ...asset, chainId: fromChainId, denom: 'uinit', decimals: 6 },
    to: { ...asset, chainId: toChainId, denom: 'evm/init', decimals: 18 },
    amountIn: '10000000',
    amountOut: '9980000000000000000',
    minimumOut: '9930000000000000000',
    hops,
    fees: [],
    durationSeconds: 60,
    transactionsRequired: 1,
    needsOpHook: false,
    priceImpactPercent: null,
    warnings: [],
    usdIn: null,
    usdOut: null,
    gates: [],
    addresses: [
      { chainId: fromChainId, address: OWN_ADDRESS, role: 'own', isSignable: true },
      { chainId: toChainId, address: OWN_ADDRESS, role: 'recipient', isSignable: true },
    ],
    unhookedDenom: null,
    claimFee: null,
    quotedAt: START,
    expiresAt: START + 30_000,
    obstacle: null,
  }
}

/** The fact `built` without its time and chain. */
export const BUILT: Omit<Extract<TransferFact, { type: 'built' }>, 'at' | 'chainId'> = {
  type: 'built',
  purpose: 'transfer',
  mode: 'eip191',
  signer: OWN_ADDRESS,
  document: '{"account_number":"7"}',
  documentHash: 'ab'.repeat(32),
  checks: [{ subject: 'amount', form: 'amount', found: '10000000', asked: '10000000', verdict: 'match' }],
  fee: { denom: 'uinit', amount: '3150', gas: '210000' },
  sequence: '57',
  timeoutHeight: 9000,
  evm: null,
  txIndex: 0,
  replaces: null,
}

/** A fact without its time. */
type Fact = TransferFact extends infer F ? (F extends TransferFact ? Omit<F, 'at'> : never) : never

/** Folds facts, one second apart, into a transfer after the quote. */
export function grow(facts: readonly Fact[], quote: Quote = sampleQuote()): Transfer {
  const at = START
  const first = { type: 'quoted', at, quote, operations: '[]', sender: OWN_ADDRESS, recipient: OWN_ADDRESS } as const
  return facts.reduce<Transfer>(
    (transfer, fact, index) => transition(transfer, { ...fact, at: START + (index + 1) * 1000 }),
    createTransfer('transfer 1', 412, first),
  )
}

/** Returns the facts of a transfer up to a milestone. */
export function until(milestone: 'built' | 'signed' | 'sending' | 'sent' | 'included' | 'registered', quote = sampleQuote()): Fact[] {
  const all: [typeof milestone, Fact[]][] = [
    ['built', [{ ...BUILT, chainId: quote.request.fromChainId }]],
    ['signed', [{ type: 'asked' }, { type: 'signed', signedTx: 'AAEC', hash: 'A1'.repeat(32) }]],
    ['sending', [{ type: 'sending' }]],
    ['sent', [{ type: 'sent', how: 'broadcast' }]],
    ['included', [{ type: 'included', height: 8123, code: 0, log: '' }]],
    ['registered', [{ type: 'registered' }]],
  ]
  return all.slice(0, all.findIndex(([name]) => name === milestone) + 1).flatMap(([, facts]) => facts)
}

/** Returns a hop as the router reports it. */
export function tracked(hop: RouteHop, state: TrackedHop['state'], times: Partial<TrackedHop> = {}): TrackedHop {
  const blank = { sendHash: null, receiveHash: null, settleHash: null, sentAt: null, receivedAt: null }
  return { ...blank, bridge: hop.bridge ?? '', fromChainId: hop.fromChainId, toChainId: hop.toChainId, state, ...times }
}

/** Returns a status fact. */
export function status(
  outcome: Extract<TransferFact, { type: 'status' }>['outcome'],
  hops: TrackedHop[],
  release: Transfer['release'] = null,
): Fact {
  return { type: 'status', outcome, state: outcome, hops, release, reason: null }
}
