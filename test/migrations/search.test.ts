// From a history without a search index to one with it, and from a journal without views.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { toActivityQuery } from '../../src/main/features/search/activityQuery.ts'
import { openIngest } from '../../src/main/db/archive/write/ingest.ts'
import { resolveHashParts } from '../../src/main/db/archive/search/findHash.ts'
import { readActivity } from '../../src/main/db/archive/read/readActivity.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import type { ListedRow } from '../../src/main/db/archive/records/records.ts'
import { createSearchIndex } from '../../src/main/db/archive/search/searchIndex.ts'
import { openArchiveReader } from '../../src/main/db/archiveReader.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { JOURNAL_MIGRATIONS, openJournal } from '../../src/main/db/journal/journal.ts'
import { listViews, orderViews, removeView, renameView, saveView } from '../../src/main/db/journal/views.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { ACCOUNTS, buildArchive, NETWORK, rowAt } from '../bench/browseArchive.ts'
import { eventually } from '../support/eventually.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { WORKERS } from '../support/programs/workers.ts'
import { TYPES_IN_ROWS } from '../support/typesInRows.ts'

const OWNER = ACCOUNTS[0]?.address.hex.slice(2).toLowerCase() ?? ''

/** What migration 100 has added. */
const WITHOUT_NARROW_WAYS = 'DROP INDEX tx_account_of_nft; DROP INDEX tx_evm_by_height;'

test('an archive from before is indexed when it is opened, and marked to be read anew for what only the records have', async () => {
  const folder = tempFolder()
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  const old = openDatabase(files.archive, ARCHIVE_OPTIONS)
  migrate(
    old,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 40),
  )
  old.exec(`INSERT INTO raw_block (id, body) VALUES (1, x'00'); INSERT INTO address (id, hex) VALUES (1, '${OWNER}')`)
  const insertTx = old.prepare(
    `INSERT INTO tx (id, chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
     VALUES (?, 'tide-1', ?, ?, ?, 0, ?, '["/cosmos.bank.v1beta1.MsgSend"]', 1, 1, 0, 1)`,
  )
  const insertEdge = old.prepare(
    `INSERT INTO tx_account (address, tx_id, chain_id, time, is_failed, direction, kind, movements, fee)
     VALUES (1, ?, 'tide-1', ?, 0, 'out', 'sent', '[["-12500000","uinit"]]', '[]')`,
  )
  // Stored in another order than they happened, two in the same millisecond.
  for (const [id, time] of [
    [1, 2000],
    [2, 3000],
    [3, 1000],
    [4, 3000],
  ] as const) {
    insertTx.run(id, Buffer.alloc(32, id), id, time, id === 4 ? 'coffee' : `rent ${id}`)
    insertEdge.run(id, time)
  }
  old.close()
  openJournal(files.journal).close()

  const ingest = await openIngest({ file: files.archive, workerPath: WORKERS.ingest })
  const registry = createRegistry(NETWORK)
  await ingest.writeCoins(registry.knownAssets)
  await ingest.flush()
  const archive = openArchiveReader(files)
  const find = (text: string) =>
    readActivity(archive, toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: 0 }, { text }).query, null, 10).map(
      ({ txId }) => txId,
    )
  expect(find('rent')).toEqual([2, 1, 3])
  expect(find('type:send amount:>12')).toEqual([2, 4, 1, 3])
  expect(find('amount:>13')).toEqual([])
  expect(archive.prepare('SELECT DISTINCT projection_version FROM tx').all()).toEqual([{ projection_version: 0 }])
  expect(archive.prepare('SELECT count(*) AS n FROM search_due').get()).toEqual({ n: 0 })
  archive.close()
  await ingest.close()
  folder.remove()
})

/** Takes off what came after the archives below. */
const NO_FIGURES = `${TYPES_IN_ROWS} DROP TRIGGER search_details_changed;
  DROP TRIGGER figure_edge_added; DROP TRIGGER figure_edge_changed; DROP TRIGGER figure_edge_removed;
  DROP TABLE day_net; DROP TABLE month_count; DROP TABLE month_fee; DROP TABLE figure_change; DROP TABLE search_merge;
  DROP TABLE evm_contract; DROP TABLE validator; ALTER TABLE chain DROP COLUMN synthetic_txs; ALTER TABLE chain DROP COLUMN synthetic_txs_read_at;`

test('an archive from before kind and direction were one token finds the same while it is being indexed and afterwards', async () => {
  const folder = tempFolder()
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  buildArchive(folder.path, 1500)
  const old = openDatabase(files.archive, ARCHIVE_OPTIONS)
  // As it was: no such token, and nothing to be indexed.
  old.exec(
    `DELETE FROM search_word WHERE word >= '\uE000l' AND word < '\uE000m'; DROP TABLE search_hash; ${WITHOUT_NARROW_WAYS} ${NO_FIGURES}
     PRAGMA user_version = 70`,
  )
  migrate(old, ARCHIVE_MIGRATIONS)
  const due = () => archive.prepare<[], { n: number }>('SELECT count(*) AS n FROM search_due').get()?.n
  const archive = openArchiveReader(files)
  const registry = createRegistry(NETWORK)
  const find = (text: string) => {
    const { query } = toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: 0 }, { text })
    return readActivity(archive, query, null, 1500).map(({ txId }) => txId)
  }
  const [direct, apart] = ['type:send direction:out rent', 'direction:out rent']
  const before = find(direct)
  const mentioning = find('with:Maren')
  expect(due()).toBe(1500)
  expect(before.length).toBeGreaterThan(5)
  expect(find(apart).length).toBeGreaterThan(before.length)
  old.close()

  const ingest = await openIngest({ file: files.archive, workerPath: WORKERS.ingest })
  await eventually(() => {
    expect(due()).toBe(0)
  })
  expect(find(direct)).toEqual(before)
  expect(find('with:Maren')).toEqual(mentioning)
  expect(find('type:delegate direction:in')).toEqual([])
  archive.close()
  await ingest.close()
  folder.remove()
})

