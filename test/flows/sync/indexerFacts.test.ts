// What indexers are known to do with pages, and when they do not answer as they should: each fact a test, with the whole core or its client.
// Sources: initia-labs/rollytics api/handler, util/common-handler; initia-labs/core-indexer api; see also src/practice/indexer.
import { beforeEach, describe, expect, test } from 'vitest'
import { readAccountEvmTxs } from '../../../src/main/clients/indexer/evmTxs.ts'
import { probeFeatures } from '../../../src/main/clients/indexer/features.ts'
import { readAccountTokens } from '../../../src/main/clients/indexer/nfts.ts'
import { readAccountTxs } from '../../../src/main/clients/indexer/txs.ts'
import { limitConcurrency } from '../../../src/main/platform/http/limitConcurrency.ts'
import {
  EVM,
  FAR,
  factBench,
  hostOf as host,
  L1,
  MOVE,
  newest,
  targetOf as target,
  type FactBench,
} from '../../support/benches/factBench.ts'

/** No account anywhere. */
const NOBODY = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'

let bench: FactBench

beforeEach(async () => {
  bench = await factBench()
})

describe('pages', () => {
  test('a last page with a key, and an empty one behind it, end the list', async () => {
    const last = await readAccountTxs(bench.request(), target(MOVE), { account: bench.me, ...newest, limit: 1000 })
    expect([last.size > 30, last.nextKey]).toEqual([true, expect.any(String)])
    const beyond = await readAccountTxs(bench.request(), target(MOVE), { account: bench.me, ...newest, from: { key: last.nextKey ?? '' } })
    expect([beyond.size, beyond.nextKey]).toEqual([0, null])
    const report = await bench.app.sync(bench.me)
    expect(report.chains[MOVE]?.txs?.complete).toBe(true)
    expect(await bench.copied(MOVE)).toEqual(await bench.served(MOVE))
  })

  test('a list by offset that fills its last page exactly leads to an empty page, and is whole', async () => {
    bench.practice.indexer(MOVE).mintNfts(bench.me, 77)
    const full = await readAccountTokens(bench.request(), target(MOVE), { account: bench.me, ...newest })
    expect([full.size, full.nextKey]).toEqual([100, expect.any(String)])
    await bench.app.sync(bench.me)
    expect((await bench.app.call('nfts.overview', { show: 'held', chainId: MOVE })).groups.map(({ count }) => count)).toEqual([100])
  })

  test('an account that the indexer never saw has an empty list, which is complete', async () => {
    const thirdParty = bench.practice.accounts[4]?.bech32 ?? ''
    expect(await readAccountTxs(bench.request(), target(EVM), { account: thirdParty, ...newest, withTotal: true })).toMatchObject({
      size: 0,
      nextKey: null,
      total: 0,
    })
    await bench.app.call('accounts.watch', { address: thirdParty, label: 'Nobody yet' })
    const report = await bench.app.sync(thirdParty)
    expect(report.problems).toEqual(FAR)
    for (const chainId of [L1, EVM, MOVE]) expect(report.chains[chainId]?.txs).toMatchObject({ rows: 0, complete: true })
  })

  test('an account of another form is refused in plain words', async () => {
    await expect(readAccountTxs(bench.request(), target(EVM), { account: NOBODY, ...newest })).rejects.toMatchObject({
      code: 'indexer.refused',
      message: expect.stringContaining('invalid account address') as string,
    })
  })

  test('a total that was not counted in time, or not at all, changes nothing', async () => {
    bench.practice.faults.setFault('indexer', 'totalUnknown')
    expect((await readAccountTxs(bench.request(), target(EVM), { account: bench.me, ...newest, withTotal: true })).total).toBeNull()
    await bench.app.sync(bench.me)
    bench.practice.faults.setFault('indexer', null)
    expect(bench.historyAsked(EVM).every((url) => url.includes('count_total=false'))).toBe(true)
    for (const chainId of [L1, MOVE]) expect(await bench.copied(chainId)).toEqual(await bench.served(chainId))
  })

  test('more than a thousand rows at once are refused with a text', async () => {
    await expect(readAccountTxs(bench.request(), target(EVM), { account: bench.me, ...newest, limit: 1001 })).rejects.toMatchObject({
      code: 'indexer.refused',
      message: expect.stringContaining('between 1 and 1000') as string,
    })
  })

  test.each([L1, MOVE])('rows that arrive between two descending pages of %s are neither lost nor twice there', async (chainId) => {
    let arrived: string[] = []
    bench.app.way.gate = async (url, pass) => {
      const page = await pass()
      const isFirst = url.host === host(chainId) && url.pathname.includes('/v1/txs/by_account/') && arrived.length === 0
      if (isFirst) arrived = await bench.paid(chainId, bench.feeDenomOf(chainId), 5)
      return page
    }
    await bench.app.sync(bench.me)
    bench.app.way.gate = null
    await bench.app.sync(bench.me)
    expect(arrived).toHaveLength(5)
    expect(await bench.copied(chainId)).toEqual(await bench.served(chainId))
    expect(await bench.copied(chainId)).toEqual(expect.arrayContaining(arrived))
  })
})

