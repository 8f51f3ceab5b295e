// The pieces that a backfill leaves in the search index are merged while nothing else happens, a step at a time.
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { compact } from '../../../src/main/features/maintenance/compact.ts'
import { toActivityQuery } from '../../../src/main/features/search/activityQuery.ts'
import { openIngest } from '../../../src/main/db/archive/write/ingest.ts'
import { readActivity } from '../../../src/main/db/archive/read/readActivity.ts'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { createSearchIndex } from '../../../src/main/db/archive/search/searchIndex.ts'
import { createSearchMerge } from '../../../src/main/db/archive/search/searchMerge.ts'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { openDatabase, type WriteDb } from '../../../src/main/db/database.ts'
import { archiveIn } from '../../../src/main/db/networkFolder.ts'
import { ACCOUNTS, buildArchive, NETWORK, rowAt } from '../../bench/browseArchive.ts'
import { eventually } from '../../support/eventually.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'
import { WORKERS } from '../../support/programs/workers.ts'

const ROWS = 6000
const SEARCHES = ['salary', 'from:', 'type:delegate -status:failed', 'amount:>10 direction:in', rowAt(17, ROWS).hash.slice(0, 6)]

let folder: string

beforeEach(() => {
  const temporary = tempFolder()
  onTestFinished(temporary.remove)
  folder = temporary.path
  buildArchive(folder, ROWS)
})

function open(): WriteDb {
  const db = openDatabase(archiveIn(folder), ARCHIVE_OPTIONS)
  onTestFinished(() => {
    db.close()
  })
  return db
}

/** A page of the index is numbered by its piece in the upper bits. Source: sqlite.org/src, ext/fts5/fts5_index.c, FTS5_SEGMENT_ROWID. */
function pieces(): number {
  const reader = openDatabase(archiveIn(folder), { mode: 'read' })
  const row = reader.prepare<[], { n: number }>('SELECT count(DISTINCT id >> 37) AS n FROM tx_search_data WHERE id >> 37 > 0').get()
  reader.close()
  return row?.n ?? 0
}

function found(): string[][] {
  const archive = openArchiveReader({ archive: archiveIn(folder), journal: join(folder, 'journal.db') })
  const registry = createRegistry(NETWORK)
  const results = SEARCHES.map((text) => {
    const { query } = toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: 0 }, { text })
    return readActivity(archive, query, null, ROWS).map(({ hash }) => hash)
  })
  archive.close()
  return results
}

/** Indexes rows again, which makes separate pieces of them. */
function indexAgain(db: WriteDb, rows: number): void {
  db.transaction(() => {
    db.prepare('INSERT INTO search_due (tx_id) SELECT id FROM tx ORDER BY id LIMIT ?').run(rows)
    createSearchIndex(db).catchUp(rows)
  })()
}

function stepper(db: WriteDb): () => boolean {
  const merge = createSearchMerge(db)
  return db.transaction(() => merge.step(20))
}

describe('a step at a time', () => {
  test('all pieces become one, also where a stop comes between; every search finds what it found', () => {
    const before = found()
    expect(before.every((hashes) => hashes.length > 0)).toBe(true)
    expect(pieces()).toBeGreaterThan(3)
    const first = stepper(open())
    for (let steps = 0; steps < 3; steps += 1) expect(first()).toBe(false)
    expect(pieces()).toBeGreaterThan(1)
    expect(found()).toEqual(before)
    const again = open()
    const step = stepper(again)
    while (!step()) expect(found()).toEqual(before)
    expect(pieces()).toBe(1)
    expect(found()).toEqual(before)
    expect(again.prepare('SELECT unmerged, is_merging FROM search_merge').get()).toEqual({ unmerged: 0, is_merging: 0 })
    again.exec("INSERT INTO tx_search (tx_search) VALUES ('integrity-check')")
  })

  test('rows that come meanwhile are found, and wait for the next time', () => {
    const before = found()
    const db = open()
    const step = stepper(db)
    step()
    indexAgain(db, 5)
    while (!step());
    expect(found()).toEqual(before)
    expect(pieces()).toBeGreaterThan(1)
    expect(db.prepare('SELECT unmerged FROM search_merge').get()).toEqual({ unmerged: 5 })
  })

  test('few new rows do not make all of it be written anew', () => {
    const db = open()
    const step = stepper(db)
    while (!step());
    const changes = () => db.prepare<[], { n: number }>('SELECT total_changes() AS n').get()?.n
    indexAgain(db, 1)
    indexAgain(db, 1)
    const written = changes()
    expect(step()).toBe(true)
    expect(changes()).toBe(written)
    expect(pieces()).toBeGreaterThan(1)
    indexAgain(db, 5000)
    while (!step());
    expect(pieces()).toBe(1)
  })
})

test('the writer merges once no rows have come for a while', async () => {
  const before = found()
  const ingest = await openIngest({ file: archiveIn(folder), workerPath: WORKERS.ingest, restMs: 20 })
  await eventually(() => {
    expect(pieces()).toBe(1)
  })
  await ingest.close()
  expect(found()).toEqual(before)
})

test('compacting counts as merging', () => {
  compact(folder, null)
  expect(pieces()).toBe(1)
  expect(stepper(open())()).toBe(true)
})
