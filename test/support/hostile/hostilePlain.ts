// Families of plain messages: sends, packets with forwarding, deposits and withdrawals.
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import { DEPOSIT, IBC_TRANSFER, SEND, WITHDRAW } from '../../../src/main/guard/plainMessages.ts'
import {
  FRIEND,
  FRIEND_HEX,
  HARB_MOVE,
  INIT_EVM,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  L2_USDC_EVM,
  ME,
  ME_HARBOUR,
  MOVE_INIT_HARBOUR,
  SOON_NS,
  THEM,
  THEM_HARBOUR,
  WRAPPED_INIT,
  type Request,
} from '../benches/guardBench.ts'
import { family, type Family } from './hostileFamily.ts'
import type { Route } from './hostileRoute.ts'

/** Of routes that go on to Harbour. */
const FRIEND_HARBOUR = ME_HARBOUR

/** The recipient's bytes behind zeros, as Move writes short accounts and as no other machine does. */
const WIDE_HEX = `0x${FRIEND_HEX.slice(2).padStart(64, '0')}`
const WIDE = toBech32('init', fromHex(WIDE_HEX.slice(2)))
const RECEIVERS = [THEM, THEM_HARBOUR, '', 'pfm', ME.toUpperCase(), ME_HARBOUR, '0x1', WIDE, WIDE_HEX]
const AMOUNTS = ['0', '1', '500000', '999999', '1000001', '1005000', '2000000', '-1', '01000000']
/** The same token, which a packet carries under another name. */
const CAPITALS = `evm/${WRAPPED_INIT.slice(4).toUpperCase()}`
const DENOMS = ['uusdc', 'uinit', 'uharb', L2_INIT_EVM, L2_USDC_EVM, 'UINIT', 'move/worthless', WRAPPED_INIT, CAPITALS]
export const CHANNELS = ['channel-0', 'channel-1', 'channel-2', 'channel-3', 'channel-4', 'channel-9', 'channel-99', '']

export function cosmos(request: Request, typeUrl: string, value: object, signer = ME): Route {
  return { request, document: { form: 'cosmos', chainId: request.from[0], signer, messages: [{ typeUrl, value }] }, hook: null }
}

const LESS = { params: { amount: '1' }, patch: { minimumOut: '1', amountOut: '1' } }
const coin = (denom: string) => ({ amount: '1000000', denom })

const send = family(
  { to: FRIEND, ...coin('uinit') },
  ({ to, amount, denom }) =>
    cosmos({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] }, SEND, {
      fromAddress: ME,
      toAddress: to,
      amount: [{ denom, amount }],
    }),
  { to: RECEIVERS, amount: AMOUNTS, denom: DENOMS },
  { 'less, as quoted': LESS, 'another asset, less promised': { params: { denom: 'uusdc' }, patch: { minimumOut: '0' } } },
)

interface PacketParams {
  from: string
  to: string
  channel: string
  port: string
  amount: string
  denom: string
  timeout: bigint
  /** What the chain between does; null without one. */
  forward: { receiver: string; channel: string; key: string; next: string | null; beside: string } | null
  memo: string | null
}

function packetValue({ from, to, channel, port, amount, denom, timeout, forward, memo }: PacketParams): object {
  const next = forward === null || forward.next === null ? '' : `,"next":${JSON.stringify(forward.next)}`
  const written =
    forward === null
      ? ''
      : `{${forward.beside}"forward":{"${forward.key}":"${forward.receiver}","port":"transfer","channel":"${forward.channel}"${next}}}`
  const [sourceChannel, receiver] = [channel, to]
  const value = { sourcePort: port, sourceChannel, token: { denom, amount }, sender: from, receiver, timeoutTimestamp: timeout }
  return { ...value, memo: memo ?? written }
}

