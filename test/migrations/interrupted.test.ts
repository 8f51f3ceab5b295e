// Kills an upgrade between any two statements: the next start must find the old data intact and upgrade again.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { ARCHIVE_MIGRATIONS } from '../../src/main/db/archive/schema.ts'
import { JOURNAL_MIGRATIONS } from '../../src/main/db/journal/journal.ts'
import { migrate, schemaVersion, type Migration } from '../../src/main/db/migrate.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
beforeEach(() => {
  folder = tempFolder()
})
afterEach(() => {
  folder.remove()
})

const FILLED: Record<string, { migrations: readonly Migration[]; fill: string; table: string }> = {
  journal: {
    migrations: JOURNAL_MIGRATIONS,
    fill: `INSERT INTO account VALUES ('a1', 'Savings', 'init1me', '0xMe', '{"kind":"watched"}', 7)`,
    table: 'account',
  },
  archive: {
    migrations: ARCHIVE_MIGRATIONS,
    // Enough that the upgrade writes pages before it ends.
    fill: `WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO holding (account, chain_id, denom, amount, generation, read_at) SELECT 'aa', 'x-1', 'denom ' || i, '5', 1, 1 FROM n`,
    table: 'holding',
  },
}

/** Statements with a call between them, those of a trigger aside. */
function withPauses(sql: string): string {
  return sql.replace(/^(?!\s*--)(.*;)[ \t]*\n(?!\s*END;)/gm, '$1\nSELECT pause();\n')
}

/** Copies what is on disk at this moment, as a killed process leaves it. */
function keepFiles(file: string, target: string): void {
  mkdirSync(target)
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, join(target, `data.db${suffix}`))
}

const options = { mode: 'write', synchronous: 'full' } as const
const count = (db: WriteDb, table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()
const schemaOf = (db: WriteDb) => db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()

test.each(Object.keys(FILLED))('the %s is whole wherever its upgrade was cut off', (name) => {
  const { migrations, fill, table } = FILLED[name] ?? { migrations: [], fill: '', table: '' }
  const [first, ...later] = migrations
  if (first === undefined) throw new Error('no migrations')
  const file = join(folder.path, 'upgraded.db')
  const db = openDatabase(file, options)
  migrate(db, [first])
  db.exec(fill)
  const held = count(db, table)
  db.pragma('wal_checkpoint(TRUNCATE)')

  // So small a cache that pages of the unfinished upgrade reach the disk.
  db.pragma('cache_size = 5')
  const cuts: string[] = []
  db.function('pause', () => {
    const target = join(folder.path, `cut-${cuts.length}`)
    keepFiles(file, target)
    cuts.push(join(target, 'data.db'))
    return null
  })
  migrate(db, [first, ...later.map(({ version, sql }) => ({ version, sql: withPauses(sql) }))])
  const upgraded = schemaOf(db)
  db.close()
  expect(cuts.length).toBeGreaterThan(3)

  for (const cut of cuts) {
    const reopened = openDatabase(cut, options)
    expect(schemaVersion(reopened), cut).toBe(first.version)
    expect(reopened.pragma('integrity_check', { simple: true }), cut).toBe('ok')
    expect(count(reopened, table), cut).toEqual(held)
    migrate(reopened, migrations)
    expect(schemaVersion(reopened), cut).toBe(migrations.at(-1)?.version)
    expect(schemaOf(reopened), cut).toEqual(upgraded)
    expect(count(reopened, table), cut).toEqual(held)
    reopened.close()
  }
})
