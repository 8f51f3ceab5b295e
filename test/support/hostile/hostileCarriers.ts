// Families of bridges that carry a token to chains of their own numbering or naming: Axelar, Eureka, Hyperlane, LayerZero.
import { AXELAR, COIN_POOL, EUREKA, EUREKA_FEE, POOL, WARP, WARP_TOKEN } from './carriers.ts'
import {
  BRIDGE_FEE_CEILING,
  FRIEND_HEX,
  ME_HARBOUR,
  ME_HEX,
  SOON_NS,
  SOON_S,
  THEM_HARBOUR,
  THEM_HEX,
  USDC_BASIN,
  type Request,
} from '../benches/guardBench.ts'
import { wordOf } from './hostileBridges.ts'
import { ALLOWING, dataOf, transaction, type Allowing } from './hostileCalls.ts'
import { bytesOf } from './hostileFacts.ts'
import { family, type Family } from './hostileFamily.ts'
import type { Attack } from './hostileRoute.ts'

const AMOUNTS = [0n, 1n, 999999n, 1000001n, 2000000n]
const FEE = 700n
/** What the router says that the bridge wants for the way. */
const fees = [{ label: 'bridge', amount: '700', symbol: 'ETH', decimals: 18, behavior: 'onTop', chainId: '7331', denom: 'eth', usd: null }]
/** Fees that the router names and the call brings: beyond the ceiling, and under the label of the network's fee, which no call brings. */
const HUGE = 10n ** 18n
const ROUTER_FEES = [
  { label: 'BRIDGE', fee: HUGE },
  { label: 'BRIDGE', fee: BigInt(BRIDGE_FEE_CEILING) + 1n },
  { label: 'network', fee: HUGE },
]
const NO_MESSAGE = '0x000000007b7d'
const NOBODY = wordOf('0x0')
const DIRTY = `0x01${'00'.repeat(11)}${bytesOf(ME_HARBOUR)}`
const CONTRACTS = [AXELAR, EUREKA, WARP, POOL, COIN_POOL, THEM_HEX, USDC_BASIN]
const VALUES = [0n, 1n, FEE - 1n, FEE + 1n, 1000000n, 10n ** 18n]

/** To Harbour, with the coins for the way on top. */
function toHarbour(denom: string, arrives: string, patch: object = { fees }): Request {
  return { from: ['7331', denom], to: ['harbour-1', arrives], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR, patch }
}

interface Carried extends Allowing {
  contract: string
  value: bigint
}

/** The router fee alone as the value, and beside the amount. @param paramsOf the fee in the call's own arguments. */
function routerFees<P extends object>(paramsOf: (fee: bigint) => P): Record<string, Attack<P & Pick<Carried, 'value'>>> {
  const all = ROUTER_FEES.flatMap(({ label, fee }) =>
    [0n, 1000000n].map((amount): [string, Attack<P & Pick<Carried, 'value'>>] => {
      const patch = { fees: fees.map((one) => ({ ...one, label, amount: fee.toString() })) }
      return [`router fee of ${fee} by ${label} beside ${amount}`, { params: { ...paramsOf(fee), value: amount + fee }, patch }]
    }),
  )
  return Object.fromEntries(all)
}

const allowing = (contract: string): Carried => ({ allows: 1000000n, token: USDC_BASIN, spender: contract, contract, value: FEE })
const NOTHING_ALLOWED = { allows: null, token: '', spender: '' }
const OTHERS = { ...ALLOWING, contract: CONTRACTS, value: VALUES }

