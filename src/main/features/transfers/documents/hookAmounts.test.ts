// What the router leaves open in a hook is named; everything else stays for the guard to judge.
import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { MSG_CALL } from '../../../guard/contracts/msgCall.ts'
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

test('reads what the router once had signed for a deposit into yominet-1', () => {
  // Source: initia-labs/tx-decoder src/tests/protocols/op-init/finalize-token-deposit.fixture.ts, the data of the deposit.
  const denom = 'l2/8f73cfaf153520f511b4fc0bd71d60d64b4e19eff04a350e642718a3c1ab3b06'
  const text = Buffer.from(denom).toString('hex').padEnd(192, '0')
  const word = (hex: string) => hex.padStart(64, '0')
  const [wrapper, receiver] = ['4eb08d5c1b0a821303a86c7b3ac805c2793de783', '16a46fb89c712b2889b779d7558a139b2db3a0fb']
  const recorded = [
    call(`0x095ea7b3${word(wrapper)}${'f'.repeat(64)}`),
    call(`0x701dcf21${word(receiver)}${word('60')}${word('6')}${word('43')}${text}`),
  ]
  expect(withHookAmounts(recorded, '1000000').map(({ value }) => (value as { input: string }).input)).toEqual([
    `0x095ea7b3${word(wrapper)}${word('f4240')}`,
    `0x1efd1a84${word(receiver)}${word('80')}${word('f4240')}${word('6')}${word('43')}${text}`,
  ])
})
