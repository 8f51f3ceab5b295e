// Tests that blocks of both dialects are converted to one form; what a dialect or chain lacks is null.
import { expect, test } from 'vitest'
import { blockRow, coreBlockRow, pageOf, statusBody } from '../../../../test/support/bodies/indexerBodies.ts'
import { NEWEST, scriptedIndexer, scriptedTarget } from '../../../../test/support/bodies/scriptedIndexer.ts'
import { readAverageBlockTime, readBlock, readBlocks, readLatestHeight, readStatus } from './blocks.ts'

const rollup = scriptedTarget('rollytics')
const l1 = scriptedTarget('core')

const block = {
  height: '1204',
  hash: '9F'.repeat(32),
  time: '2026-01-02T03:04:05Z',
  intervalMs: '2013',
  gasUsed: '91000',
  gasWanted: '140000',
  txCount: '2',
  fees: [{ denom: 'uinit', amount: '1500' }],
  proposer: { moniker: 'sequencer', address: 'initvaloper1x' },
}

test('reads a block of a rollup and of the L1', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: { block: blockRow } }))
  expect(await readBlock(ofRollup.request, rollup, { height: 1204 })).toEqual(block)
  expect(ofRollup.asked).toEqual(['/indexer/block/v1/blocks/1204'])
  const ofL1 = scriptedIndexer(() => ({ body: coreBlockRow }))
  const said = { moniker: 'one', address: 'initvaloper1x' }
  expect(await readBlock(ofL1.request, l1, { height: 1204 })).toEqual({
    ...block,
    intervalMs: null,
    txCount: null,
    fees: [],
    proposer: said,
  })
  expect(ofL1.asked).toEqual(['/indexer/block/v1/blocks/1204/info'])
})

test('a height that is not there is null, a route that is not there an error', async () => {
  const unknown = scriptedIndexer(() => ({ status: 404, body: '[NOT_FOUND] block not found' }))
  expect(await readBlock(unknown.request, rollup, { height: 9 })).toBeNull()
  const missing = scriptedIndexer(() => ({ status: 404, body: 'Cannot GET /indexer/block/v1/blocks/9' }))
  await expect(readBlock(missing.request, rollup, { height: 9 })).rejects.toMatchObject({ code: 'indexer.unsupported' })
  const bad = scriptedIndexer(() => ({ status: 400, body: 'invalid height' }))
  await expect(readBlock(bad.request, rollup, { height: -1 })).rejects.toMatchObject({ code: 'indexer.refused' })
})

test('reads lists of blocks, whatever the L1 calls them; a fee of null is none', async () => {
  for (const [target, body] of [
    [rollup, pageOf('blocks', [{ ...blockRow, total_fee: null }])],
    [l1, { items: [{ ...coreBlockRow, tx_count: 2 }], pagination: { next_key: null, total: 9 } }],
    [l1, { blocks: [{ ...coreBlockRow, tx_count: 2 }], pagination: { next_key: null, total: 9 } }],
  ] as const) {
    const { request } = scriptedIndexer(() => ({ body }))
    const records = [...(await readBlocks(request, target, NEWEST)).records()]
    expect(records).toMatchObject([{ name: '1204', value: { height: '1204', txCount: '2', fees: [] } }])
  }
})

test('heights above 2^53 survive', async () => {
  const { request } = scriptedIndexer(() => ({ body: '{"height":9007199254740993,"hash":"' + '9F'.repeat(32) + '","timestamp":"x"}' }))
  expect(await readBlock(request, l1, { height: 1 })).toMatchObject({ height: '9007199254740993' })
})

test('tells the mean time between blocks in milliseconds, under either name of its route', async () => {
  const { request } = scriptedIndexer(() => ({ body: { avg_block_time: 2.05 } }))
  expect(await readAverageBlockTime(request, rollup)).toBe(2050)
  const young = scriptedIndexer(() => ({ body: { avg_block_time: 0 } }))
  expect(await readAverageBlockTime(young.request, rollup)).toBeNull()
  const older = scriptedIndexer((path) =>
    path.endsWith('avg_blocktime')
      ? { body: { avg_block_time: 5 } }
      : { status: 404, body: { status_code: 404, message: `Cannot GET ${path}` } },
  )
  expect(await readAverageBlockTime(older.request, l1)).toBe(5000)
  expect(older.asked).toEqual(['/indexer/block/v1/avg_block_time', '/indexer/block/v1/avg_blocktime'])
})

test('reads a status with and without the heights of optional parts, and whatever else is in it', async () => {
  const full = scriptedIndexer(() => ({ body: { ...statusBody, tx_account_cleanup_sequence: 5 } }))
  expect(await readStatus(full.request, rollup)).toEqual(statusBody)
  const { internal_tx_height: _internal, rich_list_height: _rich, ...plain } = statusBody
  expect(await readStatus(scriptedIndexer(() => ({ body: plain })).request, rollup)).toEqual(plain)
  await expect(readStatus(full.request, l1)).rejects.toMatchObject({ code: 'indexer.unsupported' })
  const empty = scriptedIndexer(() => ({ status: 500, body: 'Internal Server Error' }))
  await expect(readStatus(empty.request, rollup)).rejects.toMatchObject({ code: 'indexer.refused', retry: 'later' })
})

test('the L1 tells its height where a rollup tells its status', async () => {
  expect(await readLatestHeight(scriptedIndexer(() => ({ body: { height: 77 } })).request, l1)).toBe(77)
})
