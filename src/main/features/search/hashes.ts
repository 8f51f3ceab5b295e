// Resolves hashes of a search: complete, prefix, suffix, or shortened with both; any case, with or without 0x.
import { z } from 'zod'
import { findByEnds, MIN_HASH_DIGITS } from '../../db/archive/search/findHash.ts'
import type { ReadDb } from '../../db/database.ts'
import { endsOf } from './parties.ts'

const IdRow = z.object({ id: z.number() })
/** Minimum digits for a search inside hashes; shorter ones match too many and are searched at the ends only. */
const MIN_INSIDE = 5

/** Returns the transaction with a hash (64 hex digits) on a chain. */
export function chainHash(db: ReadDb, chainId: string, hash: string): number[] {
  if (!/^[0-9A-F]{64}$/.test(hash)) return []
  const row = db.prepare('SELECT id FROM tx WHERE chain_id = ? AND hash = ?').get(chainId, Buffer.from(hash, 'hex'))
  return row === undefined ? [] : [IdRow.parse(row).id]
}

/** Returns transactions whose hash the text begins, ends, or abbreviates. */
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

/** Returns upper-case digits to be searched anywhere in a hash; null for a text that cannot be one. */
export function insideHash(text: string): string | null {
  const digits = digitsOf(text)
  return digits === null || digits.length < MIN_INSIDE ? null : digits
}

/** Empty for an empty text, null for what cannot be part of a hash. */
function digitsOf(text: string): string | null {
  const digits = text.replace(/^0x/i, '')
  return /^[0-9a-f]{0,64}$/i.test(digits) ? digits.toUpperCase() : null
}
