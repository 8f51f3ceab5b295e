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
import { PACE, practiceCore, type PracticeCore } from '../support/practiceCore.ts'
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

/** A table as another program reads it, one record a row. */
async function table(request: Pick<ExportRequest, 'what'> & Partial<ExportRequest>): Promise<Row[]> {
  const out = new PassThrough()
  const asked = ExportRequest.parse({ format: 'csv', ...request })
  const [whole] = await Promise.all([text(out), opened.core.exportRows(asked, out)])
  return parse<Row>(whole, { columns: true })
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
