// Checks which transfers identify their sender beyond doubt.
import { expect, test } from 'vitest'
import { plainAddress, sendersTold } from './senders.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const ME_HEX = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'
const OTHER_HEX = `0x${'0'.repeat(40)}`

const send = (from_address: string, to_address: string) => ({ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address, to_address })
const tx = (txhash: string, messages: ReturnType<typeof send>[], code = 0) => ({ txhash, height: '1', code, tx: { body: { messages } } })
const receipt = (transactionHash: string, from: string, to: string, status = '1') => ({
  transactionHash,
  blockNumber: '1',
  from,
  to,
  status,
})

test('reads both spellings of an address, and leaves alone what is none', () => {
  expect(plainAddress(ME)).toBe(ME_HEX)
  expect(plainAddress('0xF39FD6E51aad88F6F4ce6aB8827279cffFb92266')).toBe(ME_HEX)
  expect(plainAddress('osmo17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')).toBe('osmo17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
})

test('takes a send that is alone in its transaction, succeeded and came from somebody else', () => {
  const txs = [
    tx('A', [send(OTHER, ME)]),
    tx('B', [send(OTHER, ME), send(OTHER, ME)]),
    tx('C', [send(OTHER, ME)], 5),
    tx('D', [send(ME, OTHER)]),
    tx('E', [send(ME, ME)]),
  ]
  expect(sendersTold({ txs, receipts: [] }, ME_HEX)).toEqual([{ name: 'A', facts: { sender: OTHER_HEX } }])
})

test('takes an EVM transaction that was sent to the account itself and succeeded', () => {
  const receipts = [
    receipt('A', OTHER_HEX, ME_HEX),
    receipt('B', OTHER_HEX, ME_HEX, '0'),
    receipt('C', ME_HEX, ME_HEX),
    receipt('D', OTHER_HEX, OTHER_HEX),
  ]
  expect(sendersTold({ txs: [], receipts }, ME_HEX)).toEqual([{ name: '0xA', facts: { sender: OTHER_HEX } }])
})
