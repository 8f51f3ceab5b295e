// The table of the explorer's answers: it comes to an older archive without touching it, and lets the oldest answers go.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { createExplorerWriter } from '../../src/main/db/archive/write/explorerWriter.ts'
import { readExplorerReply } from '../../src/main/db/archive/read/readExplorer.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let file: string

beforeEach(() => {
  folder = tempFolder()
  file = join(folder.path, 'archive.db')
})
afterEach(() => {
  folder.remove()
})

test('an archive from before keeps what it has and can keep answers', () => {
  const db = openDatabase(file, ARCHIVE_OPTIONS)
  migrate(
    db,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 50),
  )
  db.prepare("INSERT INTO chain (chain_id, dialect) VALUES ('one-1', 'core')").run()
  migrate(db, ARCHIVE_MIGRATIONS)
  expect(db.prepare('SELECT chain_id, dialect FROM chain').all()).toEqual([{ chain_id: 'one-1', dialect: 'core' }])
  createExplorerWriter(db).writeReply({ chainId: 'one-1', what: 'block/7', body: '{"a":"ü"}', seenAt: 5 })
  expect(readExplorerReply(db, 'one-1', 'block/7')).toEqual({ body: '{"a":"ü"}', seenAt: 5 })
  expect(readExplorerReply(db, 'one-1', 'block/8')).toBeNull()
  db.close()
})

test('beyond the cap the answers seen longest ago go, and one seen again stays', () => {
  const db = openDatabase(file, ARCHIVE_OPTIONS)
  migrate(db, ARCHIVE_MIGRATIONS)
  const writer = createExplorerWriter(db, 10)
  for (let at = 0; at < 210; at += 1) writer.writeReply({ chainId: 'one-1', what: `block/${at}`, body: '{}', seenAt: at })
  writer.writeReply({ chainId: 'one-1', what: 'block/3', body: '{"again":1}', seenAt: 1000 })
  const whats = () =>
    db
      .prepare<[], { what: string }>('SELECT what FROM explorer_reply ORDER BY seen_at')
      .all()
      .map(({ what }) => what)
  expect(whats().length).toBe(210)
  writer.writeReply({ chainId: 'one-1', what: 'block/new', body: '{}', seenAt: 1001 })
  expect(whats()).toEqual([...[202, 203, 204, 205, 206, 207, 208, 209].map((at) => `block/${at}`), 'block/3', 'block/new'])
  db.close()
})
