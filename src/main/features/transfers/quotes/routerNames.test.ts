// What of the router's words about assets is believed.
import { expect, test } from 'vitest'
import type { RouteFee } from '../../../../shared/contract/transfer/route.ts'
import { withListedAsset } from './routerNames.ts'

const asset = (chainId: string, denom: string) => {
  const isVerified = denom === 'uinit' && chainId === 'one-1'
  return { chainId, denom, symbol: isVerified ? 'INIT' : denom, name: denom, decimals: isVerified ? 6 : 0, isVerified, originId: denom }
}

test('a fee in a listed asset is shown with its decimals, whatever the router calls it', () => {
  const fee: RouteFee = {
    label: 'RELAY',
    amount: '5000000',
    symbol: 'DUST',
    decimals: 18,
    behavior: 'onTop',
    chainId: 'one-1',
    denom: 'uinit',
    usd: '0.00',
  }
  expect(withListedAsset(fee, 'two-1', asset)).toEqual({ ...fee, symbol: 'INIT', decimals: 6 })
  expect(withListedAsset({ ...fee, chainId: null }, 'one-1', asset)).toMatchObject({ symbol: 'INIT', decimals: 6 })
  for (const other of [
    { ...fee, denom: null },
    { ...fee, denom: 'uother' },
    { ...fee, chainId: 'two-1' },
  ]) {
    expect(withListedAsset(other, 'one-1', asset)).toEqual(other)
  }
})
