// Opens databases that SQLite accepts but whose rows Waybill would not write: text in place of a number, missing values, bytes that are not
// text, invalid JSON, endless values. Every reader must answer or report what is wrong; the app or its rescue page must start; and every
// row must still be there afterwards.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { salvage } from '../../src/main/features/maintenance/salvage.ts'
import type { Method } from '../../src/shared/contract/methods.ts'
import { createDeadline, inputs, note, SEED } from '../support/abuse.ts'
import { maintenanceBench } from '../support/benches/maintenanceBench.ts'
import { openVictim } from './victim.ts'

/** As SQL. */
const VALUES: Readonly<Record<string, string>> = {
  nothing: 'NULL',
  'a text': "'abc'",
  'no text': "''",
  bytes: "x'00ff'",
  'no UTF-8': "CAST(x'c328ff61' AS TEXT)",
  'a zero within': "CAST(x'610062' AS TEXT)",
  'half a JSON': `'{"a":['`,
  'other JSON': `'{"kind":7,"__proto__":{"a":1}}'`,
  'a list': "'[]'",
  'a deep list': `'${'['.repeat(3000)}'`,
  'a million characters': 'CAST(zeroblob(1000000) AS TEXT)',
  'a megabyte': 'zeroblob(1000000)',
  'a fraction': '0.5',
  'no number': "'NaN'",
  'an infinite number': '9e999',
  'the largest': '9223372036854775807',
  'the least': '-9223372036854775807 - 1',
  zero: '0',
  'less than nothing': '-1',
}

/** The requests of the windows, without arguments. */
const READERS: readonly (readonly [Method, object])[] = [
  ['app.info', {}],
  ['accounts.list', {}],
  ['labels.list', {}],
  ['views.list', {}],
  ['privacy.get', {}],
  ['notices.list', {}],
  ['assets.list', {}],
  ['transfers.list', {}],
  ['activity.page', { filter: {}, limit: 50 }],
  ['activity.page', { filter: { text: 'init' }, limit: 50 }],
  ['activity.days', { filter: {}, days: [{ from: 0, until: 4e12 }] }],
  ['transfers.unreadable', {}],
  ['portfolio.get', {}],
  ['nfts.page', { filter: { show: 'held' }, offset: 0, limit: 20 }],
  ['sync.now', {}],
  ['data.check', {}],
  ['data.diagnose', {}],
]

interface Place {
  file: 'journal' | 'archive'
  table: string
  column: string
}

function placesOf(folder: string): Place[] {
  return (['journal', 'archive'] as const).flatMap((file) => {
    const db = new Database(join(folder, `${file}.db`), { readonly: true })
    const rows = db
      .prepare<[], { table: string; column: string }>(
        `SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'tx_search%' ORDER BY 1, 2`,
      )
      .all()
      .filter(({ table }) => db.prepare(`SELECT 1 FROM "${table}"`).get() !== undefined)
    db.close()
    return rows.map((row) => ({ file, ...row }))
  })
}

