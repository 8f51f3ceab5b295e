// Records packed by an older version stay as they are and are read beside new ones; the older version refuses the archive from then on.
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readRaw, readRaws } from '../../src/main/db/archive/read/readActivity.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createRowWriter } from '../../src/main/db/archive/write/rowWriter.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { createRecords } from '../bench/records.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

const record = createRecords('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', 7)

test('records from before are read beside those in streams', () => {
  const folder = tempFolder()
  const db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  const before = ARCHIVE_MIGRATIONS.filter(({ version }) => version < 190)
  migrate(db, before)
  const insertTx = db.prepare(
    `INSERT INTO tx (id, chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
     VALUES (?, 'a-1', ?, 1, 10, 0, '', '[]', 1, ?, ?, ?)`,
  )
  const old = [record(1), record(2), '{"memo":"größer"}']
  const packed = zstdCompressSync(Buffer.from(old.join('')))
  db.prepare('INSERT INTO raw_block (id, body) VALUES (1, ?)').run(packed)
  let start = 0
  for (const [index, text] of old.entries()) {
    const length = Buffer.byteLength(text)
    insertTx.run(index + 1, Buffer.from([index]), 1, start, length)
    start += length
  }

  migrate(db, ARCHIVE_MIGRATIONS)
  const fresh = Array.from({ length: 30 }, (_, index) => record(index + 3))
  const places = createRowWriter(db).storeRaws(fresh.map((text) => Buffer.from(text)))
  for (const [index, place] of places.entries()) {
    insertTx.run(old.length + index + 1, Buffer.from([100 + index]), place.block, place.start, place.length)
  }
  const all = [...old, ...fresh]
  const ids = all.map((_, index) => index + 1)
  expect(ids.map((id) => readRaw(db, id))).toEqual(all)
  expect(readRaws(db, ids.toReversed())).toEqual(all.toReversed())
  expect(db.prepare<[], { body: Buffer }>('SELECT body FROM raw_block WHERE id = 1').get()?.body.equals(packed)).toBe(true)
  expect(() => {
    migrate(db, before)
  }).toThrow(expect.objectContaining({ code: 'store.fromFuture' }))
  db.close()
  folder.remove()
})
