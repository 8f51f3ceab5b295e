// Families of calls on Wasm rollups: Skip's entry point with what follows an exchange, and tokens of contracts.
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import { WASM_EXECUTE } from '../../../src/main/guard/contracts/wasmExecute.ts'
import { ENTRY_WASM, FRIEND, ME, SOON_NS, THEM, type Request } from '../benches/guardBench.ts'
import { CW20 } from './hostileFacts.ts'
import { family, type Family } from './hostileFamily.ts'
import { cosmos } from './hostilePlain.ts'

export interface Wasm {
  contract: string
  name: string
  funds: { denom: string; amount: string }[]
  sent: { denom: string; amount: string } | null
  offered: string
  wanted: string
  least: string
  until: string
  action: string
  affiliates: object[]
  recover: string | null
  form: 'exact' | 'smart' | 'out'
}

const bytes = (message: unknown) => new Uint8Array(Buffer.from(JSON.stringify(message)))
const assetOf = ({ denom, amount }: { denom: string; amount: string }) =>
  denom.startsWith('cw20:') ? { cw20: { address: denom.slice(5), amount } } : { native: { denom, amount } }

/** A message of the entry point. */
export function callOf({
  name,
  sent,
  offered,
  wanted,
  least,
  until,
  action,
  affiliates,
  recover,
  form,
}: Omit<Wasm, 'contract' | 'funds'>): object {
  const operations = [{ pool: 'p', denom_in: offered.replace('cw20:', ''), denom_out: wanted }]
  const swaps = {
    exact: { swap_exact_asset_in: { swap_venue_name: 'dex', operations } },
    smart: { smart_swap_exact_asset_in: { swap_venue_name: 'dex', routes: [{ offer_asset: {}, operations }] } },
    out: { swap_exact_asset_out: { swap_venue_name: 'dex', operations } },
  }
  const post: unknown = JSON.parse(action)
  return {
    [name]: {
      ...(sent === null ? {} : { sent_asset: assetOf(sent) }),
      user_swap: swaps[form],
      min_asset: assetOf({ denom: wanted, amount: least }),
      timeout_timestamp: until,
      post_swap_action: post,
      affiliates,
      ...(recover === null ? {} : { recovery_addr: recover }),
    },
  }
}

export const payTo = (to: string, kind = 'bank_send') => JSON.stringify({ [kind]: { to_address: to } })
export const sendTo = (receiver: string, change: object = {}, beside: object = {}) => {
  const info = { source_channel: 'channel-0', receiver, memo: '', recover_address: ME, ...change }
  return JSON.stringify({ ibc_transfer: { ibc_info: info, ...beside } })
}

