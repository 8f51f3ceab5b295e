// Calls on EVM rollups: MsgCall of a transfer, and the hook that runs when a deposit arrives; and claims on the L1.
import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ask,
  EVM_INIT_L1,
  EXCHANGE,
  family,
  FRIEND,
  FRIEND_HEX,
  L2_INIT_EVM,
  L2_INIT_TOKEN,
  L2_USDC_EVM,
  ME,
  ME_HEX,
  registry,
  SOON_NS,
  SOON_S,
  THEM,
  THEM_HEX,
  USDC_EVM,
  WINIT,
  WRAPPER,
  type Hostile,
} from '../../../../test/support/benches/guardBench.ts'
import { checkClaim, FINALIZE } from '../checkClaim.ts'
import { checkCosmos, type CosmosProposal } from '../checkCosmos.ts'
import { checkHook } from '../checkHook.ts'
import type { Intent } from '../intent.ts'
import { MSG_CALL } from './msgCall.ts'

type Fields = Record<string, unknown>
type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function toLocal(address receiver, string denom, uint8 decimals)',
  'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
  'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount)',
  'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout, string memo)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
])
const data = (functionName: string, args: unknown[]) => encodeFunctionData({ abi, functionName, args } as unknown as Call)
const call = (contractAddr: string, input: string, change: Fields = {}) => ({
  typeUrl: MSG_CALL,
  value: { sender: ME, contractAddr, input, value: '0', accessList: [], ...change },
})
const proposal = (...messages: CosmosProposal['messages'][number][]): CosmosProposal => ({ chainId: 'evm-1', signer: ME, messages })
const fields = (change: Fields) => (good: CosmosProposal) => ({
  ...good,
  messages: good.messages.map((message) => ({ ...message, value: { ...(message.value as Fields), ...change } })),
})
const INIT = `evm/${WINIT.slice(2)}`

/** What no MsgCall may carry. */
const CALL: Hostile<CosmosProposal>[] = [
  ['coins along', fields({ value: '1' }), 'value'],
  ['an authorisation of the account', fields({ authList: [{}] }), 'authList'],
  ['an access list', fields({ accessList: [{}] }), 'accessList'],
  ['another sender', fields({ sender: THEM }), 'the sender is'],
]

describe('a call that sends a token', () => {
  const intent = ask({ from: ['evm-1', L2_USDC_EVM], to: ['evm-1', L2_USDC_EVM], way: ['evm-1'] })
  const send = (to: string, amount = 1000000n) => data('transfer', [to, amount])
  family('token sent', proposal(call(USDC_EVM, send(FRIEND_HEX))), (one) => checkCosmos(one, intent), [
    ...CALL,
    ['another recipient', fields({ input: send(THEM_HEX) }), 'the recipient is'],
    ['a larger amount', fields({ input: send(FRIEND_HEX, 1000001n) }), 'the amount is'],
    ['another token', fields({ contractAddr: WINIT }), 'a contract that isn’t in the chain list'],
    ['an approval in its place', fields({ input: data('approve', [THEM_HEX, 1000000n]) }), '“approve”'],
    ['two payments', (good) => proposal(...good.messages, ...good.messages), 'two payments'],
    ['three calls', (good) => proposal(...good.messages, ...good.messages, ...good.messages), '3 calls'],
    ['a send beside it', (good) => proposal(...good.messages, { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: {} }), '2 messages'],
  ])
})

