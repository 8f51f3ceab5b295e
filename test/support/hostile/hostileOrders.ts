// Families of orders that call Skip's entry point where they are filled, and of the entry point's action without an exchange.
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import { WASM_EXECUTE } from '../../../src/main/guard/contracts/wasmExecute.ts'
import {
  ENTRY_WASM,
  FRIEND,
  GO_FAST,
  ME,
  ME_HEX,
  SOON_NS,
  SOON_S,
  THEM,
  THEM_HEX,
  USDC_BASIN,
  type Request,
} from '../benches/guardBench.ts'
import { wordOf } from './hostileBridges.ts'
import { ALLOWING, dataOf, transaction, type Allowing } from './hostileCalls.ts'
import { CW20 } from './hostileFacts.ts'
import { family, type Family } from './hostileFamily.ts'
import { cosmos } from './hostilePlain.ts'
import { callOf, OUT_VOUCHER, payTo, sendTo, type Wasm } from './hostileWasm.ts'

type Exchange = Omit<Wasm, 'contract' | 'funds' | 'name'>

interface Order extends Allowing, Exchange {
  sender: string
  recipient: string
  amount: bigint
  out: bigint
  domain: number
  expires: bigint
  name: string
  /** Bytes in front of the message, and behind it. */
  around: [before: string, after: string]
}

const hexOf = (text: string) => Buffer.from(text).toString('hex')
const ACTIONS = [
  payTo(THEM),
  payTo(''),
  payTo(ME),
  payTo(FRIEND),
  payTo(FRIEND, 'transfer'),
  sendTo(THEM),
  sendTo(FRIEND),
  sendTo(ME),
  sendTo(FRIEND, { source_channel: 'channel-4' }),
  sendTo(FRIEND, { recover_address: THEM }),
  sendTo(FRIEND, { recover_address: '' }),
  sendTo(FRIEND, { memo: '{"move":{}}' }),
  sendTo(FRIEND, { memo: JSON.stringify({ forward: { receiver: THEM, port: 'transfer', channel: 'channel-1' } }) }),
  sendTo(FRIEND, { eureka_fee: {} }),
  sendTo(FRIEND, {}, { fee_swap: {} }),
  sendTo(FRIEND, { fee: { recv_fee: [], ack_fee: [], timeout_fee: [{ denom: 'uin', amount: '1' }] } }),
  JSON.stringify({ contract_call: { contract_address: THEM, msg: '' } }),
  JSON.stringify({ hpl_transfer: {} }),
]
const CALLED = {
  sent: [{ denom: 'uin', amount: '1' }, { denom: 'uin', amount: '1000000' }, { denom: 'uout', amount: '990000' }, null],
  until: ['0', '1', '1800000000', '18446744073709551615'],
  action: ACTIONS,
  recover: [ME, THEM, ''],
}

const EXCHANGED: Exchange = {
  sent: null,
  offered: 'uin',
  wanted: 'uout',
  least: '990000',
  until: SOON_NS.toString(),
  action: sendTo(FRIEND),
  affiliates: [],
  recover: null,
  form: 'exact',
}

/** What the quote says that the bridge takes. */
const feeNamed = (amount: string) => ({
  fees: [{ label: 'BRIDGE', amount, symbol: 'USDC', decimals: 6, behavior: 'deducted', chainId: '7331', denom: USDC_BASIN, usd: null }],
})

