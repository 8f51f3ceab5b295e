// What the guard makes of recorded bodies of real routers, and of every variant of those that it accepts.
import { fromBech32 } from '@cosmjs/encoding'
import { expect, test } from 'vitest'
import { decodeRouterMessage, loadMessageCodec } from '../../src/main/transactions/cosmosMessages.ts'
import { AppError } from '../../src/shared/errors.ts'
import type { RouterMessages } from '../../src/wire/router.ts'
import { note } from '../support/abuse.ts'
import { readBodies, refusalOf } from './judgeBody.ts'
import { variantsOf } from './variants.ts'

const bodies = readBodies()
const codec = await loadMessageCodec()
/** Packets that are given up within it come back; which moment it is makes no difference to what the user gets. */
const WEEK_MS = 7 * 24 * 60 * 60_000
/** Letters. */
const LONGEST_ADDRESS = 120

/**
 * What would be executed, as text: the bytes to be signed, with accounts in one spelling and one moment for every timeout that
 * comes within a week. Null for what is no message. An address in capitals names the same account: BIP-173; cosmos/btcutil
 * bech32.Decode, which the chains read addresses with.
 */
function executedOf({ txs: [tx] }: RouterMessages, at: number): string | null {
  const { chain_id, signer_address, msgs = [] } = tx?.cosmos_tx ?? {}
  try {
    const decoded = msgs.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg))
    const written = decoded.map((message) => Buffer.from(codec.encode({ ...message, value: inOneForm(message.value as object, at) })))
    return JSON.stringify([chain_id, signer_address, decoded.map(({ typeUrl }) => typeUrl), written.map((one) => one.toString('hex'))])
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function inOneForm(value: object, at: number): object {
  const isSoon = (time: bigint) => time > BigInt(at) * 1_000_000n && time <= BigInt(at + WEEK_MS) * 1_000_000n
  const fields = Object.entries(value).map(([key, one]: [string, unknown]) => {
    if (key === 'timeoutTimestamp' && typeof one === 'bigint' && isSoon(one)) return [key, BigInt(at)]
    return [key, isCapitalAddress(one) ? one.toLowerCase() : one]
  })
  return Object.fromEntries(fields) as object
}

function isCapitalAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value !== value.toUpperCase()) return false
  try {
    return fromBech32(value, LONGEST_ADDRESS).data.length > 0
  } catch {
    // No bech32, or its checksum does not fit.
    return false
  }
}

test('judges each recorded body, and accepts every deposit into a rollup', () => {
  for (const family of new Set(bodies.map((body) => body.family))) {
    const refusals = bodies.filter((body) => body.family === family).map((body) => refusalOf(codec, body))
    const ends: Record<string, number> = {}
    for (const refusal of refusals) ends[refusal ?? 'accepted'] = (ends[refusal ?? 'accepted'] ?? 0) + 1
    note({ part: 'corpus', name: family, tried: refusals.length, ends })
    if (family === 'opinit') expect(refusals).toEqual(refusals.map(() => null))
  }
  expect(bodies.length).toBeGreaterThan(0)
})

test('signs no variant of an accepted body that is executed otherwise', () => {
  const accepted = bodies.filter((body) => body.messages.txs[0]?.cosmos_tx !== undefined && refusalOf(codec, body) === null)
  const ends = { refused: 0, 'signed, executed the same': 0, 'signed, executed otherwise': 0 }
  for (const body of accepted) {
    const honest = executedOf(body.messages, body.at)
    const variants = variantsOf(body.messages)
    expect(variants.length).toBeGreaterThanOrEqual(40)
    const passed = variants.filter((variant) => refusalOf(codec, body, variant) === null)
    const other = passed.filter((variant) => executedOf(variant, body.at) !== honest)
    ends.refused += variants.length - passed.length
    ends['signed, executed otherwise'] += other.length
    ends['signed, executed the same'] += passed.length - other.length
    expect(other).toEqual([])
  }
  note({ part: 'corpus', name: 'variants of accepted bodies', tried: Object.values(ends).reduce((sum, count) => sum + count, 0), ends })
  expect(accepted.length).toBeGreaterThan(0)
})
