// What an NFT's detail says of sending it: why Waybill does not, where it can be sent, and what that wallet asks for; nothing of one that has left.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import type { Account } from '../../../shared/contract/account.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { SendNote, SendRow } from './SendNote.tsx'

const WATCHED: Account = { ...PLAIN_ACCOUNT, signer: { kind: 'watched' } }

async function drawn(account: Account, leftAt: number | null): Promise<string> {
  const { win } = openBridgedWindow((method) =>
    method === 'accounts.list' ? (Promise.resolve({ ok: true, value: [account] }) as never) : new Promise(() => undefined),
  )
  await reloadAccounts(win)
  return await drawnText(win, SendNote, { nft: { accountId: account.id, leftAt, collection: '0xc011', tokenId: '77' } })
}

test('an account of the Ledger is led to another wallet, a watched one to the wallet with its keys', async () => {
  expect(await drawn(PLAIN_ACCOUNT, null)).toMatch(
    /^Your Ledger can’t show what an NFT transfer does, so Waybill sends none\. The wallet of Initia’s own app does: .* open the NFT and choose Send\. ?Another wallet may ask for: ?Contract ?0xc011.*Token ID ?77/u,
  )
  const watched = await drawn(WATCHED, null)
  expect(watched).toMatch(
    /^Your Ledger can’t show what an NFT transfer does, so Waybill sends none\. Send it in the wallet that holds this account’s keys\./u,
  )
})

test('the button promises an answer, and the dialog says that another wallet sends it', () => {
  expect(allEnglish.nftWords.send).toBe('How to send')
  expect(allEnglish.nftWords.sendLabel).toMatch(/^How to send/u)
  expect(allEnglish.nftWords.sending).toContain('another wallet')
})

test('a row says that it can’t be sent from here, beside the button that says how else', async () => {
  const lineOf = async (account: Account, leftAt: number | null) => {
    const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: [account] }) as never)
    await reloadAccounts(win)
    return await drawnText(win, SendRow, { nft: { accountId: account.id, leftAt, collection: '0xc011', tokenId: '77' } })
  }
  expect(await lineOf(PLAIN_ACCOUNT, null)).toMatch(/^Send ?Not from here: your Ledger can’t show it\. ?How to send/u)
  expect(await lineOf(WATCHED, null)).toMatch(/^Send ?Not from here: this account is only watched\. ?How to send/u)
  expect(await lineOf(PLAIN_ACCOUNT, 5)).toBe('')
})

test('of an NFT that has left nothing is said', async () => {
  expect(await drawn(PLAIN_ACCOUNT, 5)).toBe('')
})
