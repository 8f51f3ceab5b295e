// Checks that erasing removes one account only, or all; that compaction frees space; and that sizes are shown by kind.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import { maintenanceSetup, FIRST } from '../../support/benches/maintenanceBench.ts'

const maintenance = maintenanceSetup()
const [, SECOND = ''] = practiceAddresses()

describe('erasing', () => {
  test('takes one account’s history; what another account shares stays, labels too unless asked', async () => {
    await maintenance.bench.copy(FIRST, 'One')
    const other = await maintenance.bench.copy(SECOND, 'Two')
    const [own] = await maintenance.bench.call('accounts.list', {})
    const before = await maintenance.hashes({ accountId: other.id })
    const mine = await maintenance.hashes({ accountId: own?.id ?? '' })
    expect(rowsOf(hexOf(own?.address.hex))).toEqual(expect.arrayContaining(OWNED))
    const shared = mine.filter((hash) => before.includes(hash))
    const lonely = mine.find((hash) => !before.includes(hash)) ?? ''
    const { items } = await maintenance.page()
    const chainId = items.find(({ hash }) => hash === lonely)?.chainId ?? ''
    await maintenance.bench.call('labels.set', { key: { kind: 'tx', chainId, ref: lonely }, label: 'Kept' })
    const erased = await maintenance.bench.call('data.eraseAccount', { accountId: own?.id ?? '', withLabels: false })
    expect(erased).toEqual({ transactions: mine.length - shared.length, shared: shared.length, labels: 0 })
    expect(await maintenance.hashes()).toEqual(before)
    expect(await maintenance.bench.call('labels.list', {})).toHaveLength(1)
    expect(await maintenance.bench.call('data.check', {})).toMatchObject({ isSound: true, findings: [], transactions: before.length })
    expect(rowsOf(hexOf(own?.address.hex))).toEqual([])
    expect(rowsOf(hexOf(other.address.hex))).toEqual(expect.arrayContaining(OWNED))
    // Erased data can be copied again.
    await maintenance.bench.copy(FIRST, 'One again')
    expect((await maintenance.hashes()).toSorted()).toEqual([...new Set([...before, ...mine])].toSorted())
  })

  test('takes the labels of what is erased when asked', async () => {
    const { account } = await maintenance.filled()
    await maintenance.bench.call('labels.set', { key: { kind: 'address', chainId: '', ref: FIRST }, label: 'Me' })
    await maintenance.bench.call('labels.set', { key: { kind: 'asset', chainId: 'practice-1', ref: 'uinit' }, label: 'Stays' })
    expect(await maintenance.bench.call('data.eraseAccount', { accountId: account.id, withLabels: true })).toMatchObject({
      labels: 2,
      shared: 0,
    })
    expect(await maintenance.bench.call('labels.list', {})).toMatchObject([{ label: 'Stays' }])
    expect((await maintenance.page()).total).toBe(0)
  })

  test('everything leaves an empty network that works', async () => {
    await maintenance.filled()
    await maintenance.bench.call('data.eraseAll', { confirmation: 'erase' })
    expect(await maintenance.bench.call('accounts.list', {})).toEqual([])
    await maintenance.bench.copy(FIRST, 'Again')
    expect((await maintenance.page()).total).toBeGreaterThan(0)
  })
})

test('compaction gives space back and loses nothing; sizes tell where the space is', async () => {
  const { held } = await maintenance.filled()
  await maintenance.bench.close()
  const db = openDatabase(join(maintenance.folder(), 'practice', 'archive.db'), ARCHIVE_OPTIONS)
  db.exec('CREATE TABLE filler (x BLOB) STRICT')
  db.exec('WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400) INSERT INTO filler SELECT randomblob(8000) FROM n')
  db.exec('DROP TABLE filler')
  db.close()
  await maintenance.reopen()
  const before = await maintenance.bench.call('data.sizes', {})
  const unused = before.kinds.find(({ kind }) => kind === 'unused')?.bytes ?? 0
  expect(unused).toBeGreaterThan(2_000_000)
  const result = await maintenance.bench.call('data.compact', {})
  expect(result.before - result.after).toBeGreaterThan(2_000_000)
  const after = await maintenance.bench.call('data.sizes', {})
  expect(after.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['records', 'history', 'search', 'holdings', 'labels']))
  expect(after.total).toBeLessThan(before.total)
  expect(await maintenance.hashes()).toEqual(held)
  expect(await maintenance.bench.call('data.check', {})).toMatchObject({ isSound: true })
})

const hexOf = (address: string | undefined) => (address ?? '').slice(2).toLowerCase()

/** Tables that have rows of every account that was copied. */
const OWNED = ['address', 'day_net', 'holding', 'month_count', 'span', 'stream', 'tx_account']

/** Tables of the archive that have rows of an account: by its bytes, or by its number, which goes with its row in `address`. */
function rowsOf(account: string): string[] {
  const db = openDatabase(join(maintenance.bench.folder, 'archive.db'), { mode: 'read' })
  const columns = db
    .prepare<[], { name: string; column: string }>(
      `SELECT t.name, c.name AS column FROM pragma_table_list t JOIN pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table' AND c.name IN ('account', 'address', 'owner', 'hex')`,
    )
    .all()
  const numbers = db.prepare<[string], { id: number }>('SELECT id FROM address WHERE hex = ?').all(account)
  const kept = columns.filter(({ name, column }) => {
    const values = column === 'address' ? numbers.map(({ id }) => id) : [account]
    // Rows whose address row is missing would remain if only rows with one were erased.
    const orphans = column === 'address' ? `OR ${column} NOT IN (SELECT id FROM address)` : ''
    const marks = values.map(() => '?').join(', ')
    return db.prepare(`SELECT 1 FROM ${name} WHERE ${column} IN (${marks}) ${orphans} LIMIT 1`).get(...values) !== undefined
  })
  db.close()
  return kept.map(({ name }) => name).toSorted()
}

function practiceAddresses(): string[] {
  const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: () => Date.now() } })
  const addresses = practice.accounts.map(({ bech32 }) => bech32)
  practice.close()
  return addresses
}
