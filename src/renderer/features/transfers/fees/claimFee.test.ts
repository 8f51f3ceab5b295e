// A withdrawal names the fee of its claim beside what it costs now, in the offer and in the review.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { grow, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { FeeFigures } from './FeeFigures.tsx'
import { costOf, feeReserve } from '../offers/cost.ts'
import { CostBox } from '../offers/CostBox.tsx'

const fee = { label: 'network', amount: '3750', symbol: 'INIT', decimals: 6, behavior: 'onTop', denom: 'uinit', usd: null } as const
const plain = sampleQuote()
const withdrawal: Quote = { ...plain, variant: 'lossless', claimFee: { ...fee, chainId: 'tidewatch-1' } }
const blank = () => openBridgedWindow(() => new Promise(() => undefined)).win

test('the offer names it under what is paid now, and adds it to neither cost nor reserve', async () => {
  expect(await drawnText(blank(), CostBox, { quote: withdrawal })).toContain(
    'Later Network fee on tidewatch-1 when you claim, about 0.00375 INIT',
  )
  expect(await drawnText(blank(), CostBox, { quote: plain })).not.toContain('Later')
  expect(costOf(withdrawal)).toEqual(costOf(plain))
  expect(feeReserve(withdrawal, withdrawal.from)).toBe(feeReserve(plain, plain.from))
})

test('the review of the withdrawal names it; the review of its claim has it as its own fee', async () => {
  const transfer = grow(until('built', withdrawal), withdrawal)
  expect(await drawnText(blank(), FeeFigures, { transfer })).toContain('+ about 0.00375 INIT when you claim')
  const claim = { ...transfer, legs: transfer.legs.map((leg) => ({ ...leg, purpose: 'claim' as const })) }
  expect(await drawnText(blank(), FeeFigures, { transfer: claim })).not.toContain('when you claim')
})
