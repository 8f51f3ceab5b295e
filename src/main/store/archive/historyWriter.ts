// Writes pages of history: rows, their text index, their raw records and the stream's spans. Lives in the writer thread.
import { createHash } from 'node:crypto'
import type { WriteDb } from '../database.ts'
import type { Slice } from '../../lib/jsonList.ts'
import { packRecords } from './rawBlock.ts'
import type { AccountMeaning, CoinAmount, HistoryPage, HistoryRow, RefreshedRow, TextRow } from './records.ts'
import { createRevisions } from './revisions.ts'

export interface HistoryWriter {
  /**
   * Stores a page and says how many rows were new to the stream. To be called inside a transaction.
   * @throws AppError internal when the stream has moved on since the page was computed.
   */
  writePage(page: HistoryPage): number
  /** Puts a newer reading of stored records in place of the older one. To be called inside a transaction. */
  writeRefreshed(rows: readonly RefreshedRow[]): void
}

interface StoredTx {
  id: number
  time: number
}

type Statements = ReturnType<typeof prepareStatements>

export function createHistoryWriter(db: WriteDb): HistoryWriter {
  const revisions = createRevisions(db)
  const statements = prepareStatements(db)
  return {
    writePage: (page) => {
      const { account, chainId, stream } = page.key
      revisions.take(page.key, page.revision)
      const stored = writeTransactions(statements, page)
      const address = addressId(statements, account)
      let fresh = 0
      for (const row of page.rows) {
        // The time stored first stands, or one transaction would have two places.
        const tx = stored.get(row.hash)
        const failed = row.code === 0 ? 0 : 1
        fresh += statements.insertMeaning.run(address, tx?.id, chainId, tx?.time, failed, ...columnsOf(row.meaning)).changes
      }
      for (const { raw: place, reason } of page.odd) {
        const raw = bytesOf(page, place)
        statements.insertOdd.run(
          account,
          chainId,
          createHash('sha256').update(raw).digest('hex'),
          reason,
          page.checkedAt,
          raw.toString('utf8'),
        )
      }
      writeSpans(statements, page)
      statements.updateStream.run(fresh, page.isComplete ? 1 : 0, page.checkedAt, account, chainId, stream)
      return fresh
    },
    writeRefreshed: (rows) => {
      for (const row of rows) {
        statements.markTx.run(row.projectionVersion, row.txId)
        if (row.text !== null) writeText(statements, row.txId, row.text)
        for (const { account, meaning } of row.meanings)
          statements.updateMeaning.run(...columnsOf(meaning), addressId(statements, account), row.txId, row.txId)
      }
    },
  }
}

function bytesOf({ body }: HistoryPage, { start, end }: Slice): Buffer {
  return Buffer.from(body.buffer, body.byteOffset + start, end - start)
}

/** The number of an address; a new one is stored. */
function addressId({ insertAddress, findAddress }: Statements, hex: string): number | bigint {
  return findAddress.get(hex)?.id ?? insertAddress.run(hex).lastInsertRowid
}

/** The page's transactions by hash; those that were not known are stored, their raw records as one block. */
function writeTransactions(statements: Statements, page: HistoryPage): Map<string, StoredTx> {
  const stored = new Map<string, StoredTx>()
  const fresh = new Map<string, HistoryRow>()
  for (const row of page.rows) {
    const known = statements.findTx.get(page.key.chainId, Buffer.from(row.hash, 'hex'))
    if (known === undefined) fresh.set(row.hash, row)
    else stored.set(row.hash, known)
  }
  if (fresh.size === 0) return stored
  const records = [...fresh.values()].map((row) => ({ row, raw: bytesOf(page, row.raw) }))
  const block = statements.insertBlock.run(packRecords(Buffer.concat(records.map(({ raw }) => raw)))).lastInsertRowid
  let start = 0
  for (const { row, raw } of records) {
    const { hash, height, time, code, memo } = row
    const place = [page.projectionVersion, block, start, raw.length]
    const types = JSON.stringify(row.messageTypes)
    const id = Number(
      statements.insertTx.run(page.key.chainId, Buffer.from(hash, 'hex'), height, time, code, memo, types, ...place).lastInsertRowid,
    )
    start += raw.length
    stored.set(hash, { id, time })
    writeText(statements, id, row)
  }
  return stored
}

function writeText(statements: Statements, txId: number, row: TextRow): void {
  statements.insertText.run(txId, row.hash, row.addresses, row.messageTypes.map(typeWords).join(' '), row.memo)
}

function writeSpans(statements: Statements, { key, spans }: HistoryPage): void {
  const stream = [key.account, key.chainId, key.stream]
  statements.deleteSpans.run(...stream)
  for (const [position, span] of spans.entries()) {
    statements.insertSpan.run(...stream, position, span.newestHeight, span.oldestHeight, span.touchesStart ? 1 : 0, span.resume)
  }
}

/** "/cosmos.bank.v1beta1.MsgSend" is found as MsgSend, as Send, and as bank. */
function typeWords(type: string): string {
  const name = type.split('.').at(-1) ?? type
  return `${type} ${name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')}`
}

/** In the order of tx_account's last columns. */
function columnsOf(meaning: AccountMeaning) {
  const { direction, kind, counterparty, method, otherChainId } = meaning
  return [direction, kind, counterparty, method, otherChainId, coinsText(meaning.movements), coinsText(meaning.fee)]
}

function coinsText(coins: readonly CoinAmount[]): string {
  return JSON.stringify(coins.map(({ amount, denom }) => [amount, denom]))
}

function prepareStatements(db: WriteDb) {
  return {
    findTx: db.prepare<[string, Buffer], StoredTx>('SELECT id, time FROM tx WHERE chain_id = ? AND hash = ?'),
    findAddress: db.prepare<[string], { id: number }>('SELECT id FROM address WHERE hex = ?'),
    insertAddress: db.prepare('INSERT INTO address (hex) VALUES (?)'),
    insertBlock: db.prepare('INSERT INTO raw_block (body) VALUES (?)'),
    insertTx: db.prepare(
      `INSERT INTO tx (chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    insertText: db.prepare('INSERT OR REPLACE INTO tx_text (rowid, hash, addresses, types, memo) VALUES (?, ?, ?, ?, ?)'),
    insertMeaning: db.prepare('INSERT INTO tx_account VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    updateMeaning: db.prepare(
      `UPDATE tx_account SET direction = ?, kind = ?, counterparty = ?, method = ?, other_chain_id = ?, movements = ?, fee = ?
       WHERE address = ? AND time = (SELECT time FROM tx WHERE id = ?) AND tx_id = ?`,
    ),
    markTx: db.prepare('UPDATE tx SET projection_version = ? WHERE id = ?'),
    insertOdd: db.prepare('INSERT INTO odd_record VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    deleteSpans: db.prepare('DELETE FROM span WHERE account = ? AND chain_id = ? AND stream = ?'),
    insertSpan: db.prepare('INSERT INTO span VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    updateStream: db.prepare(
      `UPDATE stream SET row_count = row_count + ?, is_complete = ?, checked_at = ?, error = NULL
       WHERE account = ? AND chain_id = ? AND stream = ?`,
    ),
  }
}
