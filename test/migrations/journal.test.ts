// The journal's file through its versions: what an older one holds is all there after the upgrade, and labels have room.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/main/db/database.ts'
import { listAccounts, moveAccountUp, putAccount, removeAccount } from '../../src/main/db/journal/accounts.ts'
import { listAwaited, listEndedLocks, storeReleases } from '../../src/main/db/journal/eventNotices.ts'
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
  expect(listNotices(db)).toEqual({ notices: [], events: [], unread: 0 })
  const notice = { kind: 'arrived', transferId: 't1', cause: 'completed', number: 1, phase: 'completed', at: 9 } as const
  expect(addNotice(db, notice)).toMatchObject({ kind: 'arrived', number: 1, readAt: null })
  expect(addNotice(db, notice)).toBeNull()
  expect(() => addNotice(db, { ...notice, transferId: 'nobody' })).toThrow()
  expect(listFacts(db, 't1')).toEqual([{ type: 'cancelled', at: 5 }])
  db.close()
})

test('a journal with notices keeps them and takes those of unbonding stakes, which go with their account', () => {
  fillOld(50)
  const old = openDatabase(file, { mode: 'write', synchronous: 'full' })
  migrate(
    old,
    JOURNAL_MIGRATIONS.filter(({ version }) => version <= 80),
  )
  old.exec(`INSERT INTO notice VALUES (3, 'arrived', 't1', 'completed', 1, 'completed', 9, NULL)`)
  old.exec(
    `INSERT INTO account (id, label, bech32, hex, signer, created_at) VALUES ('a2', 'Two', 'init1b', '0xb', '{"kind":"watched"}', 8)`,
  )
  old.close()
  const db = openJournal(file)
  const notices = [{ id: 3, kind: 'arrived', transferId: 't1', number: 1, phase: 'completed', at: 9, readAt: null }]
  expect(listNotices(db)).toEqual({ notices, events: [], unread: 1 })
  const place = { accountId: 'a2', chainId: 'initiation-2' }
  const awaited = [{ kind: 'unbonding' as const, validator: 'v', denom: 'uinit', completesAt: 5, amount: '7', staked: '0' }]
  storeReleases(db, { ...place, awaited, told: [], at: 4 })
  expect(listAwaited(db, place)).toEqual(awaited)
  const event = { kind: 'released', chainId: 'initiation-2', amount: '7', symbol: 'INIT', decimals: 6, validator: 'v', name: '' } as const
  const change = { ...place, awaited: [], told: [{ cause: 'v', event }], at: 6 }
  const told = { id: 1, accountId: 'a2', event, at: 6, readAt: null }
  expect([storeReleases(db, change), storeReleases(db, change)]).toEqual([[told], []])
  expect(listAwaited(db, place)).toEqual([])
  expect(listNotices(db)).toEqual({ notices, events: [told], unread: 2 })
  storeReleases(db, { ...place, awaited, told: [], at: 7 })
  removeAccount(db, 'a2')
  expect([listNotices(db), listAwaited(db, place)]).toEqual([{ notices, events: [], unread: 1 }, []])
  db.close()
})

test('what an older journal awaits is unbonding stake, and locks are awaited beside it', () => {
  fillOld(50)
  const old = openDatabase(file, { mode: 'write', synchronous: 'full' })
  migrate(
    old,
    JOURNAL_MIGRATIONS.filter(({ version }) => version <= 100),
  )
  old.exec(`INSERT INTO awaited_release VALUES ('a1', 'initiation-2', 'v', 'uinit', 5, '7', '20')`)
  old.close()
  const db = openJournal(file)
  const place = { accountId: 'a1', chainId: 'initiation-2' }
  const unbonding = { kind: 'unbonding', validator: 'v', denom: 'uinit', completesAt: 5, amount: '7', staked: '20' } as const
  expect(listAwaited(db, place)).toEqual([unbonding])
  const awaited = [{ ...unbonding, kind: 'locked' as const }, { ...unbonding, kind: 'lockedUnbonding' as const }, unbonding]
  storeReleases(db, { ...place, awaited, told: [], at: 6 })
  expect(listAwaited(db, place)).toEqual(awaited)
  expect([listEndedLocks(db, 5), listEndedLocks(db, 6)]).toEqual([[], [place]])
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
