// Tests EVM receipts and calls: omitted fields, number notations, and a chain without an EVM.
import { expect, test } from 'vitest'
import { EVM_HASH, evmTxRow, internalTxRow, pageOf } from '../../../../test/support/bodies/indexerBodies.ts'
import { NEWEST, scriptedIndexer, scriptedTarget } from '../../../../test/support/bodies/scriptedIndexer.ts'
import { readAccountEvmTxs, readBlockEvmTxs, readEvmTx, readEvmTxs } from './evmTxs.ts'
import { readAccountInternalTxs, readBlockInternalTxs, readInternalTxs, readTxInternalTxs } from './internalTxs.ts'

const rollup = scriptedTarget('rollytics')
const account = `0x${'11'.repeat(20)}`
const name = 'CD'.repeat(32)

test('reads a receipt with its quantities in decimal text', async () => {
  const { request, asked } = scriptedIndexer(() => ({ body: { tx: evmTxRow } }))
  expect((await readEvmTx(request, rollup, { hash: EVM_HASH }))?.tx).toMatchObject({
    blockNumber: '1204',
    gasUsed: '21000',
    effectiveGasPrice: '1000000000',
    status: '1',
    type: '2',
    contractAddress: null,
    logs: [{ logIndex: '0', topics: [`0x${'33'.repeat(32)}`] }],
  })
  expect(asked).toEqual([`/indexer/tx/v1/evm-txs/${EVM_HASH}`])
})

test('a contract creation has no receiver and a contract; both are empty in some versions', async () => {
  for (const [to, contract, expected] of [
    ['', account, { to: null, contractAddress: account }],
    [null, '', { to: null, contractAddress: null }],
  ] as const) {
    const row = { ...evmTxRow, to, contractAddress: contract }
    const { request } = scriptedIndexer(() => ({ body: pageOf('txs', [row]) }))
    const [record] = [...(await readEvmTxs(request, rollup, NEWEST)).records()]
    expect(record).toMatchObject({ name, value: expected })
  }
})

test('a value of “0x” is nothing, padded ones are numbers', async () => {
  const rows = ['0x', '0x00', '0x0f4240', `0x${'f'.repeat(64)}`].map((value, index) => ({ ...internalTxRow, value, index }))
  const { request } = scriptedIndexer(() => ({ body: pageOf('internal_txs', rows) }))
  const records = [...(await readInternalTxs(request, rollup, NEWEST)).records()]
  expect(records.map((record) => ('value' in record ? record.value.value : record.reason))).toEqual([
    '0',
    '0',
    '1000000',
    (2n ** 256n - 1n).toString(),
  ])
  expect(records.map((record) => record.name)).toEqual([0, 1, 2, 3].map((index) => `${name}/${index}`))
})

test('the outermost call has the parent -1, and an unknown party is null', async () => {
  const { request } = scriptedIndexer(() => ({ body: pageOf('internal_txs', [{ ...internalTxRow, to: '', from: '' }]) }))
  const [record] = [...(await readTxInternalTxs(request, rollup, { ...NEWEST, hash: EVM_HASH })).records()]
  expect(record).toMatchObject({ value: { parent_index: -1, index: 0, from: null, to: null, input: '0x' } })
})

test('asks each list under its own path', async () => {
  const { request, asked } = scriptedIndexer(() => ({ body: {} }))
  await readAccountEvmTxs(request, rollup, { ...NEWEST, account, isSigner: true })
  await readAccountEvmTxs(request, rollup, { ...NEWEST, account, isSigner: false })
  await readBlockEvmTxs(request, rollup, { ...NEWEST, height: 7 })
  await readAccountInternalTxs(request, rollup, { ...NEWEST, account })
  await readBlockInternalTxs(request, rollup, { ...NEWEST, height: 7 })
  expect(asked.map((path) => path.split('?')[0])).toEqual([
    `/indexer/tx/v1/evm-txs/by_account/${account}`,
    `/indexer/tx/v1/evm-txs/by_account/${account}`,
    '/indexer/tx/v1/evm-txs/by_height/7',
    `/indexer/tx/v1/evm-internal-txs/by_account/${account}`,
    '/indexer/tx/v1/evm-internal-txs/by_height/7',
  ])
  expect(asked.map((path) => path.includes('is_signer=true'))).toEqual([true, false, false, false, false])
})

test('a chain without an EVM answers that there is no such route; an unknown hash is null', async () => {
  const move = scriptedIndexer((path) => ({ status: 404, body: `Cannot GET ${path}` }))
  await expect(readEvmTxs(move.request, rollup, NEWEST)).rejects.toMatchObject({ code: 'indexer.unsupported' })
  await expect(readEvmTx(move.request, rollup, { hash: EVM_HASH })).rejects.toMatchObject({ code: 'indexer.unsupported' })
  const evm = scriptedIndexer(() => ({ status: 404, body: '[NOT_FOUND] evm tx not found' }))
  expect(await readEvmTx(evm.request, rollup, { hash: EVM_HASH })).toBeNull()
})

test('the L1 is not asked at all', async () => {
  const { request, asked } = scriptedIndexer(() => ({ body: {} }))
  await expect(readEvmTxs(request, scriptedTarget('core'), NEWEST)).rejects.toMatchObject({ code: 'indexer.unsupported' })
  expect(asked).toEqual([])
})
