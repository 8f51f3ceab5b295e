// Checks the explorer on the practice network: every page of every kind of chain, cached pages offline, and notes about what a chain lacks.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Output } from '../../../src/shared/contract/methods.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import type { ExplorerHit } from '../../../src/shared/contract/history/explorer.ts'
import { explorerBench, type ExplorerBench } from '../../support/benches/explorerBench.ts'

let bench: ExplorerBench

beforeEach(async () => {
  bench = await explorerBench()
})
afterEach(async () => {
  await bench.close()
})

const L1 = 'practice-1'
const EVM = 'tidewatch-1'
const MOVE = 'lantern-1'

test.for([L1, EVM, MOVE])('%s: how it is, with its newest blocks and transactions', async (chainId) => {
  const { data, problem } = await bench.page('explorer.overview', { chainId })
  expect(problem).toBeNull()
  expect(data).toMatchObject({ dialect: chainId === L1 ? 'core' : 'rollytics', averageMs: expect.any(Number) })
  expect(data.heights.chain).toBeGreaterThan(0)
  expect(data.blocks.rows.length).toBeGreaterThan(3)
  expect(data.txs.rows.length).toBeGreaterThan(3)
  expect([data.blocks.odd, data.txs.odd]).toEqual([0, 0])
  // The L1 lists summaries only: the record of each is read.
  expect(data.txs.rows.every(({ said }) => said !== null)).toBe(true)
  const { data: older } = await bench.page('explorer.blocks', { chainId, cursor: data.blocks.nextCursor })
  const heights = [...data.blocks.rows, ...older.rows].map(({ height }) => height)
  // Lists by offset move with the chain: a block may stand in both, none may be missing.
  const newest = heights[0]!
  expect(new Set(heights)).toEqual(new Set(Array.from({ length: new Set(heights).size }, (_, index) => newest - index)))
})

test('what a chain does not keep is said', async () => {
  const evm = await bench.page('explorer.overview', { chainId: EVM })
  expect(evm.data.offers).toMatchObject({ evmTxs: 'yes', internalTxs: 'yes', richList: 'yes' })
  const move = await bench.page('explorer.overview', { chainId: MOVE })
  expect(move.data.offers).toMatchObject({ evmTxs: 'no', internalTxs: 'no', richList: 'no' })
  await expect(bench.page('explorer.holders', { chainId: L1, denom: 'uinit' })).rejects.toMatchObject({ code: 'indexer.unsupported' })
  await expect(bench.page('explorer.overview', { chainId: 'nowhere-1' })).rejects.toMatchObject({ code: 'chain.unknown' })
})

test('a server that asks for a pause is left alone until it is over', async () => {
  const open = () => bench.page('explorer.overview', { chainId: EVM })
  await open()
  bench.refuseWith(() => new Response('', { status: 429, headers: { 'retry-after': '60' } }))
  expect((await open()).problem).not.toBeNull()
  const before = bench.asked()
  bench.refuseWith(null)
  expect((await open()).problem).not.toBeNull()
  expect(bench.asked()).toBe(before)
  bench.later(60_000)
  expect((await open()).problem).toBeNull()
})

describe.for([L1, EVM, MOVE])('%s:', (chainId) => {
  test('lists go on without a gap and end', async () => {
    const hashes: string[] = []
    let cursor: string | null = null
    for (let page = 0; page < 40; page += 1) {
      const answer: NonNullable<Output<'explorer.accountTxs'>> = await bench.page('explorer.accountTxs', {
        chainId,
        address: bench.holder,
        cursor,
      })
      hashes.push(...answer.data.rows.map(({ hash }) => hash))
      cursor = answer.data.nextCursor
      if (cursor === null) break
    }
    expect(cursor).toBeNull()
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashes.length).toBe(await bench.countOf(chainId))
  })

  test('a block with its transactions, and one of them in full', async () => {
    const { data: newest } = await bench.page('explorer.txs', { chainId })
    const [row] = newest.rows
    const { data: block } = await bench.page('explorer.block', { chainId, height: row!.height! })
    expect(block.hash).toMatch(/^[0-9A-F]{64}$/)
    expect(block.txs.rows.map(({ hash }) => hash)).toContain(row!.hash)
    const { data: tx } = await bench.page('explorer.tx', { chainId, hash: `0x${row!.hash.toLowerCase()}` })
    expect(tx).toMatchObject({ hash: row!.hash, height: row!.height })
    expect(tx.messages.map(({ type }) => type.slice(1))).toEqual(row!.messageTypes)
    expect(tx.events.length).toBeGreaterThan(0)
    expect(tx.raw[0]?.text).toContain(row!.hash)
    // Also where it is nobody's of the user: the reply wraps the record, and the L1 lists summaries only.
    expect(tx.said).not.toBeNull()
    expect(block.txs.rows.every(({ said }) => said !== null)).toBe(true)
  })

  test('an account with its NFTs, a collection, a token and its history', async () => {
    const { data: account } = await bench.page('explorer.account', { chainId, address: bench.holder })
    expect(account.accountId).toBe(bench.accountId)
    expect(account.balances?.length).toBeGreaterThan(0)
    expect(account.txs.rows.every(({ said }) => said !== null)).toBe(true)
    const [token] = account.tokens.rows
    const { data: all } = await bench.page('explorer.collections', { chainId })
    expect(all.rows.map(({ address }) => address)).toContain(token!.collection)
    const { data: collection } = await bench.page('explorer.collection', { chainId, collection: token!.collection })
    expect(collection.name).toBe(token!.collectionName)
    expect(collection.tokens.rows.map(({ tokenId }) => tokenId)).toContain(token!.tokenId)
    const pages = account.tokens.rows.map(async ({ collection: from, tokenId }) => {
      const { data: one } = await bench.page('explorer.token', { chainId, collection: from, tokenId })
      expect(one).toMatchObject({ accountId: bench.accountId, tokenId })
      return one.history.rows
    })
    const histories = (await Promise.all(pages)).flat()
    expect(histories.length).toBeGreaterThan(0)
    expect(histories.every(({ hash }) => /^[0-9A-F]{64}$/.test(hash))).toBe(true)
  })
})

