// Pages of any list: bytes kept, odd rows named beside the good ones, counts and keys as the two dialects write them.
import { expect, test } from 'vitest'
import { internalTxRow, pageOf, txRow } from '../../../../test/support/bodies/indexerBodies.ts'
import { NEWEST, scriptedIndexer, scriptedTarget } from '../../../../test/support/bodies/scriptedIndexer.ts'
import { INTERNAL_TX_FORM, readInternalTxs } from './internalTxs.ts'
import { readPage, type ListPage } from './listPage.ts'
import { readAccountTxs, TX_FORM } from './txs.ts'
import { asPhrase } from '../../../shared/domain/phrase.ts'

const rollup = scriptedTarget('rollytics')
const account = 'init1a'

function rawOf(page: ListPage<unknown>) {
  return [...page.records()].map(({ raw }) => Buffer.from(page.body).subarray(raw.start, raw.end).toString())
}

test('keeps the body and the bytes of each row exactly', () => {
  const body = Buffer.from('{ "internal_txs" : [ {"b":1 , "x":12345678901234567890 },\n{"c":"ü"} ] ,"pagination":{"next_key":""}}')
  const page = readPage(body, { form: INTERNAL_TX_FORM, who: asPhrase('The indexer'), withTotal: false })
  expect(Buffer.from(page.body).equals(body)).toBe(true)
  expect(rawOf(page)).toEqual(['{"b":1 , "x":12345678901234567890 }', '{"c":"ü"}'])
  expect(page).toMatchObject({ size: 2, nextKey: null })
})

test('one odd row is named with its reason and the others are read', async () => {
  const rows = [internalTxRow, { ...internalTxRow, index: 'x' }, null, { ...internalTxRow, index: 2 }]
  const { request } = scriptedIndexer(() => ({ body: pageOf('internal_txs', rows) }))
  const records = [...(await readInternalTxs(request, rollup, NEWEST)).records()]
  expect(records.map((record) => ('value' in record ? record.value.index : record.reason.split(':')[0]))).toEqual([0, 'index', 'record', 2])
  expect(new Set(records.map(({ name }) => name)).size).toBe(4)
})

test('an odd transaction keeps its hash as its name', () => {
  const body = Buffer.from(JSON.stringify(pageOf('txs', [{ ...txRow, txhash: `0x${txRow.txhash.toLowerCase()}`, timestamp: 5 }])))
  const [record] = [...readPage(body, { form: TX_FORM, who: asPhrase('The indexer'), withTotal: false }).records()]
  expect(record).toMatchObject({ name: txRow.txhash, reason: expect.stringContaining('timestamp') })
})

test('reads the count only where it was asked for and was counted', async () => {
  for (const [total, expected] of [
    ['43', 43],
    ['0', 0],
    ['-1', null],
    [43, 43],
    [null, null],
    ['99999999999999999999', null],
  ] as const) {
    const { request, asked } = scriptedIndexer(() => ({ body: pageOf('internal_txs', [], { total }) }))
    expect((await readInternalTxs(request, rollup, { ...NEWEST, withTotal: true })).total).toBe(expected)
    expect((await readInternalTxs(request, rollup, NEWEST)).total).toBeNull()
    expect(asked.map((path) => new URLSearchParams(path.split('?')[1]).get('pagination.count_total'))).toEqual(['true', 'false'])
  }
})

test('a key that is not null on the last page and a null one on an empty page are both handed on as they are', async () => {
  const { request } = scriptedIndexer((path) => ({
    body: path.includes('pagination.key') ? pageOf('txs', [], { next_key: null }) : pageOf('txs', [txRow]),
  }))
  const first = await readAccountTxs(request, rollup, { ...NEWEST, account })
  expect(first).toMatchObject({ size: 1, nextKey: 'eyJzZXF1ZW5jZSI6NDJ9' })
  const last = await readAccountTxs(request, rollup, { ...NEWEST, account, from: { key: first.nextKey ?? '' } })
  expect(last).toMatchObject({ size: 0, nextKey: null })
})

test('each way of answering badly has its own error', async () => {
  const cases = [
    { status: 400, body: '[INVALID_VALUE] pagination.limit must be between 1 and 1000', code: 'indexer.refused', retry: 'never' },
    { status: 500, body: 'Internal Server Error', code: 'indexer.refused', retry: 'later' },
    { status: 502, body: '<html><body>Bad Gateway</body></html>', code: 'network.badReply', retry: 'later' },
    { status: 404, body: 'Cannot GET /indexer/tx/v1/evm-internal-txs', code: 'indexer.unsupported', retry: 'never' },
    { status: 429, body: 'slow down', code: 'network.busy', retry: 'later' },
    { status: 200, body: '<html>welcome</html>', code: 'indexer.badReply', retry: 'later' },
    { status: 200, body: '{"internal_txs":[{"a":1}', code: 'indexer.badReply', retry: 'later' },
    { status: 200, body: '{"internal_txs":{"a":1}}', code: 'indexer.badReply', retry: 'later' },
    { status: 200, body: '{"internal_txs":[1],"internal_txs":[2]}', code: 'indexer.badReply', retry: 'later' },
  ]
  for (const { code, retry, ...answer } of cases) {
    const { request } = scriptedIndexer(() => answer)
    await expect(readInternalTxs(request, rollup, NEWEST), answer.body).rejects.toMatchObject({ code, retry })
  }
})

test('an account that the indexer never saw has an empty list', async () => {
  const body = { txs: [], pagination: { previous_key: null, next_key: null, total: '0' } }
  const { request } = scriptedIndexer(() => ({ body }))
  expect(await readAccountTxs(request, rollup, { ...NEWEST, account, withTotal: true })).toMatchObject({ size: 0, nextKey: null, total: 0 })
})

test('reads a list that is null or absent as empty', async () => {
  for (const body of [{ txs: null, pagination: null }, { pagination: {} }]) {
    const { request } = scriptedIndexer(() => ({ body }))
    expect(await readAccountTxs(request, rollup, { ...NEWEST, account })).toMatchObject({ size: 0, nextKey: null })
  }
})
