// Token movements that the bank is silent about: exact amounts from contracts' own logs, and nothing from text that is no log.
import { expect, test } from 'vitest'
import { createRegistry } from '../chains/registry.ts'
import { tokenLogMovements } from './tokenLogs.ts'

const [chain] = createRegistry({ router: null, chains: [{ chain_id: 'x-1', chain_name: 'x' }], assets: {} }).chains
if (chain === undefined) throw new Error('no chain')
const ME = { chain, bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
const MY_WORD = `0x${ME.hex.slice(2).toLowerCase().padStart(64, '0')}`
const OTHER_WORD = `0x${'0'.repeat(64)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const evm = (text: string) => ({ type: 'evm', attributes: [{ key: 'log', value: text }] })
const move = (tag: string, data: object) => ({
  type: 'move',
  attributes: [
    { key: 'type_tag', value: tag },
    { key: 'data', value: JSON.stringify(data) },
  ],
})
const transfer = (from: string, to: string, data: string) =>
  evm(JSON.stringify({ address: '0xAbC0000000000000000000000000000000000001', topics: [TRANSFER, from, to], data }))

test('sums up ERC-20 transfers, both ways, to the last unit', () => {
  const events = [
    transfer(OTHER_WORD, MY_WORD, `0x${'f'.repeat(64)}`),
    transfer(MY_WORD, OTHER_WORD, '0x1'),
    evm('no json'),
    evm('{"address":1}'),
  ]
  expect([...tokenLogMovements(events, ME)]).toEqual([['evm/AbC0000000000000000000000000000000000001', 2n ** 256n - 2n]])
})

test('leaves out ERC-721 transfers and data that is no number', () => {
  const nft = evm(JSON.stringify({ address: '0x1', topics: [TRANSFER, OTHER_WORD, MY_WORD, '0x07'], data: '0x' }))
  expect([...tokenLogMovements([nft, transfer(OTHER_WORD, MY_WORD, '0x')], ME)]).toEqual([])
})

test('reads Move owner events that follow a deposit', () => {
  const stored = { store_addr: '0x9', metadata_addr: '0x8e4733bdabcf7d4afc3d14f0dd46c9bf52fb0fce9e4b996c939e195b8bc891d9', amount: '77' }
  const events = [
    move('0x1::fungible_asset::DepositEvent', stored),
    move('0x1::primary_fungible_store::DepositOwnerEvent', { owner: ME.hex.toLowerCase() }),
    // This owner event follows no deposit of its own.
    move('0x1::primary_fungible_store::DepositOwnerEvent', { owner: ME.hex.toLowerCase() }),
  ]
  expect([...tokenLogMovements(events, ME)]).toEqual([['move/8e4733bdabcf7d4afc3d14f0dd46c9bf52fb0fce9e4b996c939e195b8bc891d9', 77n]])
})
