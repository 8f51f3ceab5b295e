// Reads the lines of found transactions: which of them match a query, and which one represents its transaction.
import { Direction } from '../../../../shared/contract/history/activity.ts'
import { StoredKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { MESSAGE_TYPES, readCoins, type LineName } from '../records/activityRecord.ts'
import { isEveryLine, testsCoins, type ActivityQuery, type LineMatch } from './activityQuery.ts'
import { matchLine, type DecimalsOf, type CandidateLine } from './matchLine.ts'
import { addressesOf, type Match, LONG_MATCH, rowId } from './readMatches.ts'
import { coinKey } from './searchDictionaries.ts'
import { createWorth } from './lineWorth.ts'

/** A matching line. */
export interface FoundLine extends LineName, CandidateLine {
  /** Null where it was not asked for, too. */
  counterparty: string | null
}

const Row = z.object({
  address: z.number(),
  tx_id: z.number(),
  time: z.number(),
  chain_id: z.string(),
  kind: StoredKind,
  direction: Direction,
  movements: z.string(),
  memo: z.string(),
  message_types: z.string(),
  details: z.string(),
  counterparty: z.string().nullable(),
})

interface Filled {
  withMovements: boolean
  withParties: boolean
}

/** Selects only the columns that a test needs: reading the others takes longer than finding the row. */
function testedColumns({ coins, worth, phrases, types }: LineMatch, { withMovements, withParties }: Filled): string {
  const column = (isTested: boolean, name: string, empty: string, value = name) => `${isTested ? value : empty} AS ${name.slice(2)}`
  return [
    column(withMovements || worth !== null || testsCoins(coins), 'a.movements', "'[]'"),
    column(phrases.length > 0, 't.memo', "''"),
    column(types.length > 0, 't.message_types', "'[]'", MESSAGE_TYPES),
    column(withParties || types.length > 0, 'a.details', "'{}'"),
    column(withParties, 'a.counterparty', 'NULL'),
  ].join(', ')
}

/**
 * Creates a function that reads every matching line of found transactions, in their order, with one statement. Movements are filled in for
 * a query that tests them or where requested, counterparty and details where requested; otherwise empty.
 */
export function createLineReader(
  db: ReadDb,
  { accounts, line }: ActivityQuery,
  { withMovements = false, withParties = false }: Partial<Filled> = {},
): (matches: readonly Match[]) => FoundLine[] {
  const owners = new Map(addressesOf(db, accounts).map(({ id, hex }) => [id, hex]))
  const statement = db.prepare(
    `SELECT a.address, a.tx_id, a.time, a.chain_id, a.kind, a.direction, ${testedColumns(line, { withMovements, withParties })}
     FROM json_each(?) m CROSS JOIN tx t ON t.id = m.value CROSS JOIN json_each(?) o
       CROSS JOIN tx_account a ON a.address = o.value AND a.time = t.time AND a.tx_id = t.id`,
  )
  const decimals = createDecimals(db)
  const measures = { decimalsOf: decimals.of, centsOf: createWorth(db, line.worth?.coins ?? []) }
  const ids = JSON.stringify([...owners.keys()])
  const read = (row: unknown): FoundLine => {
    const { tx_id, chain_id, movements, message_types, ...rest } = Row.parse(row)
    const account = owners.get(rest.address) ?? ''
    return { ...rest, account, txId: tx_id, chainId: chain_id, movements: readCoins(movements), messageTypes: message_types }
  }
  return (matches) => {
    const lines = statement.all(JSON.stringify(matches.map(({ txId }) => txId)), ids).map(read)
    if (isEveryLine(line)) return lines
    if (line.coins.amounts.length + line.coins.noAmounts.length > 0) decimals.learn(lines)
    const test = { ...line, phrases: namePhrases(db, line.phrases, matches) }
    return lines.filter((found) => matchLine(test, found, measures))
  }
}

const CoinRow = z.object({ chain_id: z.string(), denom: z.string(), decimals: z.number() })

/** Looks up decimals of denominations in the index; 0 where unknown. */
function createDecimals(db: ReadDb): { learn(lines: readonly FoundLine[]): void; of: DecimalsOf } {
  const known = new Map<string, number>()
  const keyOf = (chainId: string, denom: string) => `${chainId} ${coinKey(denom)}`
  return {
    of: (chainId, denom) => known.get(keyOf(chainId, denom)) ?? 0,
    learn: (lines) => {
      const pairs = lines.flatMap(({ chainId, movements }) => movements.map(({ denom }) => [chainId, coinKey(denom)] as const))
      const missing = new Map(pairs.filter((pair) => !known.has(keyOf(...pair))).map((pair) => [keyOf(...pair), pair]))
      if (missing.size === 0) return
      const rows = db
        .prepare(
          `SELECT c.chain_id, c.denom, c.decimals
           FROM json_each(?) j CROSS JOIN coin c ON c.chain_id = j.value ->> 0 AND c.denom = j.value ->> 1`,
        )
        .all(JSON.stringify([...missing.values()]))
      for (const { chain_id, denom, decimals } of rows.map((row) => CoinRow.parse(row))) known.set(keyOf(chain_id, denom), decimals)
    },
  }
}

/** Keeps one line per transaction, in order: one of an own account before those that are watched, the sender's, else the first account's. */
export function onePerTransaction<L extends LineName & { direction: Direction }>(
  lines: readonly L[],
  { accounts, watched }: Pick<ActivityQuery, 'accounts' | 'watched'>,
): L[] {
  const chosen = new Map<number, L>()
  const rank = ({ direction, account }: L) =>
    (watched.includes(account) ? 2 * accounts.length : 0) + (direction === 'out' ? 0 : accounts.length) + accounts.indexOf(account)
  for (const line of lines) {
    const other = chosen.get(line.txId)
    if (other === undefined || rank(line) < rank(other)) chosen.set(line.txId, line)
  }
  return [...chosen.values()]
}

const FoundRow = z.object({ found: z.number() })

/** Adds to each phrase the transactions that its expression matches: one query per phrase. */
function namePhrases(db: ReadDb, phrases: LineMatch['phrases'], matches: readonly Match[]): LineMatch['phrases'] {
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
