// IBC packets with tokens: what arrives, forwarding, and how coins come back.
// Sources: cosmos/ibc-go modules/apps/transfer/keeper/{msg_server,relay}.go; cosmos/ibc-apps packet-forward-middleware.
import { denomOfPath } from './denoms.ts'
import { accountOf, attempt, chainOf, type OutcomeChain, type Packet, type Run } from './facts.ts'
import { fieldsOf, looseField, parsed, type Fields } from './fields.ts'
import { runHook } from './hooks.ts'
import { credit, debit, Refusal } from './ledger.ts'
import { orbit, orbiterOf } from './orbiter.ts'

/**
 * Takes the coins and sends them; what cannot be delivered, here or further on, comes back to the sender.
 * @throws Refusal when the chain takes no such packet.
 */
export function sendPacket(run: Run, chain: OutcomeChain, packet: Packet): void {
  const { sender, denom, amount } = packet
  requireSendable(run, chain, packet)
  // Any letters name the same contract, and the packet carries those that were written.
  const held = chain.vm === 'evm' && /^evm\/[0-9a-f]{40}$/i.test(denom) ? denom.toLowerCase() : denom
  debit(run.ledger, sender, chain.id, held, amount)
  const path = run.facts.paths.get(denom) ?? denom
  const isDelivered = attempt(run, (trial) => deliver(trial, chain, { ...packet, path }))
  if (!isDelivered) credit(run.ledger, sender, chain.id, held, amount)
}

function requireSendable({ facts }: Run, chain: OutcomeChain, { port, channel, receiver, amount, timeoutNs }: Packet): void {
  if (port !== 'transfer' || !chain.channels.some(({ id }) => id === channel)) throw new Refusal(`no channel ${port}/${channel}`)
  if (amount === 0n || receiver === '') throw new Refusal('the packet names no amount or no receiver')
  if (timeoutNs <= facts.nowNs) throw new Refusal('the packet times out in the past')
}

/** @throws Refusal where it cannot be delivered. */
function deliver(run: Run, from: OutcomeChain, packet: Packet & { path: string }): void {
  const { channel, path, amount, receiver, memo, sender } = packet
  const end = from.channels.find(({ id }) => id === channel)
  if (end === undefined || packet.port !== 'transfer') throw new Refusal(`no channel ${packet.port}/${channel}`)
  const prefix = `transfer/${channel}/`
  const arrived = path.startsWith(prefix) ? path.slice(prefix.length) : `transfer/${end.peerChannel}/${path}`
  const there = chainOf(run.facts, end.peer)
  const coin = { denom: denomOfPath(arrived), amount }
  const forward = fieldsOf(parsed(memo))['forward']
  if (forward !== undefined) {
    // The middleware keeps the coins in a separate account until the outcome of the next packet is known.
    return deliver(run, there, { ...packet, ...forwarded(fieldsOf(forward)), path: arrived, denom: coin.denom })
  }
  const payload = orbiterOf(there, receiver, memo)
  if (payload !== null) return orbit(run, there, payload, coin)
  if (runHook(run, there, { sender: `${end.peerChannel}/${sender}`, receiver, memo, coin })) return
  const account = accountOf(there, receiver)
  if (account === null) throw new Refusal(`${receiver} is no address`)
  credit(run.ledger, account, there.id, coin.denom, amount)
}

function forwarded(fields: Fields): Pick<Packet, 'port' | 'channel' | 'receiver' | 'memo'> {
  const text = (key: string) => {
    const value = looseField(fields, key)
    if (typeof value !== 'string' || value === '') throw new Refusal(`no ${key} to forward with`)
    return value
  }
  const next = looseField(fields, 'next')
  const memo = typeof next === 'string' ? next : next === undefined || next === null ? '' : JSON.stringify(next)
  return { port: text('port'), channel: text('channel'), receiver: text('receiver'), memo }
}
