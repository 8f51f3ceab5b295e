// Families of Ethereum calls that exchange at Skip's swap router and hand the yield to a bridge.
import {
  CCTP,
  DELIVERER,
  ENTRY_WASM,
  FRIEND,
  FRIEND_HEX,
  GO_FAST,
  ME,
  ME_HARBOUR,
  ME_HEX,
  RELAYER,
  SOON_NS,
  SOON_S,
  THEM,
  THEM_HEX,
  USDC_BASIN,
  WETH_BASIN,
  type Request,
} from '../benches/guardBench.ts'
import { wordOf } from './hostileBridges.ts'
import { ALLOWING, dataOf, transaction, type Allowing } from './hostileCalls.ts'
import { family, type Family } from './hostileFamily.ts'
import { IN_VOUCHER } from './hostileOrders.ts'
import { payTo, sendTo } from './hostileWasm.ts'

/** Stands for the chain's own coin. */
export const OWN_COIN = `0x${'0'.repeat(40)}`
const NOBODY = wordOf('0x0')
const DIRTY = `0x01${'00'.repeat(11)}${FRIEND_HEX.slice(2)}`

/** What the router is called with. */
export interface Exchange {
  form: 'swapExactIn' | 'swapExactOut' | 'transfer' | 'none'
  /** What the call takes, and what it hands to the router. */
  takes: string
  amount: bigint
  swaps: string
  swapped: bigint
  least: bigint
  wanted: string
  hops: { exchange: number; data: string }[]
  affiliates: { recipient: string; points: bigint }[]
}

interface Swap extends Exchange, Allowing {
  contract: string
  value: string
  domain: number
  to: string
  burns: string
  fee: bigint
  points: bigint
  caller: string
  sender: string
  until: bigint
  /** JSON of the call where it is filled; empty for none. */
  call: string
}

/** A step of an exchange. */
export const hop = (data = '0x') => ({ exchange: 1, data })
/** Other steps. */
export const HOPS = [[], [hop(), hop()], [hop(`0x${THEM_HEX.slice(2).padStart(64, '0')}`)], [{ exchange: 255, data: '0x' }]]
/** Others who would get a share. */
export const AFFILIATES = [
  [{ recipient: THEM_HEX, points: 1n }],
  [{ recipient: THEM_HEX, points: 9999n }],
  [{ recipient: ME_HEX, points: 100n }],
  [{ recipient: THEM_HEX, points: 0n }],
]

/** An exchange of all that is sent, in one step. */
export function exchangeOf(token: string): Omit<Exchange, 'least' | 'wanted'> {
  const [takes, swaps] = [token, token]
  return { form: 'swapExactIn', takes, amount: 1000000n, swaps, swapped: 1000000n, hops: [hop()], affiliates: [] }
}

/** Bytes of a call of the router. */
export function swapOf({ form, swaps, swapped, least, wanted, hops, affiliates }: Exchange): string {
  if (form === 'none') return '0x'
  if (form === 'transfer') return dataOf('transfer', [THEM_HEX, swapped])
  return dataOf(form, [swapped, least, swaps, wanted, hops, affiliates])
}

const WRITERS = {
  relayed: (params: Swap) => [params.domain, params.to, params.burns, params.fee],
  relayedWithCaller: (params: Swap) => [params.domain, params.to, params.burns, params.fee, params.caller],
  ordered: ({ fee, points, sender, to, domain, until, call }: Swap) => {
    const data = `0x${Buffer.from(call).toString('hex')}`
    return [fee, points, sender, to, domain, until, data]
  },
}
const NAMES = {
  relayed: 'swapAndRequestCCTPTransfer',
  relayedWithCaller: 'swapAndRequestCCTPTransferWithCaller',
  ordered: 'swapAndSubmitOrder',
}

