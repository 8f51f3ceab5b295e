// Two Ethereum transactions for one nonce: whichever is included decides, and nothing is left waiting that can never be.
import { describe, expect, test } from 'vitest'
import { BUILT, grow, sampleQuote, until } from './sampleTransfer.ts'
import type { TransferFact } from '../../contract/transfer/transfer.ts'
import type { Replacement } from '../../contract/transfer/transferLeg.ts'
import { currentLeg } from './legs.ts'
import { offeredSteps } from './nextStep.ts'

type Fact = TransferFact extends infer F ? (F extends TransferFact ? Omit<F, 'at'> : never) : never

const quote = { ...sampleQuote(), task: 'send' as const }
const document = { ...BUILT, chainId: quote.request.fromChainId, mode: 'evm' as const, timeoutHeight: null, sequence: '9' }
const signedAndSent: Fact[] = [
  { type: 'asked' },
  { type: 'signed', signedTx: 'AAEC', hash: '0xa1' },
  { type: 'sending' },
  { type: 'sent', how: 'broadcast' },
]
const original: Fact[] = [document, ...signedAndSent]
const replacement = (legIndex: number, how: Replacement['how']): Fact => ({ ...document, replaces: { legIndex, how } })
const included = (code = 0): Fact => ({ type: 'included', height: 12, code, log: code === 0 ? '' : 'out of gas' })

const grown = (...facts: Fact[]) => grow(facts, quote)
const ends = (...facts: Fact[]) => grown(...facts).legs.map(({ end }) => end)

describe('a transaction that takes the place of one that waits', () => {
  test('is offered only for an Ethereum transaction that waits', () => {
    expect(offeredSteps(grown(...original))).toEqual(['speedUp', 'abort'])
    expect(offeredSteps(grow(until('sent')))).toEqual([])
  })

  test.for([
    ['of another purpose: a hook is never sent', { purpose: 'hook' }],
    ['with another nonce', { sequence: '10' }],
    ['of another chain', { chainId: 'tidewatch-1' }],
    ['that is no Ethereum transaction', { mode: 'eip191' }],
  ] as const)('is refused when it is one %s', ([, other]) => {
    expect(() => grown(...original, { ...replacement(0, 'speedUp'), ...other })).toThrow(
      expect.objectContaining({ code: 'transfer.wrongStep' }) as Error,
    )
  })

  test('ends the transfer as cancelled once it is included, when that is what it is for', () => {
    const facts = [...original, replacement(0, 'cancel'), ...signedAndSent, included()]
    expect(grown(...facts)).toMatchObject({ phase: 'cancelled', settledAt: expect.any(Number) as number })
    expect(ends(...facts)).toEqual(['replaced', null])
  })

  test('completes the transfer in the place of the first, and of any between them', () => {
    const facts = [...original, replacement(0, 'speedUp'), ...signedAndSent, replacement(1, 'speedUp'), ...signedAndSent, included()]
    expect(grown(...facts)).toMatchObject({ phase: 'completed' })
    expect(ends(...facts)).toEqual(['replaced', 'replaced', null])
  })

  test.for([
    ['before it is signed', []],
    ['before it is sent', signedAndSent.slice(0, 2)],
    ['once it is sent', signedAndSent],
  ] as const)('comes to nothing when the first is included after all, %s', ([, facts]) => {
    const overtaken = grown(...original, replacement(0, 'cancel'), ...facts, { type: 'overtaken', hash: '0xa1' })
    expect(overtaken).toMatchObject({ phase: 'sent', legs: [{ end: null }, { end: 'overtaken' }] })
    expect(currentLeg(overtaken)?.index).toBe(0)
    expect(grown(...original, replacement(0, 'cancel'), ...facts, { type: 'overtaken', hash: '0xa1' }, included()).phase).toBe('completed')
  })

  test('leaves the first waiting when it is given up before it is sent', () => {
    for (const giveUp of [{ type: 'cancelled' } as const, { type: 'expired' } as const]) {
      expect(grown(...original, replacement(0, 'speedUp'), giveUp)).toMatchObject({ phase: 'sent', legs: [{ end: null }, {}] })
    }
  })

  test('that fails in a block uses the nonce all the same', () => {
    const facts = [...original, replacement(0, 'speedUp'), ...signedAndSent, included(1)]
    expect(grown(...facts)).toMatchObject({ phase: 'failedOnSource', reason: 'out of gas' })
    expect(ends(...facts)).toEqual(['replaced', null])
  })
})
