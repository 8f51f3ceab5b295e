// Reads a CSV of prices that the user brings: strictly, since a price misread is a gain misstated. Pure.
import type { Asset } from '../../../shared/contract/chain.ts'
import type { SheetProblem } from '../../../shared/contract/history/gains.ts'
import { decimalOf } from '../../../shared/domain/prices/decimal.ts'
import type { GivenPrice } from '../../db/journal/givenPrices.ts'

/** What a sheet says, or what is wrong with it. */
export interface ReadSheet {
  prices: GivenPrice[]
  problems: SheetProblem[]
}

type KnownAsset = Pick<Asset, 'symbol' | 'originId' | 'chainId' | 'denom' | 'isVerified'>

/** Maximum number of problems that are listed. */
const MAX_PROBLEMS = 20
/** Lines read between two points to pause. */
const STEP = 200
const COLUMNS = ['date', 'asset', 'price', 'currency'] as const
const DAY_MS = 86_400_000

/**
 * Reads the sheet step by step. Needs a line of headings with `date`, `asset`, `price` and `currency` in any order, separated by commas or
 * semicolons; further columns are ignored.
 * @param today UTC day: a later price is refused.
 */
export function* readSheet(text: string, assets: readonly KnownAsset[], today: number): Generator<void, ReadSheet> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const [head = ''] = lines
  const separator = head.includes(';') ? ';' : ','
  const headings = (splitLine(head, separator) ?? []).map((cell) => cell.toLowerCase())
  const places = COLUMNS.map((name) => (headings.indexOf(name) === headings.lastIndexOf(name) ? headings.indexOf(name) : -1))
  if (places.includes(-1)) return { prices: [], problems: [{ line: 1, code: 'headings', text: head.slice(0, 100) }] }
  const book = createBook(assets)
  const found = new Map<string, GivenPrice>()
  const problems: SheetProblem[] = []
  for (const [index, line] of lines.entries()) {
    if (index % STEP === 0) yield
    if (index === 0 || line.trim() === '') continue
    const read = readLine(splitLine(line, separator), { places, width: headings.length, book, today })
    const known = 'code' in read ? undefined : found.get(keyOf(read))
    const problem =
      'code' in read ? read : known !== undefined && known.price !== read.price ? { code: 'twice' as const, text: read.price } : null
    if (problem !== null) problems.push({ ...problem, line: index + 1, text: problem.text.slice(0, 100) })
    else if (!('code' in read)) found.set(keyOf(read), read)
    if (problems.length >= MAX_PROBLEMS) break
  }
  if (problems.length === 0 && found.size === 0) problems.push({ line: 1, code: 'empty', text: '' })
  return { prices: problems.length > 0 ? [] : [...found.values()], problems }
}

function keyOf({ asset, currency, day }: GivenPrice): string {
  return `${asset} ${currency} ${String(day)}`
}

/** Splits a line at its separators, also where cells are quoted; null where a quote has no end, or is within a cell. */
function splitLine(line: string, separator: string): string[] | null {
  const cells: string[] = []
  for (let at = 0; ;) {
    const cell = cellAt(line, at, separator)
    if (cell === null) return null
    cells.push(cell.text)
    if (cell.end >= line.length) return cells
    at = cell.end + 1
  }
}

/** Reads a cell, quoted or not, up to the separator after it. */
function cellAt(line: string, at: number, separator: string): { text: string; end: number } | null {
  const rest = line.slice(at)
  const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest)
  const next = rest.indexOf(separator, quoted?.[0].length ?? 0)
  const end = next === -1 ? rest.length : next
  if (quoted === null) return rest.slice(0, end).includes('"') ? null : { text: rest.slice(0, end).trim(), end: at + end }
  return end === quoted[0].length ? { text: (quoted[1] ?? '').replaceAll('""', '"').trim(), end: at + end } : null
}

/** Returns what a name stands for; null for an unknown one. */
type Book = (name: string) => string | null

/** Creates the search for an asset by its symbol, or by chain and denomination of one of its forms. */
function createBook(assets: readonly KnownAsset[]): Book {
  const symbols = new Map<string, string>()
  const names = new Map<string, string>()
  for (const { symbol, originId, chainId, denom, isVerified } of assets) {
    if (!isVerified) continue
    const key = symbol.toLowerCase()
    symbols.set(key, symbols.get(key) ?? symbol)
    names.set(originId, originId)
    names.set(`${chainId}:${denom}`, originId)
  }
  return (name) => names.get(name) ?? symbols.get(name.toLowerCase()) ?? null
}

interface Reading {
  places: readonly number[]
  /** Number of columns: a line with more of them has a decimal comma, or is not of this sheet. */
  width: number
  book: Book
  today: number
}

type Complaint = Omit<SheetProblem, 'line'>

function readLine(cells: readonly string[] | null, { places, width, book, today }: Reading): GivenPrice | Complaint {
  if (cells === null) return { code: 'quotes', text: '' }
  if (cells.slice(width).some((cell) => cell !== '')) return { code: 'cells', text: '' }
  const [date, asset, price, currency] = places.map((place) => cells[place])
  if (date === undefined || asset === undefined || price === undefined || currency === undefined) return { code: 'cells', text: '' }
  const day = dayOfDate(date)
  if (day === null) return { code: 'date', text: date }
  if (day > today) return { code: 'future', text: date }
  const known = book(asset)
  if (known === null) return { code: 'unknown', text: asset }
  const exact = decimalOf(price)
  if (exact === null) return { code: 'price', text: price }
  if (!/^[A-Z]{3}$/.test(currency)) return { code: 'currency', text: currency }
  return { asset: known, currency, day, price: exact }
}

/** Reads a date such as 2026-01-31; null where no such day exists. */
function dayOfDate(text: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const at = Date.UTC(year, month - 1, day)
  return new Date(at).toISOString().startsWith(text) ? at / DAY_MS : null
}
