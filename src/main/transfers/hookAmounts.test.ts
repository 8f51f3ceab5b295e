// What the router leaves open in a hook is named; everything else stays for the guard to judge.
import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { MSG_CALL } from './guard/msgCall.ts'
import { withHookAmounts } from './hookAmounts.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function toLocal(address receiver, string denom, uint8 decimals)',
  'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
])
const ME = '0x0112131415161718191a1b1c1d1e1f2021222324'
const WRAPPER = '0xa112131415161718191a1b1c1d1e1f2021222324'
const call = (input: string, typeUrl = MSG_CALL) => ({
  typeUrl,
  value: { sender: 'init1me', contractAddr: WRAPPER, input, value: '0', accessList: [] },
})
const approve = (amount: bigint) => encodeFunctionData({ abi, functionName: 'approve', args: [WRAPPER, amount] })
const open = encodeFunctionData({ abi, functionName: 'toLocal', args: [ME, 'l2/ab', 6] })
const named = (amount: bigint) => encodeFunctionData({ abi, functionName: 'toLocal', args: [ME, 'l2/ab', amount, 6] })

test('names the amount in an approval without a limit and in a conversion without an amount', () => {
  expect(withHookAmounts([call(approve(maxUint256)), call(open)], '1000000')).toEqual([call(approve(1000000n)), call(named(1000000n))])
})

test.each([
  ['an approval with a limit', call(approve(5n))],
  ['a conversion with an amount', call(named(5n))],
  ['another function', call('0xdeadc0de')],
  ['no hex', call('hello')],
  ['bytes behind the arguments', call(`${open}00`)],
  ['arguments that end early', call(open.slice(0, -2))],
  ['another kind of message', call(approve(maxUint256), '/cosmos.bank.v1beta1.MsgSend')],
])('leaves %s as it is', (_, message) => {
  expect(withHookAmounts([message], '1000000')).toEqual([message])
})
