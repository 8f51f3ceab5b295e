import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { join } from 'node:path'
import { tempFolder } from '../../../../../test/support/benches/syncBench.ts'
import { openDatabase, type WriteDb } from '../../database.ts'
import { migrate } from '../../migrate.ts'
import { findInside } from './findHash.ts'
import { createHashBlocks } from './hashBlocks.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../schema.ts'

let folder: ReturnType<typeof tempFolder>
let db: WriteDb

beforeEach(() => {
  folder = tempFolder()
  db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  migrate(db, ARCHIVE_MIGRATIONS)
})

afterEach(() => {
  db.close()
  folder.remove()
})

function inside(digits: string): number[] {
  const steps = findInside(db, digits)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value.toSorted((left, right) => left - right)
  }
}

/** Few digits, so that parts occur often, also across the border of two hashes. */
const hash = fc.string({ unit: fc.constantFrom('0', '1', 'A'), minLength: 64, maxLength: 64 }).filter((digits) => /[1A]/.test(digits))
const held = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 800 }), hash, evmHash: fc.option(hash), isRemoved: fc.boolean() }), {
  selector: ({ id }) => id,
  maxLength: 60,
})

test('finds the transactions that a loop finds, as they are after hashes were changed and removed', () => {
  fc.assert(
    fc.property(held, held, fc.string({ unit: fc.constantFrom('0', '1', 'A'), minLength: 5, maxLength: 12 }), (first, second, digits) => {
      db.exec('DELETE FROM search_hash')
      const blocks = createHashBlocks(db)
      const kept = new Map<number, string[]>()
      for (const rows of [first, second]) {
        for (const { id, evmHash, isRemoved, ...row } of rows) {
          kept.set(id, isRemoved ? [] : [row.hash, ...(evmHash === null ? [] : [evmHash])])
          blocks.set(id, isRemoved ? null : row.hash, isRemoved ? null : evmHash)
        }
        blocks.write()
      }
      const looped = [...kept].filter(([, hashes]) => hashes.some((each) => each.includes(digits))).map(([id]) => id)
      expect(inside(digits)).toEqual(looped.toSorted((left, right) => left - right))
      // What nothing is in any more takes no room.
      expect(db.prepare('SELECT count(*) AS n FROM search_hash WHERE hashes = zeroblob(8000)').get()).toEqual({ n: 0 })
    }),
    { numRuns: 100 },
  )
})

test('a block fills one page of the file', () => {
  const blocks = createHashBlocks(db)
  for (let id = 0; id < 10_000; id += 1) blocks.set(id, id.toString(16).padStart(64, 'A'), null)
  blocks.write()
  const size = db.prepare("SELECT count(*) AS pages FROM dbstat WHERE name = 'search_hash' AND pagetype <> 'internal'").get()
  expect(size).toEqual({ pages: 40 })
})

test('what was noted in a transaction that was undone is not written by the next', () => {
  const blocks = createHashBlocks(db)
  blocks.set(5, 'AB'.repeat(32), null)
  blocks.forget()
  blocks.set(6, 'CD'.repeat(32), null)
  blocks.write()
  expect([inside('ABABAB'), inside('CDCDCD')]).toEqual([[], [6]])
})
