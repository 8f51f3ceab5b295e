// Checks the peculiarities of each kind of indexer: the EVM's lists, filters that switch themselves off, a rebuilt index, the L1's dialect.
// Sources: initia-labs/rollytics types/tx.go, api/handler/tx; initia-labs/core-indexer api; see also src/practice/indexer.
import { beforeEach, describe, expect, test } from 'vitest'
import { readAverageBlockTime } from '../../../src/main/clients/indexer/blocks.ts'
import { readAccountEvmTxs } from '../../../src/main/clients/indexer/evmTxs.ts'
import { readAccountInternalTxs } from '../../../src/main/clients/indexer/internalTxs.ts'
import { readAccountTxs } from '../../../src/main/clients/indexer/txs.ts'
import {
  EVM,
  FAR,
  factBench,
  hostOf as host,
  L1,
  MOVE,
  newest,
  targetOf as target,
  valuesOf,
  type FactBench,
} from '../../support/benches/factBench.ts'
import { copiedTxs, PACE, wholeList } from '../../support/benches/practiceCore.ts'

let bench: FactBench

beforeEach(async () => {
  bench = await factBench()
})

describe('an EVM rollup', () => {
  test('a contract that is created has an address and no receiver; a stand-in has neither', async () => {
    const receipts = valuesOf(await readAccountEvmTxs(bench.request(), target(EVM), { account: bench.me, ...newest, limit: 1000 }))
    const created = receipts.filter(({ contractAddress }) => contractAddress !== null)
    expect(created).toEqual([expect.objectContaining({ to: null, contractAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/) as string })])
    const syntheticTxs = receipts.filter(({ to, contractAddress }) => to === null && contractAddress === null)
    expect(syntheticTxs.length).toBeGreaterThan(20)
    await bench.app.sync(bench.me)
    const { items } = await bench.app.call('activity.page', { filter: { chainId: EVM, text: 'type:MsgCreate' }, limit: 5 })
    expect(items).toHaveLength(1)
    const detail = await bench.app.call('activity.get', { accountId: bench.accountId, chainId: EVM, hash: items[0]?.hash ?? '' })
    expect(detail.messages[0]?.type).toBe('/minievm.evm.v1.MsgCreate')
  })

  test('an inner call whose value is a bare 0x moved nothing', async () => {
    const calls = valuesOf(await readAccountInternalTxs(bench.request(), target(EVM), { account: bench.me, ...newest, limit: 1000 }))
    expect(calls.map(({ value }) => value)).toContain('0')
    expect(calls.map(({ value }) => value)).toContain('1000000')
    const raw = await bench.practice.fetch(`https://${host(EVM)}/indexer/tx/v1/evm-internal-txs/by_account/${bench.me}`)
    expect(await raw.text()).toContain('"value":"0x"')
    const report = await bench.app.sync(bench.me)
    expect(report.problems).toEqual(FAR)
    expect(report.chains[EVM]?.internalTxs).toMatchObject({ rows: calls.length, complete: true })
  })

  test('a transaction of both lists is one row, and can be found by either hash', async () => {
    const receipts = valuesOf(await readAccountEvmTxs(bench.request(), target(EVM), { account: bench.me, ...newest, limit: 1000 }))
    const cosmos = await bench.served(EVM)
    await bench.app.sync(bench.me)
    const rows = await bench.copied(EVM)
    expect(new Set(rows).size).toBe(rows.length)
    expect(receipts.length).toBeGreaterThan(60)
    // Only the two receipts whose counterpart is in no list of the account stand alone.
    expect(rows.length).toBe(cosmos.length + 2)
    const signed = receipts.find(
      ({ from, contractAddress }) => from === bench.practice.accounts[0]?.hex.toLowerCase() && contractAddress === null,
    )
    const found = await bench.app.call('activity.page', { filter: { text: signed?.transactionHash ?? '' }, limit: 5 })
    expect(found.items.map(({ hash }) => hash)).toEqual([expect.stringMatching(/^[0-9A-F]{64}$/)])
    expect(cosmos).toContain(found.items[0]?.hash)
  })
})

describe('filters', () => {
  test('message types that the indexer does not know switch its filter off; the rows are filtered here', async () => {
    const asked = { account: bench.me, ...newest, limit: 1000 }
    const all = await readAccountTxs(bench.request(), target(EVM), asked)
    const none = await readAccountTxs(bench.request(), target(EVM), { ...asked, messageTypes: ['nobody.v1.MsgNothing'] })
    expect(none.size).toBe(all.size)
    expect(valuesOf(none)).toEqual([])
    const calls = await readAccountTxs(bench.request(), target(EVM), { ...asked, messageTypes: ['minievm.evm.v1.MsgCall'] })
    expect(calls.size).toBeLessThan(all.size)
    expect(valuesOf(calls)).toHaveLength(calls.size)
  })
})

