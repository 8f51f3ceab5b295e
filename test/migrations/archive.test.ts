// Checks the archive's file: a new schema, one of a newer version, a file that is not a database, a full disk, a locked folder.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder, openDatabase } from '../../src/main/db/database.ts'
import { migrate, openMigrated, schemaVersion } from '../../src/main/db/migrate.ts'
import { openIngest } from '../../src/main/db/archive/write/ingest.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createPracticeNetwork } from '../../src/practice/network.ts'
import { openSyncBench, tempFolder, watched } from '../support/benches/syncBench.ts'
import { WORKERS } from '../support/programs/workers.ts'

let folder: ReturnType<typeof tempFolder>
let file: string

beforeEach(() => {
  folder = tempFolder()
  file = join(folder.path, 'archive.db')
})

afterEach(() => {
  folder.remove()
})

const open = () => openIngest({ file, workerPath: WORKERS.ingest })

test('creates every table as STRICT, at the newest version, and opens again', async () => {
  await (await open()).close()
  await (await open()).close()
  const db = openDatabase(file, { mode: 'read' })
  expect(schemaVersion(db)).toBe(ARCHIVE_MIGRATIONS.at(-1)?.version)
  const tables = db
    .prepare<[], { name: string; strict: number }>("SELECT name, strict FROM pragma_table_list WHERE type = 'table' AND schema = 'main'")
    .all()
    .filter(({ name }) => !/^(sqlite_|tx_search)/.test(name))
  expect(tables.length).toBeGreaterThan(6)
  expect(tables.filter(({ strict }) => strict === 0)).toEqual([])
  expect(db.pragma('page_size', { simple: true })).toBe(ARCHIVE_OPTIONS.pageSize)
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
  db.close()
})

test('refuses a file from a newer version and leaves it as it is', async () => {
  await (await open()).close()
  const db = openDatabase(file, ARCHIVE_OPTIONS)
  db.pragma('user_version = 990')
  db.close()
  await expect(open()).rejects.toMatchObject({
    code: 'store.fromFuture',
    message: 'This data folder was written by a newer version of Waybill.',
  })
  const after = openDatabase(file, { mode: 'read' })
  expect(schemaVersion(after)).toBe(990)
  after.close()
})

test('says that a file is no database', async () => {
  writeFileSync(file, 'not a database, but longer than the header of one: '.repeat(40))
  await expect(open()).rejects.toMatchObject({ code: 'store.damaged' })
})

test('a migration that fails leaves the file as it was', () => {
  const db = openDatabase(file, ARCHIVE_OPTIONS)
  migrate(db, [{ version: 10, sql: 'CREATE TABLE one (a INTEGER) STRICT' }])
  const broken = [
    { version: 10, sql: '' },
    { version: 20, sql: 'CREATE TABLE two (a INTEGER) STRICT; CREATE TABLE one (a INTEGER) STRICT' },
  ]
  expect(() => {
    migrate(db, broken)
  }).toThrow('already exists')
  expect(schemaVersion(db)).toBe(10)
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()).toEqual([{ name: 'one' }])
  db.close()
})

test('a new file has its name only once it is complete', async () => {
  const unfinished = [...ARCHIVE_MIGRATIONS, { version: 9990, sql: 'SELECT no_such_function()' }]
  expect(() => openMigrated(file, ARCHIVE_OPTIONS, unfinished)).toThrow('no such function')
  expect(existsSync(file), 'a process that ends before leaves no empty file, which would pass for a damaged one').toBe(false)
  // As a process that was killed while it created the file left it: empty, beside a rollback journal with its header alone.
  const header = Buffer.alloc(512)
  header.write('d4dac577', 12, 'hex')
  header.writeUInt32BE(512, 20)
  header.writeUInt32BE(ARCHIVE_OPTIONS.pageSize, 24)
  writeFileSync(`${file}.new`, '')
  writeFileSync(`${file}.new-journal`, header)
  writeFileSync(`${file}-wal`, 'a log of a file that is gone')
  await (await open()).close()
  expect(readdirSync(folder.path)).toEqual(['archive.db'])
  const db = openDatabase(file, { mode: 'read' })
  expect(schemaVersion(db)).toBe(ARCHIVE_MIGRATIONS.at(-1)?.version)
  db.close()
})

test.runIf(process.platform === 'linux')('says that a folder cannot be written', async () => {
  // Not even an administrator may create files under /proc; an ordinary user meets a folder without the write bit.
  const locked = process.getuid?.() === 0 ? '/proc/self' : join(folder.path, 'locked')
  if (locked !== '/proc/self') {
    mkdirSync(locked)
    chmodSync(locked, 0o500)
  }
  const readOnly = { code: 'store.readOnly', message: 'Waybill can’t write to its data folder.' }
  await expect(openIngest({ file: join(locked, 'archive.db'), workerPath: WORKERS.ingest })).rejects.toMatchObject(readOnly)
  expect(() => lockDataFolder(locked)).toThrow(expect.objectContaining(readOnly))
})

test('a full disk stops the copying with its own message, loses nothing, and copying goes on when there is room', async () => {
  const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: () => Date.now() } })
  const accounts = [watched(practice.accounts[0]?.bech32 ?? '')]
  const options = { folder: folder.path, network: practice.network, fetch: practice.fetch, accounts }
  const tight = await openSyncBench({ ...options, maxPages: 40 })
  await expect(tight.once()).rejects.toMatchObject({ code: 'store.full', message: 'The disk is full.' })
  await tight.close()
  const late = tight.ingest.flush()
  await expect(late, 'a closed archive stays closed').rejects.toMatchObject({ message: 'Waybill stopped writing to the history.' })
  const roomy = await openSyncBench(options)
  const report = await roomy.once()
  expect(report.problems).toEqual([
    'Basin: no history, because it isn’t an Initia chain.',
    'Harbour: no history, because it isn’t an Initia chain.',
  ])
  const streams = Object.values(report.chains).flatMap((chain) => Object.values(chain))
  expect(streams.length).toBeGreaterThan(10)
  expect(streams.filter(({ complete }) => !complete)).toEqual([])
  await roomy.close()
  practice.close()
})

const HOLDER = fileURLToPath(new URL('../support/programs/folderHolder.ts', import.meta.url))

test('a folder in use is refused, and free again after its holder was killed', async () => {
  const holder = spawn(process.execPath, [HOLDER, folder.path], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => holder.stdout.once('data', resolve))
  expect(() => lockDataFolder(folder.path)).toThrow(
    expect.objectContaining({ code: 'store.inUse', message: 'Another Waybill is using this data folder.' }),
  )
  holder.kill('SIGKILL')
  await new Promise((resolve) => holder.once('exit', resolve))
  const mine = lockDataFolder(folder.path)
  expect(() => lockDataFolder(folder.path)).toThrow(expect.objectContaining({ code: 'store.inUse' }))
  mine.release()
  lockDataFolder(folder.path).release()
})
