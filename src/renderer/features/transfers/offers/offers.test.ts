// Offers compared: each merit belongs to one offer, or to none.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { merits, preferredOffer, priceOfSpeed, secondSignature, signaturesOf } from './offers.ts'

const standard = { ...sampleQuote(), amountOut: '990', minimumOut: '985', durationSeconds: 60 }
const lossless = { ...standard, variant: 'lossless' as const, amountOut: '1000', minimumOut: '1000', durationSeconds: 604_800 }
const goFast = { ...standard, variant: 'goFast' as const, amountOut: '980', durationSeconds: 20 }

test('each offer is told by what it has over the others', () => {
  expect([...merits([standard, lossless, goFast])]).toEqual([
    ['standard', []],
    ['lossless', ['bestReturn']],
    ['goFast', ['fastest']],
  ])
  expect(merits([standard, lossless]).get('standard')).toEqual(['fastest', 'fewestHands'])
})

test('one alone has no merit, and what is shared or unknown is nobody’s', () => {
  expect(merits([standard]).get('standard')).toEqual([])
  expect(merits([standard, { ...lossless, amountOut: '990' }]).get('standard')).toEqual(['fastest', 'fewestHands'])
  expect(merits([standard, { ...goFast, durationSeconds: null }]).get('standard')).toEqual(['bestReturn'])
})

test('amounts beyond exact floats are still told apart', () => {
  const much = { ...standard, amountOut: '100000000000000000000001' }
  expect(merits([much, { ...goFast, amountOut: '100000000000000000000000' }]).get('standard')).toEqual(['bestReturn'])
})

test('a hook and a claim are signatures of their own', () => {
  expect(signaturesOf(standard)).toBe(1)
  expect(signaturesOf({ ...standard, needsOpHook: true })).toBe(2)
  expect(signaturesOf({ ...lossless, transactionsRequired: 1 })).toBe(2)
})

test('what a second signature is for is said, and nothing where one is enough', () => {
  expect(secondSignature(standard)).toBeNull()
  expect(secondSignature({ ...standard, needsOpHook: true })).toBe('hook')
  expect(secondSignature({ ...lossless, transactionsRequired: 1, needsOpHook: false })).toBe('claim')
  expect(secondSignature({ ...standard, transactionsRequired: 2 })).toBe('legs')
  expect(secondSignature({ ...standard, transactionsRequired: 2, needsOpHook: true }), 'two legs and a hook are three').toBeNull()
  expect(secondSignature({ ...lossless, transactionsRequired: 2 }), 'two legs and a claim are three').toBeNull()
  expect(secondSignature({ ...lossless, transactionsRequired: 1, needsOpHook: true }), 'a claim and a hook').toBeNull()
})

const swap = <Of extends typeof standard>(offer: Of): Of => ({ ...offer, to: { ...offer.to, originId: 'another' } })

test('of one asset all of it is preferred to speed, if it is there within an hour', () => {
  const minutes = { ...lossless, durationSeconds: 80 }
  expect(preferredOffer([standard, minutes, goFast]), 'as on the practice network').toBe(minutes)
  expect(preferredOffer([standard, lossless, goFast]), 'as on mainnet, where it takes a week').toBe(standard)
  expect(preferredOffer([goFast, lossless, standard]), 'the one that returns more of those that are in time').toBe(standard)
})

test('what cannot be compared, or not be had in time, leaves the first', () => {
  const minutes = { ...lossless, durationSeconds: 80 }
  expect(preferredOffer([])).toBeNull()
  expect(preferredOffer([{ ...standard, durationSeconds: null }, lossless])?.variant).toBe('standard')
  expect(preferredOffer([standard, { ...minutes, obstacle: 'unknownChain' }])).toBe(standard)
  expect(preferredOffer([swap(standard), swap(minutes)])?.variant, 'of an exchange').toBe('standard')
  expect(preferredOffer([standard, { ...minutes, amountOut: standard.amountOut }]), 'as much, later').toBe(standard)
})

test('the price of speed is what less may arrive than by a slower route', () => {
  expect(priceOfSpeed(standard, [standard, lossless])).toEqual({ less: '15', soonerSeconds: 604_740 })
  expect(priceOfSpeed(lossless, [standard, lossless])).toBeNull()
  expect(priceOfSpeed(standard, [standard, { ...lossless, durationSeconds: 60 }]), 'no sooner').toBeNull()
  expect(priceOfSpeed(swap(standard), [swap(standard), swap(lossless)])).toBeNull()
})
