// Routes of plain messages and what a router that cheats makes of them, quote and message together; and what the model of the
// chains says of a document that the guard let pass.
import { executeMessage, type Facts, type PlainMessage } from '../../src/practice/outcome/execute.ts'
import { HOOK_FAMILIES, type Bundle } from './hostileHooks.ts'
import { balanceKey } from '../../src/practice/outcome/ledger.ts'
import { checkCosmos } from '../../src/main/transfers/guard/checkCosmos.ts'
import { DEPOSIT, IBC_TRANSFER, SEND, WITHDRAW } from '../../src/main/transfers/guard/plainMessages.ts'
import {
  ask,
  ENTRY_MOVE,
  ENTRY_WASM,
  FRIEND,
  FRIEND_HEX,
  HARB_MOVE,
  INIT_EVM,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  ME,
  ME_HARBOUR,
  MOVE_INIT_HARBOUR,
  MOVE_INIT_L1,
  SOON_NS,
  WRAPPED_VOUCHER,
  WRAPPER,
  type Request,
} from './guardBench.ts'

const FRIEND_HARBOUR = ME_HARBOUR
const coin = (denom: string) => ({ denom, amount: '1000000' })
const forward = (receiver: string, channel: string) => JSON.stringify({ forward: { receiver, port: 'transfer', channel } })
const packet = (from: string, channel: string, to: string, denom: string, memo = ''): PlainMessage => {
  return { kind: 'transfer', from, port: 'transfer', channel, to, coin: coin(denom), memo }
}
const route = (request: Request, message: PlainMessage): Bundle => {
  return { request, chainId: request.from[0], messages: [message], timeout: SOON_NS }
}

/** One honest proposal of each family. */
export const FAMILIES: Readonly<Record<string, () => Bundle>> = {
  ...HOOK_FAMILIES,
  send: () =>
    route(
      { from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] },
      { kind: 'send', from: ME, to: FRIEND, coin: coin('uinit') },
    ),
  packet: () =>
    route({ from: ['one-1', 'uinit'], to: ['evm-1', INIT_EVM], way: ['one-1', 'evm-1'] }, packet(ME, 'channel-1', FRIEND, 'uinit')),
  forwardOut: () =>
    route(
      {
        from: ['move-1', L2_INIT_MOVE],
        to: ['harbour-1', MOVE_INIT_HARBOUR],
        way: ['move-1', 'one-1', 'harbour-1'],
        recipient: FRIEND_HARBOUR,
      },
      packet(ME, 'channel-0', ME, L2_INIT_MOVE, forward(FRIEND_HARBOUR, 'channel-3')),
    ),
  forwardIn: () =>
    route(
      { from: ['harbour-1', 'uharb'], to: ['move-1', HARB_MOVE], way: ['harbour-1', 'one-1', 'move-1'] },
      packet(ME_HARBOUR, 'channel-9', 'pfm', 'uharb', forward(FRIEND, 'channel-2')),
    ),
  deposit: () =>
    route(
      { from: ['one-1', 'uinit'], to: ['evm-1', L2_INIT_EVM], way: ['one-1', 'evm-1'] },
      { kind: 'deposit', from: ME, bridgeId: '15', to: FRIEND, coin: coin('uinit') },
    ),
  withdrawal: () =>
    route(
      { from: ['evm-1', L2_INIT_EVM], to: ['one-1', 'uinit'], way: ['evm-1', 'one-1'], patch: { variant: 'lossless' } },
      { kind: 'withdraw', from: ME, to: FRIEND, coin: coin(L2_INIT_EVM) },
    ),
}

