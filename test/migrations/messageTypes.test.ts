// Types of messages from before, JSON in each row, read and are found as those of new rows, which name a list that is stored once.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findActivity } from '../../src/main/db/archive/records/activityRecord.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createSearchIndex } from '../../src/main/db/archive/search/searchIndex.ts'
import { createRowWriter } from '../../src/main/db/archive/write/rowWriter.ts'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

const ME = 'ab'.repeat(20)
const TYPES = ['/cosmos.bank.v1beta1.MsgSend', '/cosmos.gov.v1.MsgVote']
const hashOf = (id: number) => id.toString(16).padStart(64, '0').toUpperCase()
const MEANING = { direction: 'out', kind: 'sent', counterparty: null, method: null, otherChainId: null, movements: [], fee: [] } as const

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

/** Stores a transaction as this version does. */
function store(id: number, messageTypes: string[]): void {
  const writer = createRowWriter(db)
  const meaning = { ...MEANING, movements: [], fee: [] }
  const row = { hash: hashOf(id), evmHash: null, height: id, time: id * 1000, code: 0, memo: '', messageTypes, addresses: '', meaning }
  const tx = writer.insertCosmos('a-1', row, { block: 1, start: 0, length: 0 }, 1)
  writer.link({ address: writer.address(ME), chainId: 'a-1', list: 'txs', isSigner: true, isBetter: true }, tx, row)
}

test('rows from before and new ones have the same types, and are found by them', () => {
  migrate(
    db,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 190),
  )
  db.exec(`
    INSERT INTO raw_block (id, body) VALUES (1, x'00');
    INSERT INTO tx (id, chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
      VALUES (1, 'a-1', x'${hashOf(1)}', 1, 1000, 0, '', '${JSON.stringify(TYPES)}', 1, 1, 0, 0),
        (2, 'a-1', x'${hashOf(2)}', 2, 2000, 0, '', '[]', 1, 1, 0, 0);
    INSERT INTO address (id, hex) VALUES (1, '${ME}');
    INSERT INTO tx_account (address, tx_id, chain_id, time, is_failed, direction, kind, movements, fee)
      VALUES (1, 1, 'a-1', 1000, 0, 'out', 'sent', '[]', '[]'), (1, 2, 'a-1', 2000, 0, 'out', 'sent', '[]', '[]');`)
  migrate(db, ARCHIVE_MIGRATIONS)
  for (const id of [3, 4]) store(id, TYPES)
  store(5, [])
  const index = createSearchIndex(db)
  while (!index.catchUp(100));

  const typesOf = (id: number) => findActivity(db, { account: ME, chainId: 'a-1', hash: hashOf(id) })?.messageTypes
  expect([1, 2, 3, 4, 5].map(typesOf)).toEqual([TYPES, [], TYPES, TYPES, []])
  const found = db
    .prepare<[], { tx_id: number }>(
      `SELECT tx_id FROM tx_search s JOIN search_entry e ON e.place = s.rowid WHERE tx_search MATCH 'msgvote' ORDER BY tx_id`,
    )
    .all()
  expect(found.map((row) => row.tx_id)).toEqual([1, 3, 4])
  expect(db.prepare('SELECT count(*) AS n FROM tx_types').get()).toEqual({ n: 2 })
})
