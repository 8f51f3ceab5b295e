// Addresses in a search: whole, by name, by beginning and end in either spelling. Answers numbers of the archive's dictionary.
import { fromHex, toBech32, toHex } from '@cosmjs/encoding'
import { findParty, partiesFrom, type Party } from '../store/archive/partyTable.ts'
import { bytesOfAddress } from '../store/archive/searchDictionaries.ts'
import type { ReadDb } from '../store/database.ts'

/** Addresses that one partial spelling may stand for. */
const MOST_PARTIES = 200
/** Fewer characters of an address say nothing. */
const LEAST = 4
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
  if (whole !== null && whole.length >= 20) return findParty(db, 'bytes = ?', [whole]).map(({ id }) => id)
  const ends = endsOf(typed)
  const found = ends === null ? [...byStart(db, typed), ...byEnd(db, typed)] : byEnds(db, ends)
  return [...new Set(found)].slice(0, MOST_PARTIES)
}

/** Numbers of addresses by their bytes in lower-case hex. */
export function partiesOf(db: ReadDb, refs: readonly string[]): number[] {
  return refs.flatMap((ref) => (/^([0-9a-f]{2})+$/.test(ref) ? findParty(db, 'bytes = ?', [fromHex(ref)]).map(({ id }) => id) : []))
}

function byStart(db: ReadDb, start: string): number[] {
  return partiesFrom(db, start, LEAST * 4).map(({ id }) => id)
}

function byEnd(db: ReadDb, end: string): number[] {
  if (end.length < LEAST) return []
  return [...findParty(db, 'hex_tail = ?', [end.slice(-4)]), ...findParty(db, 'bech32_tail = ?', [end.slice(-4)])]
    .filter((party) => spellings(party).some((spelling) => spelling.endsWith(end)))
    .map(({ id }) => id)
}

function byEnds(db: ReadDb, { start, end }: { start: string; end: string }): number[] {
  const begins = (party: Party) => spellings(party).some((spelling) => spelling.startsWith(start) && spelling.endsWith(end))
  const tail = end.slice(-4)
  if (end.length >= LEAST) {
    const found = [...findParty(db, 'hex_tail = ?', [tail]), ...findParty(db, 'bech32_tail = ?', [tail])]
    return found.filter(begins).map(({ id }) => id)
  }
  return partiesFrom(db, start, (LEAST - 1) * 4)
    .filter(begins)
    .map(({ id }) => id)
}

function spellings({ bytes }: Party): string[] {
  const hex = toHex(bytes)
  return [`0x${hex}`, hex, toBech32('init', bytes, LONGEST)]
}
