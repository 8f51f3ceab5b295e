// A claim that costs more than it brings is told apart from one that pays.
import { expect, test } from 'vitest'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { BUILT, grow, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { feeOverClaim } from './feeOverClaim.ts'

const { from } = sampleQuote()
const claim = (amounts: readonly [string, string][]) => {
  const about = amounts.map(([denom, amount]) => ({ asset: { ...from, denom }, amount }))
  const quote: Quote = { ...sampleQuote(), task: 'act', action: { type: 'claimRewards', validators: ['initvaloper1'] }, about }
  return grow([{ ...BUILT, purpose: 'act', chainId: from.chainId }], quote)
}

test('rewards of less than their fee are told, with both amounts', () => {
  expect(feeOverClaim(claim([['uinit', '1111']]))).toEqual({ asset: from, brings: '1111', fee: '3150' })
})

test('rewards of just their fee bring nothing, and that is told', () => {
  expect(feeOverClaim(claim([['uinit', '3150']]))).toMatchObject({ brings: '3150', fee: '3150' })
})

test('rewards staked again are told of as a claim is, also where they bring just their fee', () => {
  const compound = (amount: string) => {
    const action = { type: 'compound', denom: 'uinit', stakes: [{ validator: 'initvaloper1', amount }] } as const
    const quote: Quote = {
      ...sampleQuote(),
      task: 'act',
      action: { ...action, stakes: [...action.stakes] },
      about: [{ asset: from, amount }],
    }
    return feeOverClaim(grow([{ ...BUILT, purpose: 'act', chainId: from.chainId }], quote))
  }
  expect(compound('1111')).toEqual({ asset: from, brings: '1111', fee: '3150' })
  expect(compound('3150')).toMatchObject({ brings: '3150', fee: '3150' })
  expect(compound('3151')).toBeNull()
})

test.for([
  ['rewards that pay', [['uinit', '3151']]],
  ['another coin, whose worth is not known', [['uusdc', '1']]],
  [
    'several coins',
    [
      ['uinit', '1'],
      ['uusdc', '1'],
    ],
  ],
] as [string, [string, string][]][])('nothing is told of %s', ([, amounts]) => {
  expect(feeOverClaim(claim(amounts))).toBeNull()
})

test('a transfer is no claim', () => {
  expect(feeOverClaim(grow([{ ...BUILT, chainId: 'practice-1' }]))).toBeNull()
})
