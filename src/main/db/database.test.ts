// What SQLite and the file system say, by what the user can do about it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase, toStoreError } from './database.ts'

test('trusts nothing that a file says in its own schema', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'own.db')
  const written = openDatabase(file, { mode: 'write', synchronous: 'normal' })
  written.exec('CREATE TABLE t (a)')
  for (const db of [written, openDatabase(file, { mode: 'read' })]) {
    expect(db.pragma('trusted_schema', { simple: true })).toBe(0)
    expect(db.pragma('cell_size_check', { simple: true })).toBe(1)
    expect(() => db.prepare("SELECT load_extension('evil')").all()).toThrow()
    // Defensive mode: only DDL statements can change the schema.
    db.pragma('writable_schema = ON')
    expect(() => db.prepare("UPDATE sqlite_schema SET sql = 'CREATE TABLE t (b)'").run()).toThrow()
    db.close()
  }
})

test.each([
  ['SQLITE_FULL', 'store.full'],
  ['SQLITE_IOERR_SHMSIZE', 'store.full'],
  ['ENOSPC', 'store.full'],
  ['SQLITE_IOERR_WRITE', 'store.full'],
  ['EFBIG', 'store.full'],
  ['SQLITE_IOERR_READ', 'store.damaged'],
  ['SQLITE_CORRUPT_INDEX', 'store.damaged'],
  ['SQLITE_READONLY_DBMOVED', 'store.readOnly'],
  ['SQLITE_BUSY', 'store.inUse'],
])('%s is %s', (code, known) => {
  expect(toStoreError(Object.assign(new Error('x'), { code }))).toMatchObject({ code: known })
})

test('a file of a form that SQLite does not know is damaged', () => {
  const error = Object.assign(new Error('unsupported file format'), { code: 'SQLITE_ERROR' })
  expect(toStoreError(error)).toMatchObject({ code: 'store.damaged' })
})

test('what is no state of the disk comes back as it was', () => {
  const bug = Object.assign(new Error('x'), { code: 'SQLITE_ERROR' })
  expect(toStoreError(bug)).toBe(bug)
})

test.each([
  ['a row that fits no schema', () => z.object({ label: z.string() }).parse({ label: null })],
  ['JSON that is none', () => JSON.parse('{"a":[') as unknown],
  ['a number that is none', () => BigInt('0.5')],
])('%s is damage, and the cause is kept', (_, read) => {
  let cause: unknown = null
  try {
    read()
  } catch (error) {
    cause = error
  }
  expect(toStoreError(cause)).toMatchObject({ code: 'store.damaged', hint: expect.any(String) as unknown, cause })
})
