// Writes rows to a file or a pipe, as CSV or JSON lines, one at a time and with backpressure.
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import { formatUnits } from '../../../shared/domain/amount.ts'
import { markHidden } from '../../../shared/domain/untrusted/untrustedText.ts'
import { jsonLine } from '../../platform/json/jsonLine.ts'
import { toStoreError } from '../../db/database.ts'

/** Value of one CSV cell. */
export type Cell = string | number | null

/** Rows to write. */
export interface Table<Line extends object> {
  /** Names of the CSV's columns; a JSON line has the line's own fields. */
  columns: readonly string[]
  lines(): Iterable<Line>
  /** Returns a line's cells, by column. */
  cells(line: Line): Record<string, Cell>
}

/** How to write a table. */
export interface WriteOptions {
  format: 'csv' | 'jsonl'
  signal?: AbortSignal | undefined
}

const ROWS_A_TURN = 50

/**
 * Writes a table and ends the destination. CSV as in RFC 4180; text that a spreadsheet would run as a formula gets an apostrophe, hidden
 * characters are named. JSON lines keep every text whole, with escapes.
 * @returns the number of rows.
 * @throws AppError store.full, store.readOnly when the destination cannot be written.
 */
export async function writeTable<Line extends object>(table: Table<Line>, options: WriteOptions, destination: Writable): Promise<number> {
  let rows = 0
  async function* written<T>(write: (line: Line) => T) {
    for (const line of table.lines()) {
      rows += 1
      // Yields to the event loop: rows come from the disk without a pause, and windows must stay responsive.
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
    cast: { string: (text) => inert(markHidden(text, true)) },
    record_delimiter: 'windows',
    // Many CSV readers treat a lone line feed as the end of a row, so it is quoted.
    quote_record_delimiter: true,
  })
}

const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/
/** Numbers of Waybill's own: a minus sign is no formula, and an apostrophe would turn them into text. */
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Marks untrusted text (memos, names, denominations) that a spreadsheet would run with an apostrophe.
 * Source: owasp.org/www-community/attacks/CSV_Injection.
 */
function inert(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** An amount of one coin. */
export interface Coin {
  denom: string
  /** Base units. */
  amount: string
  symbol: string
  decimals: number
  /** Whether a list has it; otherwise its creator chose its symbol. */
  isVerified: boolean
}

interface Displayed extends Coin {
  /** The amount in display units. */
  display: string
}

/** Adds the amount in display units to a coin. */
export function displayed<C extends Coin>(coin: C): C & Displayed {
  return { ...coin, display: formatUnits(coin.amount, coin.decimals) }
}

/**
 * Returns a function that writes coins to the columns `name`, …: display amount, base units, decimals, and whether a list has them. The
 * column names are built once: building them for each row cost a tenth of an export.
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

/** Formats a moment in UTC as ISO 8601; null stays null. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
