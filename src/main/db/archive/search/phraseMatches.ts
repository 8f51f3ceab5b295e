// Which found transactions fulfil a phrase by what is labelled, so that their memos need not have it.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { LineMatch } from './activityQuery.ts'
import { LONG_MATCH, rowId, type Match } from './readMatches.ts'

const FoundRow = z.object({ found: z.number() })

/** The phrases of a test, with those of some transactions named that an expression finds: one question a phrase. */
export function namePhrases(db: ReadDb, phrases: LineMatch['phrases'], matches: readonly Match[]): LineMatch['phrases'] {
  return phrases.map((phrase) => {
    if (phrase.match === null || matches.length === 0) return phrase
    const places = new Set(placesAmong(db, phrase.match, matches))
    const found = matches.flatMap(({ place, txId }) => (places.has(place) ? [txId] : []))
    return { ...phrase, txIds: [...phrase.txIds, ...found] }
  })
}

/** Those of some places, in ascending order, that an expression finds; of a long one also others between them. */
function placesAmong(db: ReadDb, match: string, matches: readonly Match[]): number[] {
  const places = matches.map(({ place }) => place)
  // An expression of thousands of tokens takes longer to read for each than to walk through once.
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
