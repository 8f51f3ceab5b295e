// Arguments in JSON become the same bytes as in BCS, or are refused.
import { bcs } from '@mysten/bcs'
import { expect, test } from 'vitest'
import { FRIEND, FRIEND_HEX, PAIR, registry } from '../../../../test/support/benches/guardBench.ts'
import { requireListed } from '../intent.ts'
import { writeMoveArguments } from './moveJson.ts'

const chain = requireListed({ registry }, 'one-1')
const gift = { address: '0x1', module: 'coin', name: 'transfer', typeArgs: [] }
const trade = { address: '0x1', module: 'dex', name: 'swap_script', typeArgs: [] }
const text = (value: unknown) => JSON.stringify(value)
const word = (hex: string) => Buffer.from(hex.slice(2).padStart(64, '0'), 'hex')
const written = (call: typeof gift, values: unknown[]) => writeMoveArguments(call, values.map(text), chain).map((arg) => Buffer.from(arg))
const u64 = (value: string) => Buffer.from(bcs.u64().serialize(value).toBytes())
const optionalU64 = (value: string | null) => Buffer.from(bcs.option(bcs.u64()).serialize(value).toBytes())

const LARGEST = '18446744073709551615'

test('addresses in either spelling, objects and numbers are written as their types', () => {
  expect(written(gift, [FRIEND, PAIR, LARGEST])).toEqual([word(FRIEND_HEX), word(PAIR), u64(LARGEST)])
  expect(written(gift, [FRIEND_HEX, PAIR, '0'])).toEqual([word(FRIEND_HEX), word(PAIR), u64('0')])
})

test('a least yield may be given or left out', () => {
  expect(written(trade, [PAIR, PAIR, '5', '990000'])).toEqual([word(PAIR), word(PAIR), u64('5'), optionalU64('990000')])
  expect(written(trade, [PAIR, PAIR, '5', null])).toEqual([word(PAIR), word(PAIR), u64('5'), optionalU64(null)])
})

test.each([
  ['no number', 'x'],
  ['a fraction', '1.5'],
  ['a zero in front', '01'],
  ['a sign', '-1'],
  ['hex', '0x5'],
  ['2^64', '18446744073709551616'],
  ['a bare number', 5],
  ['nothing', null],
])('%s is no amount', (_what, value) => {
  expect(() => written(gift, [FRIEND, PAIR, value])).toThrow('Argument 3 of coin::transfer')
})

test.each([
  ['a word', 'nowhere'],
  ['a list that holds one', [FRIEND_HEX]],
  ['an object', { inner: FRIEND_HEX }],
  ['nothing', null],
])('%s is no address', (_what, value) => {
  expect(() => written(gift, [value, PAIR, '5'])).toThrow('Argument 1 of coin::transfer')
})

test.each([
  ['another address', { ...gift, address: '0x2' }],
  ['another module', { ...gift, module: 'vault' }],
  ['another function', { ...gift, name: 'burn' }],
])('a function of %s is refused', (_what, call) => {
  expect(() => written(call, [FRIEND, PAIR, '5'])).toThrow('with JSON')
})

test('an argument too many or too few is refused', () => {
  expect(() => written(gift, [FRIEND, PAIR])).toThrow('2 arguments, not 3')
  expect(() => written(gift, [FRIEND, PAIR, '5', '5'])).toThrow('4 arguments, not 3')
})
