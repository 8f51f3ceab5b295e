// What a stake earns in a year: exact, after the commission, and nothing where it is not known.
import { expect, test } from 'vitest'
import { aprOf, ratedDenom, yearlyUnits } from './stakingYields.ts'

const chain = { yields: [{ denom: 'uinit', millionths: 70_001 }] }
const active = (commission: number) => ({ commission, state: 'active' as const })

test.each([
  [0, 700],
  [500, 665],
  [800, 644],
  [10_000, 0],
  [20_000, 0],
])('a commission of %i hundredths of a percent leaves %i', (commission, apr) => {
  expect(aprOf(chain, active(commission), 'uinit')).toBe(apr)
})

test('half a hundredth of a percent is rounded up', () => {
  expect(aprOf({ yields: [{ denom: 'uinit', millionths: 70_050 }] }, active(0), 'uinit')).toBe(701)
  expect(aprOf({ yields: [{ denom: 'uinit', millionths: 70_049 }] }, active(0), 'uinit')).toBe(700)
})

test('nothing is said of another denomination, of an inactive validator, and of none', () => {
  expect(aprOf(chain, active(0), 'move/lp')).toBeNull()
  expect(aprOf(chain, { commission: 0, state: 'jailed' }, 'uinit')).toBeNull()
  expect(aprOf(chain, undefined, 'uinit')).toBeNull()
  expect(aprOf({ yields: [] }, active(0), 'uinit')).toBeNull()
  expect(yearlyUnits({ yields: [] }, active(0), { denom: 'uinit', amount: '5' })).toBeNull()
})

test('amounts beyond 64 bits earn exactly their part', () => {
  const amount = `1${'0'.repeat(30)}`
  expect(yearlyUnits(chain, active(500), { denom: 'uinit', amount })).toBe(`66500950${'0'.repeat(21)}`)
  expect(yearlyUnits(chain, active(0), { denom: 'uinit', amount: '14' })).toBe('0')
  expect(yearlyUnits(chain, active(0), { denom: 'uinit', amount: '15' })).toBe('1')
})

test('validators are compared by the first denomination that can be staked and has a rate', () => {
  const asset = (denom: string) => ({
    asset: { chainId: 'one-1', denom, symbol: denom, name: denom, decimals: 6, isVerified: true, originId: denom },
    amount: '0',
  })
  expect(ratedDenom({ ...chain, free: [asset('move/lp'), asset('uinit')] })).toBe('uinit')
  expect(ratedDenom({ yields: [], free: [asset('uinit')] })).toBeUndefined()
})