describe('an indexer that began anew', () => {
  test('its height goes back and comes again, its rows have other numbers: nothing is lost or doubled, labels stay', async () => {
    await bench.app.sync(bench.me)
    const before = await bench.copied(MOVE)
    const rows = await copiedTxs(bench.app, { chainId: MOVE, accountId: bench.accountId })
    const key = { kind: 'tx', chainId: MOVE, ref: rows[3]?.hash ?? '' } as const
    await bench.app.call('labels.set', { key, label: 'the lamp', note: 'from the fair' })

    const hand = bench.practice.indexer(MOVE)
    hand.reset({ height: rows[20]?.height ?? 0, renumber: true })
    const meanwhile = await bench.app.sync(bench.me)
    expect(await bench.copied(MOVE)).toEqual(expect.arrayContaining(before))
    expect(meanwhile.problems).toEqual(FAR)

    hand.reset({ renumber: true })
    const [arrived = ''] = await bench.paid(MOVE, bench.feeDenomOf(MOVE), 1)
    const report = await bench.app.sync(bench.me)
    expect(report.chains[MOVE]?.txs).toMatchObject({ complete: true, rows: before.length + 1 })
    expect(await bench.copied(MOVE)).toEqual([...before, arrived].toSorted())
    expect(await bench.copied(MOVE)).toEqual(await bench.served(MOVE))
    const labelled = await bench.app.call('activity.page', { filter: { text: 'label:lamp' }, limit: 5 })
    expect(labelled.items.map(({ hash }) => hash)).toEqual([key.ref])
  })

  test('numbers that changed while half of the history was copied lead to no gap', async () => {
    let pages = 0
    bench.app.way.gate = async (url, pass) => {
      const isHistory = url.host === host(MOVE) && url.pathname.includes('/v1/txs/by_account/')
      pages += isHistory ? 1 : 0
      return isHistory && pages > 1 ? new Response('Internal Server Error', { status: 500 }) : await pass()
    }
    const half = await bench.app.sync(bench.me)
    expect(half.chains[MOVE]?.txs).toMatchObject({ complete: false, rows: 100 })
    bench.app.way.gate = null
    const all = await wholeList<{ txhash: string; height: string }>(bench.practice, MOVE, `tx/v1/txs/by_account/${bench.me}`, 'txs')
    expect(all.length).toBeGreaterThan(102)
    bench.practice.indexer(MOVE).reset({ renumber: true, dropBelow: Number(all.at(-2)?.height) })
    await bench.app.sync(bench.me)
    expect((await bench.app.sync(bench.me)).chains[MOVE]?.txs?.complete).toBe(true)
    expect(await bench.copied(MOVE)).toEqual(await bench.served(MOVE))
  })

  test('one that answers for another chain is not believed', async () => {
    await bench.app.sync(bench.me)
    const before = await bench.copied(MOVE)
    await bench.app.close()
    bench.practice.indexer(MOVE).reset({ chainId: 'lantern-2' })
    bench = await factBench({ folder: bench.folder, practice: bench.practice })
    const report = await bench.app.sync(bench.me)
    expect(report.problems.join()).toContain('serves lantern-2, not lantern-1')
    expect(await bench.copied(MOVE)).toEqual(before)
  })
})

describe('the L1', () => {
  test('pages by offset, names its rows’ count as a number, and refuses in JSON', async () => {
    const first = await readAccountTxs(bench.request(), target(L1), { account: bench.me, ...newest, limit: 10, withTotal: true })
    const second = await readAccountTxs(bench.request(), target(L1), { account: bench.me, ...newest, limit: 10, from: { offset: 10 } })
    expect([first.size, second.size]).toEqual([10, 10])
    expect(first.total).toBeGreaterThan(200)
    const hashes = [...valuesOf(first), ...valuesOf(second)].map(({ txhash }) => txhash)
    expect(new Set(hashes).size).toBe(20)
    await expect(readAccountTxs(bench.request(), target(L1), { account: bench.me, ...newest, limit: 1001 })).rejects.toMatchObject({
      code: 'indexer.refused',
      message: expect.stringContaining('limit must be between') as string,
    })
    expect(await readAverageBlockTime(bench.request(), target(L1))).toBe(2000 / PACE)
  })

  test('is copied whole, although its rows shift while they are read', async () => {
    const report = await bench.app.sync(bench.me)
    expect(report.chains[L1]?.txs).toMatchObject({ complete: true })
    expect(await bench.copied(L1)).toEqual(await bench.served(L1))
    expect(bench.historyAsked(L1).every((url) => !url.includes('pagination.key'))).toBe(true)
  })
})
