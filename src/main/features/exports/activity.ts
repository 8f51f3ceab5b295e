// Exports history as a table, one row per transaction, read page by page with constant memory.
import type { Account } from '../../../shared/contract/account.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { toMovements } from '../../decoding/activity/activityItem.ts'
import type { ReadDb } from '../../db/database.ts'
import type { ActivityQuery } from '../../db/archive/search/activityQuery.ts'
import type { ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import { readActivity, type ActivityPosition } from '../../db/archive/read/readActivity.ts'
import { separateRewards } from '../../../shared/domain/staking/stakingRewards.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { requireIndexed } from './exportQuery.ts'
import { coinCells, displayed, isoTime, type Table } from './tableWriter.ts'
import { readReturnedTxs } from '../../db/journal/returnedTxs.ts'
import { readLabelBook, type LabelBook } from './labelBook.ts'

/** What an export of history needs. */
export interface ActivityExportDeps {
  /** With the journal attached. */
  archive: ReadDb
  journal: ReadDb
  registry: Registry
  /** Every account, for its name. */
  accounts: readonly Account[]
  /** The rows to export. */
  query: ActivityQuery
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
  'account_label',
  'counterparty',
  'counterparty_label',
  'sent',
  'sent_units',
  'sent_decimals',
  'received',
  'received_units',
  'received_decimals',
  'fee',
  'fee_units',
  'fee_decimals',
  'label',
  'note',
  'method',
  'other_chain_id',
  'memo',
  'message_types',
  'sent_is_verified',
  'received_is_verified',
  'fee_is_verified',
  'gone_at',
  'evm_hash',
] as const

const sentCells = coinCells('sent')
const receivedCells = coinCells('received')
const feeCells = coinCells('fee')

/** Rows read at once; a window waits no longer than one such read. */
const PAGE = 200

/** One exported transaction. */
export type ActivityLine = ReturnType<typeof toLine>

/**
 * Builds the table, newest first; a transaction between two of the user's accounts is one row, the sender's. Iterating its lines throws
 * AppError search.indexing when rows of the query start to wait for the index.
 */
export function activityTable(deps: ActivityExportDeps): Table<ActivityLine> {
  return {
    columns: COLUMNS,
    lines: () => activityLines(deps),
    cells: ({ sent, received, fee, message_types, ...rest }) => ({
      ...rest,
      ...sentCells(sent),
      ...receivedCells(received),
      ...feeCells(fee),
      message_types: message_types.join(' '),
    }),
  }
}

/** Yields every transaction that passes the filter as a line. */
function* activityLines(deps: ActivityExportDeps): Generator<ActivityLine> {
  for (const { line } of describedRecords(deps)) yield line
}

/** Yields every transaction that passes the filter, as it is stored and as a line. */
export function* describedRecords(deps: ActivityExportDeps): Generator<{ record: ActivityRecord; line: ActivityLine }> {
  const labels = readLabelBook(deps.journal)
  const owners = new Map(deps.accounts.map((account) => [archiveAccount(account.address), account]))
  const returned = new Set(readReturnedTxs(deps.journal).map(({ chainId, hash }) => `${chainId} ${hash}`))
  for (const record of allActivity(deps)) {
    const line = toLine(deps.registry, labels, record, owners.get(record.account))
    // On the L1 a refused deposit is paid back like a claimed withdrawal.
    const isRefund = line.kind === 'withdrawalClaimed' && returned.has(`${line.chain_id} ${line.hash.toUpperCase()}`)
    yield { record, line: isRefund ? { ...line, kind: 'depositRefunded' } : line }
  }
}

function* allActivity({ archive, query }: ActivityExportDeps): Generator<ActivityRecord> {
  // Checks and reads in one transaction: rows that start to wait for the index between pages would otherwise be missed.
  const readPage = archive.transaction((after: ActivityPosition | null) => {
    requireIndexed(archive, query)
    return readActivity(archive, query, after, PAGE)
  })
  for (let after: ActivityPosition | null = null; ;) {
    const page: ActivityRecord[] = readPage(after)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1) ?? null
  }
}

function toLine(registry: Registry, labels: LabelBook, record: ActivityRecord, owner: Account | undefined) {
  const { kind, details } = record
  const net = { kind, about: details.about, parts: details.parts ?? [], more: details.more, movements: record.movements }
  const movements = toMovements(registry, record.chainId, separateRewards(net))
  const own = labels.of('tx', record.chainId, record.hash)
  return {
    chain_id: record.chainId,
    hash: record.hash,
    height: record.height,
    time: isoTime(record.time),
    status: record.code === 0 ? 'succeeded' : 'failed',
    kind: record.kind,
    direction: record.direction,
    account: owner?.address.bech32 ?? record.account,
    account_label: owner?.label ?? null,
    counterparty: record.counterparty,
    counterparty_label: record.counterparty === null ? null : labels.ofAddress(record.counterparty),
    sent: movements.filter(({ amount }) => amount.startsWith('-')).map((moved) => displayed({ ...moved, amount: moved.amount.slice(1) })),
    received: movements.filter(({ amount }) => !amount.startsWith('-')).map(displayed),
    fee: toMovements(registry, record.chainId, record.fee).map(displayed),
    label: own?.label ?? null,
    note: own?.note ?? null,
    method: record.method,
    other_chain_id: record.otherChainId,
    memo: record.memo,
    message_types: record.messageTypes,
    gone_at: isoTime(record.delistedAt),
    // With 0x and in lower case, as EVM explorers write it.
    evm_hash: record.evmHash === null ? null : `0x${record.evmHash.toLowerCase()}`,
  }
}
