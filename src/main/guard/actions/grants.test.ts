// Several permissions revoked at once: exactly those that were asked for pass, in their order; each proposal that differs does not.
import { expect, test } from 'vitest'
import { ask, FRIEND, ME, THEM } from '../../../../test/support/benches/guardBench.ts'
import { createRandom } from '../../../practice/random.ts'
import { checkAction, type AskedAction } from '../checkAction.ts'
import type { CosmosProposal } from '../checkCosmos.ts'
import { VOTE } from './governance.ts'
import { REVOKE_GRANT } from './grants.ts'
import { REVOKE_FEES } from '../../../shared/domain/transfer/revocations.ts'

const SEND = '/cosmos.bank.v1beta1.MsgSend'
const { registry, from } = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
const asking = (grants: Extract<AskedAction['action'], { type: 'revokeGrants' }>['grants']): AskedAction => ({
  sender: ME,
  registry,
  chainId: from.chainId,
  action: { type: 'revokeGrants', grants },
})
const document = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: from.chainId, signer: ME, messages })
const grant = (msgTypeUrl: string, rest: object = {}) => ({
  typeUrl: REVOKE_GRANT,
  value: { granter: ME, grantee: FRIEND, msgTypeUrl, ...rest },
})
const fees = (rest: object = {}) => ({ typeUrl: REVOKE_FEES, value: { granter: ME, grantee: FRIEND, ...rest } })
const asked = asking([
  { grantee: FRIEND, message: VOTE },
  { grantee: FRIEND, message: null },
  { grantee: FRIEND, message: SEND },
])
const [VOTED, PAID, SENT] = [grant(VOTE), fees(), grant(SEND)]

test('what was asked for passes, line by line', () => {
  const lines = checkAction(document(VOTED, PAID, SENT), asked)
  const ofFees = ['message', 'sender', 'spender']
  const each = [...ofFees, 'allowance']
  expect(lines.map(({ subject }) => subject)).toEqual(['chain', 'signer', ...each, ...ofFees, ...each])
  expect(lines.every(({ verdict }) => verdict === 'match')).toBe(true)
})

const GIVEN = { typeUrl: '/cosmos.authz.v1beta1.MsgGrant', value: { granter: ME, grantee: THEM, grant: {} } }
const PAYMENT = { typeUrl: SEND, value: { fromAddress: ME, toAddress: THEM, amount: [{ denom: 'uinit', amount: '1' }] } }

test.each([
  ['a message more', document(VOTED, PAID, SENT, fees({ grantee: THEM }))],
  ['a payment after them', document(VOTED, PAID, SENT, PAYMENT)],
  ['a payment in place of one', document(VOTED, PAID, PAYMENT)],
  ['a grant in place of one', document(VOTED, GIVEN, SENT)],
  ['a message less', document(VOTED, PAID)],
  ['nothing', document()],
  ['another order', document(PAID, VOTED, SENT)],
  ['one twice', document(VOTED, VOTED, SENT)],
  ['another holder', document(VOTED, fees({ grantee: THEM }), SENT)],
  ['another granter', document(VOTED, PAID, grant(SEND, { granter: THEM }))],
  ['another message', document(VOTED, PAID, grant('/cosmos.bank.v1beta1.MsgMultiSend'))],
  ['a field more', document(VOTED, fees({ memo: 'x' }), SENT)],
  ['a foreign signer', { ...document(VOTED, PAID, SENT), signer: THEM }],
  ['another chain', { ...document(VOTED, PAID, SENT), chainId: 'two-1' }],
])('refuses %s', (_, hostile) => {
  expect(() => checkAction(hostile, asked)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'of lists over few holders and messages only the very one passes (seed %i)',
  (seed) => {
    const random = createRandom(seed)
    const list = () =>
      Array.from({ length: random.between(1, 4) }, () => ({
        grantee: random.pick([FRIEND, THEM]),
        message: random.pick([null, VOTE, SEND]),
      }))
    const [wanted, found] = [list(), list()]
    const toMessage = ({ grantee, message }: (typeof wanted)[number]) =>
      message === null ? fees({ grantee }) : grant(message, { grantee })
    const run = (grants: typeof wanted) => checkAction(document(...grants.map(toMessage)), asking(wanted))
    expect(run(wanted).every(({ verdict }) => verdict === 'match')).toBe(true)
    if (JSON.stringify(found) === JSON.stringify(wanted)) return
    expect(() => run(found)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
  },
)
