// What an indexer keeps is found out, never assumed; what cannot be found out stays open until the first request.
import { expect, test } from 'vitest'
import { AppError } from '../../../shared/domain/errors.ts'
import { statusBody } from '../../../../test/support/bodies/indexerBodies.ts'
import { scriptedIndexer, scriptedTarget, type ScriptedAnswer } from '../../../../test/support/bodies/scriptedIndexer.ts'
import { isNotOffered, probeFeatures } from './features.ts'

const rollup = scriptedTarget('rollytics')
const heights = { chain: 1204, internalTxs: 1200, richList: 1190 }
const none = { chain: null, internalTxs: null, richList: null }
const { internal_tx_height: _internal, rich_list_height: _rich, ...plainStatus } = statusBody

function probing(status: ScriptedAnswer, description: ScriptedAnswer = { status: 404, body: 'Cannot GET /swagger/doc.json' }) {
  return scriptedIndexer((path) => (path === '/status' ? status : description)).request
}

test('an EVM rollup that says how far each part has come keeps everything', async () => {
  expect(await probeFeatures(probing({ body: statusBody }), rollup, { vm: 'evm' })).toEqual({
    evmTxs: 'yes',
    internalTxs: 'yes',
    richList: 'yes',
    nfts: 'yes',
    heights,
  })
})

test('heights left out leave internal calls open and mean that no rich list is filled', async () => {
  for (const body of [plainStatus, { ...plainStatus, internal_tx_height: 0, rich_list_height: 0 }]) {
    const features = await probeFeatures(probing({ body }), rollup, { vm: 'evm' })
    expect(features).toMatchObject({ evmTxs: 'yes', internalTxs: 'unknown', richList: 'no' })
  }
})

test('a Move or Wasm rollup has no EVM parts', async () => {
  for (const vm of ['move', 'wasm'] as const) {
    const features = await probeFeatures(probing({ body: plainStatus }), rollup, { vm })
    expect(features).toMatchObject({ evmTxs: 'no', internalTxs: 'no', richList: 'no', nfts: 'yes', heights: { chain: 1204 } })
  }
})

test('where the registry does not say, the server’s own description does', async () => {
  const described = (...paths: string[]) => ({ body: { swagger: '2.0', paths: Object.fromEntries(paths.map((path) => [path, {}])) } })
  const evm = probing({ body: plainStatus }, described('/status', '/indexer/tx/v1/evm-txs'))
  expect(await probeFeatures(evm, rollup, { vm: null })).toMatchObject({ evmTxs: 'yes', internalTxs: 'unknown' })
  const other = probing({ body: plainStatus }, described('/status', '/indexer/tx/v1/txs'))
  expect(await probeFeatures(other, rollup, { vm: null })).toMatchObject({ evmTxs: 'no', internalTxs: 'no' })
  for (const answer of [{ status: 404, body: 'Cannot GET' }, { body: '<html>' }, { body: { paths: 5 } }]) {
    expect(await probeFeatures(probing({ body: plainStatus }, answer), rollup, { vm: null })).toMatchObject({ evmTxs: 'unknown' })
  }
})

test('a server in trouble leaves things open instead of failing the probe', async () => {
  const features = await probeFeatures(probing({ status: 500, body: 'Internal Server Error' }), rollup, { vm: 'evm' })
  expect(features).toEqual({ evmTxs: 'yes', internalTxs: 'unknown', richList: 'unknown', nfts: 'yes', heights: none })
})

test('the L1 has no EVM parts and tells its height', async () => {
  const { request } = scriptedIndexer(() => ({ body: { height: 5 } }))
  const features = await probeFeatures(request, scriptedTarget('core'), { vm: null })
  expect(features).toEqual({ evmTxs: 'no', internalTxs: 'no', richList: 'no', nfts: 'yes', heights: { ...none, chain: 5 } })
})

test('only a missing route means that a feature is off', () => {
  expect(isNotOffered(new AppError('indexer.unsupported', 'not there'))).toBe(true)
  expect(isNotOffered(new AppError('indexer.refused', 'in trouble'))).toBe(false)
  expect(isNotOffered(new Error('bug'))).toBe(false)
})
