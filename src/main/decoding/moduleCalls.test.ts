// What calls of Move modules and Wasm contracts mean: by the function where it is known, else by what the call did.
import { expect, test } from 'vitest'
import { ME, meaningOf, move, OTHER, received, row, spent, type Message, type Parts } from '../../../test/support/benches/readingBench.ts'

type Case = [name: string, message: Message, expected: object, parts?: Parts]

const execute = (address: string, name: string, args: string[] = [], type = 'MsgExecute'): Message => {
  const [module, called] = name.split('::')
  return {
    '@type': `/initia.move.v1.${type}`,
    sender: ME.bech32,
    module_address: address,
    module_name: module,
    function_name: called,
    args,
  }
}
const bcsAddress = (hex: string) => Buffer.from(hex.slice(2).padStart(64, '0'), 'hex').toString('base64')

const bcsNumber = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes.toString('base64')
}

const MOVE: Case[] = [
  [
    'a coin sent',
    execute('0x1', 'coin::transfer', [bcsAddress(OTHER.hex)]),
    { kind: 'sent', counterparty: OTHER.bech32, method: 'coin::transfer' },
  ],
  [
    'a coin sent to oneself',
    execute(
      '0x0000000000000000000000000000000000000000000000000000000000000001',
      'coin::transfer',
      [JSON.stringify(ME.hex)],
      'MsgExecuteJSON',
    ),
    { kind: 'self' },
  ],
  [
    'an object given away',
    execute('0x1', 'object::transfer_call', ['x', bcsAddress(OTHER.hex)]),
    { kind: 'nftSent', counterparty: OTHER.bech32, facts: { nft: '0xa1' } },
    { events: [move('0x1::object::TransferEvent', { object: '0xa1', from: ME.hex.toLowerCase(), to: OTHER.hex }, 0)] },
  ],
  [
    'a stake that was locked, withdrawn',
    execute('0x3a886b32a802582f2e446e74d4a24d1d7ed01adf46d2a8f65c5723887e708789', 'lock_staking::withdraw_asset'),
    { kind: 'stakeWithdrawn' },
    { events: [received(ME.bech32, '75uinit', 0)] },
  ],
  ['another account’s module of locks', execute('0x2', 'lock_staking::withdraw_asset'), { kind: 'moveCall' }],
  [
    'a swap that moved nothing, with what was offered',
    execute('0x1', 'dex::swap_script', [bcsAddress('0x9'), bcsAddress(`0x${'7'.repeat(64)}`), bcsNumber(60_000_000n), 'AA==']),
    { kind: 'swapped', about: [{ denom: `move/${'7'.repeat(64)}`, amount: '60000000' }] },
  ],
  [
    'the same in JSON, with the asset’s place of its exchange',
    execute('0x1', 'minitswap::swap', [JSON.stringify(`0x${'7'.repeat(64)}`), '"0x1"', '"5"', 'null'], 'MsgExecuteJSON'),
    { kind: 'swapped', about: [{ denom: `move/${'7'.repeat(64)}`, amount: '5' }] },
  ],
  ['a swap whose arguments cannot be read', execute('0x1', 'dex::swap_script', ['x', 'y', 'z']), { kind: 'swapped', about: [] }],
  ['liquidity given', execute('0x1', 'dex::provide_liquidity_script'), { kind: 'liquidityAdded' }],
  ['liquidity taken back', execute('0x1', 'stableswap::withdraw_liquidity_script'), { kind: 'liquidityRemoved' }],
  [
    'another module of the same name',
    execute('0x2', 'dex::provide_liquidity_script'),
    { kind: 'moveCall', method: 'dex::provide_liquidity_script' },
  ],
  [
    'an exchange that nobody lists, by its event',
    execute('0x2', 'router::go'),
    { kind: 'swapped', method: 'router::go' },
    { events: [spent(ME.bech32, '5uinit', 0), received(ME.bech32, '3uusdc', 0), move('0x2::pool::SwapEvent', {}, 0)] },
  ],
  [
    'two coins that moved are no swap by themselves',
    execute('0x2', 'game::play'),
    { kind: 'moveCall', method: 'game::play' },
    { events: [spent(ME.bech32, '5uinit', 0), received(ME.bech32, '3uusdc', 0)] },
  ],
  [
    'an object that came by another’s call',
    { ...execute('0x2', 'shop::buy'), sender: OTHER.bech32 },
    { kind: 'nftReceived', counterparty: OTHER.bech32, facts: { nft: '0xa1' } },
    { events: [move('0x1::object::TransferEvent', { object: '0xa1', from: OTHER.hex, to: ME.hex }, 0)] },
  ],
  ['modules that were published', { '@type': '/initia.move.v1.MsgPublish', sender: ME.bech32 }, { kind: 'codePublished' }],
]

