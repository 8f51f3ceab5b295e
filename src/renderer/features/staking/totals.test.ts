// What is staked adds up by asset, and is worth what its price says.
import { expect, test } from 'vitest'
import { drawnMarkup } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { centsOf } from '../../data/centsOf.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { Totals } from './Totals.tsx'
import { totalsOf, yearlyOf } from './totals.ts'

const init = sampleQuote().from
const share = { ...init, denom: 'move/ab', originId: 'share', symbol: 'INIT-USDC' }

test('amounts of one asset are added, and the largest comes first', () => {
  const totals = totalsOf([
    { asset: share, amount: '7' },
    { asset: init, amount: '5000000' },
    { asset: init, amount: '250000' },
  ])
  expect(totals.map(({ asset, amount }) => [asset.symbol, amount])).toEqual([
    ['INIT', '5250000'],
    ['INIT-USDC', '7'],
  ])
})

test('the value is cut to whole cents, and unknown where one asset has no price', () => {
  const totals = [{ asset: init, amount: '5250000' }]
  expect(centsOf(totals, () => '0.412')).toBe('216')
  expect(centsOf(totals, () => '2')).toBe('1050')
  expect(centsOf([], () => null)).toBe('0')
  expect(centsOf([...totals, { asset: share, amount: '1' }], (originId) => (originId === 'init' ? '0.412' : null))).toBeNull()
})

const listed = (address: string, commission: number, state: 'active' | 'jailed' = 'active') => ({
  address,
  name: '',
  commission,
  share: 0,
  uptime: null,
  state,
})
const stake = (validator: string, denom: string, amount: string): StakedPart => ({
  validator,
  asset: { chainId: 'one-1', denom, symbol: denom, name: denom, decimals: 6, isVerified: true, originId: denom },
  amount,
})
const staking = {
  yields: [{ denom: 'uinit', millionths: 70_000 }],
  validators: [listed('a', 0), listed('b', 500), listed('c', 0, 'jailed')],
  delegations: [stake('a', 'uinit', '100000000'), stake('b', 'uinit', '100000000'), stake('c', 'uinit', '100000000')],
  locks: null,
  locksError: null,
}
const locked = (parts: StakedPart[]) => ({
  account: 'init1',
  parts: parts.map((part) => ({ ...part, endsAt: 1 })),
  rewards: [],
  unbondings: [],
  free: [],
  longestMs: 0,
})
const yearly = (chain: Parameters<typeof yearlyOf>[0]) => yearlyOf(chain).map(({ asset, amount }) => `${amount} ${asset.denom}`)

test('stakes earn together what each earns with its validator, and locked ones too', () => {
  expect(yearly(staking)).toEqual(['13650000 uinit'])
  expect(yearly({ ...staking, locks: locked([stake('a', 'uinit', '1000000')]) })).toEqual(['13720000 uinit'])
})

test('no sum is given of an asset of which a rate, a validator or a lock is not known', () => {
  const mixed = [...staking.delegations, stake('a', 'move/lp', '5')]
  expect(yearly({ ...staking, delegations: mixed })).toEqual(['13650000 uinit'])
  expect(yearly({ ...staking, delegations: [...mixed, stake('gone', 'uinit', '1')] })).toEqual([])
  expect(yearly({ ...staking, yields: [] })).toEqual([])
  expect(yearly({ ...staking, locksError: toErrorData(new AppError('chain.badReply', 'The host sent something else.')) })).toEqual([])
})

test('what of the stakes is locked is said on a line of its own', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const chain = {
    ...staking,
    chainId: 'one-1',
    locks: locked([stake('a', 'uinit', '4000000')]),
    rewards: [],
    unbondings: [],
    free: [stake('', 'uinit', '1234567')].map(({ asset, amount }) => ({ asset, amount })),
  }
  const account: Account = {
    id: 'mine',
    label: 'Mine',
    address: { bech32: 'init1', hex: '0x' },
    signer: { kind: 'watched' },
    createdAt: 0,
  }
  const markup = await drawnMarkup(win, Totals, { chain: chain as unknown as StakingChain, account })
  expect(markup).toMatch(/<dd class="small mid">of which 4\.00 uinit locked<\/dd>/u)
  // The figures have two decimals; the title has every digit.
  expect(markup).toMatch(/title="1\.234567 uinit">1\.23</u)
})
