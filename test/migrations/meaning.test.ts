// Details and crossings come to an older archive: rows keep what they have, read as knowing nothing more, and go with their transaction.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { detailsText, deliveryOf, readDetails } from '../../src/main/db/archive/records/meaningRecords.ts'
import { readRecords } from '../../src/main/db/archive/records/activityRecord.ts'
import { readCrossChainLegSteps } from '../../src/main/db/archive/read/readCrossChainLegs.ts'
import { createRowWriter } from '../../src/main/db/archive/write/rowWriter.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let db: WriteDb

beforeEach(() => {
  folder = tempFolder()
  db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
})
afterEach(() => {
  db.close()
  folder.remove()
})

test('a row from before has no details, and learns what became of what it sent', () => {
  migrate(
    db,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 70),
  )
  db.exec(`
    INSERT INTO raw_block (id, body) VALUES (1, x'00');
    INSERT INTO tx (id, chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
      VALUES (1, 'a-1', x'AA', 1, 10, 0, '', '[]', 1, 1, 0, 0), (2, 'b-1', x'BB', 1, 20, 0, '', '[]', 1, 1, 0, 0);
    INSERT INTO address (id, hex) VALUES (1, 'me');
    INSERT INTO tx_account (address, tx_id, chain_id, time, is_failed, direction, kind, movements, fee)
      VALUES (1, 1, 'a-1', 10, 0, 'out', 'ibcSent', '[]', '[]');`)
  migrate(db, ARCHIVE_MIGRATIONS)
  const [row] = db.prepare<[], { kind: string; details: string }>('SELECT kind, details FROM tx_account').all()
  expect(row?.kind).toBe('ibcSent')
  expect(readDetails(row?.details ?? '')).toEqual({ about: [], facts: [], more: 0 })

  const writer = createRowWriter(db)
  writer.writeCrossChainLegs(1, [{ channel: 'l', sequence: '4', step: 'sent' }])
  writer.writeCrossChainLegs(2, [{ channel: 'l', sequence: '4', step: 'received' }])
  writer.writeCrossChainLegs(2, [{ channel: 'l', sequence: '4', step: 'received' }])
  const steps = [
    { step: 'sent', chainId: 'a-1', hash: 'AA', time: 10, account: 'me' },
    { step: 'received', chainId: 'b-1', hash: 'BB', time: 20, account: null },
  ]
  expect(readCrossChainLegSteps(db, 1, ['me'])).toEqual(steps)
  expect(readCrossChainLegSteps(db, 2, ['me'])).toEqual(steps)
  db.exec('DELETE FROM tx WHERE id = 2')
  expect(readCrossChainLegSteps(db, 1, [])).toEqual([{ ...steps[0], account: null }])
})

test('a deposit that a rollup refused is refunded once its return is copied, and the return says what it is', () => {
  migrate(db, ARCHIVE_MIGRATIONS)
  db.exec(`
    INSERT INTO raw_block (id, body) VALUES (1, x'00');
    INSERT INTO tx (id, chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
      VALUES (1, 'a-1', x'AA', 1, 10, 0, '', '[]', 1, 1, 0, 0), (2, 'b-1', x'BB', 1, 20, 0, '', '[]', 1, 1, 0, 0),
        (3, 'a-1', x'CC', 2, 30, 0, '', '[]', 1, 1, 0, 0);
    INSERT INTO address (id, hex) VALUES (1, 'me');
    INSERT INTO tx_account (address, tx_id, chain_id, time, is_failed, direction, kind, movements, fee)
      VALUES (1, 1, 'a-1', 10, 0, 'out', 'deposit', '[]', '[]'), (1, 3, 'a-1', 30, 0, 'in', 'withdrawalClaimed', '[]', '[]');`)
  const writer = createRowWriter(db)
  const names = [1, 3].map((txId) => ({ address: 1, account: 'me', time: txId * 10, txId }))
  const read = () => readRecords(db, names).map(({ kind, delivery }) => [kind, delivery])
  writer.writeCrossChainLegs(1, [{ channel: 'op/b-1/deposit', sequence: '4', step: 'sent' }])
  writer.writeCrossChainLegs(3, [{ channel: 'op/b-1/withdrawal', sequence: '7', step: 'received' }])
  expect(read()).toEqual([
    ['deposit', 'underway'],
    ['withdrawalClaimed', null],
  ])
  writer.writeCrossChainLegs(2, [
    { channel: 'op/b-1/deposit', sequence: '4', step: 'refused' },
    { channel: 'op/b-1/withdrawal', sequence: '7', step: 'sent' },
  ])
  expect(read()).toEqual([
    ['deposit', 'refunded'],
    ['depositRefunded', null],
  ])
})

test('details are kept as they are, and a newer version’s facts are left out', () => {
  const details = { about: [{ denom: 'uinit', amount: '5' }], facts: [{ name: 'proposal' as const, value: '"7"' }], more: 2 }
  expect(readDetails(detailsText(details))).toEqual(details)
  expect(detailsText({ about: [], facts: [], more: 0 })).toBe('{}')
  expect(readDetails('{"facts":[["omen","bad"],["proposal","7"]],"later":1}').facts).toEqual([{ name: 'proposal', value: '7' }])
})

test.each([
  ['[]', null],
  ['["sent"]', 'underway'],
  ['["sent,received"]', 'arrived'],
  ['["sent,acknowledged"]', 'arrived'],
  ['["refused,sent"]', 'refused'],
  ['["refused,refunded,sent"]', 'refunded'],
  ['["sent,timedOut"]', 'timedOut'],
  ['["sent,acknowledged","sent"]', 'underway'],
  ['["sent,timedOut","sent"]', 'timedOut'],
])('the steps %s mean %s', (steps, delivery) => {
  expect(deliveryOf(steps)).toBe(delivery)
})
