// Reads the memo of an IBC transfer: what the next chain does with the money. Keys must match exactly: the chains' readers ignore case, so
// everything that is not known letter by letter is rejected.
// Sources: cosmos/ibc-apps middleware/packet-forward-middleware README; osmosis-labs/osmosis x/ibc-hooks README; initia-labs/initia
// x/ibc-hooks/move-hooks; initia-labs/minievm app/ibc-hooks.
import { createHash } from 'node:crypto'
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { parse, stringify } from 'lossless-json'
import { z } from 'zod'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import { readEvmCall } from './contracts/evmCalls.ts'
import { readMoveCall } from './contracts/moveCalls.ts'
import type { Call, NextHop, Timeout } from './trace/nextHop.ts'
import { orbiterAccount, readOrbiter } from './contracts/noble/orbiter.ts'
import { firstIssue } from './fields.ts'
import { quoted, unsafe } from './checkReport.ts'
import { readWasmCall } from './contracts/wasmCalls.ts'
import { phrase } from '../../shared/domain/phrase.ts'

/** The meaning of a memo. */
export type Memo =
  | { kind: 'none' }
  | { kind: 'forward'; next: Extract<NextHop, { how: 'ibc' }> }
  /**
   * `receivers`: the allowed spellings of the packet's receiver. `callback`: the contract that the sending chain informs of the outcome.
   */
  | { kind: 'call'; call: Call | null; receivers: string[]; callback: string | null }

/** Most times that the middleware may resend a packet that timed out. Skip asks for two; each may take a week, and is followed. */
export const MAX_RETRIES = 7

/** A number as `readNumber` returns it, or the same as text. */
const whole = z.union([z.string().regex(/^\d{1,20}$/), z.number(), z.bigint()])
const Forward = z.strictObject({
  receiver: z.string(),
  port: z.string(),
  channel: z.string(),
  timeout: z.union([z.string(), z.number(), z.bigint()]).optional(),
  retries: z.number().max(MAX_RETRIES).nullish(),
  next: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
})
const Wasm = z.strictObject({ contract: z.string(), msg: z.record(z.string(), z.unknown()) })
const Move = z.strictObject({
  message: z
    .strictObject({
      module_address: z.string(),
      module_name: z.string(),
      function_name: z.string(),
      type_args: z.array(z.string()).nullish(),
      args: z.array(z.base64()),
    })
    .optional(),
  async_callback: z.strictObject({ id: whole, module_address: z.string(), module_name: z.string() }).optional(),
})
const Evm = z.strictObject({
  message: z
    .strictObject({
      contract_addr: z.string(),
      input: z.string(),
      value: z.string().optional(),
      access_list: z.array(z.never()).nullish(),
      auth_list: z.array(z.never()).nullish(),
    })
    .optional(),
  async_callback: z.strictObject({ id: whole, contract_address: z.string() }).optional(),
})

/**
 * Reads a memo as the chain that receives the packet will.
 * @throws AppError transfer.unsafeMessage for anything that is not known exactly.
 */
export function readMemo(memo: string, next: Pick<ChainRecord, 'kind' | 'vm' | 'bech32Prefix' | 'name'>): Memo {
  if (memo === '' || memo === '{}') return { kind: 'none' }
  const json = readObject(memo)
  const [key = '', ...others] = Object.keys(json)
  if (others.length > 0) throw unsafe(phrase`The memo contains several instructions: ${quoted([key, ...others].join(', '))}.`)
  switch (key) {
    case 'forward':
      return readForward(fit(Forward, json[key], 'forward'))
    case 'wasm':
      requireVm(next, 'wasm')
      return readWasmHook(fit(Wasm, json[key], 'wasm'))
    case 'move':
      requireVm(next, 'move')
      return readMoveHook(fit(Move, json[key], 'move'), next)
    case 'evm':
      requireVm(next, 'evm')
      return readEvmHook(fit(Evm, json[key], 'evm'))
    case 'orbiter': {
      const account = orbiterAccount(next.bech32Prefix)
      return { kind: 'call', call: readOrbiter(json[key], account), receivers: [account], callback: null }
    }
    default:
      throw unsafe(phrase`The memo contains an unknown instruction: ${quoted(key)}.`)
  }
}

/**
 * Requires the hook's virtual machine: a chain with a different one ignores the hook and leaves the money with the packet's receiver. The
 * machines of chains outside Initia are not listed; there the contract's entry names it.
 */
