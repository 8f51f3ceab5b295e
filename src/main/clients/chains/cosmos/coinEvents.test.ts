// What a transaction's events paid to an address: by the bank, and by contracts of an EVM rollup, which leave logs alone.
import { expect, test } from 'vitest'
import { netReceived } from './coinEvents.ts'

const [ME, ME_HEX] = ['init1qyqszqgpqyqszqgpqyqszqgpqyqszqgpu9pdx7', '0101010101010101010101010101010101010101']
const THEM_HEX = '02'.repeat(20)
const TOKEN = 'e1ff7038eaaaf027031688e1535a055b2bac2546'
const DENOM = `evm/${TOKEN}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const word = (digits: string) => `0x${digits.padStart(64, '0')}`
const log = (from: string, to: string, amount: number, { address = TOKEN, topic = TRANSFER } = {}) => ({
  type: 'evm',
  attributes: [
    { key: 'contract', value: 'anything' },
    {
      key: 'log',
      value: JSON.stringify({ address: `0x${address}`, topics: [topic, word(from), word(to)], data: word(amount.toString(16)) }),
    },
  ],
})
const received = (amount: string) => ({
  type: 'coin_received',
  attributes: [
    { key: 'receiver', value: ME },
    { key: 'amount', value: amount },
  ],
})

test('a token that a contract pays is told by its logs', () => {
  const events = [log('0', ME_HEX, 700), log(ME_HEX, THEM_HEX, 50), log('0', THEM_HEX, 9)]
  expect(netReceived(events, ME, DENOM)).toBe(650n)
  expect(netReceived(events, ME, `evm/${TOKEN.toUpperCase()}`)).toBe(650n)
})

test('what the bank pays counts once, though it leaves a log too', () => {
  expect(netReceived([received(`5${DENOM}`), log('0', ME_HEX, 5)], ME, DENOM)).toBe(5n)
  expect(netReceived([received(`5${DENOM}`)], ME, DENOM)).toBe(5n)
})

test('other contracts, other logs and texts that are none pay nothing', () => {
  const odd = { type: 'evm', attributes: [{ key: 'log', value: '{"address":' }] }
  const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  const events = [log('0', ME_HEX, 7, { address: THEM_HEX }), log('0', ME_HEX, 7, { topic: approval }), odd]
  expect(netReceived(events, ME, DENOM)).toBe(0n)
  expect(netReceived(events, ME, 'uinit')).toBe(0n)
})
