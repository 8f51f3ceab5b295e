// What is exported, read by another parser and held against what the windows are told of the same folder.
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARCHIVE_OPTIONS } from '../../src/main/store/archive/schema.ts'
import { openDatabase } from '../../src/main/store/database.ts'
import { PRETENDERS } from '../../src/practice/book/genesisHostile.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../src/practice/network.ts'
import type { Account } from '../../src/shared/account.ts'
import { ExportRequest } from '../../src/shared/exports.ts'
import { createBookShelf } from '../support/bookShelf.ts'
import { PACE, practiceCore, wholeList, type PracticeCore } from '../support/practiceCore.ts'
import { tempFolder } from '../support/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let opened: PracticeCore
/** The first has good days, the second one's strangers are hostile. */
let accounts: Account[]

beforeAll(async () => {
  folder = tempFolder()
  practice = createPracticeNetwork({
    seed: 1,
    writeBook: createBookShelf(),
    file: ':memory:',
    clock: { now: () => Date.now() },
    pace: PACE,
  })
  opened = await practiceCore(folder.path, practice)
  accounts = []
  for (const index of [0, 1]) {
    const account = await opened.call('accounts.addFromDevice', { path: `44'/60'/0'/0/${index}`, label: `Ledger ${index}` })
    await opened.sync(account.address.bech32)
    accounts.push(account)
  }
})

afterAll(async () => {
  await opened.close()
  practice.close()
  folder.remove()
})

type Row = Record<string, string>

type Asked = Pick<ExportRequest, 'what'> & Partial<ExportRequest>

async function written(request: Asked): Promise<string> {
  const out = new PassThrough()
  const [whole] = await Promise.all([text(out), opened.core.exportRows(ExportRequest.parse({ format: 'csv', ...request }), out)])
  return whole
}

/** A table as another program reads it, one record a row. */
async function table(request: Asked): Promise<Row[]> {
  return parse<Row>(await written(request), { columns: true })
}

test('no imitation of a coin reaches a tax tool under the name of a listed one', async () => {
  const imitated = new Set(['INIT', ...[...PRETENDERS.values()].map(({ symbol }) => symbol)])
  const { items } = await opened.call('activity.page', { filter: { accountId: accounts[1]?.id ?? '' }, limit: 500 })
  const fakes = items.filter(({ movements }) => movements.some(({ symbol, isVerified }) => imitated.has(symbol) && !isVerified))
  expect(fakes.length).toBeGreaterThanOrEqual(PRETENDERS.size)
  const koinly = await table({ what: 'activity', format: 'koinly' })
  const activity = await table({ what: 'activity' })
  for (const { chainId, hash, movements } of fakes) {
    const received = koinly.filter((row) => row['TxHash'] === hash).map((row) => row['Received Currency'])
    expect(received).toEqual(movements.map(({ denom }) => `${chainId}:${denom}`))
    expect(activity.find((row) => row['hash'] === hash)).toMatchObject({ received_is_verified: 'no', fee_is_verified: '' })
  }
  const names = new Set(koinly.flatMap((row) => [row['Sent Currency'], row['Received Currency'], row['Fee Currency']]))
  expect(names).toContain('INIT')
  for (const name of names) expect(name).toMatch(/^[\x21-\x7e]*$/)
})

/** Changes the archive from outside, as nothing in Waybill would. */
function alter(sql: string): void {
  const db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  db.exec(sql)
  db.close()
}

test('a filtered export is refused while rows are being indexed, and whole afterwards', async () => {
  const filter = { text: 'direction:out' }
  const before = await table({ what: 'activity', filter })
  expect(before.length).toBeGreaterThan(10)
  const everything = await table({ what: 'activity' })
  alter('INSERT INTO search_due (tx_id) SELECT tx_id FROM search_entry; DELETE FROM tx_search WHERE rowid % 2 = 0')
  const refusal = { code: 'search.indexing', retry: 'later', hint: expect.stringContaining('without a filter') as string }
  await expect(table({ what: 'activity', filter })).rejects.toMatchObject(refusal)
  await expect(table({ what: 'activity', format: 'koinly', filter: { chainId: 'practice-1' } })).rejects.toMatchObject(refusal)
  expect(() => {
    opened.core.checkExport(ExportRequest.parse({ what: 'activity', format: 'csv', filter }))
  }).toThrow(expect.objectContaining(refusal) as Error)
  expect(await table({ what: 'activity' })).toEqual(everything)
  // Whatever is written next, the writer indexes what is left over behind it.
  await opened.sync(accounts[0]?.address.bech32 ?? '')
  await expect.poll(() => table({ what: 'activity', filter }).catch(() => null)).toEqual(before)
})

