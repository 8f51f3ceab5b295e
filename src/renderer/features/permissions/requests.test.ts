// Which permissions can be revoked together: those of a chain's modules, by chain, as many as one signature holds.
import { expect, test } from 'vitest'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { needsBlindSigning, pickName, severalOf } from './requests.ts'

const common = { limits: [], period: null, scope: null, expiresAt: null }
const grant = (chainId: string, spender: string, message: string | null): Permission => ({
  kind: 'grant',
  chainId,
  spender,
  message,
  ...common,
})
const fees = (chainId: string, spender: string): Permission => ({ kind: 'feeGrant', chainId, spender, messages: [], ...common })
const operator: Permission = { kind: 'operator', chainId: 'one-1', contract: '0x1', spender: '0x2', seenAt: 1, name: null }
const LEDGER: Parameters<typeof severalOf>[1] = { signer: { kind: 'ledger', app: 'ethereum', path: '', publicKey: '', model: '' } }
const WATCHED: Parameters<typeof severalOf>[1] = { signer: { kind: 'watched' } }
const nameOf = (permission: Permission) => pickName(permission) ?? ''

const [VOTE, SEND, FEES] = [grant('one-1', 'init1a', '/vote'), grant('one-1', 'init1a', '/send'), fees('one-1', 'init1b')]

test('what contracts may take, and what Waybill does not know, is revoked one by one', () => {
  expect([VOTE, FEES, operator, grant('one-1', 'init1a', null)].map((one) => pickName(one) !== null)).toEqual([true, true, false, false])
})

test('several are offered by chain, where there are two or more; what is picked comes in the order of the list', () => {
  const list = [operator, VOTE, SEND, FEES, fees('two-1', 'init1a')]
  const [one, ...others] = severalOf(list, LEDGER, [FEES, VOTE].map(nameOf))
  expect(others).toEqual([])
  expect(one).toEqual({
    chainId: 'one-1',
    all: [VOTE, SEND, FEES].map(nameOf),
    picked: [VOTE, FEES].map(nameOf),
    grants: [
      { grantee: 'init1a', message: '/vote' },
      { grantee: 'init1b', message: null },
    ],
  })
})

test('what was picked and is gone is not revoked again; an account that cannot sign picks nothing', () => {
  expect(severalOf([VOTE, SEND], LEDGER, [FEES, VOTE].map(nameOf))[0]?.picked).toEqual([nameOf(VOTE)])
  expect(severalOf([VOTE, SEND], WATCHED, [])).toEqual([])
})

test('one signature takes as many as the device can show', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    grant('one-1', `init1${'q'.repeat(36)}${String(index)}`, '/cosmos.bank.v1beta1.MsgSend'),
  )
  const [one] = severalOf(many, LEDGER, many.map(nameOf))
  expect(one?.picked).toHaveLength(60)
  expect(one?.grants.length).toBeGreaterThan(25)
  expect(one?.grants.length).toBeLessThan(35)
})

test('what a contract holds needs blind signing, where the Ledger can sign it at all', () => {
  expect([operator, VOTE, FEES].map((one) => needsBlindSigning(one, LEDGER))).toEqual([true, false, false])
  expect(needsBlindSigning(operator, WATCHED)).toBe(false)
  expect(needsBlindSigning(operator, { signer: { kind: 'ledger', app: 'cosmos', path: '', publicKey: '', model: '' } })).toBe(false)
})
