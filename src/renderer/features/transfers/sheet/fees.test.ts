// Checks what was paid on top, computed from the legs of a transfer.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { BUILT, grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { areFeesPaid, feesOnTop, isFarAbove } from './fees.ts'
import { OnTop } from './SheetBoxes.tsx'

const built = { ...BUILT, chainId: 'practice-1' } as const
const fee = (amount: string) => [{ chainId: 'practice-1', denom: 'uinit', amount }]

test('while it goes on, what may still be charged counts; what was cancelled unsent cost nothing', () => {
  expect(feesOnTop(grow([]))).toEqual([])
  expect(feesOnTop(grow(until('built')))).toEqual(fee('3150'))
  expect(feesOnTop(grow([...until('built'), { type: 'cancelled' }]))).toEqual([])
  expect(feesOnTop(grow([...until('sending'), { type: 'refused', code: 5, log: 'no' }]))).toEqual([])
})

test('what failed in a block was charged, and an approval is charged beside the transfer', () => {
  expect(feesOnTop(grow([...until('sent'), { type: 'included', height: 3, code: 5, log: 'no' }]))).toEqual(fee('3150'))
  const approved = [{ ...built, purpose: 'approval' } as const, ...until('included').slice(1)]
  expect(feesOnTop(grow([...approved, built]))).toEqual(fee('6300'))
})

test('what history says was paid replaces the limit', () => {
  const done = grow(until('included'))
  const hash = done.legs[0]?.hash ?? ''
  const paid = new Map([[hash, fee('1200')]])
  expect(feesOnTop(done, paid)).toEqual(fee('1200'))
  expect(feesOnTop(done, new Map([['other', fee('1')]]))).toEqual(fee('3150'))
  const over = { ...done, phase: 'completed' as const }
  expect([areFeesPaid(over, paid), areFeesPaid(done, paid), areFeesPaid(done, new Map())]).toEqual([true, true, false])
  const further = { ...done, legs: [...done.legs, ...grow(until('built')).legs] }
  expect([areFeesPaid(further, paid), areFeesPaid(grow([]), paid)]).toEqual([false, false])
})

test('until history says what was paid, the most that the document allows is told beside what is usual', async () => {
  const fee = { denom: 'uinit', amount: '20590', gas: '210000', usual: '10295' }
  const sent = until('included').map((fact) => (fact.type === 'built' ? { ...fact, mode: 'evm' as const, fee } : fact))
  const done = grow(sent)
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  expect(await drawnText(win, OnTop, { transfer: done })).toMatch(/Fees, at most.*20,?590.*usually about.*10,?295/u)
  expect(feesOnTop(done, null, 'usual')).toMatchObject([{ amount: '10295' }])
  // A receipt of Ethereum's may not tell the fee: nothing is not what was paid.
  const hash = done.legs[0]?.hash ?? ''
  expect(areFeesPaid(done, new Map([[hash, []]]))).toBe(false)
  expect(feesOnTop(done, new Map([[hash, []]]))).toMatchObject([{ amount: '20590' }])
  expect([isFarAbove('110', '100'), isFarAbove('109', '100'), isFarAbove('0', '0')]).toEqual([true, false, false])
})

test('what is over names no limit: until history has the fee, it is being confirmed', async () => {
  const fee = { denom: 'uinit', amount: '20590', gas: '210000', usual: '10295' }
  const facts = until('included').map((fact) => (fact.type === 'built' ? { ...fact, mode: 'evm' as const, fee } : fact))
  const over = { ...grow(facts), phase: 'completed' as const }
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = await drawnText(win, OnTop, { transfer: over })
  expect(text).toMatch(/^6 Fees 10,?295.*Confirming the final amount$/u)
  expect(text).not.toMatch(/at most|about/u)
})

test('each chain is charged in its own coin', () => {
  const claim = { ...BUILT, chainId: 'tidewatch-1', purpose: 'approval' } as const
  const charges = feesOnTop(grow([{ ...built, purpose: 'approval' } as const, ...until('included').slice(1), claim]))
  expect(charges.map(({ chainId }) => chainId)).toEqual(['practice-1', 'tidewatch-1'])
})

test('a draft without a document names the fee of its offer', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const sample = grow([])
  const named = { label: 'network', behavior: 'onTop', amount: '3750', symbol: 'INIT', decimals: 6, usd: null } as const
  const draft = { ...sample, quote: { ...sample.quote, fees: [{ ...named, chainId: 'practice-1', denom: 'uinit' }] } }
  const text = await drawnText(win, OnTop, { transfer: draft })
  expect(text).toContain('0.00375')
  expect(text).not.toMatch(/not yet|at most/u)
  const ended = { ...draft, phase: 'cancelled' as const }
  expect(await drawnText(win, OnTop, { transfer: ended })).not.toContain('0.00375')
})
