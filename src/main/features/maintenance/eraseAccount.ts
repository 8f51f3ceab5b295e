// Erases one account's rows from the archive: rows shared with other accounts stay, and the journal keeps its transfers.
import { z } from 'zod'
import type { Erased } from '../../../shared/contract/settings/maintenance.ts'
import { lockDataFolder, toStoreError, type DataKey, type WriteDb } from '../../db/database.ts'
import { createSearchIndex } from '../../db/archive/search/searchIndex.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { removeAccount } from '../../db/journal/accounts.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { removeLabel } from '../../db/journal/labels.ts'
import { openMigrated } from '../../db/migrate.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { finishSwap } from '../../db/files/folderSwap.ts'

/** What to erase. */
export interface EraseInput {
  accountId: string
  /** 20 bytes in lower-case hex, without 0x. */
  account: string
  /** Also erases the labels of what is erased, and of the address itself. */
  withLabels: boolean
}

/**
 * Erases an account; the folder must not be open. Erases the archive first: a process killed in between leaves an account whose history is
 * copied again, never rows without an account.
 * @throws AppError store.inUse, account.unknown, store.….
 */
export function eraseAccount(folder: string, input: EraseInput, key: DataKey | null): Erased {
  const lock = lockDataFolder(folder)
  try {
    finishSwap(folder)
    const rows = eraseRows(folder, input.account, key)
    const journal = openJournal(journalIn(folder), key)
    try {
      const labels = input.withLabels ? eraseLabels(journal, input.account, rows.erased) : 0
      removeAccount(journal, input.accountId)
      return { transactions: rows.erased.length, shared: rows.shared, labels }
    } finally {
      journal.close()
    }
  } catch (error) {
    throw toStoreError(error)
  } finally {
    lock.release()
  }
}

interface ErasedTx {
  chainId: string
  hash: string
}

function eraseRows(folder: string, account: string, key: DataKey | null): { erased: ErasedTx[]; shared: number } {
  const db = openMigrated(archiveIn(folder), { ...ARCHIVE_OPTIONS, key }, ARCHIVE_MIGRATIONS)
  try {
    // Overwrites deleted content, since erased data must be gone from the file.
    db.pragma('secure_delete = ON')
    // Rows that refer to each other are deleted in one transaction; foreign keys are checked at its end.
    db.pragma('defer_foreign_keys = ON')
    const erased = db.transaction(() => eraseAll(db, account)).immediate()
    db.pragma('wal_checkpoint(TRUNCATE)')
    return erased
  } finally {
    db.close()
  }
}

const TxRow = z.object({ id: z.number(), chain_id: z.string(), hash: z.string() })
const ROWS_AT_ONCE = 5000
const Count = z.object({ n: z.number() })

function eraseAll(db: WriteDb, account: string): { erased: ErasedTx[]; shared: number } {
  // Covers every table with an account column, including tables added later.
  for (const table of tablesWith(db, 'account')) db.prepare(`DELETE FROM ${table} WHERE account = ?`).run(account)
  eraseUnownedNfts(db)
  // Cached explorer pages may concern this address; they can be requested again.
  db.exec('DELETE FROM explorer_reply')
  const { id } = z.object({ id: z.number().nullable() }).parse(db.prepare('SELECT max(id) AS id FROM address WHERE hex = ?').get(account))
  if (id === null) return { erased: [], shared: 0 }
  const { n: held } = Count.parse(db.prepare('SELECT count(*) AS n FROM tx_account WHERE address = ?').get(id))
  for (const table of tablesWith(db, 'address')) db.prepare(`DELETE FROM ${table} WHERE address = ?`).run(id)
  // Removes what the triggers recorded about the rows just deleted: their sums are not needed.
  db.prepare('DELETE FROM figure_change WHERE address = ?').run(id)
  db.exec('CREATE TEMP TABLE gone AS SELECT id FROM tx WHERE id NOT IN (SELECT tx_id FROM tx_account)')
  const erased = db
    .prepare('SELECT id, chain_id, hex(hash) AS hash FROM tx WHERE id IN gone')
    .all()
    .map((row) => TxRow.parse(row))
  eraseTransactions(db)
  db.prepare('DELETE FROM address WHERE id = ?').run(id)
  return { erased: erased.map(({ chain_id, hash }) => ({ chainId: chain_id, hash })), shared: held - erased.length }
}

/** Erases collections and metadata of NFTs that no account has or had. Their pictures are removed at the next start. */
function eraseUnownedNfts(db: WriteDb): void {
  db.exec(`
    DELETE FROM nft_collection WHERE NOT EXISTS (
      SELECT 1 FROM nft_token t WHERE t.chain_id = nft_collection.chain_id AND t.collection = nft_collection.collection);
    DELETE FROM nft_metadata WHERE NOT EXISTS (
      SELECT 1 FROM nft_token t
      WHERE t.chain_id = nft_metadata.chain_id AND t.collection = nft_metadata.collection AND t.token_id = nft_metadata.token_id);
    DELETE FROM media WHERE key NOT IN (SELECT image_key FROM nft_metadata WHERE image_key IS NOT NULL);
  `)
}

/** Rows of these tables refer to transactions that stay, or are maintained by the search index. */
const KEPT = ['tx_account', 'search_entry', 'search_due']

/** Erases the transactions in `gone`, their dependent rows, and rows that are no longer referenced. */
function eraseTransactions(db: WriteDb): void {
  for (const table of tablesWith(db, 'tx_id')) {
    if (!KEPT.includes(table)) db.exec(`DELETE FROM ${table} WHERE tx_id IN gone`)
  }
  db.exec(`
    DELETE FROM internal_tx WHERE NOT EXISTS (
      SELECT 1 FROM internal_account a
      WHERE a.chain_id = internal_tx.chain_id AND a.evm_hash = internal_tx.evm_hash AND a.position = internal_tx.position);
    DELETE FROM tx WHERE id IN gone;
    DELETE FROM shared_tx WHERE tx_id IN (SELECT tx_id FROM shared_tx GROUP BY tx_id HAVING count(*) < 2);
    DELETE FROM raw_block WHERE id NOT IN (SELECT block FROM tx) AND id NOT IN (SELECT block FROM tx_evm)
      AND id NOT IN (SELECT block FROM internal_tx);
    DROP TABLE gone;
  `)
  const index = createSearchIndex(db)
  while (!index.catchUp(ROWS_AT_ONCE));
  const { n: left } = Count.parse(db.prepare('SELECT count(*) AS n FROM tx').get())
  // These rows do not record their transactions; they are erased together with the last transaction.
  if (left === 0) db.exec('DELETE FROM search_word; DELETE FROM party; DELETE FROM coin; DELETE FROM tx_types')
}

const TableRow = z.object({ name: z.string() })

/** Returns the archive's tables that have a column of that name. */
function tablesWith(db: WriteDb, column: string): string[] {
  return db
    .prepare(
      `SELECT t.name FROM pragma_table_list t JOIN pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table' AND c.name = ? ORDER BY t.name`,
    )
    .all(column)
    .map((row) => TableRow.parse(row).name)
}

function eraseLabels(journal: WriteDb, account: string, erased: readonly ErasedTx[]): number {
  const before = countLabels(journal)
  journal.transaction(() => {
    removeLabel(journal, { kind: 'address', chainId: '', ref: account })
    for (const { chainId, hash } of erased) removeLabel(journal, { kind: 'tx', chainId, ref: hash })
  })()
  return before - countLabels(journal)
}

function countLabels(journal: WriteDb): number {
  return Count.parse(journal.prepare('SELECT count(*) AS n FROM label').get()).n
}
