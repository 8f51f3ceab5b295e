// Sends, IBC transfers, deposits and withdrawals: the good ones pass, the hostile ones do not.
import { describe, expect, test } from 'vitest'
import {
  ask,
  family,
  FRIEND,
  FRIEND_HEX,
  INIT_HARBOUR,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  ME,
  ME_HARBOUR,
  NOW,
  SOON_NS,
  THEM,
  THEM_HARBOUR,
  WRAPPED_INIT,
  type Hostile,
} from '../../../test/support/benches/guardBench.ts'
import { checkCosmos, type CosmosProposal } from './checkCosmos.ts'
import { DEPOSIT, IBC_TRANSFER, SEND, WITHDRAW } from './plainMessages.ts'

type Fields = Record<string, unknown>
const proposal = (chainId: string, typeUrl: string, value: Fields, signer = ME): CosmosProposal => ({
  chainId,
  signer,
  messages: [{ typeUrl, value }],
})
/** Changes fields of the one message. */
const fields = (change: Fields) => (good: CosmosProposal) => ({
  ...good,
  messages: good.messages.map((message) => ({ ...message, value: { ...(message.value as Fields), ...change } })),
})
const coin = (amount: string, denom = 'uinit') => ({ denom, amount })

/** What no message of any kind may do. */
const ANY: Hostile<CosmosProposal>[] = [
  ['another chain', (good) => ({ ...good, chainId: 'two-1' }), 'the chain is “two-1”'],
  ['a foreign signer', (good) => ({ ...good, signer: THEM }), `the signer is “${THEM}”`],
  ['no message', (good) => ({ ...good, messages: [] }), '0 messages'],
  ['the message twice', (good) => ({ ...good, messages: [...good.messages, ...good.messages] }), '2 messages'],
  [
    'a payment beside it',
    (good) => ({
      ...good,
      messages: [...good.messages, { typeUrl: SEND, value: { fromAddress: ME, toAddress: THEM, amount: [coin('7')] } }],
    }),
    `to ${THEM}, which you didn’t ask for`,
  ],
  [
    'a grant beside it',
    (good) => ({ ...good, messages: [...good.messages, { typeUrl: '/cosmos.authz.v1beta1.MsgGrant', value: {} }, ...good.messages] }),
    '3 messages',
  ],
  [
    'an authorisation in its place',
    (good) => ({ ...good, messages: [{ typeUrl: '/cosmos.authz.v1beta1.MsgGrant', value: {} }] }),
    'MsgGrant',
  ],
  ['an execution for others', (good) => ({ ...good, messages: [{ typeUrl: '/cosmos.authz.v1beta1.MsgExec', value: {} }] }), 'MsgExec'],
  [
    'a fee allowance',
    (good) => ({ ...good, messages: [{ typeUrl: '/cosmos.feegrant.v1beta1.MsgGrantAllowance', value: {} }] }),
    'MsgGrantAllowance',
  ],
  ['a send to many', (good) => ({ ...good, messages: [{ typeUrl: '/cosmos.bank.v1beta1.MsgMultiSend', value: {} }] }), 'MsgMultiSend'],
  ['a kind named like a property', (good) => ({ ...good, messages: [{ typeUrl: 'constructor', value: {} }] }), 'constructor'],
]

describe('a send', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
  const good = proposal('one-1', SEND, { fromAddress: ME, toAddress: FRIEND, amount: [coin('1000000')] })
  family('send', good, (one) => checkCosmos(one, intent), [
    ...ANY,
    ['another sender', fields({ fromAddress: THEM }), 'the sender is'],
    ['another recipient', fields({ toAddress: THEM }), 'the recipient is'],
    ['one unit more', fields({ amount: [coin('1000001')] }), '“1000001”'],
    ['one unit less', fields({ amount: [coin('999999')] }), '“999999”'],
    ['another asset', fields({ amount: [coin('1000000', 'uusdc')] }), '“uusdc”'],
    ['a second coin', fields({ amount: [coin('1000000'), coin('1', 'uusdc')] }), 'amount'],
    ['an amount with a sign', fields({ amount: [coin('-1000000')] }), 'amount.0.amount'],
    ['a field nobody knows', fields({ memo: 'hi' }), 'Unrecognized'],
    ['a field too few', fields({ toAddress: undefined }), 'toAddress'],
    ['a cut address', fields({ toAddress: FRIEND.slice(0, -1) }), FRIEND.slice(0, -1)],
  ])

  test('takes an address in any spelling of the same bytes, and no other', () => {
    expect(() => checkCosmos(fields({ toAddress: FRIEND_HEX })(good), intent)).not.toThrow()
    expect(() => checkCosmos(fields({ toAddress: FRIEND.toUpperCase() })(good), intent)).not.toThrow()
  })

  test('takes the router’s fee on top only where the quote declared it in the same asset', () => {
    const fee = { label: 'fee', amount: '5', symbol: 'INIT', decimals: 6, behavior: 'onTop', chainId: 'one-1', denom: 'uinit', usd: null }
    const asking = (change: object) =>
      ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'], patch: { fees: [{ ...fee, ...change }] } })
    const more = fields({ amount: [coin('1000005')] })(good)
    expect(() => checkCosmos(more, asking({}))).not.toThrow()
    for (const change of [{ behavior: 'deducted' }, { denom: 'uusdc' }, { chainId: 'move-1' }, { label: 'network' }]) {
      expect(() => checkCosmos(more, asking(change))).toThrow('the amount is')
    }
  })
})

