// The intent guard: what passes, and each thing that must not.
import { describe, expect, test } from 'vitest'
import { checkMessages, DEPOSIT, SEND, type Intent } from './checkMessages.ts'

const intent: Intent = {
  fromChainId: 'one-1',
  toChainId: 'two-1',
  denom: 'uinit',
  amount: '1000000',
  sender: 'init1me',
  recipient: 'init1you',
  bridgeId: '15',
}
const deposit = { sender: 'init1me', bridgeId: 15n, to: 'init1you', amount: { denom: 'uinit', amount: '1000000' }, data: new Uint8Array() }
const send = { fromAddress: 'init1me', toAddress: 'init1you', amount: [{ denom: 'uinit', amount: '1000000' }] }
const proposal = (value: object, typeUrl = DEPOSIT) => ({ chainId: 'one-1', signer: 'init1me', messages: [{ typeUrl, value }] })
const sameChain = { ...intent, toChainId: 'one-1', bridgeId: null }

describe('the intent guard', () => {
  test('passes the deposit that was asked for, one line a check', () => {
    const lines = checkMessages(proposal(deposit), intent)
    expect(lines.every(({ verdict }) => verdict === 'match')).toBe(true)
    expect(lines.map(({ subject }) => subject)).toEqual([
      'chain',
      'message',
      'signer',
      'sender',
      'bridge',
      'asset',
      'amount',
      'recipient',
      'hook',
    ])
  })

  test('passes a send on the same chain', () => {
    expect(checkMessages(proposal(send, SEND), sameChain).every(({ verdict }) => verdict === 'match')).toBe(true)
  })

  test.for<[string, object, string]>([
    ['another sender', proposal({ ...deposit, sender: 'init1them' }), 'sender'],
    ['another recipient', proposal({ ...deposit, to: 'init1them' }), 'recipient'],
    ['a larger amount', proposal({ ...deposit, amount: { denom: 'uinit', amount: '1000001' } }), 'amount'],
    ['another asset', proposal({ ...deposit, amount: { denom: 'uusdc', amount: '1000000' } }), 'asset'],
    ['another bridge', proposal({ ...deposit, bridgeId: 16n }), 'bridge'],
    ['a hook nobody asked for', proposal({ ...deposit, data: Uint8Array.of(1) }), 'hook'],
    ['another chain', { ...proposal(deposit), chainId: 'two-1' }, 'chain'],
    ['another signer', { ...proposal(deposit), signer: 'init1them' }, 'signer'],
    ['a send instead of a deposit', proposal(send, SEND), 'message'],
    ['an authorisation', proposal({ granter: 'init1me' }, '/cosmos.authz.v1beta1.MsgGrant'), 'message'],
    ['two messages', { ...proposal(deposit), messages: [...proposal(deposit).messages, ...proposal(deposit).messages] }, '2 messages'],
    ['no message', { ...proposal(deposit), messages: [] }, '0 messages'],
    ['a field too few', proposal({ ...deposit, to: undefined }), 'field'],
  ])('refuses %s and says what differs', ([, wrong, words]) => {
    expect(() => checkMessages(wrong as ReturnType<typeof proposal>, intent)).toThrow(
      expect.objectContaining({ code: 'transfer.unsafeMessage', message: expect.stringContaining(words) as string }),
    )
  })

  test('refuses a send of two coins, or to somebody else', () => {
    const coins = [...send.amount, { denom: 'uusdc', amount: '1' }]
    expect(() => checkMessages(proposal({ ...send, amount: coins }, SEND), sameChain)).toThrow('field')
    expect(() => checkMessages(proposal({ ...send, toAddress: 'init1them' }, SEND), sameChain)).toThrow('recipient')
  })

  test('refuses a deposit to a chain that has no bridge in the chain list', () => {
    expect(() => checkMessages(proposal(deposit), { ...intent, bridgeId: null })).toThrow('no bridge')
  })
})
