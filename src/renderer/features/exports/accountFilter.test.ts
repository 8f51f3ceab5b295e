// Tests the accounts of an export.
import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import { namesAccounts, ownOrAll, withAccounts } from './accountFilter.ts'

const [own, watched] = [{ signer: { kind: 'ledger' } }, { signer: { kind: 'watched' } }] as Pick<Account, 'signer'>[]

test('an export begins with own accounts where others are watched too', () => {
  expect([[own], [watched], [own, watched]].map((accounts) => ownOrAll(accounts.flatMap((one) => one ?? [])))).toEqual([
    'all',
    'all',
    'own',
  ])
})

test('accounts are written into the search, which keeps what it says', () => {
  expect(withAccounts('rent', 'own')).toBe('rent account:own')
  expect(withAccounts('', 'account 1')).toBe('account:"account 1"')
  expect(withAccounts('rent', 'all')).toBe('rent')
  expect(['rent', 'account:main', '-account:main'].map(namesAccounts)).toEqual([false, true, true])
})