function orderFamily(request: Request, change: Partial<Order>): Family {
  return family<Order>(
    {
      allows: 1000000n,
      token: USDC_BASIN,
      spender: GO_FAST,
      sender: wordOf(ME_HEX),
      recipient: wordOf(ENTRY_WASM),
      amount: 1000000n,
      out: 995000n,
      domain: 9,
      expires: SOON_S,
      around: ['', ''],
      ...EXCHANGED,
      name: 'swap_and_action',
      ...change,
    },
    (params) => {
      const { sender, recipient, amount, out, domain, expires, around, ...rest } = params
      const message = rest.name.startsWith('swap') ? callOf(rest) : actionOf(rest)
      const data = `0x${around[0]}${hexOf(JSON.stringify(message))}${around[1]}`
      return transaction(request, params, GO_FAST, dataOf('submitOrder', [sender, recipient, amount, out, domain, expires, data]))
    },
    {
      ...ALLOWING,
      ...CALLED,
      sender: [wordOf(THEM_HEX), wordOf('0x0'), wordOf(ENTRY_WASM)],
      recipient: [wordOf(THEM_HEX), wordOf(FRIEND), wordOf(ME), wordOf(CW20), wordOf('0x0'), `0x01${wordOf(ENTRY_WASM).slice(4)}`],
      amount: [0n, 1n, 999999n, 1000001n],
      out: [0n, 1n, 994999n, 989999n, 1000001n],
      domain: [0, 4, 5, 6],
      expires: [0n, 1n, SOON_NS, 2n ** 64n - 1n],
      around: [
        [hexOf(' '), ''],
        ['', hexOf(' ')],
        ['00', ''],
        ['', '00'],
        ['', hexOf('{}')],
      ],
      wanted: ['uin', 'worthless'],
      least: ['0', '1', '989999', '990001'],
      affiliates: [[{ address: THEM, basis_points_fee: '1000' }]],
      form: ['smart', 'out'],
      name: ['swap_and_action', 'swap_and_action_with_recover', 'action', 'action_with_recover', 'receive', 'user_swap'],
    },
    {
      'a call with a recovery of somebody’s': { params: { name: 'swap_and_action_with_recover', recover: THEM } },
      'a call with a recovery of one’s own': { params: { name: 'swap_and_action_with_recover', recover: ME } },
      'an action with a recovery of somebody’s': { params: { name: 'action_with_recover', recover: THEM } },
      'a fee that the quote does not name, a call with a recovery': {
        params: { name: 'swap_and_action_with_recover', recover: ME },
        patch: { fees: [] },
      },
      'a fee larger than the one that the quote names, a call with a recovery': {
        params: { name: 'swap_and_action_with_recover', recover: ME, out: 500000n },
      },
      'a fee as large as the quote says, a call with a recovery': {
        params: { name: 'swap_and_action_with_recover', recover: ME, out: 900000n },
        patch: feeNamed('100000'),
      },
      'a yield of 1, as quoted': { params: { out: 1n, least: '1' }, patch: { minimumOut: '1' } },
      'a call of somebody’s contract, nothing promised': { params: { recipient: wordOf(THEM_HEX) }, patch: { minimumOut: '0' } },
      'another domain, nothing promised': { params: { domain: 5 }, patch: { minimumOut: '0' } },
    },
  )
}

function actionOf({ name, sent, until, action, recover }: Exchange & { name: string; exactOut?: boolean }, exact: object = {}): object {
  const post: unknown = JSON.parse(action)
  return {
    [name]: {
      ...(sent === null ? {} : { sent_asset: { native: sent } }),
      timeout_timestamp: until,
      action: post,
      exact_out: false,
      ...exact,
      ...(recover === null ? {} : { recovery_addr: recover }),
    },
  }
}

/** The order's coin on the L1. */
export const IN_VOUCHER = voucherOf('transfer/channel-4/uin')

const action = family<Exchange & { contract: string; name: string; funds: object[]; exact: object }>(
  {
    ...EXCHANGED,
    name: 'action',
    contract: ENTRY_WASM,
    sent: { denom: 'uin', amount: '1000000' },
    funds: [{ denom: 'uin', amount: '1000000' }],
    exact: {},
  },
  (params) => {
    const request: Request = { from: ['wasm-1', 'uin'], to: ['one-1', IN_VOUCHER], way: ['wasm-1', 'one-1'] }
    const msg = new Uint8Array(Buffer.from(JSON.stringify(actionOf(params, params.exact))))
    return cosmos(request, WASM_EXECUTE, { sender: ME, contract: params.contract, msg, funds: params.funds })
  },
  {
    ...CALLED,
    contract: [THEM, CW20, FRIEND],
    name: ['action_with_recover', 'swap_and_action', 'receive', 'post_swap_action', 'constructor'],
    funds: [
      [],
      [{ denom: 'uin', amount: '2000000' }],
      [{ denom: 'uin', amount: '1' }],
      [{ denom: 'uout', amount: '1000000' }],
      [
        { denom: 'uin', amount: '1000000' },
        { denom: 'uout', amount: '1' },
      ],
    ],
    exact: [
      { exact_out: true },
      { exact_out: true, min_asset: { native: { denom: 'uin', amount: '1' } } },
      { exact_out: true, min_asset: { native: { denom: 'uin', amount: '1000000' } } },
      { exact_out: 'false' },
      { exact_out: undefined },
      { min_asset: { native: { denom: 'uout', amount: '1' } } },
      { post_swap_action: {} },
      { affiliates: [{ address: THEM, basis_points_fee: '1000' }] },
    ],
  },
  {
    'with a recovery of somebody’s': { params: { name: 'action_with_recover', recover: THEM } },
    'with a recovery of one’s own': { params: { name: 'action_with_recover', recover: ME } },
    'less, as quoted': {
      params: { exact: { exact_out: true, min_asset: { native: { denom: 'uin', amount: '1' } } } },
      patch: { minimumOut: '1' },
    },
  },
)

/** By name. */
export const ORDER_FAMILIES: Readonly<Record<string, Family>> = {
  orderWithExchange: orderFamily(
    { from: ['7331', USDC_BASIN], to: ['one-1', OUT_VOUCHER], way: ['7331', 'wasm-1', 'wasm-1', 'one-1'], patch: feeNamed('5000') },
    {},
  ),
  orderWithAction: orderFamily(
    { from: ['7331', USDC_BASIN], to: ['one-1', IN_VOUCHER], way: ['7331', 'wasm-1', 'one-1'] },
    { name: 'action' },
  ),
  action,
}
