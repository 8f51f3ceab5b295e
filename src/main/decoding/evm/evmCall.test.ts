// What calls of the EVM mean: by the function where it is known, else by what the call did; never a guess.
import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  evmEvent,
  log,
  ME,
  meaningOf,
  OTHER,
  TOKEN,
  viewOf,
  words,
  ZERO,
  type Message,
  type Parts,
} from '../../../../test/support/benches/readingBench.ts'
import { selectorOf } from './evmAbi.ts'
import { bech32Of } from './evmParties.ts'

const INIT = `evm/${TOKEN.slice(2)}`
const ROUTER = '0x4f7566f67941283a30cf65de7b9c6fdf2c04fca1'
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function execute_cosmos(string msg)',
  'function wrap(string channel, address token, string receiver, uint256 amount, uint256 timeout)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 wanted, uint256 least, uint256 leastETH, address to, uint256 deadline)',
  'function deposit()',
])
const me = `0x${ME.hex.slice(2)}` as const
const other = `0x${OTHER.hex.slice(2)}` as const
const call = (input: string, { sender = ME.bech32, contract = TOKEN, value = '0' } = {}): Message => ({
  '@type': '/minievm.evm.v1.MsgCall',
  sender,
  contract_addr: contract,
  input,
  value,
})
const on = 'roll-1'
const bech32 = (address: string) => bech32Of(viewOf(on), address)
type Case = [name: string, message: Message, expected: object, parts?: Parts]

