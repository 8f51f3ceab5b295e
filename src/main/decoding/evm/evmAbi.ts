// Decodes calls and logs of known ABIs with viem. The bytes are untrusted: what does not fit its ABI is treated as unknown.
import {
  BaseError,
  decodeAbiParameters,
  decodeEventLog,
  isHex,
  slice,
  toEventSelector,
  toFunctionSelector,
  type DecodeEventLogReturnType,
  type DecodeFunctionDataReturnType,
  type Hex,
} from 'viem'
import { lazily } from '../../../shared/domain/lazily.ts'
import { ERC20_EVENTS, ERC721_EVENTS, FUNCTIONS, OTHER_EVENTS } from './evmInterfaces.ts'

/** A decoded call. */
export type Call = DecodeFunctionDataReturnType<typeof FUNCTIONS>

/** Functions by selector; viem would hash every function's name for each call. */
const bySelector = lazily(() => new Map<string, (typeof FUNCTIONS)[number]>(FUNCTIONS.map((item) => [toFunctionSelector(item), item])))

/** Returns the first four bytes of a call's input, `0x1234abcd`; null where there are fewer. */
export function selectorOf(input: string): string | null {
  const digits = input.replace(/^0x/i, '').slice(0, 8).toLowerCase()
  return /^[0-9a-f]{8}$/.test(digits) ? `0x${digits}` : null
}

/** Decodes a call of a known function; null for any other, and for arguments that do not fit. */
export function decodeCall(input: string): Call | null {
  const item = bySelector().get(selectorOf(input) ?? '')
  const data = `0x${input.replace(/^0x/i, '')}` as const
  return item !== undefined && isHex(data) ? attempt(() => callOf(item, data)) : null
}

/** Does what viem's decodeFunctionData does, without hashing the function's name again. */
function callOf({ name, inputs }: (typeof FUNCTIONS)[number], data: Hex): Call {
  const args = inputs.length === 0 ? undefined : decodeAbiParameters(inputs, slice(data, 4))
  const call = { functionName: name, args }
  // Only viem's types of the whole list relate names to arguments.
  return call as Call
}

/** A decoded log. */
export type KnownLog =
  | { standard: 'erc20'; log: DecodeEventLogReturnType<typeof ERC20_EVENTS> }
  | { standard: 'erc721'; log: DecodeEventLogReturnType<typeof ERC721_EVENTS> }
  | { standard: 'other'; log: DecodeEventLogReturnType<typeof OTHER_EVENTS> }

const erc20Topics = lazily(() => new Set<string>(ERC20_EVENTS.map((item) => toEventSelector(item))))
const otherTopics = lazily(() => new Set<string>(OTHER_EVENTS.map((item) => toEventSelector(item))))

/** A log as received. */
export interface RawLog {
  /** Address of the contract, 0x notation. */
  address: string
  topics: readonly string[]
  data: string
}

/** Decodes a log of a known ABI; null for any other. ERC-20 and ERC-721 share names and differ in which arguments are indexed. */
export function decodeLog({ topics, data }: RawLog): KnownLog | null {
  const [first, ...rest] = topics.map((topic) => topic.toLowerCase())
  if (first === undefined || !isHex(first) || !isHex(data) || !rest.every((topic) => isHex(topic))) return null
  const known: { topics: [Hex, ...Hex[]]; data: Hex } = { topics: [first, ...rest], data }
  if (otherTopics().has(first)) return named('other', () => decodeEventLog({ abi: OTHER_EVENTS, ...known }))
  if (!erc20Topics().has(first)) return null
  return topics.length === 4
    ? named('erc721', () => decodeEventLog({ abi: ERC721_EVENTS, ...known }))
    : named('erc20', () => decodeEventLog({ abi: ERC20_EVENTS, ...known }))
}

function named<S extends string, L>(standard: S, decode: () => L): { standard: S; log: L } | null {
  const log = attempt(decode)
  return log === null ? null : { standard, log }
}

function attempt<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch (error) {
    // Arguments that do not fit, an offset out of range, or an impossible length.
    if (error instanceof BaseError || error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}