function packetFamily(request: Request, params: Pick<PacketParams, 'from' | 'to' | 'channel' | 'denom' | 'forward'>): Family {
  const { forward } = params
  const forwards =
    forward === null
      ? []
      : [
          ...RECEIVERS.map((receiver) => ({ ...forward, receiver })),
          ...CHANNELS.map((channel) => ({ ...forward, channel })),
          ...['Receiver', '\\u0072eceiver', 'receıver', 'receiver":"' + THEM + '","receiver', 'Receiver":"' + THEM + '","receiver'].map(
            (key) => ({ ...forward, key }),
          ),
          ...['', '{}', '{"wasm":{}}', '{"forward":{"receiver":"x","port":"transfer","channel":"channel-0"}}'].map((next) => ({
            ...forward,
            next,
          })),
          ...['wasm', 'Forward', 'move', 'evm', '__proto__'].map((key) => ({ ...forward, beside: `"${key}":{},` })),
        ]
  return family<PacketParams>(
    { ...params, port: 'transfer', amount: '1000000', timeout: SOON_NS, memo: null },
    (all) => cosmos(request, IBC_TRANSFER, packetValue(all), all.from),
    {
      to: RECEIVERS,
      amount: AMOUNTS,
      denom: DENOMS,
      channel: CHANNELS,
      port: ['icahost', 'wasm.x', ''],
      timeout: [0n, 1n, 2n ** 64n - 1n],
      memo: ['', '{}', ' ', '[]', 'null', '{"wasm":{}}', '{"forward":{}}', '{"move":{}}', '{"evm":{}}'],
      forward: forwards,
    },
    {
      'less, as quoted': LESS,
      'another receiver over another channel': { params: { to: THEM, channel: 'channel-2' } },
      'everything to somebody, nothing promised': { params: { to: THEM }, patch: { minimumOut: '0' } },
    },
  )
}

const deposit = family(
  { to: FRIEND, bridgeId: 15n, data: '', ...coin('uinit') },
  ({ to, bridgeId, data, amount, denom }) =>
    cosmos({ from: ['one-1', 'uinit'], to: ['evm-1', L2_INIT_EVM], way: ['one-1', 'evm-1'] }, DEPOSIT, {
      sender: ME,
      bridgeId,
      to,
      amount: { denom, amount },
      data: new Uint8Array(Buffer.from(data, 'hex')),
    }),
  { to: RECEIVERS, amount: AMOUNTS, denom: DENOMS, bridgeId: [0n, 14n, 16n, 17n, 999n], data: ['00', 'deadbeef', '7b7d'] },
  { 'less, as quoted': LESS, 'another bridge, nothing promised': { params: { bridgeId: 16n }, patch: { minimumOut: '0' } } },
)

const withdrawal = family(
  { to: FRIEND, ...coin(L2_INIT_EVM) },
  ({ to, amount, denom }) => {
    const request: Request = {
      from: ['evm-1', L2_INIT_EVM],
      to: ['one-1', 'uinit'],
      way: ['evm-1', 'one-1'],
      patch: { variant: 'lossless' },
    }
    return cosmos(request, WITHDRAW, { sender: ME, to, amount: { denom, amount } })
  },
  { to: RECEIVERS, amount: AMOUNTS, denom: DENOMS },
  { 'less, as quoted': LESS, 'another asset, nothing promised': { params: { denom: L2_USDC_EVM }, patch: { minimumOut: '0' } } },
)

const forward = (receiver: string, channel: string) => ({ receiver, channel, key: 'receiver', next: null, beside: '' })

/** By name. */
export const PLAIN_FAMILIES: Readonly<Record<string, Family>> = {
  send,
  packet: packetFamily(
    { from: ['one-1', 'uinit'], to: ['evm-1', INIT_EVM], way: ['one-1', 'evm-1'] },
    { from: ME, to: FRIEND, channel: 'channel-1', denom: 'uinit', forward: null },
  ),
  packetOfToken: packetFamily(
    { from: ['evm-1', WRAPPED_INIT], to: ['one-1', voucherOf(`transfer/channel-1/${WRAPPED_INIT}`)], way: ['evm-1', 'one-1'] },
    { from: ME, to: FRIEND, channel: 'channel-0', denom: WRAPPED_INIT, forward: null },
  ),
  forwardOut: packetFamily(
    {
      from: ['move-1', L2_INIT_MOVE],
      to: ['harbour-1', MOVE_INIT_HARBOUR],
      way: ['move-1', 'one-1', 'harbour-1'],
      recipient: FRIEND_HARBOUR,
    },
    { from: ME, to: ME, channel: 'channel-0', denom: L2_INIT_MOVE, forward: forward(FRIEND_HARBOUR, 'channel-3') },
  ),
  forwardIn: packetFamily(
    { from: ['harbour-1', 'uharb'], to: ['move-1', HARB_MOVE], way: ['harbour-1', 'one-1', 'move-1'] },
    { from: ME_HARBOUR, to: 'pfm', channel: 'channel-9', denom: 'uharb', forward: forward(FRIEND, 'channel-2') },
  ),
  deposit,
  withdrawal,
}
