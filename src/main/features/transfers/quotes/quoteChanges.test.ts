// Tests the differences reported for a renewed quote.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quote, QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import { quoteChanges } from './quoteChanges.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'

const text = fc.string({ maxLength: 8 })
const units = fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String)
const chain = fc.constantFrom('one-1', 'two-1', 'three-1')
const fee = fc.record({
  label: fc.constantFrom('SMART_RELAY', 'BRIDGE', 'network'),
  amount: units,
  symbol: fc.constantFrom('INIT', 'USDC'),
  decimals: fc.integer({ min: 0, max: 18 }),
  behavior: fc.constantFrom('deducted', 'onTop'),
  chainId: fc.constant(null),
  denom: fc.constant(null),
  usd: fc.option(text),
})
const hop = fc.record({
  kind: fc.constantFrom('opinit', 'ibc', 'swap'),
  bridge: fc.option(fc.constantFrom('IBC', 'OPINIT')),
  fromChainId: chain,
  toChainId: chain,
  denomIn: fc.constant(null),
  denomOut: fc.constant(null),
  amountOut: fc.constant(null),
  txIndex: fc.constant(0),
})
const arbitraryQuote: fc.Arbitrary<Quote> = fc
  .record({
    amountOut: units,
    minimumOut: units,
    fees: fc.array(fee, { maxLength: 3 }),
    hops: fc.array(hop, { maxLength: 3 }),
    durationSeconds: fc.option(fc.nat(90_000)),
    transactionsRequired: fc.integer({ min: 1, max: 3 }),
    needsOpHook: fc.boolean(),
    warnings: fc.array(text, { maxLength: 2 }),
    priceImpactPercent: fc.option(fc.constantFrom('0.1', '6')),
    addresses: fc.array(fc.record({ chainId: chain, address: text, role: fc.constant('own'), isSignable: fc.boolean() }), { maxLength: 2 }),
  })
  .map((change) => ({ ...sampleQuote(), ...(change as Partial<Quote>) }))

describe('the difference between two quotes', () => {
  test('is none between equal ones, whatever their times, names and estimates in dollars', () => {
    fc.assert(
      fc.property(arbitraryQuote, fc.nat(), text, (quote, at, usd) => {
        const renewed = { ...quote, id: 'another', quotedAt: at, expiresAt: at + 1, usdIn: usd, usdOut: usd }
        expect(quoteChanges(quote, renewed)).toEqual([])
      }),
    )
  })

  test('says the same from both sides, and each thing once', () => {
    fc.assert(
      fc.property(arbitraryQuote, arbitraryQuote, (one, other) => {
        const turned = quoteChanges(other, one).map(({ what, before, after }): QuoteChange => ({ what, before: after, after: before }))
        const changes = quoteChanges(one, other)
        expect(changes).toEqual(turned)
        expect(new Set(changes.map(({ what }) => what)).size).toBe(changes.length)
        expect(changes.every(({ before, after }) => before !== after)).toBe(true)
      }),
    )
  })

  test('leaves out nothing that changed', () => {
    fc.assert(
      fc.property(arbitraryQuote, arbitraryQuote, (one, other) => {
        const whats = new Set(quoteChanges(one, other).map(({ what }) => what))
        expect(whats.has('amountOut')).toBe(one.amountOut !== other.amountOut)
        expect(whats.has('minimumOut')).toBe(one.minimumOut !== other.minimumOut)
        expect(whats.has('duration')).toBe(one.durationSeconds !== other.durationSeconds)
        expect(whats.has('transactions')).toBe(one.transactionsRequired !== other.transactionsRequired)
        expect(whats.has('hook')).toBe(one.needsOpHook !== other.needsOpHook)
      }),
    )
  })

  test('tells fees as people read them, and not the network’s, which the document has', () => {
    const fees = (amount: string): Quote['fees'] => [
      { label: 'SMART_RELAY', amount, symbol: 'USDC', decimals: 6, behavior: 'deducted', chainId: null, denom: null, usd: null },
      { label: 'network', amount, symbol: 'INIT', decimals: 6, behavior: 'onTop', chainId: null, denom: null, usd: null },
    ]
    expect(quoteChanges({ ...sampleQuote(), fees: fees('20000') }, { ...sampleQuote(), fees: fees('1000000') })).toEqual([
      { what: 'fees', before: 'SMART_RELAY 0.02 USDC deducted', after: 'SMART_RELAY 1 USDC deducted' },
    ])
  })
})

