// What people type becomes a query that cannot break the index's own syntax.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from './schema.ts'
import { toActivityQuery, toSearchQuery } from './searchQuery.ts'

test('every word must occur, as a whole or as a beginning', () => {
  expect(toSearchQuery('  rent   march ')).toBe('"rent"* AND "march"*')
  expect(toSearchQuery(' -- ')).toBeNull()
  expect(toSearchQuery('')).toBeNull()
})

test('looks for an address in both spellings and for a hash without its 0x', () => {
  expect(toSearchQuery('0xF3b3F75B35b13CF6ef1A771c4E4F3FFdc9b227E4'.toLowerCase())).toMatch(/^\("init1.*"\* OR "0x.*"\*\)$/)
  expect(toSearchQuery(`0x${'AB'.repeat(32)}`)).toBe(`"${'AB'.repeat(32)}"*`)
  expect(toSearchQuery('init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq')).toBe('"init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"*')
})

test('a filter that says nothing filters nothing', () => {
  const open = { accounts: ['a'], chainId: null, direction: null, match: null, isFailed: null }
  expect(toActivityQuery({}, ['a'])).toEqual(open)
  expect(toActivityQuery({ chainId: null, text: null, status: null, direction: null }, ['a'])).toEqual(open)
  expect(toActivityQuery({ status: 'failed' }, ['a']).isFailed).toBe(true)
})

test('the index accepts whatever is typed', () => {
  const db = openDatabase(':memory:', ARCHIVE_OPTIONS)
  migrate(db, ARCHIVE_MIGRATIONS)
  const find = db.prepare('SELECT rowid FROM tx_text WHERE tx_text MATCH ?')
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('NEAR(', 'a OR b', 'hash:x', '"', "'", '^a*')),
      (text) => {
        const query = toSearchQuery(text)
        if (query !== null) find.all(query)
      },
    ),
  )
  db.close()
})
