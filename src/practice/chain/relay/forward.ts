// The memo of a packet that is to travel on from where it arrives, as the middleware reads it: Go's JSON, names in any case.
// Source: cosmos/ibc-apps middleware/packet-forward-middleware packetforward/{ibc_middleware.go,types/forward.go}; Go encoding/json
// and time.ParseDuration.
import { sha256 } from '@noble/hashes/sha2.js'
import { ChainError } from '../../book/effects.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { concat, utf8 } from '../../keys/bytes.ts'

/** A forwarding instruction of a packet. */
export interface Forward {
  receiver: string
  port: string
  channel: string
  /** How long the packet that goes on may take, in nanoseconds. */
  timeoutNs: bigint
  /** How often it is sent once more when it was not received in time. */
  retries: number
  /** The memo of the packet that goes on; empty at the last. */
  memo: string
}

/** What Initia's chains take where a memo has none. Source: initia-labs/initia app/keepers/keepers.go. */
const USUAL = { timeoutNs: 600_000_000_000n, retries: 0 }
const UNITS: Readonly<Record<string, number>> = { ns: 1, us: 1e3, µs: 1e3, μs: 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3600e9 }
const DURATION = /^([+-]?)((?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+|0)$/
/** Where the conversion of a float to 64 bits turns negative on the machines that validators run. */
const MAX_NS = 2 ** 63

/** Creates the error of the middleware, which the sending chain gets in full. */
export function forwardError(why: string): ChainError {
  return new ChainError(1, 'packetforward', `packet-forward-middleware error: ${why}`)
}

/**
 * Returns the forwarding that a memo asks for; null when it asks for none.
 * @throws ChainError for one that cannot be read: the packet is refused.
 */
export function forwardOf(memo: string): Forward | null {
  const forward = fieldsOf(parsed(memo)).get('forward')
  if (forward === undefined || forward === null) return null
  if (typeof forward !== 'object' || Array.isArray(forward)) throw unreadable('cannot unmarshal into ForwardMetadata')
  const fields = new Map([...fieldsOf(forward)].map(([name, value]) => [name.toLowerCase(), value]))
  const text = (name: string): string => {
    const value = fields.get(name) ?? ''
    if (typeof value !== 'string') throw unreadable(`cannot unmarshal into ${name} of type string`)
    return value
  }
  const [receiver, port, channel, next] = [text('receiver'), text('port'), text('channel'), fields.get('next')]
  const timeoutNs = fields.has('timeout') ? durationOf(fields.get('timeout')) : 0n
  const retries = retriesOf(fields.get('retries'))
  if (receiver === '') throw forwardError('failed to validate metadata. receiver cannot be empty')
  for (const [identifier, least, most] of [
    [port, 2, 128],
    [channel, 8, 64],
  ] as const) {
    const isGood = identifier.length >= least && identifier.length <= most && /^[\w.+\-#[\]<>]+$/.test(identifier)
    if (!isGood) throw forwardError(`failed to validate metadata: identifier ${identifier} is invalid: invalid identifier`)
  }
  return {
    receiver,
    port,
    channel,
    timeoutNs: timeoutNs > 0n ? timeoutNs : USUAL.timeoutNs,
    retries,
    memo: next === undefined || next === null ? '' : typeof next === 'string' ? next : JSON.stringify(next),
  }
}

/** The account that holds the coins between two packets: no receiver that a sender names could be trusted with them. */
export function forwarderOf(prefix: string, channel: string, sender: string): string {
  const module = sha256(utf8('packetfowardmiddleware'))
  return encodeBech32(prefix, sha256(concat(module, utf8(`${channel}/${sender}`))).slice(0, 20))
}

function unreadable(why: string): ChainError {
  return forwardError(`error parsing forward metadata: json: ${why}`)
}

/** A number counts nanoseconds, whatever its writer meant by it; a text is Go's duration. */
function durationOf(value: unknown): bigint {
  if (typeof value === 'number') return Math.abs(value) < MAX_NS ? BigInt(Math.trunc(value)) : 0n
  const [, sign, text] = typeof value === 'string' ? (DURATION.exec(value) ?? []) : []
  if (text === undefined) throw unreadable('invalid duration')
  const parts = [...text.matchAll(/([\d.]+)(\D+)/g)]
  const ns = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0)
  if (ns >= MAX_NS) throw unreadable('invalid duration')
  return BigInt(Math.round(sign === '-' ? -ns : ns))
}

function retriesOf(value: unknown): number {
  if (value === undefined || value === null) return USUAL.retries
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255) return value
  throw unreadable('cannot unmarshal into retries of type uint8')
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [])
}

function parsed(memo: string): unknown {
  try {
    return JSON.parse(memo)
  } catch {
    // Any text is a memo.
    return null
  }
}
