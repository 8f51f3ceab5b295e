// Two forms of one asset on one chain are told apart in the list.
import { expect, test } from 'vitest'
import { pickerWords as words } from '../../../words/en/transfers/offers.ts'
import { alikeForms, formText } from './alikeForms.ts'

const form = (denom: string, contract: string | null = null, chainId = 'tidewatch-1') => ({
  asset: { chainId, symbol: 'ETH', name: 'Practice ETH', originId: 'practice-1:ueth', denom },
  contract,
})
const voucher = form('ibc/0E98D4D1D907597448FD3A7C33DDAE10')
const token = form('evm/03CC401144b986006Cb6D1fFE9D458447Eb12362', '0x03CC401144b986006Cb6D1fFE9D458447Eb12362')
const elsewhere = form('ueth', null, 'practice-1')

test('only forms that look the same on one chain are told apart', () => {
  expect([...alikeForms([voucher, elsewhere, token])]).toEqual([voucher, token])
  expect([...alikeForms([voucher, elsewhere])]).toEqual([])
})

test('by how they came to be there, else by contract or denomination', () => {
  const texts = [voucher, token, form('l2/2b2d36f666e98b9eecf70d6e'), form('factory/boat')].map((one) => formText(words, one))
  expect(texts).toEqual(['by IBC', 'token 0x03CC40…2362', 'by the Initia bridge', 'token factory/boat'])
})
