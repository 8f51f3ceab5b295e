// Models Skip's Move module on the L1: exchanges what a caller gives and pays it out, called by an IBC hook or a message.
// Sources: initia-labs/skipapi-move-integration skip/sources/entry-point.move; initia-labs/initia x/ibc-hooks/move-hooks (the hook is run
// by an intermediate account of the packet's sender, which keeps what the call leaves); diem/bcs README.
import { sha256 } from '@noble/hashes/sha2.js'
import { namedAddress } from '../../book/chains/chains.ts'
import { L1_ENTRY_POINT } from '../../book/contracts.ts'
import { swapOut } from '../../book/dex.ts'
import { ChainError, type Effects } from '../../book/effects.ts'
import { exchangeVoucher } from '../../book/exits.ts'
import type { Packet } from '../../book/packets.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { accountOf } from '../../indexer/account.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { fromBase64, utf8 } from '../../keys/bytes.ts'

/** Reads BCS from the front. */
interface Cursor {
  bytes: Uint8Array
  at: number
}

function take(cursor: Cursor, count: number): Uint8Array {
  if (cursor.at + count > cursor.bytes.length) throw aborted('FAILED_TO_DESERIALIZE_ARGUMENT')
  return cursor.bytes.slice(cursor.at, (cursor.at += count))
}

function length(cursor: Cursor): number {
  let value = 0
  for (let shift = 0; shift < 32; shift += 7) {
    const [byte = 0] = take(cursor, 1)
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return value
  }
  throw aborted('FAILED_TO_DESERIALIZE_ARGUMENT')
}

const u64 = (cursor: Cursor): bigint => take(cursor, 8).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
const text = (cursor: Cursor): string => new TextDecoder().decode(take(cursor, length(cursor)))
const blob = (cursor: Cursor): Uint8Array => take(cursor, length(cursor))
const list =
  <T>(read: (cursor: Cursor) => T) =>
  (cursor: Cursor): T[] =>
    Array.from({ length: length(cursor) }, () => read(cursor))

function whole<T>(bytes: Uint8Array | undefined, read: (cursor: Cursor) => T): T {
  const cursor = { bytes: bytes ?? new Uint8Array(), at: 0 }
  const value = read(cursor)
  if (cursor.at !== cursor.bytes.length) throw aborted('FAILED_TO_DESERIALIZE_ARGUMENT')
  return value
}

function aborted(why: string): ChainError {
  return new ChainError(29, 'move', `VM aborted: location=${L1_ENTRY_POINT}::entry_point, ${why}`)
}

interface Call {
  paid: Coin
  got: Coin
  to: string
}

/** Only an exchange of an exact amount that is paid out on the L1 is played. */
const [EXACT_IN, PAY_OUT] = [0, 0]

/**
 * Reads the arguments of swap_and_action: what it takes, the minimum it accepts, the recipient on the same chain, the deadline in
 * nanoseconds.
 */
export function readSwapArguments(args: readonly Uint8Array[]): { paid: Coin; least: Coin; to: string; untilNs: bigint } {
  const [, mode, amountIn, least, , coins, action, deadline, , parts] = args
  const path = whole(coins, list(list(text))).flat()
  if (whole(mode, (cursor) => take(cursor, 1))[0] !== EXACT_IN) throw aborted('exact out is not played')
  if (whole(action, (cursor) => take(cursor, 1))[0] !== PAY_OUT) throw aborted('only payments are played')
  return {
    paid: { denom: path[0] ?? '', amount: whole(amountIn, u64).toString() },
    least: { denom: path.at(-1) ?? '', amount: whole(least, u64).toString() },
    to: whole(whole(parts, list(blob))[0], text),
    untilNs: whole(deadline, u64),
  }
}

/** Runs a call of swap_and_action. @throws ChainError as the module aborts. */
function readSwapAndAction(args: readonly Uint8Array[], nowMs: number): Call {
  const { paid, least, to: named, untilNs } = readSwapArguments(args)
  if (untilNs / 1_000_000n < BigInt(Math.floor(nowMs))) throw aborted('code=131073, timeout')
  const pair = swapOut(paid.denom, BigInt(paid.amount))
  const got = pair === null ? exchangeVoucher(paid) : { denom: pair.denom, amount: pair.amount.toString() }
  if (got === null || got.denom !== least.denom) throw aborted('code=65538, no such pool')
  if (BigInt(got.amount) < BigInt(least.amount)) throw aborted('code=65540, min return')
  const to = accountOf(named)
  if (to === null) throw aborted('code=65541, invalid recipient')
  return { paid, got, to }
}

function run(state: ChainState, effects: Effects, caller: string, { paid, got, to }: Call): void {
  const pool = serviceAddress(state.chain, 'pool')
  effects.transfer(caller, pool, [paid])
  effects.transfer(pool, to, [got])
}

/** A hook that a packet to a Move chain carries. */
export interface MoveHook {
  /** The account that calls the module and keeps what the call leaves. */
  caller: string
  /** What it pays out. */
  got: Coin
  /** Whether what it yields goes on over IBC, as no Move hook's does here. */
  isOnward?: boolean
  run(effects: Effects): void
  /** What it sent on, once it ran. */
  sent?(): { packet: Packet; coin: Coin } | null
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/**
 * The Move hook of a packet for the L1; null where the memo has none. A chain without Move ignores such a memo.
 * @throws ChainError where the call would fail: the packet is then refused and the coins go back.
 */
export function moveHookOf(state: ChainState, packet: Packet, arrived: Coin, nowMs: number): MoveHook | null {
  const message = moveMessage(packet.data.memo)
  if (state.chain.kind !== 'l1' || message === null) return null
  const [address, module, name] = [message['module_address'], message['module_name'], message['function_name']].map(String)
  const full = `${address ?? ''}::${module ?? ''}::${name ?? ''}`
  const hashed = encodeBech32(state.chain.prefix, sha256(utf8(full)))
  if (packet.data.receiver !== full && packet.data.receiver !== hashed) throw aborted('receiver is not properly set')
  const isKnown = address === L1_ENTRY_POINT && module === 'entry_point' && /^swap_and_action(_with_recover)?$/.test(name ?? '')
  if (!isKnown) throw aborted('FUNCTION_RESOLUTION_FAILURE')
  const args = Array.isArray(message['args']) ? message['args'].map((arg) => fromBase64(String(arg))) : []
  const call = readSwapAndAction(args, nowMs)
  if (call.paid.denom !== arrived.denom || BigInt(call.paid.amount) > BigInt(arrived.amount))
    throw aborted('code=65540, insufficient balance')
  const caller = namedAddress(`hook ${packet.destinationChannel} ${packet.data.sender}`, state.chain.prefix)
  return { caller, got: call.got, run: (effects) => run(state, effects, caller, call) }
}

function moveMessage(memo: string): Record<string, unknown> | null {
  try {
    const move = record(JSON.parse(memo))['move']
    return move === undefined ? null : record(record(move)['message'])
  } catch {
    // Any text is a memo.
    return null
  }
}
