// Reads calls of Move modules, whose arguments are in BCS. Knows only functions whose arguments say where the money goes.
// Sources: initia-labs/skipapi-move-integration skip/sources/entry-point.move; initia-labs/movevm
// precompile/modules/initia_stdlib/sources/{coin,dex,stableswap}.move, fa/primary_fungible_store.move; diem/bcs README (the encoding).
import { bcs, type BcsType } from '@mysten/bcs'
import type { Call, Coin, NextHop, Pair } from '../trace/nextHop.ts'
import { quoted, unsafe } from '../checkReport.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** A call of a Move function. */
export interface MoveInput {
  address: string
  module: string
  name: string
  typeArgs: readonly string[]
  args: readonly Uint8Array[]
}

/** The entry point's functions always say what they take. */
type MoveCall = Call & { spends: Coin }

/** Functions of the standard library that move a coin of the caller. */
export type StandardCall =
  | { kind: 'send'; metadata: string; amount: string; to: string }
  | { kind: 'swap'; pair: string; metadata: string; amount: string; least: string | null }
  /** Any pool pays out the named coin, and at least the minimum. */
  | { kind: 'stableSwap'; metadata: string; wanted: string; amount: string; least: string | null }

/** Action numbers of the entry point. */
const [TRANSFER, IBC, OP_BRIDGE] = [0, 1, 3]
/** Numbers of the exchanges where it trades. */
const [DEX, STABLESWAP, MINITSWAP] = [0, 1, 2]
/** Only exchanges of an exact input are accepted: the other form takes as much as it needs. */
const EXACT_IN = 0

/** Reads one argument; null when its bytes are not the canonical encoding of the type. */
type Reader<T> = (bytes: Uint8Array) => T | null

const text = exact(bcs.string())
const u8 = exact(bcs.u8())
const u64 = exact(bcs.u64())
const optionalU64 = exact(
  bcs.option(bcs.u64()).transform({ input: (value: { some: string | null }) => value.some, output: (some) => ({ some }) }),
)
const bytes = exact(bcs.vector(bcs.u8()))
const lists = exact(bcs.vector(bcs.vector(bcs.string())))
const parts = exact(bcs.vector(bcs.vector(bcs.u8())))
const address = exact(bcs.fixedArray(32, bcs.u8()))

/** Reads a call of Skip's entry point. @throws AppError transfer.unsafeMessage for any other, or unreadable arguments. */
export function readMoveCall(input: MoveInput): MoveCall {
  requireNoTypes(input)
  if (input.module !== 'entry_point') throw unknown(input)
  switch (input.name) {
    case 'swap_and_action':
    case 'swap_and_action_with_recover':
      return readSwapAndAction(input)
    case 'action':
      return readAction(input)
    default:
      throw unknown(input)
  }
}

/** Reads a call of `0x1`; null when a different module is called. @throws AppError transfer.unsafeMessage for unknown functions. */
export function readStandardCall(input: MoveInput): StandardCall | null {
  if (!/^0x0*1$/.test(input.address)) return null
  requireNoTypes(input)
  switch (`${input.module}::${input.name}`) {
    case 'coin::transfer': {
      const [to, metadata, amount] = read(input, [address, address, u64])
      return { kind: 'send', to: hex(to), metadata: hex(metadata), amount }
    }
    case 'primary_fungible_store::transfer': {
      const [metadata, to, amount] = read(input, [address, address, u64])
      return { kind: 'send', to: hex(to), metadata: hex(metadata), amount }
    }
    case 'dex::swap_script': {
      const [pair, metadata, amount, least] = read(input, [address, address, u64, optionalU64])
      return { kind: 'swap', pair: hex(pair), metadata: hex(metadata), amount, least: least.some }
    }
    case 'stableswap::swap_script': {
      const [, metadata, wanted, amount, least] = read(input, [address, address, address, u64, optionalU64])
      return { kind: 'stableSwap', metadata: hex(metadata), wanted: hex(wanted), amount, least: least.some }
    }
    default:
      throw unknown(input)
  }
}

/** None of the known functions has a type parameter, so the chain would refuse the call. */
function requireNoTypes(input: MoveInput): void {
  if (input.typeArgs.length > 0) throw unsafe(phrase`The call to ${functionName(input)} has unknown type arguments.`)
}

function readSwapAndAction(input: MoveInput): MoveCall {
  const [venues, mode, amountIn, amountOut, pools, coins, action, deadline, recover, actionArgs] = read(input, [
    bytes,
    u8,
    u64,
    u64,
    lists,
    lists,
    u8,
    u64,
    text,
    parts,
  ])
  if (mode !== EXACT_IN) throw unsafe('The swap takes as much as it needs instead of an exact amount.')
  const offered = coins[0]?.[0]
  const wanted = coins.at(-1)?.at(-1)
  if (offered === undefined || wanted === undefined) throw unsafe('The swap doesn’t specify what it swaps.')
  return {
    contract: input.address,
    vm: 'move',
    roles: ['entryPoint'],
    name: functionName(input),
    spends: { denom: offered, amount: amountIn },
    effect: { kind: 'exchange', least: { denom: wanted, amount: amountOut } },
    pairs: readPairs(venues, pools, coins),
    recovery: [recover],
    deadline: millis(deadline),
    next: readPostAction(input, action, actionArgs, deadline),
  }
}

