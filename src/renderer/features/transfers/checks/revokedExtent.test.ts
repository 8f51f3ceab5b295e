// What the review of a revocation says that ends: how much, until when and with whom, of each kind of permission; nothing where it is not known.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Permission } from '../../../../shared/contract/transfer/permissions.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { reloadLabels } from '../../../data/stores/labelsStore.ts'
import { RevokedGrants } from '../review/RevokedGrants.tsx'
import { RevokedThing } from '../review/RevokedThing.tsx'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const asset = { ...sampleQuote().from, symbol: 'USDC', decimals: 6 }
const SEND = '/cosmos.bank.v1beta1.MsgSend'
const given = { chainId: asset.chainId, contract: `0x${'1'.repeat(40)}`, spender: `0x${'2'.repeat(40)}`, seenAt: Date.UTC(2026, 9, 3) }
const granted = { chainId: asset.chainId, spender: 'init1a', limits: [{ asset, amount: '500000000' }], period: null, scope: null }
const grant: Permission = { kind: 'grant', message: SEND, ...granted, expiresAt: Date.UTC(2027, 2, 3) }

test.each<[string, Permission, RegExp]>([
  [
    'a token',
    { kind: 'token', asset, amount: '500000000', isUnlimited: false, ...given },
    /Can spend up to 500\.00 USDC\. ?approved 3 Oct/u,
  ],
  ['a token without limit', { kind: 'token', asset, amount: '9', isUnlimited: true, ...given }, /Can spend all your USDC, including/u],
  ['a collection', { kind: 'operator', name: 'Tide Tables', ...given }, /Can move every NFT of Tide Tables, including/u],
  ['a grant', grant, /Can send your coins\. Up to 500\.00 USDC\. ?expires 3 Mar 2027/u],
  [
    'a fee grant',
    { kind: 'feeGrant', messages: [], ...granted, expiresAt: null },
    /You pay its network fees, up to 500\.00 USDC\. ?doesn’t expire/u,
  ],
])('of %s', async (_, permission, expected) => {
  const quote = { ...sampleQuote(), task: 'revoke' as const, revokes: permission.kind, from: { ...asset, denom: SEND } }
  expect(await drawnText(win, RevokedThing, { quote: { ...quote, revoked: [permission] }, saysMeaning: true })).toMatch(expected)
  for (const shown of [
    { quote: { ...quote, revoked: [permission] }, saysMeaning: false },
    { quote: { ...quote, revoked: [] }, saysMeaning: true },
  ]) {
    expect(await drawnText(win, RevokedThing, shown)).not.toMatch(/500|approved|expire/u)
  }
})

test('with whom it was confined is said, and of many the first', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `init1to${index}`)
  const confined: Permission = { ...grant, scope: { kind: 'recipients', names } }
  const text = await drawnText(win, RevokedThing, { quote: { ...sampleQuote(), revokes: 'grant', revoked: [confined] }, saysMeaning: true })
  expect(text).toMatch(/Only to init1to0 .*init1to4 and 2 more/u)
  expect(text).not.toContain('init1to5')
})

test('an only recipient whom the user named is called so, beside the whole address', async () => {
  const scope = { kind: 'recipients' as const, names: ['init1landlord'] }
  const shown = { quote: { ...sampleQuote(), revokes: 'grant' as const, revoked: [{ ...grant, scope }] }, saysMeaning: true }
  expect(await drawnText(win, RevokedThing, shown)).toMatch(/Up to 500\.00 USDC, only to init…lord\./u)
  const named = { kind: 'address', chainId: '', ref: 'init1landlord', label: 'Landlord', note: '', isHidden: false, updatedAt: 0 }
  const listed = { ...named, address: { bech32: named.ref, hex: '0xb' } }
  const { win: known } = openBridgedWindow(() => Promise.resolve({ ok: true, value: [listed] }) as never)
  await reloadLabels(known)
  const text = await drawnText(known, RevokedThing, shown)
  expect(text).toMatch(/Up to 500\.00 USDC, only to Landlord\./u)
  expect(text).toMatch(/Only to init1landlord/u)
})

test('of several each says what it allowed; one of which the chain did not tell only its name', async () => {
  const grants = [
    { grantee: 'init1a', message: SEND },
    { grantee: 'init1b', message: null },
  ]
  const text = await drawnText(win, RevokedGrants, { grants, revoked: [grant] })
  expect(text).toMatch(/Sending ?Can send your coins\. Up to 500\.00 USDC\. ?expires 3 Mar 2027/u)
  expect(text).toMatch(/Network fees ?$/u)
})
