// What an NFT's detail says of sending it: Waybill does not, and where it can be sent; nothing of one that has left.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { NftDetail } from '../../../shared/contract/history/nft.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { NftFacts } from './NftDrawer.tsx'

const WATCHED: Account = { ...PLAIN_ACCOUNT, signer: { kind: 'watched' } }

async function drawn(account: Account, leftAt: number | null): Promise<string> {
  const { win } = openBridgedWindow((method) =>
    method === 'accounts.list' ? (Promise.resolve({ ok: true, value: [account] }) as never) : new Promise(() => undefined),
  )
  await reloadAccounts(win)
  const image: NftDetail['nft']['image'] = { state: 'absent', reason: 'off', host: null, nextTryAt: null }
  const nft = { accountId: account.id, chainId: 'one-1', collection: '0x1', tokenId: '7', name: null, image, isHidden: false, leftAt }
  const detail = { nft, collectionName: 'Keepers', creator: '', uri: '', objectAddr: '', firstSeenAt: 0, readAt: 0, imageType: null }
  return await drawnText(win, NftFacts, { detail: { ...detail, description: null, traits: [], history: [] } })
}

test('an account of the Ledger is led to another wallet, a watched one to the wallet with its keys', async () => {
  expect(await drawn(PLAIN_ACCOUNT, null)).toMatch(/Send ?Waybill doesn’t send NFTs\. Use your Ledger with a wallet that does\./u)
  const watched = await drawn(WATCHED, null)
  expect(watched).toMatch(/Send ?Waybill doesn’t send NFTs\. Use the wallet that holds this account’s keys\./u)
  expect(watched).not.toContain('Ledger')
})

test('of an NFT that has left nothing is said', async () => {
  expect(await drawn(PLAIN_ACCOUNT, 5)).not.toContain('send NFTs')
})
