// Rows to a file or a pipe, as CSV or as JSON lines: one row at a time, at the pace of whoever reads.
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import { formatUnits } from '../../../shared/domain/amount.ts'
import { jsonLine } from '../../platform/json/jsonLine.ts'
import { toStoreError } from '../../db/database.ts'

export type Cell = string | number | null

export interface Table<Line extends object> {
  /** Names of the CSV's columns; a JSON line has the line's own fields. */
  columns: readonly string[]
  lines(): Iterable<Line>
  /** A line's cells, by column. */
  cells(line: Line): Record<string, Cell>
}

export interface WriteOptions {
  format: 'csv' | 'jsonl'
  signal?: AbortSignal | undefined
}

const ROWS_A_TURN = 50

/**
 * Writes a table and ends the destination. CSV as in RFC 4180; text that a spreadsheet would run as a formula is marked by an
 * apostrophe.
 * @returns the number of rows.
 * @throws AppError store.full, store.readOnly when the destination cannot be written.
 */
export async function writeTable<Line extends object>(table: Table<Line>, options: WriteOptions, destination: Writable): Promise<number> {
  let rows = 0
  async function* written<T>(write: (line: Line) => T) {
    for (const line of table.lines()) {
      rows += 1
      // Rows come from the disk without a pause: the windows must get a turn in between.
      if (rows % ROWS_A_TURN === 0) await turn()
      yield write(line)
    }
  }
  const control = options.signal === undefined ? {} : { signal: options.signal }
  try {
    if (options.format === 'csv') await pipeline(Readable.from(written(table.cells)), csv(table.columns), destination, control)
    else await pipeline(Readable.from(written((line) => `${jsonLine(line)}\n`)), destination, control)
  } catch (error) {
    throw toStoreError(error)
  }
  return rows
}

function csv(columns: readonly string[]) {
  return stringify({
    header: true,
    columns: [...columns],
    cast: { string: inert },
    record_delimiter: 'windows',
    // A lone line feed would end the row too, for most who read it.
    quote_record_delimiter: true,
  })
}

const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/
/** Our own amounts: a minus is no formula, and an apostrophe would make text of it. */
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Memos, names and denominations are strangers' text: what a spreadsheet would run gets an apostrophe.
 * Source: owasp.org/www-community/attacks/CSV_Injection.
 */
function inert(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

export interface Coin {
  denom: string
  /** Base units. */
  amount: string
  symbol: string
  decimals: number
  /** Whether a list has it; else whoever made it chose its symbol. */
  isVerified: boolean
}

interface Displayed extends Coin {
  /** The amount as people write it. */
  display: string
}

/** A coin with its amount also as people write it. */
export function displayed<C extends Coin>(coin: C): C & Displayed {
  return { ...coin, display: formatUnits(coin.amount, coin.decimals) }
}

/**
 * How coins stand in the columns `name`, …: as people write them, in base units, the decimals between the two, and whether a list
 * has them. Made once: names that are put together for each row cost a tenth of an export.
 */
export function coinCells(name: string): (coins: readonly Displayed[]) => Record<string, Cell> {
  const [units, decimalsOf, isVerifiedOf] = [`${name}_units`, `${name}_decimals`, `${name}_is_verified`]
  return (coins) => ({
    [name]: coins.map(({ display, symbol }) => `${display} ${symbol}`).join('; '),
    [units]: coins.map(({ amount, denom }) => `${amount} ${denom}`).join('; '),
    [decimalsOf]: coins.map(({ decimals }) => decimals).join('; '),
    [isVerifiedOf]: coins.map(({ isVerified }) => (isVerified ? 'yes' : 'no')).join('; '),
  })
}

/** A moment in UTC, ISO 8601; null stays null. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