function requireVm({ kind, vm, name }: Pick<ChainRecord, 'kind' | 'vm' | 'name'>, wanted: 'wasm' | 'move' | 'evm'): void {
  if (vm === wanted || (vm === null && kind === 'cosmos' && wanted === 'wasm')) return
  throw unsafe(phrase`The memo’s contract call doesn’t work on ${name}.`)
}

function readForward({ receiver, port, channel, timeout, next }: z.infer<typeof Forward>): Memo {
  const memo = next === undefined || next === null ? '' : typeof next === 'string' ? next : (stringify(next) ?? '')
  return { kind: 'forward', next: { how: 'ibc', port, channel, receiver, memo, timeout: readForwardTimeout(timeout) } }
}

/**
 * A bare number is a duration in nanoseconds, 0 the same as none. Skip writes a moment there, so a value longer than a century is read as
 * one.
 */
const LONGEST_DURATION_NS = 1_000_000_000_000_000_000n

function readForwardTimeout(timeout: z.infer<typeof Forward>['timeout']): Timeout {
  if (timeout === undefined) return null
  if (typeof timeout === 'string') return { after: timeout }
  const nanoseconds = BigInt(timeout)
  if (nanoseconds === 0n) return null
  return nanoseconds > LONGEST_DURATION_NS ? { at: Number(nanoseconds / 1_000_000n) } : { after: `${nanoseconds}ns` }
}

function readWasmHook({ contract, msg }: z.infer<typeof Wasm>): Memo {
  return { kind: 'call', call: readWasmCall(contract, msg), receivers: [contract], callback: null }
}

function readMoveHook({ message, async_callback: callback }: z.infer<typeof Move>, next: Pick<ChainRecord, 'bech32Prefix'>): Memo {
  const callbackAddress = callback?.module_address ?? null
  if (message === undefined) return { kind: 'call', call: null, receivers: [], callback: callbackAddress }
  const { module_address: address, module_name: module, function_name: name, type_args: typeArgs, args } = message
  const bytes = args.map((arg) => new Uint8Array(Buffer.from(arg, 'base64')))
  const call = readMoveCall({ address, module, name, typeArgs: typeArgs ?? [], args: bytes })
  // Receivers have a maximum length, so the name may stand there as its hash.
  const full = `${address}::${module}::${name}`
  const hashed = toBech32(next.bech32Prefix, fromHex(createHash('sha256').update(full).digest('hex')))
  return { kind: 'call', call, receivers: [full, hashed], callback: callbackAddress }
}

function readEvmHook({ message, async_callback: callback }: z.infer<typeof Evm>): Memo {
  const callbackAddress = callback?.contract_address ?? null
  if (message === undefined) return { kind: 'call', call: null, receivers: [], callback: callbackAddress }
  const { contract_addr: contract, input, value } = message
  if (value !== undefined && value !== '0' && value !== '') throw unsafe('The memo’s call sends coins.')
  const call = readEvmCall(contract, input)
  // Refunds of a later step go to the caller of the contract: here an account of the packet that no key controls.
  // Sources: minievm app/ibc-hooks/util.go (DeriveIntermediateSender), ERC20Wrapper.sol (_handleFailedIbcTransfer).
  if (call.next.how !== 'credit') throw unsafe('The memo’s call forwards the funds, and any refund would be lost.')
  return { kind: 'call', call, receivers: [contract], callback: callbackAddress }
}

function readObject(memo: string): Record<string, unknown> {
  let json: unknown
  try {
    // Rejects a duplicate key.
    json = parse(memo, null, readNumber)
  } catch (error) {
    throw unsafe('The memo isn’t valid JSON or has duplicate keys.', error)
  }
  const parsed = z.record(z.string(), z.unknown()).safeParse(json)
  if (parsed.success) return parsed.data
  throw unsafe('The memo isn’t a JSON object.', parsed.error)
}

/** Keeps whole numbers that no double holds exact; anything else keeps its digits as text, which no field accepts. */
function readNumber(digits: string): number | bigint | string {
  if (!/^\d+$/.test(digits)) return digits
  return digits.length <= 15 ? Number(digits) : BigInt(digits)
}

function fit<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw unsafe(phrase`The memo field ${quoted(what)} can’t be read: ${firstIssue(parsed.error)}.`, parsed.error)
}