function wasmFamily(request: Request, action: string, isToken: boolean): Family {
  const offered = isToken ? `cw20:${CW20}` : 'uin'
  const funds = isToken ? [] : [{ denom: 'uin', amount: '1000000' }]
  return family<Wasm>(
    {
      contract: ENTRY_WASM,
      name: 'swap_and_action',
      funds,
      sent: isToken ? null : { denom: 'uin', amount: '1000000' },
      offered,
      wanted: 'uout',
      least: '990000',
      until: SOON_NS.toString(),
      action,
      affiliates: [],
      recover: null,
      form: 'exact',
    },
    (params) => {
      const inner = callOf(params)
      const msg = { send: { contract: params.contract, amount: '1000000', msg: Buffer.from(bytes(inner)).toString('base64') } }
      const [contract, message] = isToken ? [CW20, msg] : [params.contract, inner]
      return cosmos(request, WASM_EXECUTE, { sender: ME, contract, msg: bytes(message), funds: params.funds })
    },
    {
      contract: [THEM, CW20, FRIEND],
      name: ['swap_and_action_with_recover', 'action', 'receive', 'user_swap', 'post_swap_action', 'constructor'],
      funds: [
        [],
        [{ denom: 'uin', amount: '2000000' }],
        [{ denom: 'uin', amount: '1' }],
        [{ denom: 'uout', amount: '1000000' }],
        [...funds, { denom: 'uout', amount: '1' }],
      ],
      sent: [
        null,
        { denom: 'uin', amount: '1' },
        { denom: 'uin', amount: '1000001' },
        { denom: 'uout', amount: '1000000' },
        { denom: `cw20:${CW20}`, amount: '1000000' },
      ],
      offered: ['uout', 'worthless'],
      wanted: ['uin', 'worthless'],
      least: ['0', '1', '989999', '990001'],
      until: ['0', '1', '1800000000', '18446744073709551615'],
      action: [
        payTo(THEM),
        payTo(''),
        payTo(ME),
        payTo(THEM, 'transfer'),
        payTo(FRIEND, 'transfer'),
        payTo(FRIEND),
        sendTo(THEM),
        sendTo(FRIEND),
        sendTo(FRIEND, { source_channel: 'channel-4' }),
        sendTo(FRIEND, { recover_address: THEM }),
        sendTo(FRIEND, { memo: '{"move":{}}' }),
        sendTo(FRIEND, { eureka_fee: {} }),
        sendTo(FRIEND, {}, { fee_swap: {} }),
        sendTo(FRIEND, { fee: { recv_fee: [], ack_fee: [], timeout_fee: [{ denom: 'uin', amount: '1' }] } }),
        JSON.stringify({ contract_call: { contract_address: THEM, msg: '' } }),
        JSON.stringify({ hpl_transfer: {} }),
      ],
      affiliates: [[{ address: THEM, basis_points_fee: '1000' }]],
      recover: [ME, THEM, ''],
      form: ['smart', 'out'],
    },
    {
      'least 1, as quoted': { params: { least: '1' }, patch: { minimumOut: '1' } },
      'with a recovery of somebody’s': { params: { name: 'swap_and_action_with_recover', recover: THEM } },
      'with a recovery of one’s own': { params: { name: 'swap_and_action_with_recover', recover: ME } },
      'with a recovery, and a call that fails': { params: { name: 'swap_and_action_with_recover', recover: ME, offered: 'worthless' } },
    },
  )
}

const token = family(
  { contract: CW20, message: JSON.stringify({ transfer: { recipient: FRIEND, amount: '1000000' } }), funds: [] as object[] },
  ({ contract, message, funds }) => {
    const request: Request = { from: ['wasm-1', `cw20:${CW20}`], to: ['wasm-1', `cw20:${CW20}`], way: ['wasm-1'] }
    return cosmos(request, WASM_EXECUTE, { sender: ME, contract, msg: new Uint8Array(Buffer.from(message)), funds })
  },
  {
    contract: [THEM, ENTRY_WASM],
    funds: [[{ denom: 'uin', amount: '1' }]],
    message: [
      ...[THEM, ME, ''].map((recipient) => JSON.stringify({ transfer: { recipient, amount: '1000000' } })),
      ...['0', '1', '999999', '1000001', '-1'].map((amount) => JSON.stringify({ transfer: { recipient: FRIEND, amount } })),
      JSON.stringify({ increase_allowance: { spender: THEM, amount: '1000000' } }),
      JSON.stringify({ burn: { amount: '1000000' } }),
      JSON.stringify({ send: { contract: FRIEND, amount: '1000000', msg: 'e30=' } }),
      JSON.stringify({ send: { contract: THEM, amount: '1000000', msg: 'e30=' } }),
      JSON.stringify({ transfer: { recipient: FRIEND, amount: '1000000' }, burn: { amount: '1' } }),
      `{"transfer":{"recipient":"${THEM}","recipient":"${FRIEND}","amount":"1000000"}}`,
    ],
  },
)

export const OUT_VOUCHER = voucherOf('transfer/channel-4/uout')

/** By name. */
export const WASM_FAMILIES: Readonly<Record<string, Family>> = {
  wasmSwap: wasmFamily({ from: ['wasm-1', 'uin'], to: ['wasm-1', 'uout'], way: ['wasm-1', 'wasm-1'] }, payTo(FRIEND), false),
  wasmSwapAndPacket: wasmFamily(
    { from: ['wasm-1', 'uin'], to: ['one-1', OUT_VOUCHER], way: ['wasm-1', 'wasm-1', 'one-1'] },
    sendTo(FRIEND),
    false,
  ),
  cw20Swap: wasmFamily({ from: ['wasm-1', `cw20:${CW20}`], to: ['wasm-1', 'uout'], way: ['wasm-1', 'wasm-1'] }, payTo(FRIEND), true),
  cw20Transfer: token,
}