const warp = (request: Request, change: Partial<Carried> = {}, contract = WARP): Family =>
  family(
    { ...allowing(contract), ...change, domain: 94, to: wordOf(ME_HARBOUR), amount: 1000000n },
    (params) => {
      const { domain, to, amount, value } = params
      return transaction(request, params, params.contract, dataOf('transferRemote', [domain, to, amount]), value.toString())
    },
    { ...OTHERS, domain: [0, 90, 95, 4294967295], to: [wordOf(THEM_HEX), NOBODY, DIRTY, wordOf(FRIEND_HEX)], amount: AMOUNTS },
    {
      'less, as quoted': { params: { amount: 1n }, patch: { minimumOut: '1' } },
      'another chain, nothing promised': { params: { domain: 90 }, patch: { minimumOut: '0' } },
      ...routerFees(() => ({})),
    },
  )

const oft = (name: 'send' | 'sendToken', request: Request, change: Partial<Carried> = {}, contract = POOL): Family =>
  family(
    {
      ...allowing(contract),
      ...change,
      endpoint: 30,
      to: wordOf(ME_HARBOUR),
      amount: 1000000n,
      least: 990000n,
      options: '0x',
      compose: '0x',
      command: '0x',
      coins: FEE,
      tokens: 0n,
      refund: ME_HEX,
    },
    (params) => {
      const { endpoint, to, amount, least, options, compose, command, coins, tokens, refund, value } = params
      const sent = { endpoint, to, amount, least, options, compose, command }
      return transaction(request, params, params.contract, dataOf(name, [sent, { coins, tokens }, refund]), value.toString())
    },
    {
      ...OTHERS,
      endpoint: [0, 31, 32, 4294967295],
      to: [wordOf(THEM_HEX), NOBODY, DIRTY],
      amount: AMOUNTS,
      least: [0n, 1n, 989999n, 1000001n],
      options: ['0x00', '0x0003010011010000000000000000000000000000c350'],
      compose: ['0x00', '0x1234'],
      command: ['0x00', '0x01'],
      coins: VALUES,
      tokens: [1n, 1000000n],
      refund: [THEM_HEX, FRIEND_HEX, `0x${'0'.repeat(40)}`],
    },
    {
      'a least of 1, as quoted': { params: { least: 1n }, patch: { minimumOut: '1' } },
      'a larger fee with its value': { params: { coins: 10n ** 18n, value: 10n ** 18n } },
      'no fee': { params: { coins: 0n, value: 0n } },
      ...routerFees((coins) => ({ coins })),
    },
  )

type AxelarName =
  'sendERC20Token' | 'gmpTransferERC20Token' | 'gmpTransferERC20TokenGasTokenPayment' | 'gmpTransferNativeToken' | 'sendNativeToken'

interface Axelar extends Carried {
  chain: string
  to: string
  payload: string
  symbol: string
  amount: bigint
  fee: bigint
}

const ARGUMENTS: Readonly<Record<AxelarName, (params: Axelar) => unknown[]>> = {
  sendNativeToken: ({ chain, to }) => [chain, to],
  sendERC20Token: ({ chain, to, symbol, amount }) => [chain, to, symbol, amount],
  gmpTransferNativeToken: ({ chain, to, payload, amount, fee }) => [chain, to, payload, amount, fee],
  gmpTransferERC20Token: ({ chain, to, payload, symbol, amount, fee }) => [chain, to, payload, symbol, amount, fee],
  gmpTransferERC20TokenGasTokenPayment: ({ chain, to, payload, symbol, amount, fee }) => [chain, to, payload, symbol, amount, fee],
}

const axelar = (name: AxelarName, request: Request, change: Partial<Axelar>): Family =>
  family<Axelar>(
    {
      ...allowing(AXELAR),
      chain: 'harbour',
      to: ME_HARBOUR,
      payload: NO_MESSAGE,
      symbol: 'USDC',
      amount: 1000000n,
      fee: FEE,
      ...change,
    },
    (params) => transaction(request, params, params.contract, dataOf(name, ARGUMENTS[name](params)), params.value.toString()),
    {
      ...OTHERS,
      chain: ['one', 'Harbour', 'ethereum', '', '__proto__'],
      to: [THEM_HARBOUR, THEM_HEX, ME_HEX, ME_HARBOUR.toUpperCase(), `${ME_HARBOUR} `, ''],
      payload: ['0x', '0x00000000', '0x000000017b7d', '0x000000027b7d', `${NO_MESSAGE}00`],
      symbol: ['usdc', 'WETH', '', 'toString'],
      amount: AMOUNTS,
      fee: VALUES,
    },
    {
      'less, as quoted': { params: { amount: 1n }, patch: { minimumOut: '1' } },
      'a larger fee with its value': { params: { fee: 10n ** 18n, value: 10n ** 18n } },
      'another chain, nothing promised': { params: { chain: 'one' }, patch: { minimumOut: '0' } },
      ...routerFees((fee) => ({ fee })),
    },
  )