test('an archive from before hashes were packed finds the same before, half-way and afterwards', async () => {
  const folder = tempFolder()
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  buildArchive(folder.path, 1500)
  const old = openDatabase(files.archive, ARCHIVE_OPTIONS)
  // As it was: no hashes side by side, no tokens of three digits.
  old.exec(`
    DROP TABLE search_hash; ${WITHOUT_NARROW_WAYS}
    CREATE VIRTUAL TABLE temp.instance USING fts5vocab(main, tx_search, 'instance');
    CREATE TEMP TABLE held AS SELECT doc, group_concat(term, ' ') AS tokens FROM temp.instance
      WHERE term NOT GLOB '\uE000m*x[0-9][0-9][0-9]' GROUP BY doc;
    INSERT OR REPLACE INTO tx_search (rowid, tokens) SELECT doc, tokens FROM held;
    DROP TABLE temp.instance;
    ${NO_FIGURES}
    PRAGMA user_version = 80`)
  const registry = createRegistry(NETWORK)
  const archive = openArchiveReader(files)
  const find = (text: string) => {
    const { query } = toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: 0 }, { text })
    const steps = resolveHashParts(archive, query)
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    return readActivity(archive, step.value, null, 1500).map(({ txId }) => txId)
  }
  const inside = rowAt(1234, 1500).hash.slice(21, 31)
  const texts = ['amount:1.23..4.56', 'amount:>=123', inside, 'direction:in']
  const due = () => archive.prepare<[], { n: number }>('SELECT count(*) AS n FROM search_due').get()?.n
  migrate(old, ARCHIVE_MIGRATIONS)
  const before = texts.map(find)
  expect(due()).toBe(1500)
  expect(before[0]?.length).toBeGreaterThan(20)
  expect(before[2]).toHaveLength(1)
  old.transaction(() => createSearchIndex(old).catchUp(700))()
  expect(due()).toBe(800)
  expect(texts.map(find)).toEqual(before)
  old.close()

  const ingest = await openIngest({ file: files.archive, workerPath: WORKERS.ingest })
  await eventually(() => {
    expect(due()).toBe(0)
  })
  expect(texts.map(find)).toEqual(before)
  const packed = archive.prepare<[], { n: number }>('SELECT sum(length(hashes)) AS n FROM search_hash').get()?.n
  expect(packed).toBe(Math.ceil(1501 / 250) * 250 * 32)
  archive.close()
  await ingest.close()
  folder.remove()
})

test('a denomination whose decimals become known is found by its amount as it is shown then', async () => {
  const folder = tempFolder()
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  openJournal(files.journal).close()
  const ingest = await openIngest({ file: files.archive, workerPath: WORKERS.ingest })
  const row: ListedRow = {
    hash: 'AB'.repeat(32),
    height: 1,
    time: 1000,
    code: 0,
    memo: '',
    messageTypes: [],
    addresses: '',
    raw: { start: 0, end: 2 },
    evmHash: null,
    isSigner: null,
    meaning: {
      kind: 'received',
      direction: 'in',
      counterparty: null,
      method: null,
      otherChainId: null,
      movements: [{ denom: 'factory/new', amount: '2500000' }],
      fee: [],
    },
  }
  const key = { account: OWNER, chainId: 'tide-1', stream: 'txs' as const }
  const page = { key, revision: 0, decoderVersion: 1, body: Buffer.from('{}'), rows: [row], odd: [], ranges: [] }
  await ingest.writePage({ ...page, isComplete: true, checkedAt: 0, resetAt: null })
  const registry = createRegistry(NETWORK)
  const archive = openArchiveReader(files)
  const finds = (text: string) =>
    readActivity(archive, toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: 0 }, { text }).query, null, 10).length === 1
  expect([finds('amount:2500000'), finds('amount:2.5')]).toEqual([true, false])
  const learned = { name: null, symbol: null, tracePath: null, traceBase: null, l1Denom: null, readAt: 0 }
  await ingest.writeDenoms([{ chainId: 'tide-1', denom: 'factory/new', decimals: 6, ...learned }])
  expect([finds('amount:2500000'), finds('amount:2.5')]).toEqual([false, true])
  archive.close()
  await ingest.close()
  folder.remove()
})

test('a journal from before gets views: kept in order, one a name', () => {
  const folder = tempFolder()
  const file = join(folder.path, 'journal.db')
  const old = openDatabase(file, { mode: 'write', synchronous: 'full' })
  migrate(
    old,
    JOURNAL_MIGRATIONS.filter(({ version }) => version < 30),
  )
  old.close()
  const journal = openJournal(file)
  for (const id of ['a', 'b', 'c']) saveView(journal, { id, name: `View ${id}`, text: `chain:${id}` })
  orderViews(journal, ['c', 'a'])
  expect(listViews(journal).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  saveView(journal, { id: 'd', name: 'VIEW A', text: 'type:vote' })
  expect(listViews(journal)[1]).toEqual({ id: 'a', name: 'VIEW A', text: 'type:vote' })
  expect(() => {
    renameView(journal, { id: 'b', name: 'view c' })
  }).toThrow('already a view called “View c”')
  removeView(journal, 'c')
  expect(() => {
    removeView(journal, 'c')
  }).toThrow('no longer exists')
  journal.close()
  folder.remove()
})