describe('calls of the wrapper and of an exchange', () => {
  const amounts = { amountIn: '5000000000000', amountOut: '5', minimumOut: '5' }
  const intent = ask({ from: ['evm-1', INIT], to: ['one-1', EVM_INIT_L1], way: ['evm-1', 'one-1'], patch: amounts })
  const out = (change: Partial<Record<'denom' | 'amount' | 'channel' | 'to' | 'until' | 'memo', unknown>> = {}) => {
    const { denom = INIT, amount = 5000000000000n, channel = 'channel-0', to = FRIEND, until = SOON_NS, memo = '{}' } = change
    return data('toRemoteAndIBCTransfer', [denom, amount, channel, to, until, memo])
  }
  const approve = (spender = WRAPPER, amount = 5000000000000n, token = WINIT) => call(token, data('approve', [spender, amount]))
  const good = proposal(approve(), call(WRAPPER, out()))
  const way = (change: Parameters<typeof out>[0]) => () => proposal(approve(), call(WRAPPER, out(change)))
  family('way out by the wrapper', good, (one) => checkCosmos(one, intent), [
    ...CALL,
    ['another recipient', way({ to: THEM }), 'the recipient is'],
    ['another channel', way({ channel: 'channel-5' }), 'channel-5'],
    ['another asset', way({ denom: L2_USDC_EVM }), 'the asset is'],
    ['a larger amount', way({ amount: 5000000000001n }), 'the amount is'],
    ['a hook of another machine', way({ memo: '{"wasm":{}}' }), 'doesn’t work'],
    ['an end long past', way({ until: 1n }), '1970'],
    ['no limit to the approval', () => proposal(approve(WRAPPER, maxUint256), call(WRAPPER, out())), 'the allowance is'],
    ['an approval for a stranger', () => proposal(approve(THEM_HEX), call(WRAPPER, out())), 'The message approves'],
    ['an approval for another contract', () => proposal(approve(EXCHANGE), call(WRAPPER, out())), 'the spender is'],
    ['an approval of another token', () => proposal(approve(WRAPPER, 5000000000000n, USDC_EVM), call(WRAPPER, out())), 'the contract is'],
    ['a call of a stranger', () => proposal(call(THEM_HEX, out())), 'a contract that isn’t in'],
    ['a call that takes all it may', () => proposal(call(WRAPPER, data('toLocal', [FRIEND_HEX, INIT, 6]))), 'how much it takes'],
  ])

  test('may withdraw through the optimistic bridge only where days were asked for', () => {
    const withdraw = proposal(call(WRAPPER, data('toRemoteAndOPWithdraw', [FRIEND, INIT, 5000000000000n])))
    const lossless = ask({
      from: ['evm-1', INIT],
      to: ['one-1', 'uinit'],
      way: ['evm-1', 'one-1'],
      patch: { ...amounts, variant: 'lossless' },
    })
    expect(() => checkCosmos(withdraw, lossless)).not.toThrow()
    expect(() => checkCosmos(withdraw, intent)).toThrow('The message uses the slow optimistic bridge, but you chose the fast route.')
  })

  const swap = ask({ from: ['evm-1', L2_USDC_EVM], to: ['evm-1', INIT], way: ['evm-1', 'evm-1'] })
  const trade = (path: string[], least = 990000n, to = FRIEND_HEX, until = SOON_S) =>
    fields({ input: data('swapExactTokensForTokens', [1000000n, least, path, to, until]) })
  family('trade', trade([USDC_EVM, WINIT])(proposal(call(EXCHANGE, ''))), (one) => checkCosmos(one, swap), [
    ...CALL,
    ['another recipient', trade([USDC_EVM, WINIT], 990000n, THEM_HEX), 'the recipient is'],
    ['a worthless token', trade([USDC_EVM, THEM_HEX]), `not “${INIT}”`],
    ['another token given', trade([WINIT, WINIT]), 'the asset is'],
    ['a smaller yield', trade([USDC_EVM, WINIT], 1n), 'the minimum is'],
    ['no path', trade([]), 'The swap doesn’t specify what it swaps.'],
    ['an end long past', trade([USDC_EVM, WINIT], 990000n, FRIEND_HEX, 1n), '1970'],
  ])
})

