// Checks the cost of a page, however long the history and however many rows are shown: statements, and rows read.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { toActivityQuery } from '../../../src/main/features/search/activityQuery.ts'
import { countActivity, createTotals } from '../../../src/main/db/archive/read/countActivity.ts'
import { readActivitySlice } from '../../../src/main/db/archive/read/readActivity.ts'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { openDatabase, type ReadDb } from '../../../src/main/db/database.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { putLabel } from '../../../src/main/db/journal/labels.ts'
import { ACCOUNTS, buildArchive, NETWORK } from '../../bench/browseArchive.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

const ROWS = 3000
const PAGE = 60
/** Beginning and end of the transaction, own addresses (three times), the index, lines found, their decimals, lines shown. */
const MAX_QUESTIONS = 10
const folder = tempFolder()
const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
const registry = createRegistry(NETWORK)

let archive: ReadDb
let told: Database.Database
const asked: string[] = []

beforeAll(() => {
  buildArchive(folder.path, ROWS)
  const journal = openJournal(files.journal)
  const label = { label: 'Gas money', note: '', isHidden: false, updatedAt: 0 }
  putLabel(journal, { kind: 'asset', chainId: 'tide-1', ref: 'uinit', ...label })
  journal.close()
  archive = openArchiveReader(files)
  told = new Database(files.archive, { readonly: true, verbose: (sql) => asked.push(String(sql)) })
})

afterAll(() => {
  told.close()
  archive.close()
  folder.remove()
})

const compile = (text: string) => toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: Date.UTC(2026, 10, 22) }, { text }).query

function cost(text: string, limit: number): { questions: number; looked: number; shown: number } {
  const query = compile(text)
  asked.length = 0
  const { records } = readActivitySlice(told, query, null, limit)
  const looked = asked.flatMap((sql) => (sql.includes('AS place') ? [Number(/LIMIT ([\d.]+)$/.exec(sql)?.[1])] : []))
  return { questions: asked.length, looked: looked.reduce((sum, rows) => sum + rows, 0), shown: records.length }
}

test.each([
  '',
  'chain:tide',
  'type:send',
  '-type:send',
  'direction:in',
  'denom:ueth',
  'status:failed',
  'with:Maren',
  '"Maren"',
  'rent',
  'type:send direction:out',
])('a page of "%s" asks as often for many rows as for few, and looks at one row more than it shows', (text) => {
  const [few, many] = [cost(text, 5), cost(text, PAGE)]
  expect(many.questions).toBeLessThanOrEqual(MAX_QUESTIONS)
  expect(many.questions).toBe(few.questions)
  expect(many.looked).toBeLessThanOrEqual(PAGE + 1)
})

test('an amount is looked for in a few times the rows that are shown', () => {
  const { questions, looked, shown } = cost('amount:>10', PAGE)
  expect(shown).toBe(PAGE)
  expect(questions).toBeLessThanOrEqual(MAX_QUESTIONS)
  expect(looked).toBeLessThanOrEqual(3 * (PAGE + 1))
})

test('a quoted label asks the index once more, which of the rows have what it stands on', () => {
  const { questions, looked, shown } = cost('"gas money"', PAGE)
  expect(shown).toBe(PAGE)
  expect(questions).toBeLessThanOrEqual(MAX_QUESTIONS + 1)
  expect(looked).toBeLessThanOrEqual(2 * (PAGE + 1))
})

test('a kind that never has a direction is found nowhere without a walk, though transactions between own accounts have both', () => {
  const { conditions } = compile('type:delegate direction:in')
  expect(conditions.map(({ match }) => match)).toEqual([null])
  expect(cost('type:delegate direction:in', PAGE)).toMatchObject({ looked: 0, shown: 0 })
  // Sent by one, received by the other: the index names them for neither.
  expect(cost('type:delegate', PAGE).shown).toBe(PAGE)
  expect(compile('type:send direction:in').conditions.map(({ match }) => match)).toEqual([null])
})

test('the reader prepares a statement once, and anew while its rows are being walked through', () => {
  const sql = 'SELECT hex FROM address ORDER BY id'
  const first = archive.prepare<[], { hex: string }>(sql)
  expect(archive.prepare(sql)).toBe(first)
  for (const { hex } of first.iterate()) {
    const other = archive.prepare<[], { hex: string }>(sql)
    expect(other).not.toBe(first)
    expect(other.all()).toContainEqual({ hex })
  }
})

test('all rows are counted anew only after something was written', () => {
  const accounts = ACCOUNTS.map(({ address }) => address.hex.slice(2).toLowerCase())
  const totalOf = createTotals(told)
  const ask = () => {
    asked.length = 0
    return { total: totalOf(accounts), questions: asked.length }
  }
  expect(ask().total).toBe(ROWS)
  expect(ask()).toEqual({ total: ROWS, questions: 1 })
  const writer = openDatabase(files.archive, ARCHIVE_OPTIONS)
  writer.exec('UPDATE address SET tx_count = tx_count + 1 WHERE id = 1')
  expect(ask().total).toBe(ROWS + 1)
  writer.exec('UPDATE address SET tx_count = tx_count - 1 WHERE id = 1')
  writer.close()
  expect(ask().total).toBe(ROWS)
  const counted = countActivity(told, compile('')).next()
  expect(counted).toEqual({ done: true, value: ROWS })
})
