// Reads exports of the history with a different parser and compares them with what windows get for the same folder.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRETENDERS } from '../../../src/practice/book/genesis/genesisHostile.ts'
import { ExportRequest } from '../../../src/shared/contract/settings/exports.ts'
import { exportBench, type ExportBench } from '../../support/benches/exportBench.ts'
import { wholeList } from '../../support/benches/practiceCore.ts'

let bench: ExportBench

beforeAll(async () => {
  bench = await exportBench()
})

afterAll(() => bench.close())

test('no imitation of a coin reaches a tax tool under the name of a listed one', async () => {
  const spoofedName = new Set(['INIT', ...[...PRETENDERS.values()].map(({ symbol }) => symbol)])
  const { items } = await bench.call('activity.page', { filter: { accountId: bench.second.id }, limit: 500 })
  const fakes = items.filter(({ movements }) => movements.some(({ symbol, isVerified }) => spoofedName.has(symbol) && !isVerified))
  expect(fakes.length).toBeGreaterThanOrEqual(PRETENDERS.size)
  const koinly = await bench.table({ what: 'activity', format: 'koinly' })
  const activity = await bench.table({ what: 'activity' })
  for (const { chainId, hash, movements } of fakes) {
    const received = koinly.filter((row) => row['TxHash'] === hash).map((row) => row['Received Currency'])
    expect(received).toEqual(movements.map(({ denom }) => `${chainId}:${denom}`))
    expect(activity.find((row) => row['hash'] === hash)).toMatchObject({ received_is_verified: 'no', fee_is_verified: '' })
  }
  const names = new Set(koinly.flatMap((row) => [row['Sent Currency'], row['Received Currency'], row['Fee Currency']]))
  expect(names).toContain('INIT')
  for (const name of names) expect(name).toMatch(/^[\x21-\x7e]*$/)
})

test('a filtered export is refused while rows are being indexed, and whole afterwards', async () => {
  const filter = { text: 'direction:out' }
  const before = await bench.table({ what: 'activity', filter })
  expect(before.length).toBeGreaterThan(10)
  const everything = await bench.table({ what: 'activity' })
  bench.alter('INSERT INTO search_due (tx_id) SELECT tx_id FROM search_entry; DELETE FROM tx_search WHERE rowid % 2 = 0')
  const refusal = { code: 'search.indexing', retry: 'later', hint: expect.stringContaining('without a filter') as string }
  await expect(bench.table({ what: 'activity', filter })).rejects.toMatchObject(refusal)
  await expect(bench.table({ what: 'activity', format: 'koinly', filter: { chainId: 'practice-1' } })).rejects.toMatchObject(refusal)
  expect(() => {
    bench.core.checkExport(ExportRequest.parse({ what: 'activity', format: 'csv', filter }))
  }).toThrow(expect.objectContaining(refusal) as Error)
  expect(await bench.table({ what: 'activity' })).toEqual(everything)
  // Any next write makes the writer index the remaining rows.
  await bench.sync(bench.first.address.bech32)
  await expect.poll(() => bench.table({ what: 'activity', filter }).catch(() => null)).toEqual(before)
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
  await expect(bench.table({ what: 'activity', filter: { text } })).rejects.toMatchObject(refusal)
})

test('a filter leaves in the export what it leaves on the screen', async () => {
  const { first, second } = bench
  const { items } = await bench.call('activity.page', { filter: {}, limit: 1 })
  const inside = items[0]?.hash.slice(20, 32) ?? ''
  for (const filter of [
    { text: inside },
    { text: 'form:abc' },
    { text: `account:"${second.label}"`, accountId: first.id },
    { text: 'type:sent', accountId: first.id },
    { chainId: 'lantern-1', direction: 'in' as const },
  ]) {
    const shown = await bench.call('activity.page', { filter, limit: 500 })
    const rows = await bench.table({ what: 'activity', filter })
    expect(rows.map((row) => row['hash'])).toEqual(shown.items.map(({ hash }) => hash))
    if (filter.text === inside) expect(rows).toHaveLength(1)
  }
})

test('a row says under which hash the EVM has it, and since when its indexer lists it no more', async () => {
  const { first } = bench
  const path = `tx/v1/evm-txs/by_account/${first.address.bech32}`
  const receipts = await wholeList<{ transactionHash: string }>(bench.practice, 'tidewatch-1', path, 'txs')
  expect(receipts.length).toBeGreaterThan(5)
  const filter = { accountId: first.id }
  const rows = await bench.table({ what: 'activity', filter })
  const counterparts = rows.flatMap((row) => (row['chain_id'] === 'tidewatch-1' && row['evm_hash'] !== '' ? [row['evm_hash']] : []))
  expect(counterparts).toEqual(expect.arrayContaining(receipts.map(({ transactionHash }) => transactionHash)))
  expect(new Set(counterparts).size).toBe(counterparts.length)
  for (const row of rows) if (row['chain_id'] !== 'tidewatch-1') expect(row['evm_hash']).toBe('')
  expect(new Set(rows.map((row) => row['gone_at']))).toEqual(new Set(['']))

  const gone = rows[3]?.['hash'] ?? ''
  const delistedAt = Date.UTC(2026, 4, 6, 7, 8, 9)
  bench.alter(`UPDATE tx_account SET gone_at = ${delistedAt} WHERE tx_id = (SELECT id FROM tx WHERE hash = x'${gone}')`)
  const shown = await bench.call('activity.page', { filter, limit: 500 })
  const times = shown.items.map((item) => (item.delistedAt === null ? '' : new Date(item.delistedAt).toISOString()))
  expect(times.filter((time) => time !== '')).toEqual(['2026-05-06T07:08:09.000Z'])
  const marked = await bench.table({ what: 'activity', filter })
  expect(marked.slice(0, times.length).map((row) => row['gone_at'])).toEqual(times)
  expect(marked[3]).toEqual({ ...rows[3], gone_at: '2026-05-06T07:08:09.000Z' })
  const lines = (await bench.written({ what: 'activity', format: 'jsonl', filter })).split('\n')
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({
    hash: gone,
    gone_at: '2026-05-06T07:08:09.000Z',
    evm_hash: rows[3]?.['evm_hash'] || null,
  })
  const koinly = await bench.table({ what: 'activity', format: 'koinly', filter })
  const told = koinly.filter((row) => /not listed any more/.test(row['Description'] ?? ''))
  expect(new Set(told.map((row) => row['TxHash']))).toEqual(new Set([gone]))
})
