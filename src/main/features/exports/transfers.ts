// Exports transfers as a table: the request, the outcome, and the transaction hashes.
import type { Account } from '../../../shared/contract/account.ts'
import { formatUnits } from '../../../shared/domain/amount.ts'
import type { Transfer, UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import type { ReadDb } from '../../db/database.ts'
import { listTransfers, listUnreadable } from '../../db/journal/transfers.ts'
import { readLabelBook, type LabelBook } from './labelBook.ts'
import { isoTime, type Table } from './tableWriter.ts'

/** What an export of transfers needs. */
export interface TransferExportDeps {
  journal: ReadDb
  /** Every account, for its name; transfers of removed accounts are exported too. */
  accounts: readonly Account[]
  /** Null: transfers of all accounts. */
  accountId: string | null
}

const COLUMNS = [
  'number',
  'phase',
  'created_at',
  'updated_at',
  'settled_at',
  'account_label',
  'sender',
  'recipient',
  'recipient_label',
  'from_chain_id',
  'from_denom',
  'from_symbol',
  'from_amount',
  'from_amount_units',
  'from_decimals',
  'to_chain_id',
  'to_denom',
  'to_symbol',
  'to_amount_quoted',
  'to_amount_quoted_units',
  'to_decimals',
  'hashes',
  'lies_on',
  'lies_amount_units',
  'lies_denom',
  'reason',
] as const

type TransferLine = Record<(typeof COLUMNS)[number], string | number | null>

/** Builds the table, newest first; unreadable transfers come last, with number and hashes only. */
export function transferTable({ journal, accounts, accountId }: TransferExportDeps): Table<TransferLine> {
  const names = new Map(accounts.map(({ id, label }) => [id, label]))
  return {
    columns: COLUMNS,
    lines: () => {
      const labels = readLabelBook(journal)
      const chosen = listTransfers(journal).filter((transfer) => accountId === null || transfer.accountId === accountId)
      // Their account cannot be read either, so every table includes them and none is missing.
      const unreadable = listUnreadable(journal).map(toUnreadableLine)
      return [...chosen.map((transfer) => toLine(transfer, names.get(transfer.accountId) ?? null, labels)), ...unreadable]
    },
    cells: (line) => line,
  }
}

const BLANK = Object.fromEntries(COLUMNS.map((column) => [column, null])) as TransferLine

function toUnreadableLine({ number, createdAt, hashes }: UnreadableTransfer): TransferLine {
  return { ...BLANK, number, phase: 'unreadable', created_at: isoTime(createdAt), hashes: hashes.join(' ') }
}

function toLine(transfer: Transfer, accountLabel: string | null, labels: LabelBook): TransferLine {
  const { quote, release } = transfer
  const { from, to, amountIn, amountOut, request } = quote
  return {
    number: transfer.number,
    phase: transfer.phase,
    created_at: isoTime(transfer.createdAt),
    updated_at: isoTime(transfer.updatedAt),
    settled_at: isoTime(transfer.settledAt),
    account_label: accountLabel,
    sender: transfer.sender,
    recipient: transfer.recipient,
    recipient_label: labels.ofAddress(transfer.recipient),
    from_chain_id: request.fromChainId,
    from_denom: request.fromDenom,
    from_symbol: from.symbol,
    from_amount: formatUnits(amountIn, from.decimals),
    from_amount_units: amountIn,
    from_decimals: from.decimals,
    to_chain_id: request.toChainId,
    to_denom: request.toDenom,
    to_symbol: to.symbol,
    to_amount_quoted: formatUnits(amountOut, to.decimals),
    to_amount_quoted_units: amountOut,
    to_decimals: to.decimals,
    hashes: transfer.legs.flatMap(({ hash }) => hash ?? []).join(' '),
    lies_on: release?.chainId ?? null,
    lies_amount_units: release?.amount ?? null,
    lies_denom: release?.denom ?? null,
    reason: transfer.reason,
  }
}
