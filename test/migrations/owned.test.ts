// Checks that NFTs, stakes, ranks and names are added to an older archive, and balances and facts about chains stay unchanged.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { createDenomReader, readRanks } from '../../src/main/db/archive/read/readDenoms.ts'
import { readHoldings } from '../../src/main/db/archive/read/readHoldings.ts'
import { readNftTokens } from '../../src/main/db/archive/read/readNfts.ts'
import { readStakes } from '../../src/main/db/archive/read/readStakes.ts'
import { readChain } from '../../src/main/db/archive/read/readSyncTargets.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import type { SnapshotSet } from '../../src/main/db/archive/records/snapshotRecords.ts'
import { createSnapshotWriter } from '../../src/main/db/archive/write/snapshotWriter.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let db: WriteDb

beforeEach(() => {
  folder = tempFolder()
  db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  migrate(
    db,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 30),
  )
  db.exec(`
    INSERT INTO chain (chain_id, dialect, page_limit, head_height, head_checked_at) VALUES ('a-1', 'core', 100, 9, 10);
    INSERT INTO stream (account, chain_id, stream, revision, is_complete, checked_at) VALUES ('aa', 'a-1', 'balances', 3, 1, 10);
    INSERT INTO holding (account, chain_id, denom, amount, generation, read_at)
      VALUES ('aa', 'a-1', 'uinit', '5', 2, 10), ('aa', 'a-1', 'uother', '6', 2, 10);`)
  migrate(db, ARCHIVE_MIGRATIONS)
})
afterEach(() => {
  db.close()
  folder.remove()
})

const held = () => readHoldings(db, ['aa']).map(({ chainId, denom, amount }) => `${amount} ${denom} on ${chainId}`)
const key = { account: 'aa', chainId: 'a-1' }

test('an older archive keeps its balances and its chains, and has nothing else yet', () => {
  expect(held()).toEqual(['5 uinit on a-1', '6 uother on a-1'])
  expect(readChain(db, 'a-1')).toMatchObject({ dialect: 'core', head: { height: 9, time: null, checkedAt: 10 }, blockTime: null })
  expect([readStakes(db, ['aa']), readRanks(db, ['aa']), readNftTokens(db, ['aa'], { left: true })]).toEqual([[], [], []])
  expect(createDenomReader(db)('a-1', 'uother')).toBeNull()
})

test('a set of one stream replaces the old balances and leaves those of another alone', () => {
  const { writeSet } = createSnapshotWriter(db)
  const set = { kind: 'holdings', isOffered: true, kept: [] as string[] } as const
  writeSet({ ...set, key: { ...key, stream: 'tokens' }, revision: 0, readAt: 20, holdings: [{ denom: 'wei', amount: '7' }] })
  writeSet({ ...set, key: { ...key, stream: 'balances' }, revision: 3, readAt: 30, holdings: [{ denom: 'uinit', amount: '8' }] })
  expect(held()).toEqual(['8 uinit on a-1', '7 wei on a-1'])
})

test('a set that was read before another was stored is refused and changes nothing', () => {
  const { writeSet } = createSnapshotWriter(db)
  const set: SnapshotSet = {
    kind: 'holdings',
    key: { ...key, stream: 'balances' },
    revision: 2,
    isOffered: true,
    readAt: 30,
    holdings: [],
    kept: [],
  }
  expect(() => {
    db.transaction(() => {
      writeSet(set)
    })()
  }).toThrow('changed during the export')
  expect(held()).toHaveLength(2)
})

test('stakes of an archive from before locked ones are kept', () => {
  const older = openDatabase(join(folder.path, 'older.db'), ARCHIVE_OPTIONS)
  migrate(
    older,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 160),
  )
  older.exec(`INSERT INTO stake VALUES ('aa', 'a-1', 0, 'unbonding', 'v1', 'uinit', '7', NULL, 900, 2, 10)`)
  expect(() => older.exec(`INSERT INTO stake VALUES ('aa', 'a-1', 1, 'locked', 'v1', 'uinit', '8', NULL, 950, 2, 10)`)).toThrow('CHECK')
  migrate(older, ARCHIVE_MIGRATIONS)
  older.exec(`INSERT INTO stake VALUES ('aa', 'a-1', 1, 'locked', 'v1', 'uinit', '8', NULL, 950, 2, 10)`)
  expect(readStakes(older, ['aa']).map(({ kind, amount, completesAt }) => [kind, amount, completesAt])).toEqual([
    ['unbonding', '7', 900],
    ['locked', '8', 950],
  ])
  older.close()
})

test('kinds of stakes are those that are known', () => {
  expect(() => db.exec(`INSERT INTO stake VALUES ('aa', 'a-1', 0, 'lent', '', 'uinit', '1', NULL, NULL, 0, 0)`)).toThrow('CHECK')
})