/** The bench's chains as the model wants them, both ends of each channel written out. */
const PLAIN = { vm: null, honest: [], wrapped: new Map() }
const FACTS: Facts = {
  l1: 'one-1',
  chains: [
    {
      ...PLAIN,
      id: 'one-1',
      vm: 'move',
      honest: [ENTRY_MOVE],
      bridgeId: null,
      channels: [
        { id: 'channel-1', peer: 'evm-1', peerChannel: 'channel-0' },
        { id: 'channel-2', peer: 'move-1', peerChannel: 'channel-0' },
        { id: 'channel-3', peer: 'harbour-1', peerChannel: 'channel-9' },
        { id: 'channel-4', peer: 'wasm-1', peerChannel: 'channel-0' },
      ],
    },
    {
      ...PLAIN,
      id: 'evm-1',
      vm: 'evm',
      honest: [WRAPPER],
      wrapped: new Map([[INIT_EVM, { denom: WRAPPED_VOUCHER, decimals: 18, from: 6 }]]),
      bridgeId: '15',
      channels: [{ id: 'channel-0', peer: 'one-1', peerChannel: 'channel-1' }],
    },
    { ...PLAIN, id: 'move-1', vm: 'move', bridgeId: '16', channels: [{ id: 'channel-0', peer: 'one-1', peerChannel: 'channel-2' }] },
    {
      ...PLAIN,
      id: 'wasm-1',
      vm: 'wasm',
      honest: [ENTRY_WASM],
      bridgeId: '17',
      channels: [{ id: 'channel-0', peer: 'one-1', peerChannel: 'channel-4' }],
    },
    { ...PLAIN, id: 'harbour-1', bridgeId: null, channels: [{ id: 'channel-9', peer: 'one-1', peerChannel: 'channel-3' }] },
  ],
  paths: new Map([
    [INIT_EVM, 'transfer/channel-0/uinit'],
    [MOVE_INIT_L1, `transfer/channel-2/${L2_INIT_MOVE}`],
  ]),
  bridged: ['uinit', 'uusdc'],
}

/** What is wrong with the executed outcome; null for as good as the review promised. Throws the guard's refusal. */
export function harmOf({ request, chainId, messages, timeout }: Bundle, honest: Request): string | null {
  const proposal = { chainId, signer: messages[0]?.from ?? '', messages: messages.map((message) => wire(message, timeout)) }
  checkCosmos(proposal, ask(request))
  const recipient = honest.recipient ?? FRIEND
  const minimum = promisedLeast(request)
  const promised = balanceKey(recipient, ...honest.to)
  let got = 0n
  for (const message of messages) {
    for (const [key, change] of executeMessage(FACTS, chainId, message)) {
      if (isPromised(key, promised)) got += change
      else if (change > 0n && !key.startsWith(`${ME} `) && !key.startsWith(`${ME_HARBOUR} `)) return `${key} gains ${change}`
    }
  }
  return got < minimum ? `the recipient gets ${got} instead of ${minimum}` : null
}

/** The recipient in either spelling of the same account. */
function isPromised(key: string, promised: string): boolean {
  return key === promised || key === promised.replace(FRIEND, FRIEND_HEX)
}

/** As `ask` states it where the attack does not. */
function promisedLeast({ patch = {} }: Request): bigint {
  return 'minimumOut' in patch ? BigInt(String(patch.minimumOut)) : 990000n
}

function wire(message: PlainMessage, timeoutTimestamp: bigint): { typeUrl: string; value: unknown } {
  const { coin: token, from: sender } = message
  switch (message.kind) {
    case 'send':
      return { typeUrl: SEND, value: { fromAddress: sender, toAddress: message.to, amount: [token] } }
    case 'transfer': {
      const { port, channel, to, memo } = message
      return {
        typeUrl: IBC_TRANSFER,
        value: { sourcePort: port, sourceChannel: channel, token, sender, receiver: to, timeoutTimestamp, memo },
      }
    }
    case 'deposit':
      return {
        typeUrl: DEPOSIT,
        value: { sender, bridgeId: BigInt(message.bridgeId), to: message.to, amount: token, data: new Uint8Array() },
      }
    case 'withdraw':
      return { typeUrl: WITHDRAW, value: { sender, to: message.to, amount: token } }
    case 'unknown':
      return { typeUrl: '/cosmos.authz.v1beta1.MsgExec', value: { grantee: sender, msgs: [] } }
  }
}
