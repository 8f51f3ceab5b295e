// Families of what Noble adds to Circle's bridge: a relayer's fee in a second message, and memos for its orbiter.
import { CCTP_BURN, CCTP_BURN_WITH_CALLER } from '../../../src/main/guard/contracts/cctp.ts'
import { IBC_TRANSFER, SEND } from '../../../src/main/guard/plainMessages.ts'
import {
  DELIVERER,
  FRIEND_HEX,
  ME,
  ME_HARBOUR,
  ORBITER,
  RELAY_FEE,
  SOON_NS,
  THEM_HARBOUR,
  THEM_HEX,
  USDC_BASIN,
  USDC_L1,
  type Request,
} from '../benches/guardBench.ts'
import { bytesIn, wordOf } from './hostileBridges.ts'
import { family, type Family } from './hostileFamily.ts'
import { cosmos } from './hostilePlain.ts'

const NOBODY = wordOf('0x0')
const TO_BASIN: Request = { from: ['harbour-1', 'uusdc'], to: ['7331', USDC_BASIN], way: ['harbour-1', '7331'], recipient: FRIEND_HEX }

interface PaidBurn {
  amount: string
  domain: number
  to: string
  burns: string
  caller: string | null
  payer: string
  payee: string
  fee: string
  coin: string
  order: string
}

const paidBurn = family<PaidBurn>(
  {
    amount: '990000',
    domain: 7,
    to: wordOf(FRIEND_HEX),
    burns: 'uusdc',
    caller: DELIVERER,
    payer: ME_HARBOUR,
    payee: RELAY_FEE,
    fee: '10000',
    coin: 'uusdc',
    order: 'burn first',
  },
  ({ amount, domain, to, burns, caller, payer, payee, fee, coin, order }) => {
    const named = caller === null ? {} : { destinationCaller: bytesIn(caller) }
    const value = { from: ME_HARBOUR, amount, destinationDomain: domain, mintRecipient: bytesIn(to), burnToken: burns, ...named }
    const route = cosmos(TO_BASIN, caller === null ? CCTP_BURN : CCTP_BURN_WITH_CALLER, value, ME_HARBOUR)
    const paid = { typeUrl: SEND, value: { fromAddress: payer, toAddress: payee, amount: [{ denom: coin, amount: fee }] } }
    if (route.document.form !== 'cosmos') return route
    const { messages } = route.document
    const written =
      { 'burn first': [...messages, paid], 'fee first': [paid, ...messages], 'fee twice': [...messages, paid, paid] }[order] ?? []
    return { ...route, document: { ...route.document, messages: written } }
  },
  {
    amount: ['0', '1', '500000', '989999', '990001', '1000000', '-1'],
    domain: [0, 4, 8, 99],
    to: [wordOf(THEM_HEX), NOBODY, FRIEND_HEX],
    burns: ['uharb', 'uother'],
    caller: [wordOf(THEM_HEX), NOBODY, '0x01', null],
    payer: [THEM_HARBOUR, ME, ''],
    payee: [THEM_HARBOUR, ME_HARBOUR, ORBITER, '', '0x1'],
    fee: ['0', '1', '9999', '10001', '500000', '-1'],
    coin: ['uharb', 'UUSDC'],
    order: ['fee first', 'fee twice'],
  },
  {
    'all of it as a fee': { params: { amount: '0', fee: '1000000' }, patch: { minimumOut: '0' } },
    'half of it as a fee, as quoted': { params: { amount: '500000', fee: '500000' }, patch: { minimumOut: '500000' } },
    'a fee for somebody else, as quoted': { params: { payee: THEM_HARBOUR }, patch: { minimumOut: '0' } },
    'less of both, as quoted': { params: { amount: '400000', fee: '100000' }, patch: { minimumOut: '0' } },
  },
)

interface Orbited {
  receiver: string
  amount: string
  fees: { form: 'v1' | 'v2'; recipient: string; fee: object | number }[]
  action: string
  protocol: string
  domain: number
  to: string
  caller: string
  payload: string
  beside: object
}

const base64 = (word: string) => Buffer.from(bytesIn(word)).toString('base64')