test('an EVM transaction is one page under either of its hashes, with receipt, logs and calls', async () => {
  const { data: newest } = await bench.page('explorer.accountTxs', { chainId: EVM, address: bench.holder })
  const calls = newest.rows.filter(({ messageTypes }) => messageTypes.includes('minievm.evm.v1.MsgCall'))
  const pages = await Promise.all(calls.map(async ({ hash }) => (await bench.page('explorer.tx', { chainId: EVM, hash })).data))
  const page = pages.find(({ receipt, calls: inner }) => receipt !== null && (inner?.length ?? 0) > 0)
  expect(newest.rows.some(({ said }) => (said?.movements.length ?? 0) > 0)).toBe(true)
  expect(page).toBeDefined()
  expect(page!.receipt!.logs.some(({ name }) => name === 'Transfer')).toBe(true)
  expect(page!.calls![0]).toMatchObject({ depth: 0 })
  const { data: same } = await bench.page('explorer.tx', { chainId: EVM, hash: page!.receipt!.hash })
  expect(same).toMatchObject({ hash: page!.hash, receipt: page!.receipt })
  // A transaction sent through Ethereum's interface carries extra fields where a note would stand: they are no note of a user.
  const byInterface = pages.filter(({ raw }) => raw.some(({ text }) => text.includes('gas_fee_cap')))
  expect(byInterface.length).toBeGreaterThan(0)
  expect(byInterface.map(({ memo }) => memo)).toEqual(byInterface.map(() => ''))
})

test('holders are ranked on over pages, and own accounts marked', async () => {
  const denom = bench.feeDenom(EVM)
  const { data } = await bench.page('explorer.holders', { chainId: EVM, denom })
  expect(data.rows.map(({ rank }) => rank)).toEqual(data.rows.map((_, index) => index + 1))
  const amounts = data.rows.map(({ amount }) => BigInt(amount))
  expect(amounts).toEqual(amounts.toSorted((one, other) => (one < other ? 1 : -1)))
  expect(data.rows.filter(({ accountId }) => accountId === bench.accountId).length).toBe(1)
})

describe('a search', () => {
  const find = async (chainId: string, text: string) => (await bench.call('explorer.search', { chainId, text })).hits

  test('knows heights, hashes, addresses and names', async () => {
    const hash = 'AB'.repeat(32)
    expect(await find(MOVE, ' 1,204 ')).toEqual([{ kind: 'block', height: 1204 }])
    expect(await find(MOVE, '#7')).toEqual([{ kind: 'block', height: 7 }])
    expect(await find(EVM, hash.toLowerCase())).toEqual([{ kind: 'tx', chainId: EVM, hash }])
    expect(await find(EVM, `0x${hash}`)).toEqual([{ kind: 'tx', chainId: EVM, hash }])
    const account = { kind: 'account', address: bench.holder }
    for (const text of [bench.holder, bench.holderHex]) expect(await find(EVM, text)).toEqual([account])
    const named = await find(EVM, 'tide tab')
    // Another one calls itself so, with a hidden character between: the indexer compares letters alone.
    expect(named).toContainEqual(expect.objectContaining({ kind: 'collection', name: 'Tide Tables' }))
    const { collection } = named[0] as Extract<ExplorerHit, { kind: 'collection' }>
    expect(await find(EVM, collection)).toMatchObject([{ kind: 'collection', collection }, { kind: 'account' }])
    expect(await find(L1, 'usernames')).toMatchObject([{ kind: 'collection', name: 'Initia Usernames' }])
    expect(await find(EVM, 'no such name')).toEqual([])
    expect(await find(EVM, '№')).toEqual([])
  })

  test('a Move collection and a transaction are both meant by 64 digits with 0x', async () => {
    const [hit] = await find(MOVE, 'lantern')
    const { collection } = hit as Extract<ExplorerHit, { kind: 'collection' }>
    expect((await find(MOVE, collection)).map(({ kind }) => kind)).toEqual(['collection', 'tx'])
  })
})