describe('an op hook', () => {
  const intent = ask({
    from: ['one-1', 'uinit'],
    to: ['evm-1', INIT],
    way: ['one-1', 'evm-1'],
    recipient: ME,
    patch: { unhookedDenom: L2_INIT_EVM, needsOpHook: true, amountOut: '1000000000000000000', minimumOut: '1000000000000000000' },
  })
  const convert = (to = ME_HEX, denom = L2_INIT_EVM, amount = 1000000n, decimals = 6) => data('toLocal', [to, denom, amount, decimals])
  const approve = (amount = 1000000n, spender = WRAPPER, token = L2_INIT_TOKEN) => call(token, data('approve', [spender, amount]))
  const good = proposal(approve(), call(WRAPPER, convert()))
  const by =
    (input: string, contract = WRAPPER) =>
    () =>
      proposal(approve(), call(contract, input))
  const after = (first: CosmosProposal['messages'][number]) => () => proposal(first, call(WRAPPER, convert()))
  family('hook', good, (one) => checkHook(one, intent, ME), [
    ...CALL,
    ['another chain', (one) => ({ ...one, chainId: 'one-1' }), 'the chain is'],
    ['a foreign signer', (one) => ({ ...one, signer: THEM }), 'the signer is'],
    ['another recipient', by(convert(THEM_HEX)), 'the recipient is'],
    ['another asset', by(convert(ME_HEX, L2_USDC_EVM)), 'the asset is'],
    ['another contract', by(convert(), THEM_HEX), 'the spender is “0xA1'],
    ['another amount', by(convert(ME_HEX, L2_INIT_EVM, 5n)), 'the amount is'],
    ['no amount', by(data('toLocal', [ME_HEX, L2_INIT_EVM, 6])), 'The hook doesn’t specify how much it converts.'],
    ['a way on', by(data('toRemoteAndOPWithdraw', [FRIEND, L2_INIT_EVM, 1000000n])), 'toRemoteAndOPWithdraw'],
    ['a send in its place', (one) => ({ ...one, messages: [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: {} }] }), 'MsgSend'],
    ['other decimals', by(convert(ME_HEX, L2_INIT_EVM, 1000000n, 18)), '18 decimals'],
    ['no approval', () => proposal(call(WRAPPER, convert())), 'conversion), found 1.'],
    ['an approval without a limit', after(approve(maxUint256)), `the allowance is “${maxUint256}”`],
    ['an approval of less than arrives', after(approve(999999n)), 'the allowance is “999999”'],
    ['an approval for a stranger', after(approve(1000000n, THEM_HEX)), 'The message approves'],
    ['an approval for another contract', after(approve(1000000n, EXCHANGE)), 'the spender is “0xA2'],
    ['an approval of another token', after(approve(1000000n, WRAPPER, USDC_EVM)), 'the contract is'],
    ['a payment before it', after(call(USDC_EVM, data('transfer', [THEM_HEX, 1n]))), 'The hook makes a payment before it converts.'],
    ['an approval behind it', (one) => ({ ...one, messages: one.messages.toReversed() }), '0x1efd1a84'],
    ['four messages', (one) => proposal(...one.messages, ...one.messages), 'conversion), found 4.'],
    ['no message', (one) => ({ ...one, messages: [] }), 'conversion), found 0.'],
  ])

  test('is refused where the quote names nothing to convert', () => {
    const plain = ask({ from: ['one-1', 'uinit'], to: ['evm-1', INIT], way: ['one-1', 'evm-1'] })
    expect(() => checkHook(good, plain, ME)).toThrow('The quote contains nothing a hook could convert into the asset you asked for.')
  })

  test('belongs to no deposit for somebody else', () => {
    const gift = { ...intent, goal: { ...intent.goal, recipients: [FRIEND] } }
    expect(() => checkHook(proposal(approve(), call(WRAPPER, convert(FRIEND_HEX))), gift, ME)).toThrow(`the recipient is “${FRIEND}”`)
  })

  test('may approve a token that only the wrapper’s own entry names', () => {
    const unlisted = { ...intent, registry: { ...registry, evmTokens: () => [] } }
    const named = (tokens: Record<string, string>): Intent => ({
      ...unlisted,
      registry: {
        ...unlisted.registry,
        contract: (chainId, address) => {
          const known = registry.contract(chainId, address)
          return known === null ? null : { ...known, tokens }
        },
      },
    })
    expect(() => checkHook(good, named({ [L2_INIT_EVM]: L2_INIT_TOKEN }), ME)).not.toThrow()
    expect(() => checkHook(good, named({ [L2_INIT_EVM]: USDC_EVM }), ME)).toThrow('the contract is')
    expect(() => checkHook(good, named({}), ME)).toThrow('no token')
  })
})

describe('a claim', () => {
  const asked = {
    sender: ME,
    registry,
    chainId: 'one-1',
    bridgeId: '15',
    sequence: '7',
    outputIndex: '3',
    recipient: FRIEND,
    denom: 'uinit',
    amount: '5',
  }
  const empty = new Uint8Array(32)
  const proofs = { withdrawalProofs: [empty], version: empty, storageRoot: empty, lastBlockHash: empty }
  const value = {
    sender: ME,
    bridgeId: 15n,
    outputIndex: 3n,
    from: THEM,
    to: FRIEND,
    sequence: 7n,
    amount: { denom: 'uinit', amount: '5' },
    ...proofs,
  }
  family(
    'claim',
    { chainId: 'one-1', signer: ME, messages: [{ typeUrl: FINALIZE, value }] },
    (one: CosmosProposal) => checkClaim(one, asked),
    [
      ['another chain', (one) => ({ ...one, chainId: 'evm-1' }), 'the chain is'],
      ['a foreign signer', (one) => ({ ...one, signer: THEM }), 'the signer is'],
      ['another sender', fields({ sender: THEM }), 'the sender is'],
      ['another recipient', fields({ to: THEM }), 'the recipient is'],
      ['another bridge', fields({ bridgeId: 16n }), 'the bridge is'],
      ['another withdrawal', fields({ sequence: 8n }), 'the withdrawal is “8”'],
      ['another output', fields({ outputIndex: 4n }), 'output 4'],
      ['another amount', fields({ amount: { denom: 'uinit', amount: '6' } }), 'the amount is'],
      ['another asset', fields({ amount: { denom: 'uusdc', amount: '5' } }), 'the asset is'],
      ['a send in its place', (one) => ({ ...one, messages: [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: {} }] }), 'the message is'],
      ['a field that is not known', fields({ memo: '' }), 'memo'],
      ['two claims', (one) => ({ ...one, messages: [...one.messages, ...one.messages] }), '2 messages'],
    ],
  )
})
