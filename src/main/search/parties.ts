// Addresses in a search: whole, by name, by beginning and end in either spelling. Answers numbers of the archive's dictionary.
import { fromHex, toBech32, toHex } from '@cosmjs/encoding'
import { z } from 'zod'
import { bytesOfAddress } from '../store/archive/searchDictionaries.ts'
import type { ReadDb } from '../store/database.ts'

const PartyRow = z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) })
/** Addresses that one partial spelling may stand for. */
const MOST_PARTIES = 200
const MOST_LOOKED_AT = 2000
/** Fewer characters of an address say nothing. */
const LEAST = 4
const LONGEST_BYTES = 32
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const LONGEST = 130

/** Two ends of something long, parted by an ellipsis. @example endsOf('043C…B2F3') // { start: '043C', end: 'B2F3' } */
export function endsOf(text: string): { start: string; end: string } | null {
  const match = /^([^…]*?)(?:…|\.{2,3})([^…]*)$/u.exec(text)
  const [, start = '', end = ''] = match ?? []
  return match === null || start + end === '' ? null : { start, end }
}

/** Numbers of the addresses that a text spells, wholly or in part. */
export function findParties(db: ReadDb, text: string): number[] {
  const typed = text.toLowerCase()
  const whole = bytesOfAddress(typed)
  if (whole !== null && whole.length >= 20) return find(db, 'bytes = ?', [whole]).map(({ id }) => id)
  const ends = endsOf(typed)
  const found = ends === null ? [...byStart(db, typed), ...byEnd(db, typed)] : byEnds(db, ends)
  return [...new Set(found)].slice(0, MOST_PARTIES)
}

/** Numbers of addresses by their bytes in lower-case hex. */
export function partiesOf(db: ReadDb, refs: readonly string[]): number[] {
  return refs.flatMap((ref) => (/^([0-9a-f]{2})+$/.test(ref) ? find(db, 'bytes = ?', [fromHex(ref)]).map(({ id }) => id) : []))
}

type Party = z.infer<typeof PartyRow>

function find(db: ReadDb, where: string, values: readonly (string | Uint8Array)[]): Party[] {
  return db
    .prepare(`SELECT id, bytes FROM party WHERE ${where} LIMIT ${MOST_LOOKED_AT}`)
    .all(...values)
    .map((row) => PartyRow.parse(row))
}

function byStart(db: ReadDb, start: string): number[] {
  const bits = bitsOf(start)
  if (bits === null || bits.length < LEAST * 4) return []
  return find(db, 'bytes >= ? AND bytes <= ?', [padded(bits, '0'), padded(bits, '1')]).map(({ id }) => id)
}

function byEnd(db: ReadDb, end: string): number[] {
  if (end.length < LEAST) return []
  return [...find(db, 'hex_tail = ?', [end.slice(-4)]), ...find(db, 'bech32_tail = ?', [end.slice(-4)])]
    .filter((party) => spellings(party).some((spelling) => spelling.endsWith(end)))
    .map(({ id }) => id)
}

function byEnds(db: ReadDb, { start, end }: { start: string; end: string }): number[] {
  const begins = (party: Party) => spellings(party).some((spelling) => spelling.startsWith(start) && spelling.endsWith(end))
  const tail = end.slice(-4)
  if (end.length >= LEAST) {
    const found = [...find(db, 'hex_tail = ?', [tail]), ...find(db, 'bech32_tail = ?', [tail])]
    return found.filter(begins).map(({ id }) => id)
  }
  const bits = bitsOf(start)
  if (bits === null || bits.length < 3 * 4) return []
  return find(db, 'bytes >= ? AND bytes <= ?', [padded(bits, '0'), padded(bits, '1')])
    .filter(begins)
    .map(({ id }) => id)
}

function spellings({ bytes }: Party): string[] {
  const hex = toHex(bytes)
  return [`0x${hex}`, hex, toBech32('init', bytes, LONGEST)]
}

/** The first bits of an address from the beginning of either spelling: 0x… by four, bech32 behind its 1 by five. */
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