/** Writes past what the table's own words allow. @returns whether a row was changed */
function spoil(folder: string, { file, table, column }: Place, value: string): boolean {
  const path = join(folder, `${file}.db`)
  const schema = (task: (db: Database.Database) => void) => {
    const db = new Database(path)
    db.unsafeMode()
    db.pragma('writable_schema = ON')
    task(db)
    // Otherwise other connections go on with what they have read of it.
    db.pragma(`schema_version = ${Number(db.pragma('schema_version', { simple: true })) + 1}`)
    db.close()
  }
  const kept: { rowid: number; sql: string }[] = []
  const triggers: { type: string; name: string; tbl_name: string; rootpage: number; sql: string }[] = []
  schema((db) => {
    kept.push(
      ...db
        .prepare<[string], { rowid: number; sql: string }>(`SELECT rowid, sql FROM sqlite_schema WHERE type = 'table' AND name = ?`)
        .all(table),
    )
    triggers.push(...db.prepare<[], (typeof triggers)[number]>(`SELECT * FROM sqlite_schema WHERE type = 'trigger'`).all())
    db.prepare(`DELETE FROM sqlite_schema WHERE type = 'trigger'`).run()
    db.prepare(
      `UPDATE sqlite_schema SET sql = replace(replace(replace(replace(sql, ') STRICT, ', ') '), ') STRICT', ')'), ' NOT NULL', ''), ' TEXT', ' BLOB')
       WHERE type = 'table' AND name = ?`,
    ).run(table)
  })
  const db = new Database(path)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  let changes = 0
  try {
    const key = db
      .prepare<[], { name: string }>(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0`)
      .all()
      .map(({ name }) => `"${name}"`)
    const which = key.length === 0 ? 'rowid' : `(${key.join(', ')})`
    const first = key.length === 0 ? 'rowid' : key.join(', ')
    changes = db
      .prepare(`UPDATE OR IGNORE "${table}" SET "${column}" = ${value} WHERE ${which} = (SELECT ${first} FROM "${table}" LIMIT 1)`)
      .run().changes
  } catch (error) {
    // A place that takes no such thing, whatever the words say: a row's own number.
    if (!(error instanceof Database.SqliteError)) throw error
  }
  db.close()
  schema((open) => {
    for (const { rowid, sql } of kept) open.prepare('UPDATE sqlite_schema SET sql = ? WHERE rowid = ?').run(sql, rowid)
    const put = open.prepare(
      'INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (@type, @name, @tbl_name, @rootpage, @sql)',
    )
    for (const trigger of triggers) put.run(trigger)
  })
  return changes > 0
}

test('rows that no Waybill writes are answered, or told in words, and stay', async () => {
  const victim = await openVictim()
  // The copy is from before the database was opened.
  const kept = join(victim.data, '..', 'kept')
  const whole = join(kept, 'practice')
  const places = placesOf(whole)
  const folder = join(victim.data, '..', 'spoilt')
  const target = join(victim.data, '..', 'salvaged.jsonl')
  writeFileSync(target, '')
  const all = salvage(whole, target, null)
  const isOver = createDeadline()
  const ends: Record<string, number> = {}
  const faults: string[] = []
  const choice = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...Object.keys(VALUES)))
  for (const [place, what] of fc.sample(choice, { seed: SEED, numRuns: inputs(6) })) {
    if (isOver()) break
    rmSync(folder, { recursive: true, force: true })
    cpSync(kept, folder, { recursive: true })
    if (!spoil(join(folder, 'practice'), place, VALUES[what] ?? '')) continue
    const bench = await maintenanceBench(folder)
    let end = 'answered'
    for (const [method, input] of READERS) {
      const reply = await bench.session.dispatch(method, input)
      if (reply.ok) {
        if (method === 'data.check' && !(reply.value as { isSound: boolean }).isSound) end = end === 'answered' ? 'found by the check' : end
        continue
      }
      end = reply.error.code
      if (reply.error.code === 'internal')
        faults.push(`${place.file} ${place.table}.${place.column} is ${what}: ${method}\n${bench.lines.slice(-2).join('\n').slice(0, 700)}`)
      else if (reply.error.code === 'store.damaged') expect([method, reply.error.hint ?? '']).not.toEqual([method, ''])
    }
    await bench.close()
    ends[end] = (ends[end] ?? 0) + 1
    rmSync(target)
    const rows = salvage(join(folder, 'practice'), target, null)
    if (rows < all) expect([place, what, rows, readFileSync(target, 'utf8').includes('"error"')]).toEqual([place, what, rows, true])
  }
  note({ part: 'databases', name: 'rows of wrong values', tried: Object.values(ends).reduce((sum, count) => sum + count, 0), ends })
  expect(faults).toEqual([])
  rmSync(target, { force: true })
  rmSync(folder, { recursive: true, force: true })
  await victim.close()
}, 300_000)
