// The sums by day and month against a plain loop over the same rows: after a backfill, after rows changed, and after they went.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { createArchiveReader } from '../../../src/main/db/archive/read/reader.ts'
import { figureHandlers } from '../../../src/main/features/figures/methods.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { createFigureSums } from '../../../src/main/db/archive/read/figureSums.ts'
import { dayOf, monthOf } from '../../../src/main/db/archive/read/figureSums.ts'
import { readDayChanges, readMonthCounts, readMonthFees, timeAtHeight, isAddingUp } from '../../../src/main/db/archive/read/readFigures.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase, type WriteDb } from '../../../src/main/db/database.ts'
import { migrate } from '../../../src/main/db/migrate.ts'
import { ACCOUNTS, buildArchive, NETWORK } from '../../bench/browseArchive.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'
import { WORKERS } from '../../support/programs/workers.ts'
import { TYPES_IN_ROWS } from '../../support/typesInRows.ts'

const ROWS = 2000
const folder = tempFolder()
let db: WriteDb

beforeAll(() => {
  buildArchive(folder.path, ROWS)
  db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
})

afterAll(() => {
  db.close()
  folder.remove()
})

const names = ACCOUNTS.map(({ address }) => address.hex.slice(2).toLowerCase())

const Edge = z.object({
  chain_id: z.string(),
  time: z.number(),
  is_failed: z.number(),
  movements: z.string(),
  fee: z.string(),
})
const Coins = z.array(z.tuple([z.string(), z.string()]))

/** The same by looking at every row of the first account. */
function looped() {
  const rows = db
    .prepare('SELECT chain_id, time, is_failed, movements, fee FROM tx_account WHERE address = (SELECT id FROM address WHERE hex = ?)')
    .all(names[0])
  const nets = new Map<string, bigint>()
  const fees = new Map<string, bigint>()
  const counts = new Map<number, { transactions: number; failed: number }>()
  const add = (sums: Map<string, bigint>, key: string, amount: bigint) => void sums.set(key, (sums.get(key) ?? 0n) + amount)
  for (const { chain_id, time, is_failed, movements, fee } of rows.map((row) => Edge.parse(row))) {
    const count = counts.get(monthOf(time)) ?? { transactions: 0, failed: 0 }
    counts.set(monthOf(time), { transactions: count.transactions + 1, failed: count.failed + is_failed })
    for (const [amount, denom] of Coins.parse(JSON.parse(movements))) add(nets, `${chain_id} ${denom} ${dayOf(time)}`, BigInt(amount))
    for (const [amount, denom] of Coins.parse(JSON.parse(fee))) {
      add(nets, `${chain_id} ${denom} ${dayOf(time)}`, -BigInt(amount))
      add(fees, `${monthOf(time)} ${chain_id} ${denom}`, BigInt(amount))
    }
  }
  return { nets, fees, counts }
}

function expectSame(): void {
  const { nets, fees, counts } = looped()
  const account = names.slice(0, 1)
  expect(Object.fromEntries(readMonthCounts(db, account).map(({ month, ...rest }) => [month, rest]))).toEqual(Object.fromEntries(counts))
  const summed = readMonthFees(db, account).map(({ month, chainId, denom, amount }) => [`${month} ${chainId} ${denom}`, BigInt(amount)])
  expect(new Map(summed as [string, bigint][])).toEqual(fees)
  const named = new Set([...nets.keys()].map((key) => key.split(' ').slice(0, 2).join(' ')))
  const days = [...named].flatMap((form) => {
    const [chainId = '', denom = ''] = form.split(' ')
    return readDayChanges(db, names[0] ?? '', chainId, denom).map(({ day, amount }) => [`${form} ${day}`, BigInt(amount)] as const)
  })
  expect(new Map(days)).toEqual(new Map([...nets].filter(([, amount]) => amount !== 0n)))
}

/** The contract methods over what was written, as the app asks them. */
function openHandlers(accounts = ACCOUNTS) {
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  const [archive, registry] = [openArchiveReader(files), createRegistry(NETWORK)]
  const reader = createArchiveReader({ ...files, workerPath: WORKERS.reader, onSlow: () => undefined })
  const world = { clock: { now: () => Date.UTC(2026, 10, 22) } }
  const close = async () => {
    archive.close()
    await reader.close()
  }
  return { handlers: figureHandlers({ archive, db: archive, reader, registry, world, accounts: () => accounts }), registry, close }
}