function swapFamily(kind: keyof typeof WRITERS, isCoin: boolean, request: Omit<Request, 'from'>, change: Partial<Swap> = {}): Family {
  const [token, contract] = [isCoin ? OWN_COIN : WETH_BASIN, kind === 'ordered' ? GO_FAST : RELAYER]
  const asked: Request = { ...request, from: ['7331', isCoin ? 'eth' : WETH_BASIN] }
  return family<Swap>(
    {
      allows: isCoin ? null : 1000000n,
      token: WETH_BASIN,
      spender: contract,
      contract,
      value: isCoin ? '1000000' : '0',
      ...exchangeOf(token),
      least: 996000n,
      wanted: USDC_BASIN,
      domain: 4,
      to: wordOf(ME_HARBOUR),
      burns: USDC_BASIN,
      fee: 5000n,
      points: 10n,
      caller: DELIVERER,
      sender: wordOf(ME_HEX),
      until: SOON_S,
      call: '',
      ...change,
    },
    (params) => {
      const args = [params.takes, params.amount, swapOf(params), ...WRITERS[kind](params)]
      return transaction(asked, params, params.contract, dataOf(NAMES[kind], args), params.value)
    },
    {
      ...ALLOWING,
      spender: [THEM_HEX, CCTP, kind === 'ordered' ? RELAYER : GO_FAST, ME_HEX],
      token: [THEM_HEX, USDC_BASIN],
      contract: [CCTP, kind === 'ordered' ? RELAYER : GO_FAST, THEM_HEX, WETH_BASIN],
      value: ['0', '1', '999999', '1000000', '1000001', '1005000', '2000000'],
      form: ['swapExactOut', 'transfer', 'none'],
      takes: [USDC_BASIN, isCoin ? WETH_BASIN : OWN_COIN, THEM_HEX],
      amount: [0n, 1n, 999999n, 1000001n, 2000000n],
      swaps: [USDC_BASIN, isCoin ? WETH_BASIN : OWN_COIN, THEM_HEX],
      swapped: [0n, 1n, 500000n, 999999n, 1000001n],
      least: [0n, 1n, 5000n, 994999n, 995999n, 996001n],
      wanted: [WETH_BASIN, OWN_COIN, THEM_HEX],
      hops: HOPS,
      affiliates: AFFILIATES,
      domain: [0, 5, 6, 4294967295],
      to: [wordOf(THEM_HEX), NOBODY, DIRTY, wordOf(FRIEND_HEX)],
      fee: [0n, 1n, 4999n, 6001n, 500000n, 996000n, 2000000n, 2n ** 256n - 1n],
      ...(kind === 'ordered'
        ? {
            points: [0n, 11n, 5000n, 10000n, 20000n, 2n ** 256n - 1n],
            sender: [wordOf(THEM_HEX), NOBODY, wordOf(ME_HARBOUR)],
            until: [0n, 1n, SOON_NS, 2n ** 64n - 1n],
            call: CALLS,
          }
        : { burns: [THEM_HEX, WETH_BASIN, CCTP] }),
      ...(kind === 'relayedWithCaller' ? { caller: [wordOf(THEM_HEX), wordOf(ME_HEX), NOBODY] } : {}),
    },
    {
      'another token of the exchange, nothing promised': { params: { wanted: THEM_HEX, burns: THEM_HEX }, patch: { minimumOut: '0' } },
      'a yield of 1, nothing promised': { params: { least: 1n, fee: 1n }, patch: { minimumOut: '0' } },
      'a yield of 1, as quoted': { params: { least: 2n, fee: 1n }, patch: { minimumOut: '1' } },
      'a larger fee, as quoted': { params: { fee: 500000n }, patch: { minimumOut: '490000' } },
      'less handed to the router, as quoted': { params: { swapped: 1n, least: 900000n }, patch: { minimumOut: '1' } },
      'less taken and swapped': { params: { amount: 500000n, swapped: 500000n } },
      'another token taken and swapped': { params: { takes: USDC_BASIN, swaps: USDC_BASIN, token: USDC_BASIN } },
      'coins in place of the token': {
        params: { takes: isCoin ? WETH_BASIN : OWN_COIN, swaps: isCoin ? WETH_BASIN : OWN_COIN, value: isCoin ? '0' : '1000000' },
      },
      'no word of an exchange': { request: ({ way }) => ({ way: way.slice(1) }) },
      'another contract and its approval': { params: { contract: THEM_HEX, spender: THEM_HEX } },
      'another domain, nothing promised': { params: { domain: 5 }, patch: { minimumOut: '0' } },
    },
  )
}

const actionOf = (action: string, beside: object = {}, name = 'action') => {
  const post: unknown = JSON.parse(action)
  return JSON.stringify({ [name]: { timeout_timestamp: SOON_NS.toString(), action: post, exact_out: false, ...beside } })
}
const CALLS = [
  '',
  '{}',
  actionOf(payTo(THEM)),
  actionOf(payTo(FRIEND)),
  actionOf(sendTo(THEM)),
  actionOf(sendTo(FRIEND), { sent_asset: { native: { denom: 'uin', amount: '1' } } }),
  actionOf(sendTo(FRIEND), { exact_out: true, min_asset: { native: { denom: 'uin', amount: '1' } } }),
  actionOf(sendTo(FRIEND, { recover_address: THEM })),
  actionOf(sendTo(FRIEND), { recovery_addr: THEM }, 'action_with_recover'),
  actionOf(sendTo(FRIEND), { recovery_addr: ME }, 'action_with_recover'),
]

const TO_HARBOUR = { to: ['harbour-1', 'uusdc'], way: ['7331', '7331', 'harbour-1'], recipient: ME_HARBOUR } satisfies Omit<Request, 'from'>
const TO_L1 = { to: ['one-1', IN_VOUCHER], way: ['7331', '7331', 'wasm-1', 'one-1'] } satisfies Omit<Request, 'from'>

/** By name. */
export const SWAP_FAMILIES: Readonly<Record<string, Family>> = {
  swapRelayed: swapFamily('relayed', false, TO_HARBOUR),
  swapRelayedWithCaller: swapFamily('relayedWithCaller', false, TO_HARBOUR),
  swapCoinRelayed: swapFamily('relayed', true, TO_HARBOUR),
  swapOrder: swapFamily('ordered', false, TO_HARBOUR),
  swapCoinOrder: swapFamily('ordered', true, TO_HARBOUR),
  swapOrderWithAction: swapFamily('ordered', false, TO_L1, { domain: 9, to: wordOf(ENTRY_WASM), call: actionOf(sendTo(FRIEND)) }),
}
