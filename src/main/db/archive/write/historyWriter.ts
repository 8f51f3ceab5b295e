// Writes pages of Cosmos transactions: rows, text index, raw records and covered ranges. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import { bytesOf, createPageEnds } from './pageEnds.ts'
import { unpackRows } from './packedRows.ts'
import type { HistoryPage, ListedRow, RefreshedRow, SyntheticAnswer } from '../records/records.ts'
import { indexedRow } from '../search/indexedTx.ts'
import type { SearchIndex } from '../search/searchIndex.ts'
import { columnsOf, createRowWriter, type RowWriter, type StoredTx } from './rowWriter.ts'

/** The writer of history. */
export interface HistoryWriter {
  /**
   * Stores a page and returns how many rows were new to the sync target. Must be called inside a transaction.
   * @throws AppError internal when the sync target has changed since the page was computed.
   */
  writePage(page: HistoryPage): number
  /** Replaces the decoded meaning of stored records. Must be called inside a transaction. */
  writeRefreshed(rows: readonly RefreshedRow[]): void
  /** Stores an answer; when it is new, marks the rows that depend on it and returns their number. Must be called inside a transaction. */
  writeSyntheticTxs(answer: SyntheticAnswer): number
}

/** Creates the writer of history. `search` is handed what it has to index; without it, it reads it back. */
export function createHistoryWriter(db: WriteDb, search: Pick<SearchIndex, 'take' | 'letGo'> | null = null): HistoryWriter {
  const ends = createPageEnds(db)
  const writer = createRowWriter(db)
  const markTx = db.prepare('UPDATE tx SET projection_version = ? WHERE id = ?')
  // An EVM-only row may already have the hash; the two are linked when its list is read.
  const nameEvm = db.prepare('UPDATE OR IGNORE tx SET evm_hash = ? WHERE id = ? AND evm_hash IS NULL')
  const forgetEvm = db.prepare(
    'UPDATE tx SET evm_hash = NULL WHERE id = ? AND evm_hash = ? AND NOT EXISTS (SELECT 1 FROM tx_evm WHERE tx_id = tx.id)',
  )
  const noteSynthetic = createSyntheticWriter(db)
  const updateMeaning = db.prepare(
    `UPDATE tx_account SET direction = ?, kind = ?, counterparty = ?, method = ?, other_chain_id = ?, movements = ?, fee = ?,
       details = ?, is_signer = coalesce(?, is_signer)
     WHERE address = ? AND time = (SELECT time FROM tx WHERE id = ?) AND tx_id = ?`,
  )
  return {
    writePage: (page) => {
      ends.begin(page)
      const { account, chainId } = page.key
      const rows = unpackRows(page.rows).slice(page.withheld ?? 0)
      const stored = storeTransactions(writer, page, rows)
      const address = writer.address(account)
      const links = rows.map((row) => {
        const tx = stored.get(row.hash)
        if (tx === undefined) throw new Error(`${row.hash} was not stored`)
        writer.writeCrossChainLegs(tx.id, row.crossChainLegs)
        const link = writer.link({ address, chainId, list: 'txs', isSigner: row.isSigner, isBetter: true }, tx, row)
        const { id, evmHash } = tx
        if (evmHash === undefined || link !== 'added') search?.letGo(id)
        else search?.take(indexedRow({ id, chainId, evmHash, address: Number(address) }, row))
        return link
      })
      writer.count(address, links.filter((link) => link === 'added').length)
      const fresh = links.filter((link) => link !== 'known').length
      ends.finish(page, fresh)
      return fresh
    },
    writeRefreshed: (rows) => {
      for (const row of rows) {
        markTx.run(row.decoderVersion, row.txId)
        writer.writeCrossChainLegs(row.txId, row.crossChainLegs)
        if (row.text !== null) writer.writeText(row.txId, row.text)
        if (row.evmHash !== null) nameEvm.run(Buffer.from(row.evmHash, 'hex'), row.txId)
        if (row.unknownEvmHash !== null) forgetEvm.run(row.txId, Buffer.from(row.unknownEvmHash, 'hex'))
        for (const { account, meaning, isSigner } of row.meanings) {
          const signer = isSigner === null ? null : Number(isSigner)
          updateMeaning.run(...columnsOf(meaning), signer, writer.address(account), row.txId, row.txId)
        }
      }
    },
    writeSyntheticTxs: noteSynthetic,
  }
}

function createSyntheticWriter(db: WriteDb): HistoryWriter['writeSyntheticTxs'] {
  const find = db.prepare<[string], { synthetic_txs: number | null }>('SELECT synthetic_txs FROM chain WHERE chain_id = ?')
  const note = db.prepare('UPDATE chain SET synthetic_txs = ?, synthetic_txs_read_at = ? WHERE chain_id = ?')
  const mark = db.prepare("UPDATE tx SET projection_version = 0 WHERE chain_id = ? AND form = 'cosmos' AND code = 0")
  return ({ chainId, isYes, readAt }) => {
    const before = find.get(chainId)
    note.run(isYes ? 1 : 0, readAt, chainId)
    return before?.synthetic_txs === (isYes ? 1 : 0) ? 0 : mark.run(chainId).changes
  }
}

/** Returns the page's transactions by hash; stores unknown ones, their raw records as one block. */
function storeTransactions(writer: RowWriter, page: HistoryPage, listed: readonly ListedRow[]): Map<string, StoredTx> {
  const { chainId } = page.key
  const stored = new Map<string, StoredTx>()
  const fresh = new Map<string, ListedRow>()
  for (const row of listed) {
    const known = writer.findByHash(chainId, row.hash)
    if (known === null) fresh.set(row.hash, row)
    else stored.set(row.hash, known)
  }
  if (fresh.size === 0) return stored
  const rows = [...fresh.values()]
  const places = writer.storeRaws(rows.map(({ raw }) => bytesOf(page, raw)))
  for (const [index, place] of places.entries()) {
    const row = rows[index]
    if (row !== undefined) stored.set(row.hash, writer.insertCosmos(chainId, row, place, page.decoderVersion))
  }
  return stored
}
