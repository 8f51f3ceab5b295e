// The family of op hooks: what the user signs for a deposit, and runs on the rollup on the user's own balance.
import { MSG_CALL } from '../../../src/main/guard/contracts/msgCall.ts'
import { DEPOSIT } from '../../../src/main/guard/plainMessages.ts'
import type { WireMessage } from '../../../src/practice/outcome/facts.ts'
import {
  EXCHANGE,
  FRIEND,
  INIT_EVM,
  L2_INIT_EVM,
  L2_INIT_TOKEN,
  L2_USDC_EVM,
  ME,
  ME_HEX,
  THEM,
  THEM_HEX,
  USDC_EVM,
  WRAPPED_INIT,
  WRAPPER,
  type Request,
} from '../benches/guardBench.ts'
import { dataOf } from './hostileCalls.ts'
import { family, type Family } from './hostileFamily.ts'
import { writeHook } from './hostileFacts.ts'
import { cosmos } from './hostilePlain.ts'

/** The content of a deposit's hook. */
interface OpHook {
  /** Of the approval; null without one. */
  allows: bigint | null
  token: string
  spender: string
  contract: string
  to: string
  denom: string
  /** Null where it takes what it may. */
  amount: bigint | null
  decimals: number
  sender: string
  beside: 'nothing' | 'a payment' | 'an approval for somebody' | 'a send' | 'the same again'
  /** Of the deposit. */
  depositTo: string
  deposits: string
  data: string | null
}

const call = (sender: string, contractAddr: string, input: string): WireMessage => ({
  typeUrl: MSG_CALL,
  value: { sender, contractAddr, input, value: '0', accessList: [], authList: [] },
})

function hookOf({ allows, token, spender, contract, to, denom, amount, decimals, sender, beside }: OpHook): WireMessage[] {
  const approve = (who: string, units: bigint) => call(sender, token, dataOf('approve', [who, units]))
  const input = amount === null ? dataOf('toLocal', [to, denom, decimals]) : dataOf('toLocal', [to, denom, amount, decimals])
  const messages = [...(allows === null ? [] : [approve(spender, allows)]), call(sender, contract, input)]
  switch (beside) {
    case 'nothing':
      return messages
    case 'a payment':
      return [call(sender, token, dataOf('transfer', [THEM_HEX, 1n])), ...messages.slice(-1)]
    case 'an approval for somebody':
      return [approve(THEM_HEX, 1000000n), ...messages.slice(-1)]
    case 'a send':
      return [...messages, { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: { fromAddress: sender, toAddress: THEM, amount: [] } }]
    case 'the same again':
      return [...messages, ...messages]
  }
}

/** A deposit with the hook that the user signs for it. */
export function opHook(): Family {
  const least = '1000000000000000000'
  const patch = { unhookedDenom: L2_INIT_EVM, amountOut: least, minimumOut: least }
  const request: Request = { from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_INIT], way: ['one-1', 'evm-1'], recipient: ME, patch }
  const data = (one: string) => new Uint8Array(Buffer.from(one))
  return family<OpHook>(
    {
      allows: 1000000n,
      token: L2_INIT_TOKEN,
      spender: WRAPPER,
      contract: WRAPPER,
      to: ME_HEX,
      denom: L2_INIT_EVM,
      amount: 1000000n,
      decimals: 6,
      sender: ME,
      beside: 'nothing',
      depositTo: ME,
      deposits: '1000000',
      data: null,
    },
    (params) => {
      const hook = hookOf(params)
      const value = { sender: ME, bridgeId: 15n, to: params.depositTo, amount: { denom: 'uinit', amount: params.deposits } }
      return { ...cosmos(request, DEPOSIT, { ...value, data: params.data === null ? writeHook(hook) : data(params.data) }), hook }
    },
    {
      allows: [null, 0n, 1n, 999999n, 1000001n, 1005000n, 2000000n, 2n ** 256n - 1n],
      token: [USDC_EVM, THEM_HEX, WRAPPER],
      spender: [THEM_HEX, EXCHANGE, ME_HEX],
      contract: [THEM_HEX, EXCHANGE, L2_INIT_TOKEN],
      to: [THEM_HEX, WRAPPER, `0x${'0'.repeat(40)}`],
      denom: [L2_USDC_EVM, INIT_EVM, WRAPPED_INIT, 'uinit', ''],
      amount: [null, 0n, 1n, 999999n, 1000001n, 2000000n],
      decimals: [0, 5, 7, 18, 255],
      sender: [THEM, FRIEND],
      beside: ['a payment', 'an approval for somebody', 'a send', 'the same again'],
      depositTo: [THEM, FRIEND, ''],
      deposits: ['1', '999999', '1000001', '2000000'],
      data: ['', 'anything'],
    },
    {
      'decimals that fit the promise': { params: { decimals: 18 }, patch: { minimumOut: '1000000' } },
      'less deposited and converted, as quoted': { params: { deposits: '1', amount: 1n }, patch: { minimumOut: '1' } },
      'a wrapped form promised of another asset': { params: { denom: L2_USDC_EVM }, patch: { unhookedDenom: L2_USDC_EVM } },
      'the promise without what it is made from': { patch: { unhookedDenom: null } },
      'the promise made from itself': { patch: { unhookedDenom: WRAPPED_INIT } },
      'no hook, as quoted': { params: { data: '' }, patch: { needsOpHook: false } },
    },
  )
}
