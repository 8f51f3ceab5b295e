// What an NFT's detail says below its name of sending it: Waybill does not, and where it can be sent; nothing of one that has left.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import type { Account } from '../../../shared/contract/account.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { SendNote } from './NftDrawer.tsx'

const WATCHED: Account = { ...PLAIN_ACCOUNT, signer: { kind: 'watched' } }

async function drawn(account: Account, leftAt: number | null): Promise<string> {
  const { win } = openBridgedWindow((method) =>
    method === 'accounts.list' ? (Promise.resolve({ ok: true, value: [account] }) as never) : new Promise(() => undefined),
  )
  await reloadAccounts(win)
  return await drawnText(win, SendNote, { nft: { accountId: account.id, leftAt } })
}

test('an account of the Ledger is led to another wallet, a watched one to the wallet with its keys', async () => {
  expect(await drawn(PLAIN_ACCOUNT, null)).toBe('Waybill doesn’t send NFTs. Use your Ledger with a wallet that does.')
  const watched = await drawn(WATCHED, null)
  expect(watched).toBe('Waybill doesn’t send NFTs. Use the wallet that holds this account’s keys.')
})

test('of an NFT that has left nothing is said', async () => {
  expect(await drawn(PLAIN_ACCOUNT, 5)).toBe('')
})
