// The journal's file through its versions: what an older one holds is all there after the upgrade, and labels have room.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/main/db/database.ts'
import { listAccounts, moveAccountUp, putAccount } from '../../src/main/db/journal/accounts.ts'
import { JOURNAL_MIGRATIONS, openJournal } from '../../src/main/db/journal/journal.ts'
import { getLabel, listLabels, putLabel, removeLabel } from '../../src/main/db/journal/labels.ts'
import { addNotice, listNotices } from '../../src/main/db/journal/notices.ts'
import { listFacts } from '../../src/main/db/journal/transfers.ts'
import { migrate, schemaVersion } from '../../src/main/db/migrate.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let file: string

beforeEach(() => {
  folder = tempFolder()
  file = join(folder.path, 'journal.db')
})

afterEach(() => {
  folder.remove()
})

function fillOld(upTo: number): void {
  const db = openDatabase(file, { mode: 'write', synchronous: 'full' })
  migrate(
    db,
    JOURNAL_MIGRATIONS.filter(({ version }) => version <= upTo),
  )
  db.exec(`INSERT INTO account VALUES ('a1', 'Savings', 'init1me', '0xMe', '{"kind":"watched"}', 7)`)
  db.exec(`INSERT INTO transfer VALUES ('t1', 1, 'a1', 'cancelled', 2, '{}', 7, 8)`)
  db.exec(`INSERT INTO transfer_fact VALUES ('t1', 1, 'cancelled', 5, '{"type":"cancelled","at":5}')`)
  db.close()
}

test('a journal without labels keeps its accounts and facts and takes labels', () => {
  fillOld(10)
  const db = openJournal(file)
  expect(schemaVersion(db)).toBe(JOURNAL_MIGRATIONS.at(-1)?.version)
  expect(listAccounts(db)).toEqual([
    { id: 'a1', label: 'Savings', address: { bech32: 'init1me', hex: '0xMe' }, signer: { kind: 'watched' }, createdAt: 7 },
  ])
  expect(listFacts(db, 't1')).toEqual([{ type: 'cancelled', at: 5 }])
  expect(listLabels(db)).toEqual([])
  const label = { kind: 'address', chainId: '', ref: 'ab', label: 'Landlord', note: 'rent', isHidden: false, updatedAt: 9 } as const
  putLabel(db, label)
  putLabel(db, { ...label, note: 'rent, each month', updatedAt: 10 })
  expect(getLabel(db, label)).toEqual({ ...label, note: 'rent, each month', updatedAt: 10 })
  expect(listLabels(db, 'tx')).toEqual([])
  removeLabel(db, label)
  expect(listLabels(db)).toEqual([])
  db.close()
})

test('a journal without notices keeps its transfers and takes notices of them', () => {
  fillOld(40)
  const db = openJournal(file)
  expect(listNotices(db)).toEqual({ notices: [], unread: 0 })
  const notice = { kind: 'arrived', transferId: 't1', cause: 'completed', number: 1, phase: 'completed', at: 9 } as const
  expect(addNotice(db, notice)).toMatchObject({ kind: 'arrived', number: 1, readAt: null })
  expect(addNotice(db, notice)).toBeNull()
  expect(() => addNotice(db, { ...notice, transferId: 'nobody' })).toThrow()
  expect(listFacts(db, 't1')).toEqual([{ type: 'cancelled', at: 5 }])
  db.close()
})

test('accounts of an older journal keep their order until one is moved', () => {
  fillOld(50)
  const db = openJournal(file)
  const watched = { address: { bech32: 'init1b', hex: '0xb' }, signer: { kind: 'watched' } } as const
  putAccount(db, { ...watched, id: 'a2', label: 'Two', createdAt: 8 })
  putAccount(db, { ...watched, address: { bech32: 'init1c', hex: '0xc' }, id: 'a3', label: 'Three', createdAt: 9 })
  const order = () => listAccounts(db).map(({ id }) => id)
  expect(order()).toEqual(['a1', 'a2', 'a3'])
  moveAccountUp(db, 'a3')
  expect(order()).toEqual(['a1', 'a3', 'a2'])
  moveAccountUp(db, 'a3')
  moveAccountUp(db, 'a3')
  expect(order()).toEqual(['a3', 'a1', 'a2'])
  putAccount(db, { ...watched, address: { bech32: 'init1d', hex: '0xd' }, id: 'a4', label: 'Four', createdAt: 1 })
  putAccount(db, { ...watched, id: 'a2', label: 'Named anew', createdAt: 8 })
  expect(order()).toEqual(['a3', 'a1', 'a2', 'a4'])
  expect(() => moveAccountUp(db, 'nobody')).toThrow('no longer in Waybill')
  db.close()
})
