// The reasons of reverts: decoded where they follow the standard, named by their selector where they are a contract's own.
import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { ME, row } from '../../../../test/support/benches/readingBench.ts'
import { revertReason } from './revertReason.ts'

const abi = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)', 'error TooLate(uint256 deadline)'])
const text = encodeErrorResult({ abi, errorName: 'Error', args: ['Pool: nothing left'] })
const panic = encodeErrorResult({ abi, errorName: 'Panic', args: [0x11n] })
const own = encodeErrorResult({ abi, errorName: 'TooLate', args: [5n] })

test.each([
  [
    'an Error(string) in bytes',
    `failed to execute message; message index: 0: execution reverted, revert: ${text}: Reverted`,
    'Pool: nothing left',
  ],
  ['a panic', `Reverted: ${panic}`, 'panic:17'],
  ['an error of the contract’s own', `execution reverted: ${own}`, `selector:${own.slice(0, 10)}`],
  ['bytes that only begin like an Error(string)', `execution reverted: ${text.slice(0, 10)}`, 'selector:0x08c379a0'],
  [
    'a reason in words, as minievm v1.0.3 writes it',
    'failed to execute message; message index: 0: execution reverted: ERC20: transfer amount exceeds balance: EVMCall failed',
    'ERC20: transfer amount exceeds balance',
  ],
  ['a reason in words, as later versions write it', 'failed to execute message; message index: 0: revert: too late: Reverted', 'too late'],
  ['a revert without a reason', 'execution reverted', null],
  ['another failure', 'out of gas in location: 0x08c379a0', null],
])('%s', (_name, log, expected) => {
  expect(revertReason(log)).toBe(expected)
})

test('a failed call has its reason among its facts', () => {
  const message = { '@type': '/minievm.evm.v1.MsgCall', sender: ME.bech32, contract_addr: '0x1', input: '0x12345678' }
  const { meaning } = row({ messages: [message], code: 3, raw: { raw_log: `execution reverted: ${panic}: EVMCall failed` } }, 'roll-1')
  expect(meaning.details?.facts).toContainEqual({ name: 'reason', value: 'panic:17' })
})
