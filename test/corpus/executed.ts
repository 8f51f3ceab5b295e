// What the chains would do with messages, as far as it makes a difference to the user: their contents in one spelling, without the
// freedoms that a router has. Which pools an exchange takes is free, since its contract pays out the least or nothing; so is when a
// packet is given up within a week, and how often it is sent again.
import { fromBech32 } from '@cosmjs/encoding'
import { decodeRouterMessage, type MessageCodec } from '../../src/main/features/transfers/transactions/cosmosMessages.ts'
import { AppError } from '../../src/shared/domain/errors.ts'
import type { RouterMessages } from '../../src/wire/router.ts'
import { isCall } from './callVariants.ts'
import { normalMoveArgs, type Freedoms } from './moveArguments.ts'
import { readExactly, type Json } from './valueVariants.ts'

export interface Executed {
  form: string
  /** The least yields that stand in the messages, in their order. */
  leasts: bigint[]
  /** Pools that pay out whatever they hold, with the coins that are traded there. */
  pools: string[]
}

const WEEK_MS = 7 * 24 * 60 * 60_000
/** A bare number up to here is a duration in nanoseconds, a larger one a moment. */
const LONGEST_DURATION_NS = 1_000_000_000_000_000_000n
const LONGEST_ADDRESS = 120
/**
 * Words of calls that are free: a least, which may be more, moments in seconds, and the pools between the places that two words name. Both
 * forms of submitOrder; send and sendToken; Eureka; Skip's swap router.
 */
const FREE_WORDS: Readonly<Record<string, { least?: number; moments: readonly number[]; pools?: readonly [from: number, to: number] }>> = {
  '6ad1b6ac': { least: 3, moments: [5] },
  f13a89b4: { least: 3, moments: [5] },
  c7c7f5b3: { least: 7, moments: [] },
  cbef2aa9: { least: 7, moments: [] },
  eecf31f9: { moments: [4, 9] },
  ead2fe5b: { least: 1, moments: [], pools: [4, 5] },
}
const TIMES = ['timeout', 'timeout_timestamp', 'timeoutTimestamp']

/** Whether the second transaction gives the user all that the first does. */
export function isNoWorse(honest: Executed, other: Executed): boolean {
  if (!other.pools.every((pool) => honest.pools.includes(pool))) return false
  return honest.form === other.form && honest.leasts.every((least, index) => (other.leasts[index] ?? -1n) >= least)
}

/** Returns the first transaction, executed after `at`, milliseconds since 1970. Null for what is not a message. */
export function executedOf(codec: MessageCodec, { txs: [tx] }: RouterMessages, at: number): Executed | null {
  const { cosmos_tx: cosmos, evm_tx: evm } = tx ?? {}
  const [leasts, pools]: [bigint[], string[]] = [[], []]
  const normal = createNormal(at, leasts, pools)
  if (evm !== undefined) {
    const { chain_id, to, value, data, signer_address, required_erc20_approvals: approvals } = evm
    // Without an allowance nothing is moved.
    const allowed = approvals.map(({ token_contract, spender, amount }) => [token_contract, spender, amount])
    const parts = [chain_id, to, value, normal(isCall(data) ? data : `0x${data.replace(/^0x/, '')}`), signer_address, ...allowed]
    return { form: JSON.stringify(parts).toLowerCase(), leasts, pools }
  }
  try {
    const decoded = cosmos?.msgs.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg)) ?? []
    const values = decoded.map(({ typeUrl, value }) => [typeUrl, normal(plain(value))])
    return { form: JSON.stringify([cosmos?.chain_id, spelled(cosmos?.signer_address ?? ''), values]), leasts, pools }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** A decoded message as JSON: bytes that hold a JSON object as the object, others in base64. */
function plain(value: unknown): Json {
  if (value instanceof Uint8Array) {
    const text = Buffer.from(value).toString()
    return text.startsWith('{') ? text : Buffer.from(value).toString('base64')
  }
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
  return value as Json
}

