// Writes history to a file or a pipe, one row a transaction, page by page: memory stays flat however long it is.
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { AccountAddress } from '../../shared/account.ts'
import type { ActivityFilter } from '../../shared/activity.ts'
import { formatUnits } from '../../shared/amount.ts'
import type { Registry } from '../chains/registry.ts'
import { toMovements } from '../meaning/activityItem.ts'
import { toStoreError, type ReadDb } from '../store/database.ts'
import { readActivity, type ActivityPosition, type ActivityRecord } from '../store/archive/readActivity.ts'
import type { CoinAmount } from '../store/archive/records.ts'
import { toActivityQuery } from '../store/archive/searchQuery.ts'
import { archiveAccount } from '../sync/streams.ts'

export interface ExportDeps {
  archive: ReadDb
  registry: Registry
}

export interface ExportOptions {
  accounts: readonly AccountAddress[]
  format: 'csv' | 'jsonl'
  /** Default: everything. */
  filter?: Omit<ActivityFilter, 'accountId'>
  signal?: AbortSignal
}

const COLUMNS = [
  'chain_id',
  'hash',
  'height',
  'time',
  'status',
  'kind',
  'direction',
  'account',
  'counterparty',
  'sent',
  'received',
  'fee',
  'method',
  'other_chain_id',
  'memo',
  'message_types',
] as const

const PAGE = 500

/**
 * Writes every transaction of some accounts, newest first. CSV as in RFC 4180 with amounts as "12.500000 INIT", several
 * joined by "; ", and text that a spreadsheet would run as a formula marked by an apostrophe; JSON lines with base units.
 * The destination is ended.
 * @returns the number of rows.
 * @throws AppError store.full, store.readOnly when the destination cannot be written.
 */
export async function exportActivity(deps: ExportDeps, options: ExportOptions, destination: Writable): Promise<number> {
  let rows = 0
  const owners = new Map(options.accounts.map((address) => [archiveAccount(address), address.bech32]))
  function* lines() {
    for (const record of allActivity(deps, options)) {
      rows += 1
      yield toLine(deps.registry, record, owners.get(record.account) ?? record.account)
    }
  }
  const source = Readable.from(lines())
  const { signal } = options
  const control = signal === undefined ? {} : { signal }
  try {
    if (options.format === 'csv') {
      const csv = stringify({
        header: true,
        columns: [...COLUMNS],
        cast: { string: inert },
        record_delimiter: 'windows',
        // A lone line feed would end the row too, for most who read it.
        quote_record_delimiter: true,
      })
      await pipeline(source.map(toCsv), csv, destination, control)
    } else {
      await pipeline(
        source.map((line: Line) => `${JSON.stringify(line)}\n`),
        destination,
        control,
      )
    }
  } catch (error) {
    throw toStoreError(error)
  }
  return rows
}

const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/

/**
 * Memos, methods and denominations are strangers' text: what a spreadsheet would run gets an apostrophe.
 * Source: owasp.org/www-community/attacks/CSV_Injection.
 */
function inert(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function* allActivity({ archive }: ExportDeps, { accounts, filter = {} }: ExportOptions): Generator<ActivityRecord> {
  const query = toActivityQuery(filter, accounts.map(archiveAccount))
  for (let after: ActivityPosition | null = null; ;) {
    const page = readActivity(archive, query, after, PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1) ?? null
  }
}

type Line = ReturnType<typeof toLine>

function toLine(registry: Registry, record: ActivityRecord, account: string) {
  const movements = toMovements(registry, record.chainId, record.movements)
  return {
    chain_id: record.chainId,
    hash: record.hash,
    height: record.height,
    time: new Date(record.time).toISOString(),
    status: record.code === 0 ? 'succeeded' : 'failed',
    kind: record.kind,
    direction: record.direction,
    account,
    counterparty: record.counterparty,
    sent: movements.filter(({ amount }) => amount.startsWith('-')).map((moved) => ({ ...moved, amount: moved.amount.slice(1) })),
    received: movements.filter(({ amount }) => !amount.startsWith('-')),
    fee: toMovements(registry, record.chainId, record.fee),
    method: record.method,
    other_chain_id: record.otherChainId,
    memo: record.memo,
    message_types: record.messageTypes,
  }
}

function toCsv(line: Line) {
  return {
    ...line,
    sent: coinsText(line.sent),
    received: coinsText(line.received),
    fee: coinsText(line.fee),
    message_types: line.message_types.join(' '),
  }
}

function coinsText(coins: readonly (CoinAmount & { symbol: string; decimals: number })[]): string {
  return coins.map(({ amount, decimals, symbol }) => `${formatUnits(amount, decimals)} ${symbol}`).join('; ')
}