describe('an IBC transfer', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['harbour-1', INIT_HARBOUR], way: ['one-1', 'harbour-1'], recipient: ME_HARBOUR })
  const value = {
    sourcePort: 'transfer',
    sourceChannel: 'channel-3',
    token: coin('1000000'),
    sender: ME,
    receiver: ME_HARBOUR,
    timeoutHeight: { revisionNumber: 0n, revisionHeight: 0n },
    timeoutTimestamp: SOON_NS,
    memo: '',
    encoding: '',
  }
  family('transfer by IBC', proposal('one-1', IBC_TRANSFER, value), (one) => checkCosmos(one, intent), [
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['another receiver', fields({ receiver: THEM_HARBOUR }), THEM_HARBOUR],
    ['an address of another chain', fields({ receiver: ME }), ME],
    ['another channel', fields({ sourceChannel: 'channel-1' }), 'transfer/channel-1'],
    ['a channel that nobody lists', fields({ sourceChannel: 'channel-99' }), 'transfer/channel-99'],
    ['another port', fields({ sourcePort: 'nft-transfer' }), 'nft-transfer/channel-3'],
    ['a larger amount', fields({ token: coin('2000000') }), '“2000000”'],
    ['another asset', fields({ token: coin('1000000', 'uusdc') }), '“uusdc”'],
    ['no end but a height', fields({ timeoutTimestamp: 0n, timeoutHeight: { revisionNumber: 1n, revisionHeight: 5n } }), '1970'],
    ['an end in a year', fields({ timeoutTimestamp: BigInt(NOW) * 1_000_000n + 31_536_000_000_000_000n }), '2027'],
    ['an end in the past', fields({ timeoutTimestamp: BigInt(NOW - 1) * 1_000_000n }), '11:59:59'],
    ['an unknown field', fields({ extra: 1 }), 'Unrecognized'],
    ['an unknown field in a height', fields({ timeoutHeight: { revisionNumber: 0n, revisionHeight: 0n, x: 1 } }), 'timeoutHeight'],
    ['another encoding', fields({ encoding: 'application/x-protobuf' }), 'encoding'],
    ['a memo that is no JSON', fields({ memo: 'pay them' }), 'The memo isn’t valid JSON or has duplicate keys.'],
    ['a memo that is a list', fields({ memo: '[]' }), 'The memo isn’t a JSON object.'],
    ['a memo of an unknown kind', fields({ memo: '{"autopilot":{}}' }), '“autopilot”'],
    ['a memo in another case', fields({ memo: '{"Forward":{}}' }), '“Forward”'],
  ])
})