/**
 * Returns the pairs of the DEX along an exchange. The module compares the minimum with whatever the last pool returns and then pays out the
 * named coin, so every pool must be the one for its coins; the other two exchanges check the coin themselves.
 * Source: initia-labs/skipapi-move-integration skip/sources/{entry-point,dex-swap-adaptor,stable-swap-adaptor,minit-swap-adaptor}.move.
 * @throws AppError transfer.unsafeMessage where there is not one pool for each step.
 */
function readPairs(venues: readonly number[], pools: readonly string[][], coins: readonly string[][]): Pair[] {
  // An exchange without venues names no coins either, which is rejected earlier.
  if (pools.length !== venues.length || coins.length !== venues.length) {
    throw unsafe('The swap doesn’t specify its pools and assets.')
  }
  return venues.flatMap((venue, row) => {
    const [named, traded] = [pools[row] ?? [], coins[row] ?? []]
    if (venue !== DEX && venue !== STABLESWAP && venue !== MINITSWAP) throw unsafe(phrase`The swap uses an unknown venue (${venue}).`)
    const steps = venue === MINITSWAP ? 1 : named.length
    if (steps === 0 || traded.length !== steps + 1) throw unsafe('The swap doesn’t name one pool per step.')
    if (venue !== DEX) return []
    return named.map((coin, step): Pair => ({ coin, denoms: [traded[step] ?? '', traded[step + 1] ?? ''] }))
  })
}

function readAction(input: MoveInput): MoveCall {
  const [amount, denom, action, deadline, recover, actionArgs] = read(input, [u64, text, u8, u64, text, parts])
  return {
    contract: input.address,
    vm: 'move',
    roles: ['entryPoint'],
    name: functionName(input),
    spends: { denom, amount },
    effect: { kind: 'keep' },
    recovery: [recover],
    deadline: millis(deadline),
    next: readPostAction(input, action, actionArgs, deadline),
  }
}

function readPostAction(input: MoveInput, action: number, args: number[][], deadline: string): NextHop {
  const inner = { ...input, args: args.map((arg) => Uint8Array.from(arg)) }
  if (action === TRANSFER) {
    const [to] = read(inner, [text])
    return { how: 'credit', to }
  }
  if (action === IBC) {
    const [channel, receiver, memo] = read(inner, [text, text, text])
    return { how: 'ibc', port: 'transfer', channel, receiver, memo, timeout: { at: millis(deadline) } }
  }
  if (action === OP_BRIDGE) {
    const [bridgeId, to, data] = read(inner, [u64, text, bytes])
    return { how: 'deposit', bridgeId, to, data: Buffer.from(data).toString('hex') }
  }
  throw unsafe(phrase`After the swap, the message runs an unknown action (${action}).`)
}

type Values<T extends readonly Reader<unknown>[]> = { -readonly [K in keyof T]: T[K] extends Reader<infer V> ? V : never }

/** Reads one value per argument. @throws AppError transfer.unsafeMessage. */
function read<const T extends readonly Reader<unknown>[]>(input: MoveInput, readers: T): Values<T> {
  const { args } = input
  if (args.length !== readers.length) {
    throw unsafe(phrase`The call to ${functionName(input)} has ${args.length} arguments, not ${readers.length}.`)
  }
  const values = readers.map((reader, index) => reader(args[index] ?? new Uint8Array()))
  const unread = values.indexOf(null)
  if (unread >= 0) throw unsafe(phrase`Argument ${unread + 1} of ${functionName(input)} can’t be read.`)
  return values as Values<T>
}

/** Creates a reader of one argument, which reads its canonical encoding alone. */
export function exact<T extends Input, Input>(type: BcsType<T, Input>): Reader<T> {
  return (argument) => {
    try {
      const value = type.parse(argument)
      return Buffer.compare(type.serialize(value).toBytes(), argument) === 0 ? value : null
    } catch {
      // Truncated, or a length beyond the end; the caller names the argument.
      return null
    }
  }
}

/** Converts nanoseconds since 1970, as the module counts, to milliseconds. */
function millis(nanoseconds: string): number {
  return Number(BigInt(nanoseconds) / 1_000_000n)
}

function hex(bytes: Iterable<number>): string {
  return `0x${Buffer.from([...bytes]).toString('hex')}`
}

function functionName({ module, name }: MoveInput): string {
  return `${module}::${name}`
}

function unknown(input: MoveInput): Error {
  return unsafe(phrase`The message calls ${quoted(`${input.address}::${functionName(input)}`)} with arguments that can’t be read.`)
}
