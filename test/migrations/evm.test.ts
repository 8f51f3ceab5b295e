// EVM columns come to an older archive: its rows are of the list of transactions, counted, and shared ones are known as such.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { holdsTransaction, readSyncTarget } from '../../src/main/db/archive/read/readSyncTargets.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let db: WriteDb

beforeEach(() => {
  folder = tempFolder()
  db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
})
afterEach(() => {
  db.close()
  folder.remove()
})

test('rows from before keep their list, are counted, and two accounts of one transaction are noted', () => {
  migrate(
    db,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 20),
  )
  const hash = 'AB'.repeat(32)
  db.exec(`
    INSERT INTO raw_block (id, body) VALUES (1, x'00');
    INSERT INTO tx (id, chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
      VALUES (1, 'a-1', x'${hash}', 1, 10, 0, '', '[]', 1, 1, 0, 0), (2, 'a-1', x'BB', 2, 20, 0, '', '[]', 1, 1, 0, 0);
    INSERT INTO address (id, hex) VALUES (1, 'me'), (2, 'other'), (3, 'nobody');
    INSERT INTO tx_account VALUES (1, 1, 'a-1', 10, 0, 'out', 'sent', null, null, null, '[]', '[]'),
      (2, 1, 'a-1', 10, 0, 'in', 'received', null, null, null, '[]', '[]'), (1, 2, 'a-1', 20, 0, 'in', 'received', null, null, null, '[]', '[]');
    INSERT INTO stream (account, chain_id, stream, row_count, is_complete) VALUES ('me', 'a-1', 'txs', 2, 1);
    INSERT INTO odd_record VALUES ('me', 'a-1', 'd', 'why', 5, '{}');`)
  migrate(db, ARCHIVE_MIGRATIONS)
  const key = { account: 'me', chainId: 'a-1', stream: 'txs' } as const
  expect(holdsTransaction(db, key, hash)).toBe(true)
  expect(readSyncTarget(db, key)).toMatchObject({ rows: 2, isComplete: true, notOfferedAt: null, resetAt: null, audit: null })
  expect(db.prepare('SELECT hex, tx_count FROM address ORDER BY id').all()).toEqual([
    { hex: 'me', tx_count: 2 },
    { hex: 'other', tx_count: 1 },
    { hex: 'nobody', tx_count: 0 },
  ])
  expect(db.prepare('SELECT address, tx_id FROM shared_tx ORDER BY address').all()).toEqual([
    { address: 1, tx_id: 1 },
    { address: 2, tx_id: 1 },
  ])
  expect(db.prepare('SELECT form, evm_hash FROM tx').all()).toEqual(Array.from({ length: 2 }, () => ({ form: 'cosmos', evm_hash: null })))
  expect(db.prepare('SELECT stream, projection_version FROM odd_record').all()).toEqual([{ stream: 'txs', projection_version: 1 }])
})