describe('the difference between two offers of an own action', () => {
  const { from: asset, request } = sampleQuote()
  const act = (action: Quote['action'], changed: Partial<Quote> = {}): Quote => ({ ...sampleQuote(), task: 'act', action, ...changed })
  const claim: Quote['action'] = { type: 'claimRewards', validators: ['initvaloper1qqqqqq'] }
  const stake: Quote['action'] = { type: 'delegate', validator: 'initvaloper1qqqqqq', denom: 'uinit', amount: '5' }
  const about = (amount: string, denom = asset.denom) => ({ about: [{ asset: { ...asset, denom }, amount }] })
  const changed = (before: Quote, after: Quote) => quoteChanges(before, after).map(({ what }) => what)

  test('is none where rewards grow, and one where they are less, of another asset, or no rewards', () => {
    expect(changed(act(claim, about('5')), act(claim, about('6')))).toEqual([])
    expect(changed(act({ type: 'claimLocked' }, about('5')), act({ type: 'claimLocked' }, about('6')))).toEqual([])
    expect(changed(act(claim, about('5')), act(claim, about('4')))).toEqual(['about'])
    expect(changed(act(claim, about('5')), act(claim, about('6', 'other')))).toEqual(['about'])
    expect(changed(act(stake, about('5')), act(stake, about('6')))).toEqual(['about'])
  })

  test('names another address of rewards, however they are paid', () => {
    const elsewhere = { request: { ...request, recipient: 'init1them' } }
    expect(quoteChanges(act(claim), act(claim, elsewhere))).toEqual([{ what: 'payout', before: '', after: 'init1them' }])
    const other = { payout: { to: 'other' as const, address: 'init1them' } }
    expect(quoteChanges(act(stake, { payout: { to: 'account' } }), act(stake, other))).toEqual([
      { what: 'payout', before: '', after: 'init1them' },
    ])
    expect(changed(act(stake, { payout: { to: 'account' } }), act(stake, { payout: { to: 'unknown' } }))).toEqual(['payout'])
    // An older version did not ask.
    expect(changed(act(stake), act(stake, { payout: { to: 'account' } }))).toEqual([])
  })

  test('names another earlier vote, and another end of a name', () => {
    const vote: Quote['action'] = { type: 'vote', proposal: '5', option: 'yes' }
    const ballot = { title: 'Raise it', earlier: null, weight: [], endsAt: null }
    const earlier = [{ option: 'no' as const, weight: 10_000 }]
    expect(changed(act(vote, { ballot }), act(vote, { ballot: { ...ballot, endsAt: 5 } }))).toEqual([])
    expect(changed(act(vote, { ballot }), act(vote, { ballot: { ...ballot, earlier } }))).toEqual(['ballot'])
    const gauges = { votingEndsAt: 5, power: '5', earlier: null, rollups: [] }
    const other = { ...gauges, earlier: { power: '5', shares: [{ bridge: '16', weight: '0.5' }] } }
    expect(changed(act(vote, { gaugeBallot: gauges }), act(vote, { gaugeBallot: { ...gauges, power: '6' } }))).toEqual([])
    expect(changed(act(vote, { gaugeBallot: gauges }), act(vote, { gaugeBallot: other }))).toEqual(['ballot'])
    expect(changed(act(vote, { nameTerm: { endsAt: 5, until: 6 } }), act(vote, { nameTerm: { endsAt: 7, until: 8 } }))).toEqual(['term'])
  })
})
