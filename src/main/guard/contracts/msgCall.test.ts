// One call of an EVM rollup, or the approval that it needs and the call.
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  ask,
  EXCHANGE,
  FRIEND_HEX,
  L2_USDC_EVM,
  ME,
  SOON_S,
  THEM,
  USDC_EVM,
  WINIT,
  WRAPPED_INIT,
} from '../../../../test/support/benches/guardBench.ts'
import { checkMsgCalls } from './msgCall.ts'
import { createCheckReport } from '../checkReport.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
])
const intent = ask({ from: ['evm-1', L2_USDC_EVM], to: ['evm-1', WRAPPED_INIT], way: ['evm-1', 'evm-1'] })
const path = [USDC_EVM, WINIT] as `0x${string}`[]
const approval = {
  sender: ME,
  contractAddr: USDC_EVM,
  input: encodeFunctionData({ abi, functionName: 'approve', args: [EXCHANGE as `0x${string}`, 1000000n] }),
  value: '0',
}
const trade = {
  sender: ME,
  contractAddr: EXCHANGE,
  input: encodeFunctionData({
    abi,
    functionName: 'swapExactTokensForTokens',
    args: [1000000n, 990000n, path, FRIEND_HEX as `0x${string}`, SOON_S],
  }),
  value: '0',
}
const check = (...values: unknown[]) => {
  checkMsgCalls(createCheckReport(), intent, values)
}

test('a call passes, alone and behind its approval', () => {
  expect(() => check(trade)).not.toThrow()
  expect(() => check(approval, trade)).not.toThrow()
})

test.each([
  ['coins with the approval', [{ ...approval, value: '1' }, trade], 'value'],
  ['another sender’s approval', [{ ...approval, sender: THEM }, trade], 'the sender is'],
  ['a field that is not known', [{ ...trade, delegate: true }], 'delegate'],
  ['an authorisation', [{ ...trade, authList: [{}] }], 'authList'],
  ['no call', [], '0 calls'],
  ['an approval too many', [approval, approval, trade], '3 calls'],
  ['a second trade', [trade, trade], 'The message calls an unknown function ('],
])('%s is refused', (_what, values, reason) => {
  expect(() => check(...values)).toThrow(reason)
})

test('takes all that is allowed to it, with a fee on top too', () => {
  const fee = {
    label: 'fee',
    symbol: 'USDC',
    decimals: 6,
    behavior: 'onTop',
    chainId: 'evm-1',
    denom: L2_USDC_EVM,
    usd: null,
    amount: '5000',
  }
  const withFee = ask({ from: ['evm-1', L2_USDC_EVM], to: ['evm-1', WRAPPED_INIT], way: ['evm-1', 'evm-1'], patch: { fees: [fee] } })
  const more = encodeFunctionData({ abi, functionName: 'approve', args: [EXCHANGE as `0x${string}`, 1005000n] })
  expect(() => checkMsgCalls(createCheckReport(), withFee, [approval, trade])).not.toThrow()
  expect(() => checkMsgCalls(createCheckReport(), withFee, [{ ...approval, input: more }, trade])).toThrow(
    'the allowance is “1005000”, not “1000000”',
  )
})
