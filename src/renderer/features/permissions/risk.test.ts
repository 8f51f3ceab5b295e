// Checks which permissions are called harmless, and what the others put at risk.
import { expect, test } from 'vitest'
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { byChain } from './requests.ts'
import { allExposed, byRisk, exposedNow, isGrave, isWholeLimit, riskOf, withoutSum } from './risk.ts'

type Grant = Extract<Permission, { kind: 'grant' }>
type Token = Extract<Permission, { kind: 'token' }>

const asset: Token['asset'] = {
  chainId: 'one-1',
  denom: 'uinit',
  symbol: 'INIT',
  name: 'Init',
  decimals: 6,
  isVerified: true,
  originId: 'init',
}
const other = { ...asset, denom: 'uusdc' }
const limits = [{ asset, amount: '250' }]
const grant = (message: string | null, part: Partial<Grant> = {}): Grant => ({
  kind: 'grant',
  chainId: 'one-1',
  spender: 'init1',
  limits: [],
  period: null,
  scope: null,
  expiresAt: null,
  message,
  ...part,
})
const token = (part: Partial<Token> = {}): Token => ({
  kind: 'token',
  chainId: 'one-1',
  contract: '0x1',
  spender: '0x2',
  seenAt: 1,
  asset,
  amount: '250',
  isUnlimited: false,
  ...part,
})
const part = (of: Token['asset'], accountId: string, amount: string) => ({ asset: of, accountId, amount, rank: null, readAt: 1 })
const groups: AssetGroup[] = [
  {
    originId: 'init',
    symbol: 'INIT',
    name: 'Init',
    decimals: 6,
    isVerified: true,
    isHidden: false,
    total: '1000',
    parts: [part(asset, 'a', '100'), part(asset, 'b', '900'), part(other, 'a', '7')],
    stakes: [],
  },
]

test('voting and staking take nothing; sending without a limit, any contract and what is not known may take everything', () => {
  expect(riskOf(grant('/cosmos.gov.v1.MsgVote'))).toBe('nothing')
  expect(riskOf(grant('/initia.mstaking.v1.MsgDelegate', { limits }))).toBe('nothing')
  expect(riskOf(grant('/cosmos.bank.v1beta1.MsgSend', { limits }))).toBe('limited')
  expect(riskOf(grant('/cosmos.bank.v1beta1.MsgSend'))).toBe('everything')
  expect(riskOf(grant('/initia.move.v1.MsgExecute', { limits }))).toBe('everything')
  expect(riskOf(grant(null))).toBe('everything')
  expect(riskOf(token())).toBe('limited')
  expect(riskOf(token({ isUnlimited: true }))).toBe('everything')
})

test('no more is at risk than the account holds, nor than the limit', () => {
  expect(exposedNow(token(), groups, 'a')).toEqual([{ asset, amount: 100n }])
  expect(exposedNow(token(), groups, 'b')).toEqual([{ asset, amount: 250n }])
  expect(exposedNow(token({ isUnlimited: true }), groups, 'b')).toEqual([{ asset, amount: 900n }])
  expect(exposedNow(grant('/cosmos.bank.v1beta1.MsgSend', { limits }), groups, 'c')).toEqual([{ asset, amount: 0n }])
})

test('a limit that does not hold what can be taken is not told as the risk', () => {
  expect(exposedNow(grant('/initia.move.v1.MsgExecute', { limits }), groups, 'a')).toEqual([])
  expect(exposedNow(grant(null, { limits }), groups, 'a')).toEqual([])
})

test('what is at risk is told apart only where it is less than what is allowed', () => {
  const of = (permission: Permission, id: string) => isWholeLimit(permission, exposedNow(permission, groups, id))
  expect(of(token(), 'b')).toBe(true)
  expect(of(token(), 'a')).toBe(false)
  expect(of(token({ isUnlimited: true }), 'b')).toBe(false)
  const sending = '/cosmos.bank.v1beta1.MsgSend'
  expect(of(grant(sending, { limits }), 'b')).toBe(true)
  expect(of(grant(sending, { limits }), 'c')).toBe(false)
  expect(of(grant(sending, { limits, period: { seconds: 60, limits } }), 'b')).toBe(false)
})

test('what could take everything stands first, what takes nothing last', () => {
  const vote = grant('/cosmos.gov.v1.MsgVote')
  const capped = grant('/cosmos.bank.v1beta1.MsgSend', { limits })
  const any = grant('/cosmos.bank.v1beta1.MsgSend')
  const all: Permission = { kind: 'operator', chainId: 'one-1', spender: '0x1', contract: '0x2', collection: '' } as unknown as Permission
  expect(byRisk([vote, capped, any, all])).toEqual([all, any, capped, vote])
})

test('the chain with the gravest permission stands first, and each grave one is marked', () => {
  const vote = grant('/cosmos.gov.v1.MsgVote')
  const any = { ...grant('/cosmos.bank.v1beta1.MsgSend'), chainId: 'two-2' }
  expect(byChain(byRisk([vote, any])).map(([chainId]) => chainId)).toEqual(['two-2', vote.chainId])
  expect([vote, any].map(isGrave)).toEqual([false, true])
})

test('together they take no more of an asset than is held, and all of a chain where one has no limit', () => {
  const sums = (permissions: Permission[], id: string) =>
    allExposed(permissions, groups, id).flatMap(({ asset: { denom }, amount }) => (amount === 0n ? [] : [[denom, amount]]))
  const capped = grant('/cosmos.bank.v1beta1.MsgSend', { limits })
  expect(sums([capped], 'b')).toEqual([['uinit', 250n]])
  expect(sums([capped, token(), token()], 'b')).toEqual([['uinit', 750n]])
  expect(sums([token({ isUnlimited: true }), token()], 'b')).toEqual([['uinit', 900n]])
  expect(sums([grant('/cosmos.bank.v1beta1.MsgSend'), capped], 'b')).toEqual([['uinit', 900n]])
  expect(sums([grant('/cosmos.gov.v1.MsgVote')], 'b')).toEqual([])
  expect(sums([{ ...grant('/cosmos.bank.v1beta1.MsgSend'), chainId: 'two-2' }], 'b')).toEqual([])
})

test('counts collections and assets without a price beside the sum, each once', () => {
  const operator = { kind: 'operator', chainId: 'one-1', contract: '0x5', spender: '0x2' } as unknown as Permission
  const boat = { ...asset, originId: 'boat' }
  const exposed = [asset, boat, { ...boat, denom: 'wboat' }].map((one) => ({ asset: one, amount: 5n }))
  expect(withoutSum([operator, operator, token()], exposed, ({ originId }) => originId === 'init')).toEqual({ collections: 1, unpriced: 1 })
  expect(withoutSum([token()], [{ asset: boat, amount: 0n }], () => false)).toEqual({ collections: 0, unpriced: 0 })
})
