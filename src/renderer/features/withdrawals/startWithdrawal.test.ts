// A withdrawal begins with what the account holds on a rollup and what the L1 has too.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { withdrawalParams } from './startWithdrawal.ts'

const { from: init, to: onRollup } = sampleQuote()
const chains = [
  { id: init.chainId, kind: 'initia-l1' as const },
  { id: onRollup.chainId, kind: 'initia-rollup' as const },
]
const assets = [init, onRollup]
const groups = (...held: { asset: typeof init; accountId: string; amount: string }[]) => ({
  groups: [
    {
      originId: 'init',
      symbol: 'INIT',
      name: '',
      decimals: 6,
      isVerified: true,
      isHidden: false,
      total: '9',
      stakes: [],
      parts: held.map((part) => ({ ...part, rank: null, readAt: 0 })),
    },
  ],
})

test('it begins with a holding on a rollup, and leads to the L1', () => {
  const held = groups(
    { asset: init, accountId: 'main', amount: '5' },
    { asset: onRollup, accountId: 'other', amount: '5' },
    { asset: onRollup, accountId: 'main', amount: '5' },
  )
  expect(withdrawalParams(held, { accountId: 'main', chains, assets })).toEqual({
    way: 'bridge',
    accountId: 'main',
    chainId: onRollup.chainId,
    denom: onRollup.denom,
    toChainId: init.chainId,
  })
})

test('without one, it is a bridge that is still to be filled in', () => {
  const local = { ...onRollup, originId: 'local', denom: 'evm/local' }
  expect(withdrawalParams(groups(), { accountId: 'main', chains, assets })).toEqual({ way: 'bridge' })
  const held = groups({ asset: local, accountId: 'main', amount: '5' }, { asset: onRollup, accountId: 'main', amount: '0' })
  expect(withdrawalParams(held, { accountId: 'main', chains, assets: [...assets, local] })).toEqual({ way: 'bridge' })
})
