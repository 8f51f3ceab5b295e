// What SQLite and the file system say, by what the user can do about it.
import { expect, test } from 'vitest'
import { toStoreError } from './database.ts'

test.each([
  ['SQLITE_FULL', 'store.full'],
  ['SQLITE_IOERR_SHMSIZE', 'store.full'],
  ['ENOSPC', 'store.full'],
  ['SQLITE_IOERR_READ', 'store.damaged'],
  ['SQLITE_CORRUPT_INDEX', 'store.damaged'],
  ['SQLITE_READONLY_DBMOVED', 'store.readOnly'],
  ['SQLITE_BUSY', 'store.inUse'],
])('%s is %s', (code, known) => {
  expect(toStoreError(Object.assign(new Error('x'), { code }))).toMatchObject({ code: known })
})

test('what is no state of the disk comes back as it was', () => {
  const bug = Object.assign(new Error('x'), { code: 'SQLITE_ERROR' })
  expect(toStoreError(bug)).toBe(bug)
})
