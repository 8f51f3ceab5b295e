// The list of accounts beside the holdings: a watched one is marked, and its address stands there once.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import { reloadAccounts } from '../../../data/stores/accountsStore.ts'
import { PortfolioSide } from './PortfolioSide.tsx'

const account = (label: string, bech32: string, kind: Account['signer']['kind']) => ({
  id: label,
  label,
  address: { bech32 },
  signer: { kind },
})
const own = account('Savings', `init1wn00${'q'.repeat(30)}wn00`, 'ledger')
const address = `init1seen${'q'.repeat(30)}een0`

async function drawn(...accounts: readonly ReturnType<typeof account>[]): Promise<string> {
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: method === 'accounts.list' ? accounts : null }) as never)
  await reloadAccounts(win)
  return drawnText(win, PortfolioSide, {})
}

test('a watched account beside others says that it is not in the totals, and its address once', async () => {
  expect(await drawn(own, account('init1seen…een0', address, 'watched'))).toBe(
    'Accounts Savings init1wn00…wn00 init1seen…een0 not in your totals',
  )
  expect(await drawn(own, account('Friend', address, 'watched'))).toMatch(/Friend init1seen…een0 not in your totals$/u)
})

test('where every account is watched, each is in the totals', async () => {
  expect(await drawn(account('Friend', address, 'watched'))).toBe('Accounts Friend init1seen…een0')
})
