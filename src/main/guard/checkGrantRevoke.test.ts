// Revocations of grants and fee grants: the one that was asked for passes, each that differs does not.
import { expect, test } from 'vitest'
import { ask, FRIEND, ME, THEM } from '../../../test/support/benches/guardBench.ts'
import type { CosmosProposal } from './checkCosmos.ts'
import { checkGrantRevoke, REVOKE_FEES, REVOKE_GRANT, type GrantRevocation } from './checkGrantRevoke.ts'

const VOTE = '/cosmos.gov.v1.MsgVote'
const { registry, from } = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
const asked = (message: string | null): GrantRevocation => ({ sender: ME, registry, chainId: from.chainId, grantee: FRIEND, message })
const proposal = (typeUrl: string, value: unknown): CosmosProposal => ({
  chainId: from.chainId,
  signer: ME,
  messages: [{ typeUrl, value }],
})
const GRANT = { granter: ME, grantee: FRIEND, msgTypeUrl: VOTE }
const FEES = { granter: ME, grantee: FRIEND }

test('what was asked for passes, line by line', () => {
  expect(checkGrantRevoke(proposal(REVOKE_GRANT, GRANT), asked(VOTE)).map(({ subject }) => subject)).toEqual([
    'chain',
    'signer',
    'message',
    'sender',
    'spender',
    'allowance',
  ])
  expect(checkGrantRevoke(proposal(REVOKE_FEES, FEES), asked(null))).toHaveLength(5)
})

test.each([
  ['another chain', { ...proposal(REVOKE_GRANT, GRANT), chainId: 'two-1' }, VOTE],
  ['a foreign signer', { ...proposal(REVOKE_GRANT, GRANT), signer: THEM }, VOTE],
  ['another granter', proposal(REVOKE_GRANT, { ...GRANT, granter: THEM }), VOTE],
  ['another grantee', proposal(REVOKE_GRANT, { ...GRANT, grantee: THEM }), VOTE],
  ['another message', proposal(REVOKE_GRANT, { ...GRANT, msgTypeUrl: '/cosmos.bank.v1beta1.MsgSend' }), VOTE],
  ['a field more', proposal(REVOKE_GRANT, { ...GRANT, memo: 'x' }), VOTE],
  ['fees where a message was asked', proposal(REVOKE_FEES, FEES), VOTE],
  ['a message where fees were asked', proposal(REVOKE_GRANT, GRANT), null],
  ['another granter of fees', proposal(REVOKE_FEES, { ...FEES, granter: THEM }), null],
  ['another grantee of fees', proposal(REVOKE_FEES, { ...FEES, grantee: THEM }), null],
  ['a grant in place of a revocation', proposal('/cosmos.authz.v1beta1.MsgGrant', GRANT), VOTE],
  ['two messages', { ...proposal(REVOKE_GRANT, GRANT), messages: [1, 2].map(() => ({ typeUrl: REVOKE_GRANT, value: GRANT })) }, VOTE],
  ['no message', { ...proposal(REVOKE_GRANT, GRANT), messages: [] }, VOTE],
])('refuses %s', (_, hostile, message) => {
  expect(() => checkGrantRevoke(hostile, asked(message))).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})
