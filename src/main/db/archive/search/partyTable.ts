// Looks up addresses of the history by bytes, by suffix, or by prefix in either notation.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'

const PartyRow = z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) })
/** An address with its id. */
export type Party = z.infer<typeof PartyRow>

const MAX_LOOKED_AT = 2000
const LONGEST_BYTES = 32
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/**
 * Returns matching addresses, up to a limit that `isCut` detects.
 * @param where a condition on columns of `party`
 */
export function findParty(db: ReadDb, where: string, values: readonly (string | Uint8Array)[]): Party[] {
  return db
    .prepare(`SELECT id, bytes FROM party WHERE ${where} LIMIT ${MAX_LOOKED_AT + 1}`)
    .all(...values)
    .map((row) => PartyRow.parse(row))
}

/** Returns whether more addresses matched than were read. */
export function isCut(parties: readonly Party[]): boolean {
  return parties.length > MAX_LOOKED_AT
}

/** Returns addresses that start with the text in either notation (lower case); empty where it determines fewer than `minBits`. */
export function partiesFrom(db: ReadDb, start: string, minBits: number): Party[] {
  const bits = bitsOf(start)
  if (bits === null || bits.length < minBits) return []
  return findParty(db, 'bytes >= ? AND bytes <= ?', [padded(bits, '0'), padded(bits, '1')])
}

/** Returns the first bits of an address from a prefix in either notation: four per digit after 0x, five per bech32 letter after the 1. */
function bitsOf(start: string): string | null {
  const hex = /^(?:0x)?([0-9a-f]+)$/.exec(start)?.[1]
  if (hex !== undefined) return [...hex].map((digit) => bitText(Number.parseInt(digit, 16), 4)).join('')
  const letters = /^[a-z]+1([02-9ac-hj-np-z]+)$/.exec(start)?.[1]
  if (letters === undefined) return null
  return [...letters].map((letter) => bitText(BECH32.indexOf(letter), 5)).join('')
}

function bitText(value: number, width: number): string {
  return value.toString(2).padStart(width, '0')
}

function padded(bits: string, fill: '0' | '1'): Uint8Array {
  const all = bits.slice(0, LONGEST_BYTES * 8).padEnd(Math.ceil(bits.length / 8) * 8, fill)
  const bytes = (all.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const rest = fill === '1' ? Array.from({ length: LONGEST_BYTES - bytes.length }, () => 255) : []
  return Uint8Array.from([...bytes, ...rest])
}
