// What a quote asks to be agreed to.
import { describe, expect, test } from 'vitest'
import type { Quote } from '../../shared/route.ts'
import { sampleQuote } from '../../shared/sampleTransfer.ts'
import { gatesOf } from './quoteGates.ts'

const warned = (type: string) => ({ type, message: 'Mind the price.' })
const gates = (change: Partial<Quote>, warning: { type: string; message: string } | null = null) =>
  gatesOf({ ...sampleQuote(), ...change }, warning, (id) => `${id} by name`)
const unverified = (asset: Quote['from']) => ({ ...asset, isVerified: false })
const { from, to } = sampleQuote()

describe('a quote', () => {
  test.for<[string, Partial<Quote>, ReturnType<typeof warned> | null, string[]]>([
    ['with nothing odd', {}, null, []],
    ['with an impact below five percent', { priceImpactPercent: '4.99' }, null, []],
    ['with an impact of five percent', { priceImpactPercent: '5' }, null, ['priceImpact 5 %']],
    ['with more, to the next whole percent', { priceImpactPercent: '12.3412' }, null, ['priceImpact 13 %']],
    ['with a gain beyond reason', { priceImpactPercent: '-20' }, null, ['priceImpact 20 %']],
    ['with an impact that is no number', { priceImpactPercent: 'high' }, null, []],
    ['with a warning of a bad price', {}, warned('BAD_PRICE_WARNING'), ['badPrice Mind the price.']],
    ['with a warning that little is known', {}, warned('LOW_INFO_WARNING'), ['lowInfo Mind the price.']],
    ['with a warning of a new type', {}, warned('NEW_WARNING'), ['lowInfo Mind the price.']],
    ['worth nine percent less', { usdIn: '100', usdOut: '91' }, null, []],
    ['worth ten percent less', { usdIn: '100.00', usdOut: '90.00' }, null, ['badPrice 10 %']],
    ['worth nothing', { usdIn: '100', usdOut: '0' }, null, ['badPrice 100 %']],
    ['worth more', { usdIn: '90', usdOut: '100' }, null, []],
    ['worth too little to compare', { usdIn: '0.50', usdOut: '0.10' }, null, []],
    ['worth nobody knows what', { usdIn: '100', usdOut: null }, null, []],
    ['of an unlisted asset', { from: unverified(from) }, null, ['unverifiedAsset uinit · practice-1 by name']],
    ['for an unlisted asset', { to: unverified(to) }, null, ['unverifiedAsset evm/init · tidewatch-1 by name']],
    [
      'over an address that no app signs for',
      { addresses: [{ chainId: 'noble-1', address: 'noble1a', role: 'own', isSignable: false }] },
      null,
      ['unsignableStop noble-1 by name'],
    ],
    [
      'of an account that signs nothing',
      { obstacle: 'watchOnly', addresses: [{ chainId: 'noble-1', address: 'noble1a', role: 'own', isSignable: false }] },
      null,
      [],
    ],
  ])('%s', ([, change, warning, expected]) => {
    expect(gates(change, warning).map(({ kind, text }) => `${kind} ${text ?? ''}`)).toEqual(expected)
  })
})
