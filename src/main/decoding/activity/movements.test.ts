// Tests net changes: nothing twice, nothing lost, the fee separate.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evmEvent, log, ME, move, OTHER, received, row, spent, TOKEN, words } from '../../../../test/support/benches/readingBench.ts'
import { metadataAddress } from '../cosmos/tokens.ts'

const INIT = `evm/${TOKEN.slice(2)}`
const call = { '@type': '/minievm.evm.v1.MsgCall', sender: ME.bech32, contract_addr: TOKEN, input: '0x12345678', value: '0' }
const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: ME.bech32, to_address: OTHER.bech32, amount: [] }

test('a rollup whose bank and contract tell of one payment: it counts once, and the fee is told apart', () => {
  const events = [
    evmEvent(log('transfer', [ME.hex, OTHER.hex], words(7))),
    spent(ME.bech32, `7${INIT}`),
    evmEvent(log('transfer', [ME.hex, OTHER.hex], words(100)), 0),
    spent(ME.bech32, `100${INIT}`, 0),
    received(OTHER.bech32, `100${INIT}`, 0),
  ]
  const { meaning } = row({ messages: [send], events, fee: [{ denom: INIT, amount: '9' }] }, 'roll-1')
  expect(meaning.movements).toEqual([{ denom: INIT, amount: '-100' }])
  // Two of the nine offered were refunded: only the fee event shows what was offered.
  expect(meaning.fee).toEqual([{ denom: INIT, amount: '7' }])
})

test('what was given back of the fee lowers it', () => {
  const events = [spent(ME.bech32, '50uinit'), spent(ME.bech32, '5uinit', 0), received(ME.bech32, '20uinit')]
  expect(row({ messages: [send], events, fee: [{ denom: 'uinit', amount: '50' }] }).meaning).toMatchObject({
    movements: [{ denom: 'uinit', amount: '-5' }],
    fee: [{ denom: 'uinit', amount: '30' }],
  })
})

test('a token that only its contract tells of counts beside what the bank tells', () => {
  const other = '0x4f7566f67941283a30cf65de7b9c6fdf2c04FCA1'
  const events = [
    evmEvent(log('transfer', [ME.hex, OTHER.hex], words(7))),
    spent(ME.bech32, `7${INIT}`),
    evmEvent(log('transfer', [OTHER.hex, ME.hex], words(2n ** 256n - 1n), other), 0),
    evmEvent(log('transfer', [ME.hex, OTHER.hex], words(1), other), 0),
  ]
  const { meaning } = row({ messages: [call], events, fee: [{ denom: INIT, amount: '7' }] }, 'roll-1')
  expect(meaning.movements).toEqual([{ denom: `evm/${other.slice(2)}`, amount: (2n ** 256n - 2n).toString() }])
  expect(meaning.fee).toEqual([{ denom: INIT, amount: '7' }])
})

test('the fee teaches what the bank calls a contract', () => {
  const unlisted = '0x4f7566f67941283a30cf65de7b9c6fdf2c04fca1'
  const native = `l2/${'ab'.repeat(32)}`
  const events = [
    evmEvent(log('transfer', [ME.hex, OTHER.hex], words(7), unlisted)),
    spent(ME.bech32, `7${native}`),
    evmEvent(log('transfer', [ME.hex, OTHER.hex], words(33), unlisted), 0),
  ]
  expect(row({ messages: [call], events, fee: [{ denom: native, amount: '7' }] }, 'roll-1').meaning).toMatchObject({
    movements: [{ denom: native, amount: '-33' }],
    fee: [{ denom: native, amount: '7' }],
  })
})

test('NFTs are no amounts', () => {
  const nft = { ...log('transfer', [OTHER.hex, ME.hex, '0x7'], ''), address: '0x1' }
  expect(row({ messages: [call], events: [evmEvent(nft, 0)] }, 'roll-1').meaning.movements).toEqual([])
})

// Addresses of the public Initia L1: the account's store of uinit follows from the account and the token.
const holder = { bech32: 'init1veaum7vy45fzw5x4mflskgx5lnmwmxx5wm3x8p', hex: '0x667bcdf984ad122750d5da7f0b20d4fcf6ed98d4' }
const uinit = '0x8e4733bdabcf7d4afc3d14f0dd46c9bf52fb0fce9e4b996c939e195b8bc891d9'
const store = '0x18f23f32bb28cf0625ce16df05ce516e0084aaa89c4fa9fa2da86a1aa8ec09fb'
const execute = {
  '@type': '/initia.move.v1.MsgExecute',
  sender: holder.bech32,
  module_address: '0x1',
  module_name: 'a',
  function_name: 'b',
}