const EVM: Case[] = [
  [
    'a token payment',
    call(encodeFunctionData({ abi, functionName: 'transfer', args: [other, 7n] })),
    { kind: 'sent', method: 'transfer', counterparty: OTHER.bech32, about: [{ denom: INIT, amount: '7' }], facts: { token: TOKEN } },
  ],
  [
    'an approval up to an amount',
    call(encodeFunctionData({ abi, functionName: 'approve', args: [other, 7n] })),
    { kind: 'approved', counterparty: OTHER.bech32, about: [{ denom: INIT, amount: '7' }] },
  ],
  [
    'an approval without a limit',
    call(encodeFunctionData({ abi, functionName: 'approve', args: [other, maxUint256] })),
    { kind: 'approved', about: [], facts: { unlimited: 'yes' } },
  ],
  [
    'an approval taken back',
    call(encodeFunctionData({ abi, functionName: 'approve', args: [other, 0n] })),
    { kind: 'approvalRevoked', about: [] },
  ],
  [
    'an approval of an NFT, which its contract’s log tells',
    call(encodeFunctionData({ abi, functionName: 'approve', args: [ROUTER, 7n] })),
    { kind: 'approved', about: [], facts: { collection: TOKEN, nft: '7' } },
    { events: [evmEvent(log('approval', [ME.hex, ROUTER, '0x7'], ''), 0)] },
  ],
  [
    'an approval of all NFTs',
    call(encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [ROUTER, true] })),
    { kind: 'approved', facts: { collection: TOKEN, unlimited: 'yes' } },
  ],
  [
    'an NFT sent',
    call(encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [me, other, 7n] })),
    { kind: 'nftSent', direction: 'out', counterparty: OTHER.bech32, facts: { collection: TOKEN, nft: '7' } },
  ],
  [
    'an ERC-721 that moves by transferFrom',
    call(encodeFunctionData({ abi, functionName: 'transferFrom', args: [other, me, 7n] })),
    { kind: 'nftReceived', facts: { nft: '7' }, movements: [] },
    { events: [evmEvent(log('transfer', [OTHER.hex, ME.hex, '0x7'], ''), 0)] },
  ],
  [
    'an ERC-1155 sent',
    call(encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [me, other, 9n, 2n, '0x'] })),
    { kind: 'nftSent', facts: { nft: '9' } },
  ],
  [
    'an NFT that an unknown function brought',
    call('0xdeadc0de'),
    { kind: 'nftReceived', method: '0xdeadc0de', facts: { nft: '7' } },
    { events: [evmEvent(log('transfer', [OTHER.hex, ME.hex, '0x7'], ''), 0)] },
  ],
  ['an unknown function', call('0xdeadc0de'), { kind: 'evmCall', method: '0xdeadc0de', counterparty: TOKEN }],
  ['a known function with arguments that do not fit', call('0xa9059cbb00'), { kind: 'evmCall', method: '0xa9059cbb' }],
  ['a known function that says little', call(encodeFunctionData({ abi, functionName: 'deposit' })), { kind: 'evmCall', method: 'deposit' }],
  [
    'a payment without a call',
    call('0x', { contract: OTHER.hex, value: '5' }),
    { kind: 'sent', counterparty: OTHER.bech32, movements: [{ denom: INIT, amount: '-5' }] },
    { events: [evmEvent(log('transfer', [ME.hex, OTHER.hex], words(5)), 0)] },
  ],
  [
    'a swap by a router, even one that failed',
    call(encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args: [5n, 1n, [TOKEN, ROUTER], me, 9n] }), {
      contract: ROUTER,
    }),
    { kind: 'swapped', method: 'swapExactTokensForTokens', movements: [] },
    { code: 5 },
  ],
  [
    'a swap by an unknown function: one token went, another came',
    call('0x12345678', { contract: ROUTER }),
    { kind: 'swapped', direction: 'self', counterparty: ROUTER },
    {
      events: [
        evmEvent(log('transfer', [ME.hex, OTHER.hex], words(5)), 0),
        evmEvent(log('transfer', [OTHER.hex, ME.hex], words(6), ROUTER), 0),
      ],
    },
  ],
  [
    'a pool',
    call(encodeFunctionData({ abi, functionName: 'addLiquidityETH', args: [TOKEN, 1n, 1n, 1n, me, 9n] }), { contract: ROUTER }),
    { kind: 'liquidityAdded', method: 'addLiquidityETH' },
  ],
  [
    'a Cosmos message through the EVM',
    call(
      encodeFunctionData({
        abi,
        functionName: 'execute_cosmos',
        args: [JSON.stringify({ '@type': '/cosmos.gov.v1.MsgVote', voter: ME.bech32, proposal_id: '3', option: 'VOTE_OPTION_YES' })],
      }),
    ),
    { kind: 'voted', facts: { proposal: '3', option: 'yes' } },
  ],
  [
    'a token wrapped for IBC',
    call(encodeFunctionData({ abi, functionName: 'wrap', args: ['channel-0', TOKEN, 'init1x', 5n, 0n] }), { contract: ROUTER }),
    { kind: 'ibcSent', otherChainId: 'l1-1', counterparty: 'init1x', about: [{ denom: INIT, amount: '5' }] },
  ],
  [
    'a contract that was created',
    { '@type': '/minievm.evm.v1.MsgCreate', sender: ME.bech32, code: '60' },
    { kind: 'contractCreated', counterparty: ROUTER },
    { events: [{ type: 'create', attributes: { contract: ROUTER }, message: 0 }] },
  ],
  [
    'a payment without a call that reaches me',
    call('0x', { sender: OTHER.bech32, contract: ME.hex, value: '5' }),
    { kind: 'received', direction: 'in', counterparty: OTHER.bech32, about: [{ denom: INIT, amount: '5' }] },
    { events: [evmEvent(log('transfer', [OTHER.hex, ME.hex], words(5)), 0)] },
  ],
  [
    'a call without value or data that another sent to me',
    call('0x', { sender: OTHER.bech32, contract: ME.hex }),
    { kind: 'other', counterparty: OTHER.bech32, about: [], movements: [] },
  ],
  [
    'an NFT that another gave me by an unknown function',
    call('0xdeadc0de', { sender: OTHER.bech32, contract: ROUTER }),
    { kind: 'nftReceived', counterparty: OTHER.bech32, method: '0xdeadc0de', facts: { collection: TOKEN, nft: '7' } },
    { events: [evmEvent(log('transfer', [OTHER.hex, ME.hex, '0x7'], ''), 0)] },
  ],
  [
    'an NFT that another had minted for me',
    call('0xdeadc0de', { sender: OTHER.bech32 }),
    { kind: 'nftReceived', counterparty: OTHER.bech32 },
    { events: [evmEvent(log('transfer', [ZERO, ME.hex, '0x7'], ''), 0)] },
  ],
  [
    'tokens that another paid me by an unknown function',
    call('0xdeadc0de', { sender: OTHER.bech32, contract: ROUTER }),
    { kind: 'received', counterparty: bech32(ROUTER), facts: { token: TOKEN } },
    { events: [evmEvent(log('transfer', [ROUTER, ME.hex], words(5)), 0)] },
  ],
  [
    'tokens that another minted to me',
    call('0x40c10f19'.padEnd(10 + 128, '0'), { sender: OTHER.bech32 }),
    { kind: 'received', counterparty: OTHER.bech32, movements: [{ denom: INIT, amount: '5' }] },
    { events: [evmEvent(log('transfer', [ZERO, ME.hex], words(5)), 0)] },
  ],
  [
    'tokens that a call of another took from me',
    call('0xdeadc0de', { sender: OTHER.bech32, contract: ROUTER }),
    { kind: 'sent', direction: 'out', counterparty: bech32(ROUTER) },
    { events: [evmEvent(log('transfer', [ME.hex, ROUTER], words(5)), 0)] },
  ],
  [
    'an NFT burned',
    call('0x42966c68'.padEnd(10 + 64, '0')),
    { kind: 'nftBurned', direction: 'out', counterparty: TOKEN, facts: { collection: TOKEN, nft: '7' } },
    { events: [evmEvent(log('transfer', [ME.hex, ZERO, '0x7'], ''), 0)] },
  ],
  [
    'an NFT sent to the zero address',
    call(encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [me, ZERO, 7n] })),
    { kind: 'nftBurned', counterparty: TOKEN },
  ],
  [
    'tokens burned',
    call('0x42966c68'.padEnd(10 + 64, '0')),
    { kind: 'burned', direction: 'out', counterparty: TOKEN, movements: [{ denom: INIT, amount: '-5' }] },
    { events: [evmEvent(log('transfer', [ME.hex, ZERO], words(5)), 0)] },
  ],
  [
    'tokens that a bridge burned are part of its call',
    call('0xdeadc0de', { contract: ROUTER }),
    { kind: 'evmCall', counterparty: ROUTER },
    { events: [evmEvent(log('transfer', [ME.hex, ZERO], words(5)), 0)] },
  ],
  ['another’s call that does not concern me', call('0xdeadc0de', { sender: OTHER.bech32 }), { kind: 'other' }],
]

test.each(EVM)('EVM: %s', (_name, message, expected, parts = {}) => {
  expect(meaningOf(message, { chainId: on, ...parts })).toMatchObject(expected)
})

test('a selector is four bytes, or none', () => {
  expect(['0xA9059CBBff', 'a9059cbb', '0xa9059c', '', '0xzzzzzzzz'].map(selectorOf)).toEqual(['0xa9059cbb', '0xa9059cbb', null, null, null])
})