describe('without a network', () => {
  test('what was seen is shown with its age and the reason; the rest is not there', async () => {
    const { data, seenAt } = await bench.page('explorer.overview', { chainId: EVM })
    const height = data.blocks.rows[0]!.height
    await bench.page('explorer.block', { chainId: EVM, height })
    bench.setOnline(false)
    bench.later(90_000)
    expect(await bench.call('explorer.search', { chainId: EVM, text: String(height) })).toEqual({ hits: [{ kind: 'block', height }] })
    expect(await bench.call('explorer.search', { chainId: EVM, text: bench.holder })).toMatchObject({ hits: [{ kind: 'account' }] })
    await expect(bench.call('explorer.search', { chainId: EVM, text: 'tide' })).rejects.toMatchObject({ code: 'network.unreachable' })
    const again = await bench.page('explorer.overview', { chainId: EVM })
    expect(again).toEqual({ data, seenAt, problem: expect.objectContaining({ code: 'network.unreachable' }) })
    expect(await bench.call('explorer.block', { chainId: EVM, height, fromDisk: true })).toMatchObject({ data: { height }, problem: null })
    expect(await bench.call('explorer.block', { chainId: EVM, height: height - 1, fromDisk: true })).toBeNull()
    await expect(bench.page('explorer.block', { chainId: EVM, height: height - 1 })).rejects.toMatchObject({ code: 'network.unreachable' })
  })

  test('a new answer takes the place of the one that was kept', async () => {
    const first = await bench.page('explorer.overview', { chainId: MOVE })
    bench.later(60_000)
    const second = await bench.page('explorer.overview', { chainId: MOVE })
    expect(second.seenAt).toBeGreaterThan(first.seenAt)
    expect(await bench.call('explorer.overview', { chainId: MOVE, fromDisk: true })).toEqual(second)
  })
})

test('what is not there is not confused with trouble, and is never taken from what was kept', async () => {
  const unknown = { code: 'explorer.unknown' }
  await expect(bench.page('explorer.tx', { chainId: EVM, hash: 'AB'.repeat(32) })).rejects.toMatchObject(unknown)
  await expect(bench.page('explorer.block', { chainId: MOVE, height: 2_000_000_000 })).rejects.toMatchObject(unknown)
  await expect(bench.page('explorer.collection', { chainId: EVM, collection: `0x${'99'.repeat(20)}` })).rejects.toMatchObject(unknown)
  await expect(bench.page('explorer.account', { chainId: EVM, address: 'cosmos1x' })).rejects.toBeInstanceOf(AppError)
  await expect(bench.page('explorer.txs', { chainId: EVM, cursor: 'nonsense' })).rejects.toMatchObject({ code: 'input.invalid' })
})

test('rows name who sent them, and a page who paid', async () => {
  const { data } = await bench.page('explorer.txs', { chainId: EVM })
  const senders = data.rows.map(({ sender }) => sender)
  expect(senders).not.toContain(null)
  const hash = data.rows[0]?.hash ?? ''
  const page = await bench.page('explorer.tx', { chainId: EVM, hash })
  expect(page.data.feePayer).toMatch(/^init1/)
})

test('an indexer that hangs over a denomination is not waited for long', async () => {
  bench.practice.faults.setFault('indexer:/richlist/', 'silent')
  await expect(bench.page('explorer.holders', { chainId: EVM, denom: 'nobody-knows-it' })).rejects.toMatchObject({
    code: 'network.timeout',
    hint: 'It may not know this denomination.',
  })
})

test('each message of a transaction is explained, where the record is not decoded from the view of its sender', async () => {
  const { data: overview } = await bench.page('explorer.overview', { chainId: L1 })
  const row = overview.txs.rows[0]!
  const { data: tx } = await bench.page('explorer.tx', { chainId: L1, hash: row.hash })
  const [reading] = tx.readings
  expect(reading).toMatchObject({ index: 0, depth: 0, type: tx.messages[0]!.type, isMine: true })
})