describe('a deposit', () => {
  const good = proposal('one-1', DEPOSIT, { sender: ME, bridgeId: 15n, to: FRIEND, amount: coin('1000000'), data: new Uint8Array() })
  const request = { from: ['one-1', 'uinit'] as [string, string], to: ['evm-1', L2_INIT_EVM] as [string, string], way: ['one-1', 'evm-1'] }
  family('deposit', good, (one) => checkCosmos(one, ask(request)), [
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['another recipient', fields({ to: THEM }), 'the recipient is'],
    ['another bridge', fields({ bridgeId: 16n }), 'the bridge is “16”'],
    ['an unknown field', fields({ memo: 'x' }), 'Unrecognized'],
    ['a larger amount', fields({ amount: coin('1000001') }), 'the amount is'],
    ['another asset', fields({ amount: coin('1000000', 'uusdc') }), 'the asset is'],
    ['a hook that nobody signed', fields({ data: Uint8Array.of(1, 2) }), 'the hook is “0102”, not nothing'],
    [
      'a send in its place',
      (one) => ({ ...one, messages: [{ typeUrl: SEND, value: { fromAddress: ME, toAddress: FRIEND, amount: [coin('1000000')] } }] }),
      ', before the end of the route.',
    ],
    [
      'a withdrawal in its place',
      (one) => ({ ...one, messages: [{ typeUrl: WITHDRAW, value: { sender: ME, to: FRIEND, amount: coin('1000000') } }] }),
      'The optimistic bridge doesn’t connect',
    ],
  ])

  const hook = Buffer.from('signed by me').toString('base64')
  const WRAPPED = '1000000000000000000'
  const hooked = fields({ to: ME, data: new Uint8Array(Buffer.from(hook, 'base64')) })(good)
  family(
    'deposit with a hook',
    hooked,
    (one) =>
      checkCosmos(
        one,
        ask({
          ...request,
          to: ['evm-1', WRAPPED_INIT],
          recipient: ME,
          hook,
          patch: { amountOut: WRAPPED, minimumOut: WRAPPED, unhookedDenom: L2_INIT_EVM },
        }),
      ),
    [
      ['another hook', fields({ data: new Uint8Array(Buffer.from('signed by them')) }), Buffer.from('signed by them').toString('hex')],
      ['no hook', fields({ data: new Uint8Array() }), 'the hook is nothing'],
      ['another recipient than who signed the hook', fields({ to: FRIEND }), `the recipient is “${FRIEND}”, not “${ME}”`],
      ['one byte more', fields({ data: new Uint8Array([...Buffer.from(hook, 'base64'), 0]) }), '00”,'],
    ],
  )

  test('refuses to go where the chain list names no bridge', () => {
    const intent = ask({ from: ['one-1', 'uinit'], to: ['harbour-1', INIT_HARBOUR], way: ['one-1', 'harbour-1'] })
    expect(() => checkCosmos(good, intent)).toThrow('no bridge to harbour-1')
  })
})

describe('a withdrawal through the optimistic bridge', () => {
  const request = {
    from: ['move-1', L2_INIT_MOVE] as [string, string],
    to: ['one-1', 'uinit'] as [string, string],
    way: ['move-1', 'one-1'],
  }
  const lossless = ask({ ...request, patch: { variant: 'lossless' } })
  const good = proposal('move-1', WITHDRAW, { sender: ME, to: FRIEND, amount: coin('1000000', L2_INIT_MOVE) })
  family('withdrawal', good, (one) => checkCosmos(one, lossless), [
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['another recipient', fields({ to: THEM }), 'the recipient is'],
    ['a larger amount', fields({ amount: coin('1000001', L2_INIT_MOVE) }), 'the amount is'],
    ['another asset', fields({ amount: coin('1000000', 'uusdc') }), 'the asset is'],
    ['a field nobody knows', fields({ data: 'x' }), 'Unrecognized'],
  ])

  test('is refused where the fast way was asked for', () => {
    expect(() => checkCosmos(good, ask(request))).toThrow('The message uses the slow optimistic bridge, but you chose the fast route.')
  })
})

describe('the way of the quote', () => {
  test('must lead from its source to its goal without a gap', () => {
    expect(() => ask({ from: ['one-1', 'uinit'], to: ['evm-1', 'x'], way: ['one-1', 'move-1'] })).toThrow('ends on move-1')
    expect(() => ask({ from: ['evm-1', 'x'], to: ['one-1', 'uinit'], way: ['move-1', 'one-1'] })).toThrow('gap')
  })

  test('may leave money on the way only with an address that the user can sign for', () => {
    const hop = {
      kind: 'ibc',
      bridge: null,
      fromChainId: 'one-1',
      toChainId: 'harbour-1',
      denomIn: null,
      denomOut: INIT_HARBOUR,
      amountOut: '1000000',
      txIndex: 0,
    }
    const second = { ...hop, fromChainId: 'harbour-1', toChainId: 'move-1', txIndex: 1 }
    const legs = { hops: [hop, second], transactionsRequired: 2 }
    const request = {
      from: ['one-1', 'uinit'] as [string, string],
      to: ['move-1', L2_INIT_MOVE] as [string, string],
      way: ['one-1', 'harbour-1', 'move-1'],
    }
    expect(ask({ ...request, patch: legs }).goal).toEqual({
      chainId: 'harbour-1',
      denom: INIT_HARBOUR,
      least: '1000000',
      recipients: [ME_HARBOUR],
    })
    const recipientOnly = { chainId: 'harbour-1', address: THEM_HARBOUR, role: 'recipient', isSignable: true }
    expect(() => ask({ ...request, patch: { ...legs, addresses: [recipientOnly] } })).toThrow('This transaction would leave the funds on')
    const unsignable = { chainId: 'harbour-1', address: THEM_HARBOUR, role: 'own', isSignable: false }
    expect(() => ask({ ...request, patch: { ...legs, addresses: [unsignable] } })).toThrow('This transaction would leave the funds on')
  })
})
