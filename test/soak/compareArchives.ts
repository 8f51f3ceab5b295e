// Compares two archives of the same history row by row: every table in the order of its rows' own names, one row of each at a time.
import { facet, quoteToken } from '../../src/main/db/archive/search/searchTokens.ts'
import { unpackRecords } from '../../src/main/db/archive/records/rawBlock.ts'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { NOT_COMPARED, TABLES, type TableRule } from './archiveTables.ts'

/** A row: its name, and all that is compared of it. */
interface Row {
  key: string
  text: string
}

/** What was found. */
export interface Comparison {
  /** Rows that were held against each other. */
  compared: number
  /** One sentence for each table that differs. */
  differences: string[]
}

/**
 * Compares the archive of a killed copy with one that was copied undisturbed.
 * @param hasOlder an older version has written a part of the killed copy
 */
export function compareArchives(killed: string, undisturbed: string, hasOlder = false): Comparison {
  const [left, right] = [openArchive(killed), openArchive(undisturbed)]
  try {
    const names = [...new Set([...tablesOf(left), ...tablesOf(right)])].filter((name) => !(name in NOT_COMPARED)).toSorted()
    const tables = names.map((name) => compareTable(name, hasOlder, left, right))
    const all = [
      ...tables,
      compareRows('tx_search', tokensOf(left), tokensOf(right)),
      compareRows('search_hash', hashes(left), hashes(right)),
    ]
    return { compared: all.reduce((sum, { compared }) => sum + compared, 0), differences: all.flatMap(({ differences }) => differences) }
  } finally {
    left.close()
    right.close()
  }
}

/** Opens an archive as the app does after a kill, which folds in the log, with functions that replace the ids in tokens. */
function openArchive(file: string): WriteDb {
  const db = openDatabase(file, { mode: 'write', synchronous: 'normal' })
  const named = createNames(db)
  db.function('named', { deterministic: true }, (token) => named(String(token)))
  db.function('named_all', { deterministic: true }, (tokens) => String(tokens).split(' ').map(named).toSorted().join(' '))
  db.exec('CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, tx_search, row)')
  return db
}

/** Own tables: without those that SQLite keeps for itself or for the search index. */
function tablesOf(db: WriteDb): string[] {
  return db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'tx_search' AND name NOT LIKE 'tx_search_%'",
    )
    .pluck()
    .all()
}

const MARK = facet.failed.slice(0, 1)
const OF_ADDRESS = new RegExp(`^${MARK}([akdlbio])(\\d+)`)
const OF_PARTY = new RegExp(`^${MARK}([wft])(\\d+)$`)
const OF_COIN = new RegExp(`^${MARK}(n)(\\d+)$`)

/** Returns the function that puts what an id stands for in its place (searchTokens.ts). */
function createNames(db: WriteDb): (token: string) => string {
  const read = (sql: string) => new Map(db.prepare<[], [number, string]>(sql).raw().all())
  const forms = [
    { form: OF_ADDRESS, names: read('SELECT id, hex FROM address') },
    { form: OF_PARTY, names: read('SELECT id, hex(bytes) FROM party') },
    { form: OF_COIN, names: read("SELECT id, chain_id || '/' || denom FROM coin") },
  ]
  return (token) => {
    for (const { form, names } of forms) {
      const [whole, letter, id] = form.exec(token) ?? []
      if (whole !== undefined) return `${letter ?? ''}:${names.get(Number(id)) ?? `nobody ${id ?? ''}`}:${token.slice(whole.length)}`
    }
    return token
  }
}

function compareTable(name: string, hasOlder: boolean, left: WriteDb, right: WriteDb): Comparison {
  const known = TABLES[name]
  if (known === undefined) return { compared: 0, differences: [`${name}: nothing says how it is compared`] }
  const { also, from, ofOlder, ...rest } = known
  const rule = { ...rest, ...(hasOlder && ofOlder !== undefined ? ofOlder : { also, from }) }
  return compareRows(name, rowsOf(left, name, rule), rowsOf(right, name, rule))
}

const RAW = ['block', 'raw_start', 'raw_length']

function* rowsOf(db: WriteDb, table: string, rule: Omit<TableRule, 'ofOlder'>): Generator<Row> {
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table)
  if (columns.length === 0) return
  const { as = {}, also = {}, ignored = {}, hasRaw = false } = rule
  const unknown = Object.keys({ ...as, ...ignored }).find((name) => !columns.includes(name))
  if (unknown !== undefined) throw new Error(`${table} has no column ${unknown}`)
  const values = columns
    .filter((name) => !(name in ignored) && !(hasRaw && RAW.includes(name)))
    .map((name) => `'${name}', ${as[name] ?? quoted(db, table, name)}`)
  const extra = Object.entries(also).map(([name, sql]) => `'${name}', ${sql}`)
  const raw = hasRaw ? RAW.map((name) => `t.${name}`) : []
  const statement = db.prepare<[], [string, string, number, number, number]>(
    `SELECT ${[`coalesce(${rule.key}, '')`, `json_object(${[...values, ...extra].join(', ')})`, ...raw].join(', ')}
     FROM ${rule.from ?? table} t ORDER BY 1, 2`,
  )
  const records = createRecords(db)
  for (const [key, text, block, start, length] of statement.raw().iterate()) {
    yield { key, text: hasRaw ? `${text} ${records(block, start, length)}` : text }
  }
}

