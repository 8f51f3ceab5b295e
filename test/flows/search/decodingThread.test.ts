// Checks pages read in a separate thread: they mean the same as when read directly, and errors there are reported here.
import { afterEach, expect, test } from 'vitest'
import { asPhrase } from '../../../src/shared/domain/phrase.ts'
import { createRegistry, type NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { splitList } from '../../../src/main/platform/json/jsonList.ts'
import { parseAddress } from '../../../src/main/platform/address.ts'
import { createTxDecoder } from '../../../src/main/decoding/txDecoder.ts'
import { unpackRows } from '../../../src/main/db/archive/write/packedRows.ts'
import { createDecodingThread, type DecodingThread } from '../../../src/main/sync/decoding/decodingThread.ts'
import { readTxs } from '../../../src/main/sync/decoding/readTxs.ts'
import { createSignerReader } from '../../../src/main/sync/history/signerOf.ts'
import { archiveAccount } from '../../../src/main/sync/syncTargets.ts'
import { createRecords } from '../../bench/records.ts'
import { WORKERS } from '../../support/programs/workers.ts'

const ACCOUNT = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const api = [{ address: 'http://127.0.0.1:1' }]
const FILE: NetworkFile = {
  router: null,
  chains: [{ chain_id: 'tide-1', chain_name: 'tide', apis: { indexer: api, rest: api }, metadata: { minitia: { type: 'minievm' } } }],
  assets: {},
}
const EVM = { evmChainId: 7, feeDecimals: 18, syntheticTxs: true }

const address = parseAddress(ACCOUNT)
const contracts = { denoms: [], nfts: [] }
const stream = { key: { account: archiveAccount(address), chainId: 'tide-1', stream: 'txs' as const }, bech32: ACCOUNT, hex: address.hex }
const record = createRecords(ACCOUNT, 3)
const bodyOf = (records: readonly string[]) => Buffer.from(`{"txs":[${records.join(',')}]}`)

const opened: DecodingThread[] = []
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close()
})

/** Opens a thread that does not end for being idle, unless `rest` says so. */
function openThread({
  rest = new Promise<void>(() => undefined),
  ...options
}: { rest?: Promise<void>; maxHeapMb?: number } = {}): DecodingThread {
  const thread = createDecodingThread({ workerPath: WORKERS.decoding, file: FILE, clock: { sleep: () => rest }, ...options })
  opened.push(thread)
  return thread
}

function pageOf(body: Uint8Array, newestFirst = true) {
  return { body, elements: splitList(body, 'txs').elements, newestFirst, who: asPhrase('the indexer of Tide') }
}

test.each([true, false])('means the same as a page read on the spot, newest first: %s', async (newestFirst) => {
  const records = [...Array.from({ length: 40 }, (_, index) => record(index)), '{"txhash":"nobody"}']
  const body = bodyOf(records)
  const registry = createRegistry(FILE)
  const chain = registry.chain('tide-1')
  if (chain === null) throw new Error('no chain')
  const readers = { txDecoder: createTxDecoder(registry), signers: createSignerReader(), evm: EVM, contracts }
  const expected = readTxs(readers, { ...stream, chain }, pageOf(body, newestFirst))
  const {
    rows,
    body: back,
    ...read
  } = await openThread().decode({ ...pageOf(Buffer.from(body), newestFirst), ...stream, evm: EVM, contracts })
  expect({ ...read, rows: unpackRows(rows) }).toEqual(expected)
  expect(Buffer.compare(back, body)).toBe(0)
  expect([expected.rows.length, expected.odd.length]).toEqual([40, 1])
})

test('hands over a body that shares its memory with others, and leaves theirs alone', async () => {
  const neighbours = Buffer.alloc(4000, 'x')
  const small = bodyOf(['{"txhash":"nobody"}'])
  small.copy(neighbours, 100)
  const shared = neighbours.subarray(100, 100 + small.length)
  const { odd } = await openThread().decode({ ...pageOf(shared), ...stream, evm: null, contracts })
  expect(odd).toHaveLength(1)
  expect(neighbours.toString('utf8', 0, 4)).toBe('xxxx')
  expect(neighbours.toString('utf8', 100, 100 + small.length)).toBe(small.toString())
})