function createNormal(at: number, leasts: bigint[], pools: string[]): (value: Json) => Json {
  const isSoon = (nanoseconds: bigint) =>
    (nanoseconds > BigInt(at) * 1_000_000n && nanoseconds <= BigInt(at + WEEK_MS) * 1_000_000n) ||
    (nanoseconds > 0n && nanoseconds < LONGEST_DURATION_NS && nanoseconds <= BigInt(WEEK_MS) * 1_000_000n)
  // The forwarding middleware has a bounded default for packets without a timeout.
  const isFreeTime = (key: string, value: Json) =>
    TIMES.includes(key) && isTime(value) && (isSoon(BigInt(value)) || (key === 'timeout' && BigInt(value) === 0n))
  const least = (amount: bigint): string => {
    leasts.push(amount)
    return 'least'
  }
  const field = (key: string, value: Json, owner: { [key: string]: Json }): Json => {
    if (key === 'min_asset') return minAsset(value, least)
    if (key === 'user_swap' && typeof value === 'object' && value !== null) return Object.keys(value)
    if (key === 'args' && Array.isArray(value)) {
      const name = [owner['module_name'] ?? owner['moduleName'], owner['function_name'] ?? owner['functionName']]
      return normalMoveArgs(name.map(textOf).join('::'), value.map(textOf), { isSoon, least, pool: (trade) => pools.push(trade) })
    }
    return normal(value)
  }
  const normal = (value: Json): Json => {
    if (typeof value === 'string') {
      if (value === '{}') return ''
      if (value.startsWith('{')) return normal(readOr(value))
      return isCall(value) ? normalCall(value, { isSoon, least }) : spelled(value)
    }
    if (typeof value === 'bigint') return value.toString()
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(normal)
    const kept = Object.entries(value).filter(([key, one]) => one !== null && !isUnset(key, one) && !isFreeTime(key, one))
    return Object.fromEntries(
      kept.map(([key, one]): [string, Json] => [key, field(key, one, value)]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  }
  return normal
}

/** A call in small letters; see `FREE_WORDS`. Source: skip-mev/go-fast-contracts FastTransferGateway.sol. */
function normalCall(data: string, { isSoon, least }: Pick<Freedoms, 'isSoon' | 'least'>): string {
  const digits = data.toLowerCase().replace(/^0x/, '')
  const words = digits.slice(8).match(/.{64}/g) ?? []
  const selector = digits.slice(0, 8)
  const free = Object.hasOwn(FREE_WORDS, selector) ? FREE_WORDS[selector] : undefined
  if (free === undefined) return digits
  const [from = 0, to = 0] = (free.pools ?? []).map((index) => Number(BigInt(`0x${words[index] ?? '0'}`)) / 32)
  const written = words.map((word, index) => {
    if (index >= from && index < to) return 'pool'
    if (index === free.least) return least(BigInt(`0x${word}`))
    return free.moments.includes(index) && isSoon(BigInt(`0x${word}`) * 1_000_000_000n) ? 'soon' : word
  })
  return [selector, ...written].join(' ')
}

/** What means the same when it is missing. */
function isUnset(key: string, value: Json): boolean {
  // Beside a moment, a height can only give the packet up earlier.
  return (
    ['retries', 'timeoutHeight'].includes(key) || (['type_args', 'typeArgs'].includes(key) && Array.isArray(value) && value.length === 0)
  )
}

function isTime(value: Json): value is string | number | bigint {
  return typeof value === 'bigint' || typeof value === 'number' || (typeof value === 'string' && /^\d{1,20}$/.test(value))
}

function minAsset(value: Json, least: (amount: bigint) => string): Json {
  const text = JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one))
  return text.replace(/"amount":"(\d+)"/, (_, digits: string) => `"amount":"${least(BigInt(digits))}"`)
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Returns text that is not JSON unchanged. */
function readOr(text: string): Json {
  try {
    return readExactly(text)
  } catch (error) {
    if (error instanceof SyntaxError) return [text]
    throw error
  }
}

/** An address in capitals names the same account: BIP-173; cosmos/btcutil bech32.Decode, which the chains read addresses with. */
function spelled(text: string): string {
  if (text === '' || text !== text.toUpperCase()) return text
  try {
    return fromBech32(text, LONGEST_ADDRESS).data.length > 0 ? text.toLowerCase() : text
  } catch {
    // No bech32, or its checksum does not fit.
    return text
  }
}
