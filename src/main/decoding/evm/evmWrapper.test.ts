// Calls of the rollup's wrapper of bridged tokens, and Cosmos messages that contracts of the EVM run.
import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { ME, meaningOf, OTHER, type Message } from '../../../../test/support/benches/readingBench.ts'
import { FUNCTIONS } from './evmInterfaces.ts'

const CONTRACT = '0x00000000000000000000000000000000000000f1'
const call = (input: string): Message => ({
  '@type': '/minievm.evm.v1.MsgCall',
  sender: ME.bech32,
  contract_addr: CONTRACT,
  input,
  value: '0',
})
const send = (from: string) => ({
  '@type': '/cosmos.bank.v1beta1.MsgSend',
  from_address: from,
  to_address: OTHER.bech32,
  amount: [{ denom: 'uinit', amount: '5' }],
})
const me = `0x${ME.hex.slice(2)}` as const

test.each<[string, Message, object]>([
  [
    'a Cosmos message with options',
    call(
      encodeFunctionData({
        abi: FUNCTIONS,
        functionName: 'execute_cosmos_with_options',
        args: [JSON.stringify(send(ME.bech32)), 250000n, { allowFailure: true, callbackId: 0n }],
      }),
    ),
    { kind: 'sent', counterparty: OTHER.bech32, about: [{ denom: 'uinit', amount: '5' }] },
  ],
  [
    'a form changed',
    call(encodeFunctionData({ abi: FUNCTIONS, functionName: 'toLocal', args: [me, 'l2/x', 7n, 6] })),
    { kind: 'converted', counterparty: CONTRACT, about: [{ denom: 'l2/x', amount: '7' }] },
  ],
  [
    'the whole balance changed',
    call(encodeFunctionData({ abi: FUNCTIONS, functionName: 'toLocal', args: [me, 'l2/x', 6] })),
    { kind: 'converted', about: [] },
  ],
  [
    'a withdrawal',
    call(encodeFunctionData({ abi: FUNCTIONS, functionName: 'toRemoteAndOPWithdraw', args: [OTHER.bech32, 'evm/x', 7n] })),
    { kind: 'withdrawal', otherChainId: 'l1-1', counterparty: OTHER.bech32, about: [{ denom: 'evm/x', amount: '7' }] },
  ],
  [
    'an IBC transfer',
    call(
      encodeFunctionData({
        abi: FUNCTIONS,
        functionName: 'toRemoteAndIBCTransfer',
        args: ['evm/x', 7n, 'channel-0', OTHER.bech32, 1n, '{}'],
      }),
    ),
    { kind: 'ibcSent', otherChainId: 'l1-1', facts: { channel: 'channel-0' }, about: [{ denom: 'evm/x', amount: '7' }] },
  ],
])('%s', (_name, message, expected) => {
  expect(meaningOf(message, { chainId: 'roll-1' })).toMatchObject(expected)
})
