// Executes signed plain messages as the chains do: sends, IBC packets with forwarding, deposits and withdrawals of the optimistic
// bridge, and the hooks that memos carry. A message that is not known loses all that the account holds. A hook for another virtual
// machine than the chain's is ignored: the coins stay with the receiver as written.
// Sources: cosmos/ibc-go modules/apps/transfer/keeper/relay.go; cosmos/ibc-apps packet-forward-middleware; initia-labs/OPinit
// x/ophost/keeper/msg_server.go, x/opchild/keeper/msg_server.go, x/ophost/types/denom.go.
import { createHash } from 'node:crypto'
import { runHook } from './hooks.ts'
import { credit, type Ledger, type OutcomeChain } from './ledger.ts'

export interface Facts {
  l1: string
  chains: readonly OutcomeChain[]
  /** Trace paths ("transfer/channel-0/uinit") of vouchers that exist before. */
  paths: ReadonlyMap<string, string>
  /** Denominations of the L1 that the bridges know. */
  bridged: readonly string[]
}

export interface Coins {
  denom: string
  amount: string
}

export type PlainMessage =
  | { kind: 'send'; from: string; to: string; coin: Coins }
  | { kind: 'transfer'; from: string; port: string; channel: string; to: string; coin: Coins; memo: string }
  | { kind: 'deposit'; from: string; bridgeId: string; to: string; coin: Coins }
  | { kind: 'withdraw'; from: string; to: string; coin: Coins }
  | { kind: 'unknown'; from: string; coin: Coins }

/** Where coins go that no account can ever move. */
export const LOST = 'lost'

/** A bridged asset's denomination on a rollup: SHA3-256 of the bridge id, 8 bytes big endian, and the L1's denomination. */
function bridgedForm(bridgeId: string, denom: string): string {
  const id = Buffer.alloc(8)
  id.writeBigUInt64BE(BigInt(bridgeId))
  return `l2/${createHash('sha3-256').update(id).update(denom).digest('hex')}`
}

function voucher(path: string): string {
  if (!path.startsWith('transfer/')) return path
  return `ibc/${createHash('sha256').update(path).digest('hex').toUpperCase()}`
}

/** The changes of all balances when one message of an account is executed on a chain. */
export function executeMessage(facts: Facts, chainId: string, message: PlainMessage): Ledger {
  const ledger: Ledger = new Map()
  const { coin, from } = message
  const amount = BigInt(coin.amount)
  credit(ledger, from, chainId, coin.denom, -amount)
  const here = facts.chains.find(({ id }) => id === chainId)
  switch (message.kind) {
    case 'send':
      credit(ledger, message.to, chainId, coin.denom, amount)
      break
    case 'transfer':
      sendPacket(facts, ledger, { ...message, chainId, denom: coin.denom, amount, path: facts.paths.get(coin.denom) ?? coin.denom })
      break
    case 'deposit': {
      const rollup = facts.chains.find(({ bridgeId }) => bridgeId === message.bridgeId)
      if (rollup === undefined || chainId !== facts.l1) credit(ledger, from, chainId, coin.denom, amount)
      else credit(ledger, message.to, rollup.id, bridgedForm(message.bridgeId, coin.denom), amount)
      break
    }
    case 'withdraw': {
      const paid = facts.bridged.find((denom) => bridgedForm(here?.bridgeId ?? '0', denom) === coin.denom)
      if (paid === undefined) credit(ledger, from, chainId, coin.denom, amount)
      else credit(ledger, message.to, facts.l1, paid, amount)
      break
    }
    case 'unknown':
      credit(ledger, LOST, chainId, coin.denom, amount)
  }
  return ledger
}

interface Packet {
  from: string
  chainId: string
  port: string
  channel: string
  to: string
  denom: string
  amount: bigint
  path: string
  memo: string
}

/** A packet that cannot be delivered, here or further on, gives the coins back to its sender. Returns whether it was delivered. */
function sendPacket(facts: Facts, ledger: Ledger, packet: Packet): boolean {
  const { chainId, channel, port, path, amount, to } = packet
  const end = facts.chains.find(({ id }) => id === chainId)?.channels.find(({ id }) => id === channel)
  if (end === undefined || port !== 'transfer') {
    credit(ledger, packet.from, chainId, packet.denom, amount)
    return false
  }
  const prefix = `transfer/${channel}/`
  const arrived = path.startsWith(prefix) ? path.slice(prefix.length) : `transfer/${end.peerChannel}/${path}`
  const next = forwarding(packet.memo)
  if (next === null) {
    const there = facts.chains.find(({ id }) => id === end.peer)
    const hook = there === undefined ? null : runHook(there, { receiver: to, memo: packet.memo, coin: { denom: voucher(arrived), amount } })
    if (hook === 'fails') {
      credit(ledger, packet.from, chainId, packet.denom, amount)
      return false
    }
    if (hook === null) credit(ledger, to, end.peer, voucher(arrived), amount)
    for (const { owner, denom, units } of hook ?? []) credit(ledger, owner, end.peer, denom, units)
    return true
  }
  const onward: Packet = { ...next, from: to, chainId: end.peer, denom: voucher(arrived), amount, path: arrived }
  const trial: Ledger = new Map()
  if (!sendPacket(facts, trial, onward)) {
    credit(ledger, packet.from, chainId, packet.denom, amount)
    return false
  }
  for (const [key, change] of trial) ledger.set(key, (ledger.get(key) ?? 0n) + change)
  return true
}

/** The instruction to forward; null without one. */
function forwarding(memo: string): Pick<Packet, 'port' | 'channel' | 'to' | 'memo'> | null {
  const forward = textsOf(parsed(memo)).get('forward')
  if (forward === undefined) return null
  const fields = textsOf(forward)
  const text = (key: string) => {
    const value = fields.get(key)
    return typeof value === 'string' ? value : ''
  }
  const next = fields.get('next')
  const memoThere = typeof next === 'string' ? next : next === undefined || next === null ? '' : JSON.stringify(next)
  return { port: text('port'), channel: text('channel'), to: text('receiver'), memo: memoThere }
}

function textsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

function parsed(memo: string): unknown {
  try {
    return JSON.parse(memo)
  } catch {
    // The middleware passes a memo that is no JSON on as a text.
    return null
  }
}