test('tells a record that is no JSON as it is told elsewhere, and reads on', async () => {
  const thread = openThread()
  const body = Buffer.from('{"txs":[{"a":tru}]}')
  await expect(thread.decode({ ...pageOf(body), ...stream, evm: null, contracts })).rejects.toMatchObject({
    code: 'indexer.badReply',
    retry: 'later',
  })
  const next = await thread.decode({ ...pageOf(bodyOf([record(1)])), ...stream, evm: null, contracts })
  expect(next.names).toHaveLength(1)
})

test('reads several pages that are handed over at once, each for its own asker', async () => {
  const thread = openThread()
  const pages = [1, 2, 3].map((length) => Array.from({ length }, (_, index) => record(length * 10 + index)))
  const read = await Promise.all(pages.map((records) => thread.decode({ ...pageOf(bodyOf(records)), ...stream, evm: null, contracts })))
  expect(read.map(({ names }) => names.length)).toEqual([1, 2, 3])
})

test('ends when it had nothing to do for a while, and starts again', async () => {
  const rest = Promise.withResolvers<void>()
  const thread = openThread({ rest: rest.promise })
  await thread.decode({ ...pageOf(bodyOf([record(1)])), ...stream, evm: null, contracts })
  rest.resolve()
  await rest.promise
  const again = await thread.decode({ ...pageOf(bodyOf([record(2)])), ...stream, evm: null, contracts })
  expect(again.names).toHaveLength(1)
})

test('started ahead of the first page, it reads it; without a page it ends, and starts again for one', async () => {
  const early = openThread()
  early.warm()
  early.warm()
  expect((await early.decode({ ...pageOf(bodyOf([record(1)])), ...stream, evm: null, contracts })).names).toHaveLength(1)
  const rest = Promise.withResolvers<void>()
  const idle = openThread({ rest: rest.promise })
  idle.warm()
  rest.resolve()
  // In the very moment in which it would end.
  expect((await idle.decode({ ...pageOf(bodyOf([record(2)])), ...stream, evm: null, contracts })).names).toHaveLength(1)
  await idle.close()
  idle.warm()
})

test('whoever waits when it is closed is told, and whoever asks later', async () => {
  const thread = openThread()
  const waiting = thread.decode({ ...pageOf(bodyOf([record(1)])), ...stream, evm: null, contracts })
  await Promise.all([expect(waiting).rejects.toMatchObject({ code: 'internal', retry: 'later' }), thread.close()])
  await expect(thread.decode({ ...pageOf(bodyOf([record(1)])), ...stream, evm: null, contracts })).rejects.toMatchObject({
    code: 'internal',
  })
})

test('a chain that is not in its list is a bug and no silence', async () => {
  const key = { ...stream.key, chainId: 'nowhere-1' }
  await expect(openThread().decode({ ...pageOf(bodyOf([record(1)])), ...stream, key, evm: null, contracts })).rejects.toThrow('nowhere-1')
})

test('gives up a page that takes more memory than one may, and reads the next one', async () => {
  const thread = openThread({ maxHeapMb: 40 })
  // Two bytes of text are an array each.
  const heavy = `{"txhash":"nobody","x":[${'[[[]]],'.repeat(400_000)}[]]}`
  const page = { ...pageOf(bodyOf([heavy])), ...stream, evm: null, contracts }
  await expect(thread.decode(page)).rejects.toMatchObject({ code: 'indexer.badReply', retry: 'later' })
  const { odd } = await thread.decode({ ...pageOf(bodyOf(['{"txhash":"nobody"}'])), ...stream, evm: null, contracts })
  expect(odd).toHaveLength(1)
})