function memoOf({ fees, action, protocol, domain, to, caller, payload, beside }: Orbited): string {
  const infos = fees.map(({ recipient, fee }) => ({ recipient, ...(typeof fee === 'number' ? { basis_points: fee } : fee) }))
  const type = `/noble.orbiter.controller.action.${fees[0]?.form ?? 'v2'}.FeeAttributes`
  const attributes = {
    '@type': '/noble.orbiter.controller.forwarding.v1.CCTPAttributes',
    destination_domain: domain,
    mint_recipient: base64(to),
    destination_caller: caller === '' ? '' : base64(caller),
  }
  return JSON.stringify({
    orbiter: {
      pre_actions: fees.length === 0 ? [] : [{ id: action, attributes: { '@type': type, fees_info: infos } }],
      forwarding: { protocol_id: protocol, attributes, passthrough_payload: payload },
      ...beside,
    },
  })
}

const fixed = (value: string, recipient = RELAY_FEE) => ({ form: 'v2' as const, recipient, fee: { amount: { value } } })
const points = (value: number, recipient = RELAY_FEE) => ({ form: 'v2' as const, recipient, fee: { basis_points: { value } } })

const orbited = family<Orbited>(
  {
    receiver: ORBITER,
    amount: '1000000',
    fees: [fixed('10000')],
    action: 'ACTION_FEE',
    protocol: 'PROTOCOL_CCTP',
    domain: 7,
    to: wordOf(FRIEND_HEX),
    caller: DELIVERER,
    payload: '',
    beside: {},
  },
  (params) =>
    cosmos(
      { from: ['one-1', USDC_L1], to: ['7331', USDC_BASIN], way: ['one-1', 'harbour-1', '7331'], recipient: FRIEND_HEX },
      IBC_TRANSFER,
      {
        sourcePort: 'transfer',
        sourceChannel: 'channel-3',
        token: { denom: USDC_L1, amount: params.amount },
        sender: ME,
        receiver: params.receiver,
        timeoutHeight: undefined,
        timeoutTimestamp: SOON_NS,
        memo: memoOf(params),
        encoding: '',
      },
    ),
  {
    receiver: [THEM_HARBOUR, ME_HARBOUR, RELAY_FEE, ''],
    amount: ['0', '1', '999999', '1000001'],
    fees: [
      [],
      [fixed('0')],
      [fixed('10001')],
      [fixed('1000000')],
      [fixed('10000', THEM_HARBOUR)],
      [fixed('5000'), fixed('5000')],
      [fixed('5000'), fixed('5000', THEM_HARBOUR)],
      [points(100)],
      [points(101)],
      [points(10_000)],
      [points(50, THEM_HARBOUR)],
      [{ form: 'v1', recipient: RELAY_FEE, fee: 100 }],
      [{ form: 'v1', recipient: THEM_HARBOUR, fee: 1 }],
      [{ form: 'v2', recipient: RELAY_FEE, fee: {} }],
      [{ form: 'v2', recipient: RELAY_FEE, fee: { amount: { value: '1' }, basis_points: { value: 9_000 } } }],
    ],
    action: ['ACTION_SWAP', 'ACTION_UNSUPPORTED'],
    protocol: ['PROTOCOL_HYPERLANE', 'PROTOCOL_IBC', 'PROTOCOL_INTERNAL'],
    domain: [0, 4, 8, 99],
    to: [wordOf(THEM_HEX), NOBODY, FRIEND_HEX],
    caller: ['', wordOf(THEM_HEX), NOBODY],
    payload: ['AA=='],
    beside: [{ post_actions: [] }, { Forwarding: {} }],
  },
  {
    'half of it as a fee, as quoted': { params: { fees: [fixed('500000')] }, patch: { minimumOut: '500000' } },
    'a fee for somebody else, as quoted': { params: { fees: [points(5_000, THEM_HARBOUR)] }, patch: { minimumOut: '0' } },
    'a hook for a chain that has none': { params: { receiver: ORBITER }, request: () => ({ way: ['one-1', 'move-1', '7331'] }) },
  },
)

/** By name. */
export const NOBLE_FAMILIES: Readonly<Record<string, Family>> = {
  paidBurn,
  orbited,
}
