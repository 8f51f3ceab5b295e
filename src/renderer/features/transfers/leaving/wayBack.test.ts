// Where a review leads back to: never to the sheet of what nothing is left of.
import { expect, test } from 'vitest'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { BUILT, grow, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { afterCancel, wayBack } from './wayBack.ts'

const SHEET = { screen: 'transfers', params: { transferId: 'transfer 1' } }
const vote: Quote = { ...sampleQuote([]), task: 'act', action: { type: 'vote', proposal: '6315', option: 'yes' } }
const claim: Quote = { ...sampleQuote([]), task: 'claim' }
const PURPOSES = { route: 'transfer', send: 'transfer', claim: 'claim', revoke: 'revoke', act: 'act' } as const
/** The facts up to a milestone, with the document that the quote asks for. */
const facts = (milestone: 'built' | 'signed', quote: Quote) => [
  { ...BUILT, purpose: PURPOSES[quote.task], chainId: 'practice-1' },
  ...until(milestone, quote).slice(1),
]
const built = (quote: Quote) => grow(facts('built', quote), quote)

test.for([
  ['a transfer', sampleQuote(), undefined, { screen: 'transfer', params: {} }],
  ['a vote', vote, undefined, { screen: 'governance', params: {} }],
  ['a claim', claim, undefined, { screen: 'withdrawals', params: {} }],
  ['a claim from the portfolio', claim, 'portfolio', { screen: 'portfolio', params: {} }],
  ['a later review from its sheet', sampleQuote(), 'transfers', SHEET],
] as const)('%s that is not signed leads back to where it came from', ([, quote, from, place]) => {
  expect(wayBack(built(quote), from)).toEqual(place)
})

test('what is signed leads to its sheet, wherever it came from', () => {
  expect(wayBack(grow(until('signed')), undefined)).toEqual(SHEET)
  expect(wayBack(grow(facts('signed', vote), vote), 'governance')).toEqual(SHEET)
})

test('a cancelled transfer leads to its sheet only where the list has it: once the device was asked', () => {
  const asked = grow([...until('built'), { type: 'asked' }])
  expect(afterCancel(grow(until('built')), undefined)).toEqual({ screen: 'transfer', params: {} })
  expect(afterCancel(asked, undefined)).toEqual(SHEET)
  expect(afterCancel(grow([...facts('built', vote), { type: 'asked' }], vote), 'governance').screen).toBe('governance')
})