const addUp = () => db.transaction(() => createFigureSums(db).catchUp(100_000))()

test('what was written adds up to what the rows say', () => {
  expectSame()
})

test('months follow a search: what it finds and what it leaves out add up to all', async () => {
  const { handlers, close } = openHandlers()
  const months = async (text: string) => (await handlers['figures.months']({ accountId: 'account-1', text })).months
  const [all, failed, others] = [await months(''), await months('status:failed'), await months('-status:failed')]
  expect(all.some((month) => month.failed > 0)).toBe(true)
  expect(failed.map(({ from, transactions }) => [from, transactions])).toEqual(
    all.filter((month) => month.failed > 0).map((month) => [month.from, month.failed]),
  )
  expect(failed.every((month) => month.failed === month.transactions)).toBe(true)
  expect(others.map(({ from, transactions }) => [from, transactions])).toEqual(
    all.filter((month) => month.transactions > month.failed).map((month) => [month.from, month.transactions - month.failed]),
  )
  const paid = (list: typeof all) => list.flatMap(({ fees }) => fees).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  expect(paid(failed)).toBeGreaterThan(0n)
  expect(paid(failed) + paid(others)).toBe(paid(all))
  expect(await months('status:failed after:2030-01-01')).toEqual([])
  await close()
})

test('fees of watched accounts are left out beside own ones, with a search and without', async () => {
  const signer = { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '02', model: 'Flex' } as const
  const watched = ACCOUNTS.map((account, index) => (index === 0 ? { ...account, signer } : account))
  const [all, others] = [openHandlers(watched), openHandlers(watched.slice(1))]
  const paid = async ({ handlers }: typeof all, ask: { accountId?: string; text?: string }) =>
    (await handlers['figures.months'](ask)).months.flatMap(({ fees }) => fees).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const own = await paid(all, { accountId: 'account-1' })
  expect(own).toBeGreaterThan(0n)
  const sums = [
    await paid(all, { text: '' }),
    await paid(all, { text: 'before:2100' }),
    await paid(all, { accountId: 'account-1', text: 'before:2100' }),
  ]
  expect(sums).toEqual([own, own, own])
  for (const text of ['', 'before:2100']) expect(await paid(others, { text })).toBeGreaterThan(0n)
  await Promise.all([all.close(), others.close()])
})

test('an archive from before gets the same sums', () => {
  db.exec(`${TYPES_IN_ROWS} DROP TRIGGER search_details_changed; DROP TRIGGER figure_edge_added; DROP TRIGGER figure_edge_changed; DROP TRIGGER figure_edge_removed;
    DROP TABLE day_net; DROP TABLE month_count; DROP TABLE month_fee; DROP TABLE figure_change; DROP TABLE search_merge;
    DROP TABLE evm_contract; DROP TABLE validator; ALTER TABLE chain DROP COLUMN synthetic_txs; ALTER TABLE chain DROP COLUMN synthetic_txs_read_at; PRAGMA user_version = 100`)
  migrate(db, ARCHIVE_MIGRATIONS)
  expect(isAddingUp(db)).toBe(true)
  expect(db.transaction(() => createFigureSums(db).catchUp(ROWS / 2))()).toBe(false)
  addUp()
  expect(isAddingUp(db)).toBe(false)
  expectSame()
})

test('rows that are read anew, move in time or go are taken out of the sums', () => {
  const [first] = [db.prepare<[], { id: number }>('SELECT id FROM address ORDER BY id LIMIT 1').get()]
  db.prepare(`UPDATE tx_account SET movements = '[["7","uinit"]]' WHERE address = ? AND tx_id % 3 = 0`).run(first?.id)
  db.prepare(`UPDATE tx_account SET is_failed = 1, fee = '[]' WHERE address = ? AND tx_id % 5 = 0`).run(first?.id)
  db.prepare(`UPDATE tx_account SET time = time + 86400000 WHERE address = ? AND tx_id % 7 = 0`).run(first?.id)
  db.prepare(`DELETE FROM tx_account WHERE address = ? AND tx_id % 11 = 0`).run(first?.id)
  expect(createFigureSums(db).catchUp(1)).toBe(false)
  addUp()
  expectSame()
  db.prepare('DELETE FROM tx_account WHERE address = ?').run(first?.id)
  addUp()
  expectSame()
  expect(readMonthCounts(db, names.slice(0, 1))).toEqual([])
})

