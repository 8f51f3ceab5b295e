// The comparison of two archives finds a single altered row in each table, and nothing between two copies of one history.
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/main/db/database.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { compareArchives } from './compareArchives.ts'
import { copyUndisturbed } from './soak.ts'

const ROWS = 120
const folder = tempFolder()
const at = (name: string) => join(folder.path, name, 'archive.db')

beforeAll(async () => {
  for (const [name, present] of [
    ['grown', 0.5],
    ['whole', 1],
  ] as const) {
    mkdirSync(join(folder.path, name))
    const options = { seed: 5, rows: ROWS, dialect: 'rollytics', bytes: 500, failing: 0, present, maxMs: 200_000 } as const
    await copyUndisturbed({ ...options, folder: join(folder.path, name) })
    // Closing it folds in what the killed process left in the log.
    openDatabase(at(name), { mode: 'write', synchronous: 'normal' }).close()
  }
})

afterAll(() => {
  folder.remove()
})

test('two copies of one history are equal, whatever pages they were made of', () => {
  const { compared, differences } = compareArchives(at('grown'), at('whole'))
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(5 * ROWS)
})

// What is due after an alteration is noted by the archive's own triggers.
test.each([
  ['search_due tx_account', `UPDATE tx_account SET details = '{"more":1}' WHERE tx_id = 7`],
  ['figure_change tx_account', `UPDATE tx_account SET fee = '[]' WHERE fee <> '[]' AND tx_id < 9`],
  ['figure_change search_due tx_account', 'DELETE FROM tx_account WHERE tx_id = 7'],
  ['tx', 'UPDATE tx SET raw_start = raw_start + 1, raw_length = raw_length - 1 WHERE id = 7'],
  ['search_due tx', `UPDATE tx SET message_types = (SELECT max(id) FROM tx_types) WHERE id = 1`],
  ['tx search_hash', 'UPDATE search_hash SET hashes = zeroblob(length(hashes)) WHERE id = 0'],
  ['search_hash', 'UPDATE search_hash SET hashes = CAST(substr(hashes, 1, 7968) || randomblob(32) AS BLOB) WHERE id = 0'],
  ['tx_types', `INSERT INTO tx_types (types) VALUES ('["/never.Msg"]')`],
  ['crossing', `UPDATE crossing SET step = 'refunded' WHERE sequence = (SELECT min(sequence) FROM crossing)`],
  ['day_net', `UPDATE day_net SET amount = amount + 1`],
  ['month_fee', 'DELETE FROM month_fee'],
  ['month_count', 'UPDATE month_count SET failed = failed + 1'],
  ['address', 'UPDATE address SET tx_count = tx_count + 1'],
  ['party', `UPDATE party SET hex_tail = 'ffff' WHERE id = 1`],
  ['coin', 'UPDATE coin SET decimals = 1 WHERE id = 1'],
  ['search_entry tx_search', 'UPDATE search_entry SET place = place + 2048 WHERE tx_id = 7'],
  ['search_word', `DELETE FROM search_word WHERE word = 'zurich'`],
  ['search_due', 'INSERT INTO search_due (tx_id) VALUES (7)'],
  ['tx_search', 'DELETE FROM tx_search WHERE rowid = (SELECT place FROM search_entry WHERE tx_id = 7)'],
  ['span', 'UPDATE span SET oldest_height = oldest_height + 1'],
  ['stream', 'UPDATE stream SET row_count = row_count + 1'],
  ['later', 'CREATE TABLE later (id INTEGER PRIMARY KEY)'],
])('%s is found to differ after: %s', (tables, sql) => {
  const altered = join(mkdtempSync(join(folder.path, 'altered-')), 'archive.db')
  copyFileSync(at('whole'), altered)
  const db = openDatabase(altered, { mode: 'write', synchronous: 'normal' })
  db.exec(sql)
  db.close()
  const { differences } = compareArchives(altered, at('whole'))
  expect(differences.map((words) => words.split(':')[0]).join(' ')).toBe(tables)
})
