// Hashes in a search: whole, beginning, end, or short form with both; upper or lower case, with or without 0x.
import { z } from 'zod'
import { findByEnds, MIN_HASH_DIGITS } from '../../db/archive/search/findHash.ts'
import type { ReadDb } from '../../db/database.ts'
import { endsOf } from './parties.ts'

const IdRow = z.object({ id: z.number() })
/** Shorter digits are looked for inside hashes only at the ends: too many have them. */
const MIN_INSIDE = 5

/** The transaction with a hash (64 hex digits) on a chain. */
export function chainHash(db: ReadDb, chainId: string, hash: string): number[] {
  if (!/^[0-9A-F]{64}$/.test(hash)) return []
  const row = db.prepare('SELECT id FROM tx WHERE chain_id = ? AND hash = ?').get(chainId, Buffer.from(hash, 'hex'))
  return row === undefined ? [] : [IdRow.parse(row).id]
}

/** Transactions whose hash a text begins, ends, or shortens. */
export function findHashes(db: ReadDb, text: string): number[] {
  const ends = endsOf(text)
  if (ends !== null) {
    const [start, end] = [digitsOf(ends.start), digitsOf(ends.end)]
    return start === null || end === null ? [] : findByEnds(db, start, end)
  }
  const digits = digitsOf(text)
  if (digits === null || digits.length < MIN_HASH_DIGITS) return []
  return [...new Set([...findByEnds(db, digits, ''), ...findByEnds(db, '', digits)])]
}

/** Upper-case digits that may stand anywhere in a hash; null for a text that cannot. */
export function insideHash(text: string): string | null {
  const digits = digitsOf(text)
  return digits === null || digits.length < MIN_INSIDE ? null : digits
}

/** Empty for an empty text, null for what is no part of a hash. */
function digitsOf(text: string): string | null {
  const digits = text.replace(/^0x/i, '')
  return /^[0-9a-f]{0,64}$/i.test(digits) ? digits.toUpperCase() : null
}