const LOCKS = '0x3a886b32a802582f2e446e74d4a24d1d7ed01adf46d2a8f65c5723887e708789'
const META = '0x8e4733bdabcf7d4afc3d14f0dd46c9bf52fb0fce9e4b996c939e195b8bc891d9'
const paid = (validator: string, amount: string, message = 0) => ({ type: 'withdraw_rewards', attributes: { validator, amount }, message })

test('Move: rewards of locks are what the events say, whatever else comes with them', () => {
  const call = (name: string, events: Parts['events'] = []) =>
    row({ messages: [execute(LOCKS, `lock_staking::${name}`)], events: [received(ME.bech32, '9uinit', 0), ...events] }).meaning
  const claimed = call('withdraw_delegator_reward', [paid('a', '2uinit'), paid('b', '1uinit')])
  expect(claimed).toMatchObject({
    kind: 'rewards',
    movements: [{ amount: '9' }],
    details: { about: [{ amount: '3' }], earned: [{ amount: '3' }] },
  })
  const unstaked = call('undelegate', [
    paid('a', '2uinit'),
    move(`${LOCKS}::lock_staking::WithdrawDelegationEvent`, { metadata: META, locked_share: '7', validator: 'a', release_time: '1' }, 0),
  ])
  expect(unstaked).toMatchObject({ kind: 'undelegated', details: { about: [{ amount: '7' }], earned: [{ denom: 'uinit', amount: '2' }] } })
  expect(call('undelegate')).toMatchObject({ details: { earned: [] } })
  expect(call('withdraw_asset').details).not.toHaveProperty('earned')
})

test('Move: rewards of locks stay apart from others of the same transaction', () => {
  const plain = { '@type': '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward', delegator_address: ME.bech32, validator_address: 'a' }
  const { details } = row({
    messages: [plain, execute(LOCKS, 'lock_staking::withdraw_delegator_reward')],
    events: [received(ME.bech32, '4uinit', 0), paid('a', '4uinit'), received(ME.bech32, '9uinit', 1), paid('b', '2uinit', 1)],
  }).meaning
  expect(details?.parts?.map(({ kind, movements, earned }) => [kind, movements[0]?.amount, earned?.[0]?.amount])).toEqual([
    ['rewards', '4', undefined],
    ['rewards', '9', '2'],
  ])
})

test.each(MOVE)('Move: %s', (_name, message, expected, parts = {}) => {
  expect(meaningOf(message, parts)).toMatchObject(expected)
})

const wasm = (msg: unknown, sender = ME.bech32): Message => ({
  '@type': '/cosmwasm.wasm.v1.MsgExecuteContract',
  sender,
  contract: 'init1cw',
  msg,
  funds: [],
})

const WASM: Case[] = [
  [
    'a cw20 payment',
    wasm({ transfer: { recipient: OTHER.bech32, amount: '5' } }),
    { kind: 'sent', counterparty: OTHER.bech32, about: [{ denom: 'cw20:init1cw', amount: '5' }] },
  ],
  [
    'a cw20 payment to me',
    wasm({ transfer: { recipient: ME.bech32, amount: '5' } }, OTHER.bech32),
    { kind: 'received', counterparty: OTHER.bech32 },
  ],
  ['a message left in base64', wasm(Buffer.from('{"mint":{}}').toString('base64')), { kind: 'wasmCall', method: 'mint' }],
  [
    'a cw721 sent',
    wasm({ transfer_nft: { recipient: OTHER.bech32, token_id: '7' } }),
    { kind: 'nftSent', facts: { nft: '7', collection: 'init1cw' } },
  ],
  ['an allowance', wasm({ increase_allowance: { spender: OTHER.bech32, amount: '5' } }), { kind: 'approved', counterparty: OTHER.bech32 }],
  [
    'a swap',
    wasm({ swap: {} }),
    { kind: 'swapped', direction: 'self' },
    { events: [spent(ME.bech32, '5uinit', 0), received(ME.bech32, '3uusdc', 0)] },
  ],
  ['a message that is no object', wasm([1]), { kind: 'wasmCall', method: null }],
  [
    'an NFT that another’s call gave me',
    wasm({ buy: {} }, OTHER.bech32),
    { kind: 'nftReceived', facts: { nft: '9' } },
    {
      events: [
        {
          type: 'wasm',
          attributes: { _contract_address: 'init1nft', action: 'transfer_nft', recipient: ME.bech32, token_id: '9' },
          message: 0,
        },
      ],
    },
  ],
  [
    'a contract made',
    { '@type': '/cosmwasm.wasm.v1.MsgInstantiateContract', sender: ME.bech32, label: 'Pool', code_id: '5' },
    { kind: 'contractCreated', method: 'Pool', facts: { code: '5' } },
  ],
]

test.each(WASM)('Wasm: %s', (_name, message, expected, parts = {}) => {
  expect(meaningOf(message, parts)).toMatchObject(expected)
})
