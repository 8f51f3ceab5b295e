// Transfers on disk: as facts and as what they fold to, at the version that a writer saw, one fact after another.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleQuote, status, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import type { TransferFact } from '../../../shared/contract/transfer/transfer.ts'
import type { WriteDb } from '../database.ts'
import { JOURNAL_MIGRATIONS, openJournal } from './journal.ts'
import { appendFact, getTransfer, listFacts, listLiveTransfers, listTransfers, openTransfer } from './transfers.ts'

let folder: string
let db: WriteDb
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-journal-'))
  db = openJournal(join(folder, 'journal.db'))
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const quoted: Extract<TransferFact, { type: 'quoted' }> = {
  type: 'quoted',
  at: 1,
  operations: '[{"deadline":1790000000000000123}]',
  sender: 'init1me',
  recipient: 'init1you',
  quote: sampleQuote(),
}
const cancelled: TransferFact = { type: 'cancelled', at: 5 }

describe('the journal of transfers', () => {
  test('keeps a transfer as its facts and as what they fold to', () => {
    const first = openTransfer({ db }, 't1', quoted)
    const second = openTransfer({ db }, 't2', quoted)
    expect([first.number, second.number]).toEqual([1, 2])
    const after = appendFact({ db }, { id: 't1', version: 1, fact: cancelled })
    expect(after).toMatchObject({ phase: 'cancelled', version: 2, settledAt: 5 })
    expect(getTransfer(db, 't1')).toEqual(after)
    expect(getTransfer(db, 't2').operations).toBe(quoted.operations)
    expect(listFacts(db, 't1')).toEqual([quoted, cancelled])
    expect(listTransfers(db).map(({ id }) => id)).toEqual(['t2', 't1'])
    expect(listLiveTransfers(db).map(({ id }) => id)).toEqual(['t2'])
  })

  test('takes a fact only at the version that its writer saw, and only one that fits', () => {
    openTransfer({ db }, 't1', quoted)
    const append = (version: number, fact: TransferFact) => () => appendFact({ db }, { id: 't1', version, fact })
    expect(append(2, cancelled)).toThrow(expect.objectContaining({ code: 'transfer.conflict' }))
    expect(append(1, { type: 'sending', at: 2 })).toThrow(expect.objectContaining({ code: 'transfer.wrongStep' }))
    expect(listFacts(db, 't1')).toEqual([quoted])
    append(1, cancelled)()
    expect(append(1, cancelled)).toThrow(expect.objectContaining({ code: 'transfer.conflict' }))
    expect(() => getTransfer(db, 'other')).toThrow(expect.objectContaining({ code: 'transfer.unknown' }))
  })

  test('tells its observer right before and right after a fact is on disk', () => {
    const seen: [string, number][] = []
    const note = (when: string) => () => seen.push([when, listFacts(db, 't1').length])
    const observer = { before: note('before'), after: note('after') }
    openTransfer({ db, observer }, 't1', quoted)
    appendFact({ db, observer }, { id: 't1', version: 1, fact: cancelled })
    expect(seen).toEqual([
      ['before', 0],
      ['after', 1],
      ['before', 1],
      ['after', 2],
    ])
  })

  test('never changes or forgets a fact', () => {
    openTransfer({ db }, 't1', quoted)
    expect(() => db.exec("UPDATE transfer_fact SET json = '{}'")).toThrow('append-only')
    expect(() => db.exec('DELETE FROM transfer_fact')).toThrow('append-only')
  })

  test('says that a row is damaged instead of acting on it', () => {
    openTransfer({ db }, 't1', quoted)
    for (const json of ['{', '{"id":"t1"}', '{"id":"t1","phase":"flying"}']) {
      db.prepare('UPDATE transfer SET json = ?').run(json)
      expect(() => getTransfer(db, 't1')).toThrow(expect.objectContaining({ code: 'store.damaged' }))
    }
  })

  test('stores neither fact nor row when the disk is full, and goes on when there is room again', () => {
    openTransfer({ db }, 't1', quoted)
    db.pragma('wal_checkpoint(TRUNCATE)')
    const pages = Number(db.pragma('page_count', { simple: true }))
    db.pragma(`max_page_count = ${pages}`)
    const long = { ...quoted, operations: 'x'.repeat(100_000) }
    expect(() => openTransfer({ db }, 't2', long)).toThrow(expect.objectContaining({ code: 'store.full' }))
    expect(listTransfers(db).map(({ id }) => id)).toEqual(['t1'])
    db.pragma('max_page_count = 100000')
    expect(openTransfer({ db }, 't2', long).number).toBe(2)
  })

  test('opens so that commits survive a power cut', () => {
    expect(db.pragma('synchronous', { simple: true })).toBe(2)
    // On macOS past the cache of the drive.
    expect(db.pragma('fullfsync', { simple: true })).toBe(1)
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
  })

  test('waits for the disk at every fact except a status that is still pending', () => {
    db.exec(`CREATE TEMP TABLE waited (type, level);
      CREATE TEMP TRIGGER waits AFTER INSERT ON main.transfer_fact
      BEGIN INSERT INTO waited SELECT new.type, synchronous FROM pragma_synchronous; END`)
    let { version } = openTransfer({ db }, 't1', quoted)
    const facts = [...until('registered'), status('pending', []), status('completed', [])].map((fact, index) => ({
      ...fact,
      at: 2 + index,
    }))
    for (const fact of facts) version = appendFact({ db }, { id: 't1', version, fact }).version
    // 1 is NORMAL, which does not wait, 2 is FULL.
    const levels = facts.map((fact) => [fact.type, fact.type === 'status' && fact.outcome === 'pending' ? 1 : 2])
    expect(db.prepare('SELECT type, level FROM waited').raw().all()).toEqual([['quoted', 2], ...levels])
    expect(db.pragma('synchronous', { simple: true })).toBe(2)
  })
})

test('a journal from a newer version is refused, and stays as it is', () => {
  const newer = (JOURNAL_MIGRATIONS.at(-1)?.version ?? 0) + 10
  db.pragma(`user_version = ${newer}`)
  db.close()
  const file = join(folder, 'journal.db')
  expect(() => openJournal(file)).toThrow(expect.objectContaining({ code: 'store.fromFuture' }))
  expect(() => openJournal(file)).toThrow(expect.objectContaining({ code: 'store.fromFuture' }))
})
