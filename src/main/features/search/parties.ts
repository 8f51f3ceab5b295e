// Resolves addresses of a search: complete, by name, or by beginning and end in either notation. Returns ids of the archive's dictionary.
import { toBech32, toHex } from '@cosmjs/encoding'
import { findParty, isCut, partiesFrom, type Party } from '../../db/archive/search/partyTable.ts'
import { readValidatorNames } from '../../db/archive/read/readStakes.ts'
import { hasPhrase, wordsOf } from '../../db/archive/search/searchTokens.ts'
import { bytesOfAddress } from '../../platform/address.ts'
import type { ReadDb } from '../../db/database.ts'

/** Minimum characters of a partial address. */
const MIN = 4

/**
 * Splits a text abbreviated by an ellipsis.
 * @example endsOf('043C…B2F3') // { start: '043C', end: 'B2F3' }
 */
export function endsOf(text: string): { start: string; end: string } | null {
  const match = /^([^…]*?)(?:…|\.{2,3})([^…]*)$/u.exec(text)
  const [, start = '', end = ''] = match ?? []
  return match === null || start + end === '' ? null : { start, end }
}

/**
 * Returns ids of the addresses that a text spells, completely or in part.
 * @param onCut called when more addresses match than were examined
 */
export function findParties(db: ReadDb, text: string, onCut: () => void): number[] {
  const typed = text.toLowerCase()
  const bytes = bytesOfAddress(typed)
  if (bytes !== null && bytes.length >= 20) return findParty(db, 'bytes = ?', [bytes]).map(({ id }) => id)
  const ends = endsOf(typed)
  const whole = (parties: Party[]): Party[] => {
    if (isCut(parties)) onCut()
    return parties
  }
  const found = ends === null ? [...whole(partiesFrom(db, typed, MIN * 4)), ...byEnd(db, typed, whole)] : byEnds(db, ends, whole)
  return [...new Set(found.map(({ id }) => id))]
}

/** Returns ids of addresses, each in either notation or as bytes in lower-case hex; omits those that do not occur in the history. */
export function partiesOf(db: ReadDb, addresses: readonly string[]): number[] {
  return addresses.flatMap((address) => {
    const bytes = bytesOfAddress(/^([0-9a-f]{2})+$/.test(address) ? `0x${address}` : address)
    return bytes === null ? [] : findParty(db, 'bytes = ?', [bytes]).map(({ id }) => id)
  })
}

/** Fewest letters of a word's beginning; shorter text must be a complete word. */
const MIN_START = 3

/**
 * Returns ids of the validators whose name has these words in this order, the last one complete or begun: rows show that name.
 * @param asPhrase the last word must be complete too
 */
export function validatorParties(db: ReadDb, text: string, { asPhrase = false } = {}): number[] {
  const typed = wordsOf(text)
  const words = typed.join(' ')
  if (words === '') return []
  const isBegun = !asPhrase && (typed.at(-1)?.length ?? 0) >= MIN_START
  const fits = (name: string) => (isBegun ? ` ${wordsOf(name).join(' ')}`.includes(` ${words}`) : hasPhrase(name, words))
  const named = readValidatorNames(db).filter(({ moniker }) => fits(moniker))
  return partiesOf(
    db,
    named.map(({ operator }) => operator),
  )
}

type Whole = (parties: Party[]) => Party[]

function byEnd(db: ReadDb, end: string, whole: Whole): Party[] {
  if (end.length < MIN) return []
  return withTail(db, end, whole).filter((party) => spellings(party).some((spelling) => spelling.endsWith(end)))
}

function byEnds(db: ReadDb, { start, end }: { start: string; end: string }, whole: Whole): Party[] {
  const fits = (party: Party) => spellings(party).some((spelling) => spelling.startsWith(start) && spelling.endsWith(end))
  const found = end.length >= MIN ? withTail(db, end, whole) : whole(partiesFrom(db, start, (MIN - 1) * 4))
  return found.filter(fits)
}

/** Returns addresses that end with these characters in either notation. */
function withTail(db: ReadDb, end: string, whole: Whole): Party[] {
  const tail = end.slice(-MIN)
  return ['hex_tail = ?', 'bech32_tail = ?'].flatMap((where) => whole(findParty(db, where, [tail])))
}

function spellings({ bytes }: Party): string[] {
  const hex = toHex(bytes)
  return [`0x${hex}`, hex, toBech32('init', bytes)]
}