describe('answers that are none', () => {
  test.each([
    ['a plain 500', { status: 500, body: 'Internal Server Error', contentType: 'text/plain' }, '500: Internal Server Error'],
    [
      'a web page with 502',
      { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>', contentType: 'text/html' },
      'A gateway responded instead of',
    ],
  ])('%s is told and loses nothing', async (_name, fault, words) => {
    await bench.app.sync(bench.me)
    const before = await bench.copied(MOVE)
    const [hash = ''] = await bench.paid(MOVE, bench.feeDenomOf(MOVE), 1)
    bench.practice.faults.setFault(host(MOVE), fault)
    const report = await bench.app.sync(bench.me)
    expect(report.problems.filter((problem) => problem.startsWith('Lantern transactions')).join()).toContain(words)
    expect(await bench.copied(MOVE)).toEqual(before)
    bench.practice.faults.setFault(host(MOVE), null)
    expect((await bench.app.sync(bench.me)).problems).toEqual(FAR)
    expect(await bench.copied(MOVE)).toEqual([...before, hash].toSorted())
  })

  test('404 for the lists of an EVM that is not there is no trouble, and nobody asks for them', async () => {
    await expect(readAccountEvmTxs(bench.request(), target(MOVE), { account: bench.me, ...newest })).rejects.toMatchObject({
      code: 'indexer.unsupported',
    })
    const report = await bench.app.sync(bench.me)
    expect(report.problems).toEqual(FAR)
    expect(Object.keys(report.chains[MOVE] ?? {})).not.toContain('evmTxs')
    expect(bench.app.asked.filter((url) => url.includes('/evm-') && !url.includes(host(EVM)))).toEqual([])
  })

  test('a status that leaves out its optional heights does not switch off what is there', async () => {
    bench.app.way.gate = async (url, pass) => {
      const reply = await pass()
      if (url.host !== host(EVM) || url.pathname !== '/status') return reply
      const { chain_id, height } = (await reply.json()) as Record<string, unknown>
      return Response.json({ chain_id, height })
    }
    const asRead = limitConcurrency(
      (url) => bench.app.way.gate?.(new URL(url), () => bench.practice.fetch(url)) ?? bench.practice.fetch(url),
      4,
    )
    const features = await probeFeatures(asRead, target(EVM), { vm: 'evm' })
    expect(features).toMatchObject({ evmTxs: 'yes', internalTxs: 'unknown', heights: { internalTxs: null, richList: null } })
    const report = await bench.app.sync(bench.me)
    expect(report.chains[EVM]?.internalTxs).toMatchObject({ complete: true, rows: expect.any(Number) as number })
    expect(report.chains[EVM]?.internalTxs?.rows).toBeGreaterThan(5)
  })
})
