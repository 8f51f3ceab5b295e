// A vote is found by what its row says: the number of the proposal, and how was voted.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { searchBench, type SearchBench } from '../../support/benches/searchBench.ts'

let bench: SearchBench
let hashes: readonly string[]

/** Gives the first votes what they are about. */
function fill(folder: string): void {
  const db = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
  const votes = db
    .prepare<[], { id: number; hash: string }>(
      `SELECT t.id, hex(t.hash) AS hash FROM tx_account a JOIN tx t ON t.id = a.tx_id WHERE a.kind = 'voted' GROUP BY t.id ORDER BY t.id LIMIT 3`,
    )
    .all()
  const details = [
    '{"facts":[["proposal","6290"],["option","yes"]]}',
    '{"facts":[["proposal","6290"],["option","no with veto"]]}',
    '{"facts":[["proposal","6291"],["option","yes 0.7, abstain 0.3"]]}',
  ]
  for (const [index, { id }] of votes.entries()) db.prepare('UPDATE tx_account SET details = ? WHERE tx_id = ?').run(details[index], id)
  hashes = votes.map(({ hash }) => hash)
  db.close()
}

beforeAll(() => {
  bench = searchBench(400, fill)
})
afterAll(() => {
  bench.close()
})

test.each([
  ['voted yes proposal 6290', [0]],
  ['voted proposal 6290', [0, 1]],
  ['Voted Ja 6291', [2]],
  ['voted abstain', [2]],
  ['voted veto 6290', [1]],
  ['proposal 6292', []],
  ['voted -6290 yes', [2]],
])('%s', (text, places) => {
  expect(bench.found(text).toSorted()).toEqual(places.flatMap((place) => hashes[place] ?? []).toSorted())
})