const eureka = family(
  {
    ...allowing(EUREKA),
    value: 0n,
    amount: 990000n,
    sent: USDC_BASIN,
    recipient: ME_HARBOUR,
    client: 'harbour-0',
    port: 'transfer',
    timeout: SOON_S,
    memo: '',
    relay: 10000n,
    relayer: EUREKA_FEE,
    expiry: SOON_S,
  },
  (params) => {
    const { amount, sent: token, recipient, client, port, timeout, memo, relay, relayer, expiry, value } = params
    const args = [amount, { token, recipient, client, port, timeout, memo }, { relay, relayer, expiry }]
    return transaction(toHarbour(USDC_BASIN, 'uusdc', {}), params, params.contract, dataOf('transfer', args), value.toString())
  },
  {
    ...OTHERS,
    amount: AMOUNTS,
    sent: [THEM_HEX, WARP_TOKEN, `0x${'0'.repeat(40)}`],
    recipient: [THEM_HARBOUR, ME_HEX, ME_HARBOUR.toUpperCase(), ''],
    client: ['harbour-1', 'client-4', '', 'toString'],
    port: ['', 'gmp', 'Transfer'],
    timeout: [0n, 1n, SOON_NS, 2n ** 64n - 1n],
    memo: ['{}', '{"wasm":{}}', ' '],
    relay: [0n, 9999n, 10001n, 500000n],
    relayer: [THEM_HEX, ME_HEX, `0x${'0'.repeat(40)}`],
    expiry: [0n, 1n, SOON_NS, 2n ** 64n - 1n],
  },
  {
    'half of it as a fee, as quoted': { params: { amount: 500000n, relay: 500000n }, patch: { minimumOut: '500000' } },
    'a fee for somebody else, as quoted': { params: { relayer: THEM_HEX }, patch: { minimumOut: '0' } },
  },
)

const USDC_WAY = toHarbour(USDC_BASIN, 'uusdc')
const COIN_WAY = toHarbour('eth', 'uharb')
const WITH_COINS = { ...NOTHING_ALLOWED, value: 1000000n + FEE }

/** By name. */
export const CARRIER_FAMILIES: Readonly<Record<string, Family>> = {
  warpRoute: warp(USDC_WAY),
  warpToken: warp(toHarbour(WARP_TOKEN, 'uharb'), NOTHING_ALLOWED, WARP_TOKEN),
  oftSend: oft('send', USDC_WAY),
  poolSend: oft('sendToken', COIN_WAY, WITH_COINS, COIN_POOL),
  axelarSend: axelar('sendERC20Token', toHarbour(USDC_BASIN, 'uusdc', {}), { value: 0n }),
  axelarCoin: axelar('sendNativeToken', toHarbour('eth', 'uharb', {}), { ...NOTHING_ALLOWED, value: 1000000n }),
  axelarMessage: axelar('gmpTransferERC20Token', USDC_WAY, {}),
  axelarMessagePaid: axelar('gmpTransferERC20TokenGasTokenPayment', toHarbour(USDC_BASIN, 'uusdc', {}), {
    value: 0n,
    amount: 990000n,
    fee: 10000n,
  }),
  axelarCoinMessage: axelar('gmpTransferNativeToken', COIN_WAY, WITH_COINS),
  eureka,
}