test('the metadata object of a native coin follows from its name', () => {
  expect(metadataAddress('uinit')).toBe(uinit)
})

test('a store without an owner event is known by its address; the bank telling of the fee names the token', () => {
  const withdraw = (amount: string, message?: number) =>
    move('0x1::fungible_asset::WithdrawEvent', { store_addr: store, metadata_addr: uinit, amount }, message)
  const events = [
    withdraw('6162'),
    spent(holder.bech32, '6162uinit'),
    withdraw('168935', 0),
    move('0x1::fungible_asset::DepositEvent', { store_addr: '0x1a7b', metadata_addr: uinit, amount: '168935' }, 0),
  ]
  const { meaning } = row({ messages: [execute], events, payer: holder.bech32, fee: [{ denom: 'uinit', amount: '6162' }] }, 'l1-1', holder)
  expect(meaning).toMatchObject({ movements: [{ denom: 'uinit', amount: '-168935' }], fee: [{ denom: 'uinit', amount: '6162' }] })
})

test.each(['fungible_asset', 'primary_fungible_store'])('an owner event of %s tells whose other store it was', (module) => {
  const token = `0x${'c'.repeat(63)}`
  const deposit = move('0x1::fungible_asset::DepositEvent', { store_addr: '0x9', metadata_addr: token, amount: '77' }, 0)
  const owner = (address: string) => move(`0x1::${module}::DepositOwnerEvent`, { owner: address }, 0)
  const mine = row({ messages: [execute], events: [deposit, owner('0x667bcdf984ad122750d5da7f0b20d4fcf6ed98d4')] }, 'l1-1', holder)
  expect(mine.meaning.movements).toEqual([{ denom: `move/0${'c'.repeat(63)}`, amount: '77' }])
  expect(row({ messages: [execute], events: [deposit, owner('0x1')] }, 'l1-1', holder).meaning.movements).toEqual([])
})

test('cw20 tokens are named by their contract', () => {
  const wasm = {
    type: 'wasm',
    attributes: { _contract_address: 'init1cw', action: 'transfer', from: ME.bech32, to: OTHER.bech32, amount: '5' },
    message: 0,
  }
  const message = { '@type': '/cosmwasm.wasm.v1.MsgExecuteContract', sender: ME.bech32, contract: 'init1cw', msg: { transfer: {} } }
  expect(row({ messages: [message], events: [wasm] }).meaning.movements).toEqual([{ denom: 'cw20:init1cw', amount: '-5' }])
})

const amounts = fc.bigInt({ min: 0n, max: 2n ** 128n })
const transfers = fc.array(fc.record({ out: fc.boolean(), amount: amounts, denom: fc.constantFrom('uinit', 'uusdc', 'ibc/AB', 'move/01') }))

test('the sum of movements is the sum of what was received less what was spent, whatever the events', () => {
  fc.assert(
    fc.property(transfers, (list) => {
      const events = list.map(({ out, amount, denom }) =>
        out ? spent(ME.bech32, `${amount}${denom}`, 0) : received(ME.bech32, `${amount}${denom}`, 0),
      )
      const expected = new Map<string, bigint>()
      for (const { out, amount, denom } of list) expected.set(denom, (expected.get(denom) ?? 0n) + (out ? -amount : amount))
      const { movements } = row({ messages: [send], events }).meaning
      expect(new Map(movements.map(({ denom, amount }) => [denom, BigInt(amount)]))).toEqual(
        new Map([...expected].filter(([, amount]) => amount !== 0n)),
      )
    }),
  )
})

test('two accounts see a transfer from opposite sides, on the bank and in a contract', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (amount, isToken) => {
      const events = isToken
        ? [evmEvent(log('transfer', [ME.hex, OTHER.hex], words(amount)), 0)]
        : [spent(ME.bech32, `${amount}uinit`, 0), received(OTHER.bech32, `${amount}uinit`, 0)]
      const seen = [ME, OTHER].map((who) => row({ messages: [send], events }, 'roll-1', who).meaning)
      const [given, got] = seen.map(({ movements }) => movements)
      expect(got).toEqual(given?.map((movement) => ({ ...movement, amount: (-BigInt(movement.amount)).toString() })))
      expect(seen.map(({ direction }) => direction)).toEqual(amount === 0n ? ['out', 'none'] : ['out', 'in'])
    }),
  )
})
