// Bytes of EVM calls: whole, and nothing but the arguments.
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { FRIEND_HEX } from '../../../../test/support/benches/guardBench.ts'
import { callBytes } from './evm/decodeCall.ts'
import { readTokenCall } from './evmCalls.ts'

const abi = parseAbi(['function transfer(address to, uint256 amount)'])
const data = encodeFunctionData({ abi, functionName: 'transfer', args: [FRIEND_HEX as `0x${string}`, 5n] })

test('a token’s call is read with and without 0x, in any case', () => {
  for (const spelling of [data, data.slice(2), `0x${data.slice(2).toUpperCase()}`]) {
    expect(readTokenCall(spelling)).toMatchObject({ name: 'transfer', amount: '5' })
  }
})

test.each([
  ['half a byte', `${data}0`],
  ['half a byte alone', '0x0'],
  ['letters', '0xzz'],
])('%s is no hex', (_what, text) => {
  expect(() => callBytes(text)).toThrow('The call data isn’t valid hex.')
})