test.each([
  ['denom:nosuchcoin', 'nosuchcoin'],
  ['type:sent chain:nowhere', 'nowhere'],
  ['-account:nobody', 'nobody'],
  ['amount:lots', 'amount:lots'],
  ['on:someday', 'on:someday'],
  ['status:', 'status:'],
  ['chain:"', 'chain:"'],
])('the filter %j, of which a part says nothing, exports nothing rather than more than was asked for', async (text, named) => {
  const refusal = { code: 'input.invalid', message: expect.stringContaining(`“${named}”`) as string }
  await expect(table({ what: 'activity', filter: { text } })).rejects.toMatchObject(refusal)
})

test('a filter leaves in the export what it leaves on the screen', async () => {
  const [first, second] = accounts
  const { items } = await opened.call('activity.page', { filter: {}, limit: 1 })
  const inside = items[0]?.hash.slice(20, 32) ?? ''
  for (const filter of [
    { text: inside },
    { text: 'form:abc' },
    { text: `account:"${second?.label ?? ''}"`, accountId: first?.id ?? '' },
    { text: 'type:sent', accountId: first?.id ?? '' },
    { chainId: 'lantern-1', direction: 'in' as const },
  ]) {
    const shown = await opened.call('activity.page', { filter, limit: 500 })
    const rows = await table({ what: 'activity', filter })
    expect(rows.map((row) => row['hash'])).toEqual(shown.items.map(({ hash }) => hash))
    if (filter.text === inside) expect(rows).toHaveLength(1)
  }
})

test('a row says under which hash the EVM has it, and since when its indexer lists it no more', async () => {
  const [first] = accounts
  const path = `tx/v1/evm-txs/by_account/${first?.address.bech32 ?? ''}`
  const receipts = await wholeList<{ transactionHash: string }>(practice, 'tidewatch-1', path, 'txs')
  expect(receipts.length).toBeGreaterThan(5)
  const filter = { accountId: first?.id ?? '' }
  const rows = await table({ what: 'activity', filter })
  const twins = rows.flatMap((row) => (row['chain_id'] === 'tidewatch-1' && row['evm_hash'] !== '' ? [row['evm_hash']] : []))
  expect(twins).toEqual(expect.arrayContaining(receipts.map(({ transactionHash }) => transactionHash)))
  expect(new Set(twins).size).toBe(twins.length)
  for (const row of rows) if (row['chain_id'] !== 'tidewatch-1') expect(row['evm_hash']).toBe('')
  expect(new Set(rows.map((row) => row['gone_at']))).toEqual(new Set(['']))

  const gone = rows[3]?.['hash'] ?? ''
  const goneAt = Date.UTC(2026, 4, 6, 7, 8, 9)
  alter(`UPDATE tx_account SET gone_at = ${goneAt} WHERE tx_id = (SELECT id FROM tx WHERE hash = x'${gone}')`)
  const shown = await opened.call('activity.page', { filter, limit: 500 })
  const times = shown.items.map((item) => (item.goneAt === null ? '' : new Date(item.goneAt).toISOString()))
  expect(times.filter((time) => time !== '')).toEqual(['2026-05-06T07:08:09.000Z'])
  const marked = await table({ what: 'activity', filter })
  expect(marked.slice(0, times.length).map((row) => row['gone_at'])).toEqual(times)
  expect(marked[3]).toEqual({ ...rows[3], gone_at: '2026-05-06T07:08:09.000Z' })
  const lines = (await written({ what: 'activity', format: 'jsonl', filter })).split('\n')
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({
    hash: gone,
    gone_at: '2026-05-06T07:08:09.000Z',
    evm_hash: rows[3]?.['evm_hash'] || null,
  })
  const koinly = await table({ what: 'activity', format: 'koinly', filter })
  const told = koinly.filter((row) => /not listed any more/.test(row['Description'] ?? ''))
  expect(new Set(told.map((row) => row['TxHash']))).toEqual(new Set([gone]))
})