function quoted(db: WriteDb, table: string, column: string): string {
  const type = db.prepare<[string, string], string>('SELECT type FROM pragma_table_info(?) WHERE name = ?').pluck().get(table, column)
  return type === 'BLOB' ? `hex(t.${column})` : `t.${column}`
}

/** Blocks that are kept unpacked: rows come by height, so that neighbours share them. */
const OPEN_BLOCKS = 8

/** Returns the function that reads a record. */
function createRecords(db: WriteDb): (block: number, start: number, length: number) => string {
  const read = db.prepare<[number], Buffer>('SELECT body FROM raw_block WHERE id = ?').pluck()
  const open = new Map<number, Buffer>()
  return (block, start, length) => {
    const known = open.get(block) ?? unpackRecords(read.get(block) ?? Buffer.alloc(0))
    open.delete(block)
    open.set(block, known)
    const [oldest] = open.keys()
    if (open.size > OPEN_BLOCKS && oldest !== undefined) open.delete(oldest)
    return known.toString('utf8', start, start + length)
  }
}

/** Every token of the search index, with what a search for it finds. The vocabulary still has tokens of removed documents. */
function* tokensOf(db: WriteDb): Generator<Row> {
  const tokens = db.prepare<[], [string, string]>('SELECT named(term), term FROM temp.vocabulary ORDER BY 1').raw()
  const find = db.prepare<[string], number>('SELECT rowid FROM tx_search WHERE tx_search MATCH ?').pluck()
  const ranks = ranksOf(db)
  for (const [key, term] of tokens.iterate()) {
    const found = Uint32Array.from(find.all(quoteToken(term)), (place) => ranks.get(place) ?? 0)
    if (found.length > 0) yield { key, text: found.toSorted().join(' ') }
  }
}

/** Numbers the transactions in an order of their own: their places may differ within a moment. */
function ranksOf(db: WriteDb): Map<number, number> {
  const places = db.prepare<[], number>(
    'SELECT e.place FROM search_entry e JOIN tx t ON t.id = e.tx_id ORDER BY t.time, t.chain_id, t.hash',
  )
  const ranks = new Map<number, number>()
  for (const place of places.pluck().iterate()) ranks.set(place, ranks.size + 1)
  return ranks
}

const HASH_BYTES = 32

/** How many packed hashes there are, so that none belongs to no transaction. */
function* hashes(db: WriteDb): Generator<Row> {
  let filled = 0
  for (const body of db.prepare<[], Buffer>('SELECT hashes FROM search_hash').pluck().iterate()) {
    for (let at = 0; at < body.length; at += HASH_BYTES) {
      if (body.subarray(at, at + HASH_BYTES).some((byte) => byte !== 0)) filled += 1
    }
  }
  yield { key: 'filled', text: String(filled) }
}

function compareRows(table: string, killed: Iterator<Row>, undisturbed: Iterator<Row>): Comparison {
  let compared = 0
  const different = { rows: 0, first: '' }
  const note = (words: string) => {
    if (different.rows === 0) different.first = words
    different.rows += 1
  }
  let [left, right] = [next(killed), next(undisturbed)]
  for (let pair = pairOf(left, right); pair !== null; pair = pairOf(left, right)) {
    const { order, row } = pair
    if (order < 0) note(`only the killed copy has ${row.key}`)
    else if (order > 0) note(`the killed copy lacks ${row.key}`)
    else if (pair.text !== row.text) note(`${row.key}: ${difference(row.text, pair.text)}`)
    if (order === 0) compared += 1
    if (order <= 0) left = next(killed)
    if (order >= 0) right = next(undisturbed)
  }
  return { compared, differences: different.rows === 0 ? [] : [`${table}: ${different.rows} rows differ; ${different.first}`] }
}

function next(rows: Iterator<Row>): Row | null {
  const { value } = rows.next() as IteratorResult<Row, undefined>
  return value ?? null
}

/** Which of two rows comes first, or 0 and what the other one has; null at the end of both. */
function pairOf(left: Row | null, right: Row | null): { order: number; row: Row; text: string } | null {
  if (left === null) return right === null ? null : { order: 1, row: right, text: '' }
  if (right === null) return { order: -1, row: left, text: '' }
  const order = compareKeys(left.key, right.key)
  return { order, row: order > 0 ? right : left, text: right.text }
}

/** Orders names as SQLite does, by bytes. */
function compareKeys(left: string, right: string): number {
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right))
}

/** Characters shown before and from the first that differs. */
const SHOWN = { before: 60, after: 120 }

function difference(left: string, right: string): string {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const shown = (text: string) => text.slice(Math.max(0, at - SHOWN.before), at + SHOWN.after)
  return `…${shown(left)}… is …${shown(right)}… in the other`
}
