// Determines which found transactions satisfy a phrase by a label, so that their memos need not contain it.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { LineMatch } from './activityQuery.ts'
import { LONG_MATCH, rowId, type Match } from './readMatches.ts'

const FoundRow = z.object({ found: z.number() })

/** Adds to each phrase the transactions that its expression matches: one query per phrase. */
export function namePhrases(db: ReadDb, phrases: LineMatch['phrases'], matches: readonly Match[]): LineMatch['phrases'] {
  return phrases.map((phrase) => {
    if (phrase.match === null || matches.length === 0) return phrase
    const places = new Set(placesAmong(db, phrase.match, matches))
    const found = matches.flatMap(({ place, txId }) => (places.has(place) ? [txId] : []))
    return { ...phrase, txIds: [...phrase.txIds, ...found] }
  })
}

/** Returns those of some places, in ascending order, that an expression matches; for a long expression possibly others between them. */
function placesAmong(db: ReadDb, match: string, matches: readonly Match[]): number[] {
  const places = matches.map(({ place }) => place)
  // Parsing an expression of thousands of tokens per place takes longer than one scan.
  const isLong = match.length >= LONG_MATCH
  const rows = isLong
    ? db
        .prepare('SELECT rowid AS found FROM tx_search WHERE tx_search MATCH ? AND rowid >= ? AND rowid <= ?')
        .all(match, rowId(places[0] ?? 0), rowId(places.at(-1) ?? 0))
    : db
        .prepare('SELECT j.value AS found FROM json_each(?) j CROSS JOIN tx_search ON tx_search.rowid = j.value WHERE tx_search MATCH ?')
        .all(JSON.stringify(places), match)
  return rows.map((row) => FoundRow.parse(row).found)
}