test('a moment is found by a height without a look at every row', () => {
  const second = names[1] ?? ''
  const rows = db
    .prepare<[string], { height: number; time: number }>(
      `SELECT t.height, t.time FROM tx_account a JOIN tx t ON t.id = a.tx_id
       WHERE a.address = (SELECT id FROM address WHERE hex = ?) AND a.chain_id = 'tide-1' ORDER BY t.height`,
    )
    .all(second)
  expect(rows.length).toBeGreaterThan(2)
  for (const { height, time } of rows) expect(timeAtHeight(db, second, 'tide-1', height)).toBe(time)
  expect(timeAtHeight(db, second, 'tide-1', 0)).toBe(rows[0]?.time)
  expect(timeAtHeight(db, second, 'tide-1', ROWS * 2)).toBeNull()
})

test('a line ends with what is held, and what no history tells is left out by name', async () => {
  const { handlers, registry, close } = openHandlers()
  const put = db.prepare("INSERT INTO holding (account, chain_id, denom, amount, generation, read_at) VALUES (?, ?, 'uinit', ?, 1, 1)")
  put.run(names[1], 'tide-1', '5000000')
  const originId = registry.asset('tide-1', 'uinit').originId
  const whole = await handlers['figures.balance']({ originId })
  expect(whole).toMatchObject({ symbol: 'INIT', decimals: 6, now: '5000000', knownFrom: null, leftOut: [], isAddingUp: false })
  expect(whole?.points.at(-1)?.amount).toBe('5000000')
  // A history that was not read to its start: nothing is said of what came before.
  db.exec("UPDATE stream SET is_complete = 0 WHERE chain_id = 'tide-1'")
  const cut = await handlers['figures.balance']({ originId })
  expect(cut).toMatchObject({ now: '5000000', points: [], before: '5000000', knownFrom: Date.UTC(2026, 10, 22) })
  expect(await handlers['figures.months']({})).toMatchObject({ isComplete: false })
  // New rows that are still missing above what was held: the line is known from the newest page on, and it is said that more comes back.
  expect(cut).toMatchObject({ hasGap: false })
  db.exec(`DELETE FROM span WHERE chain_id = 'tide-1'; INSERT INTO span (account, chain_id, stream, position, newest_height, oldest_height, touches_start, resume)
    SELECT account, chain_id, stream, 0, 1000000, 999999, 0, NULL FROM stream WHERE chain_id = 'tide-1' AND stream = 'txs'
    UNION SELECT account, chain_id, stream, 1, 1000, 1, 1, NULL FROM stream WHERE chain_id = 'tide-1' AND stream = 'txs'`)
  expect(await handlers['figures.balance']({ originId })).toMatchObject({ hasGap: true })
  // A newest page that reaches down to it leaves nothing out, though the list is not confirmed yet.
  db.exec(
    "UPDATE span SET oldest_height = 900 WHERE chain_id = 'tide-1' AND position = 0; UPDATE stream SET is_complete = 1 WHERE stream <> 'txs'",
  )
  expect(await handlers['figures.balance']({ originId })).toMatchObject({ hasGap: false, knownFrom: null })
  // A chain whose list no indexer offers: its holdings are named, but are not part of the line.
  db.exec("UPDATE stream SET not_offered_at = 1 WHERE chain_id = 'tide-1'")
  expect(await handlers['figures.balance']({ originId })).toMatchObject({ now: '0', leftOut: [{ chainId: 'tide-1', amount: '5000000' }] })
  expect(await handlers['figures.balance']({ originId: 'nothing:of-that-name' })).toBeNull()
  expect(await handlers['figures.months']({ accountId: 'account-2' })).toMatchObject({ isAddingUp: false })
  await close()
})
