// What indexers are known to do, one test for each fact: the whole core, or its indexer client, against the practice network.
// Sources: initia-labs/rollytics api/handler, util/common-handler; initia-labs/core-indexer api; see also src/practice/indexer.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readAverageBlockTime } from '../../src/main/indexer/blocks.ts'
import { readAccountEvmTxs } from '../../src/main/indexer/evmTxs.ts'
import { probeFeatures } from '../../src/main/indexer/features.ts'
import { readAccountInternalTxs } from '../../src/main/indexer/internalTxs.ts'
import type { ListPage } from '../../src/main/indexer/listPage.ts'
import { readAccountTokens } from '../../src/main/indexer/nfts.ts'
import type { SpokenTarget } from '../../src/main/indexer/target.ts'
import { readAccountTxs } from '../../src/main/indexer/txs.ts'
import { createPoliteRequest } from '../../src/main/lib/politeRequest.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../src/practice/network.ts'
import { copiedTxs, PACE, practiceCore, wholeList, type PracticeCore } from '../support/practiceCore.ts'
import { tempFolder } from '../support/syncBench.ts'

const L1 = 'practice-1'
const EVM = 'tidewatch-1'
const MOVE = 'lantern-1'
const FAR = 'Basin: no history here, as it is not a chain of Initia.'
const NOBODY = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let app: PracticeCore
let me: string
let accountId: string

beforeEach(async () => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 2, file: ':memory:', clock: { now: Date.now }, pace: PACE })
  app = await practiceCore(folder.path, practice)
  me = practice.accounts[0]?.bech32 ?? ''
  accountId = (await app.call('accounts.watch', { address: me, label: 'Mine' })).id
})

afterEach(async () => {
  await app.close()
  practice.close()
  folder.remove()
})

const request = () => createPoliteRequest((url, init) => practice.fetch(url, init), 4)
const target = (chainId: string): SpokenTarget => ({
  url: `https://indexer.${chainId}.practice.invalid`,
  chainId,
  isL1: chainId === L1,
  dialect: chainId === L1 ? 'core' : 'rollytics',
})
const host = (chainId: string) => `indexer.${chainId}.practice.invalid`
const newest = { newestFirst: true, from: null, limit: 100 } as const
const valuesOf = <T>(page: ListPage<T>): T[] => [...page.records()].map((row) => ('value' in row ? row.value : expect.fail(row.reason)))

/** The hashes of an account's Cosmos transactions as the practice indexer has them now. */
async function served(chainId: string): Promise<string[]> {
  const rows = await wholeList<{ txhash: string }>(practice, chainId, `tx/v1/txs/by_account/${me}`, 'txs')
  return rows.map(({ txhash }) => txhash).toSorted()
}

const copied = async (chainId: string) => (await copiedTxs(app, { chainId, accountId })).map(({ hash }) => hash).toSorted()
const historyAsked = (chainId: string) => app.asked.filter((url) => url.includes(host(chainId)) && url.includes('/v1/txs/by_account/'))

function feeDenomOf(chainId: string): string {
  const chains = practice.network.chains as { chain_id: string; fees?: { fee_tokens: { denom: string }[] } }[]
  return chains.find(({ chain_id }) => chain_id === chainId)?.fees?.fee_tokens[0]?.denom ?? ''
}

/** Strangers pay while something else goes on; the payments are in blocks and indexed when this returns. */
async function paid(chainId: string, denom: string, times: number): Promise<string[]> {
  const hashes = Array.from({ length: times }, () => practice.pay(chainId, me, { denom, amount: '1' }))
  await expect
    .poll(async () => (await practice.fetch(`https://${host(chainId)}/indexer/tx/v1/txs/${hashes.at(-1) ?? ''}`)).status, { interval: 10 })
    .toBe(200)
  return hashes
}

describe('pages', () => {
  test('a last page with a key, and an empty one behind it, end the list', async () => {
    const last = await readAccountTxs(request(), target(MOVE), { account: me, ...newest, limit: 1000 })
    expect([last.size > 30, last.nextKey]).toEqual([true, expect.any(String)])
    const beyond = await readAccountTxs(request(), target(MOVE), { account: me, ...newest, from: { key: last.nextKey ?? '' } })
    expect([beyond.size, beyond.nextKey]).toEqual([0, null])
    const report = await app.sync(me)
    expect(report.chains[MOVE]?.txs?.complete).toBe(true)
    expect(await copied(MOVE)).toEqual(await served(MOVE))
  })

  test('a list by offset that fills its last page exactly leads to an empty page, and is whole', async () => {
    practice.indexer(MOVE).mintNfts(me, 77)
    const full = await readAccountTokens(request(), target(MOVE), { account: me, ...newest })
    expect([full.size, full.nextKey]).toEqual([100, expect.any(String)])
    await app.sync(me)
    expect((await app.call('nfts.overview', { show: 'held', chainId: MOVE })).groups.map(({ count }) => count)).toEqual([100])
  })

  test('an account that the indexer never saw has an empty list, which is complete', async () => {
    const stranger = practice.accounts[4]?.bech32 ?? ''
    expect(await readAccountTxs(request(), target(EVM), { account: stranger, ...newest, withTotal: true })).toMatchObject({
      size: 0,
      nextKey: null,
      total: 0,
    })
    await app.call('accounts.watch', { address: stranger, label: 'Nobody yet' })
    const report = await app.sync(stranger)
    expect(report.problems).toEqual([FAR])
    for (const chainId of [L1, EVM, MOVE]) expect(report.chains[chainId]?.txs).toMatchObject({ rows: 0, complete: true })
  })

  test('an account of another form is refused in plain words', async () => {
    await expect(readAccountTxs(request(), target(EVM), { account: NOBODY, ...newest })).rejects.toMatchObject({
      code: 'indexer.refused',
      message: expect.stringContaining('invalid account address') as string,
    })
  })

  test('a total that was not counted in time, or not at all, changes nothing', async () => {
    practice.faults.setFault('indexer', 'totalUnknown')
    expect((await readAccountTxs(request(), target(EVM), { account: me, ...newest, withTotal: true })).total).toBeNull()
    await app.sync(me)
    practice.faults.setFault('indexer', null)
    expect(historyAsked(EVM).every((url) => url.includes('count_total=false'))).toBe(true)
    for (const chainId of [L1, MOVE]) expect(await copied(chainId)).toEqual(await served(chainId))
  })

  test('more than a thousand rows at once are refused with a text', async () => {
    await expect(readAccountTxs(request(), target(EVM), { account: me, ...newest, limit: 1001 })).rejects.toMatchObject({
      code: 'indexer.refused',
      message: expect.stringContaining('between 1 and 1000') as string,
    })
  })

  test.each([L1, MOVE])('rows that arrive between two descending pages of %s are neither lost nor twice there', async (chainId) => {
    let arrived: string[] = []
    app.way.gate = async (url, pass) => {
      const page = await pass()
      const isFirst = url.host === host(chainId) && url.pathname.includes('/v1/txs/by_account/') && arrived.length === 0
      if (isFirst) arrived = await paid(chainId, feeDenomOf(chainId), 5)
      return page
    }
    await app.sync(me)
    app.way.gate = null
    await app.sync(me)
    expect(arrived).toHaveLength(5)
    expect(await copied(chainId)).toEqual(await served(chainId))
    expect(await copied(chainId)).toEqual(expect.arrayContaining(arrived))
  })
})

describe('answers that are none', () => {
  test.each([
    ['a plain 500', { status: 500, body: 'Internal Server Error', contentType: 'text/plain' }, '500: Internal Server Error'],
    [
      'a web page with 502',
      { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>', contentType: 'text/html' },
      'gateway in front of',
    ],
  ])('%s is told and loses nothing', async (_name, fault, words) => {
    await app.sync(me)
    const before = await copied(MOVE)
    const [hash = ''] = await paid(MOVE, feeDenomOf(MOVE), 1)
    practice.faults.setFault(host(MOVE), fault)
    const report = await app.sync(me)
    expect(report.problems.filter((problem) => problem.startsWith('Lantern transactions')).join()).toContain(words)
    expect(await copied(MOVE)).toEqual(before)
    practice.faults.setFault(host(MOVE), null)
    expect((await app.sync(me)).problems).toEqual([FAR])
    expect(await copied(MOVE)).toEqual([...before, hash].toSorted())
  })

  test('404 for the lists of an EVM that is not there is no trouble, and nobody asks for them', async () => {
    await expect(readAccountEvmTxs(request(), target(MOVE), { account: me, ...newest })).rejects.toMatchObject({
      code: 'indexer.unsupported',
    })
    const report = await app.sync(me)
    expect(report.problems).toEqual([FAR])
    expect(Object.keys(report.chains[MOVE] ?? {})).not.toContain('evmTxs')
    expect(app.asked.filter((url) => url.includes('/evm-') && !url.includes(host(EVM)))).toEqual([])
  })

  test('a status that leaves out its optional heights does not switch off what is there', async () => {
    app.way.gate = async (url, pass) => {
      const reply = await pass()
      if (url.host !== host(EVM) || url.pathname !== '/status') return reply
      const { chain_id, height } = (await reply.json()) as Record<string, unknown>
      return Response.json({ chain_id, height })
    }
    const asRead = createPoliteRequest((url) => app.way.gate?.(new URL(url), () => practice.fetch(url)) ?? practice.fetch(url), 4)
    const features = await probeFeatures(asRead, target(EVM), { vm: 'evm' })
    expect(features).toMatchObject({ evmTxs: 'yes', internalTxs: 'unknown', heights: { internalTxs: null, richList: null } })
    const report = await app.sync(me)
    expect(report.chains[EVM]?.internalTxs).toMatchObject({ complete: true, rows: expect.any(Number) as number })
    expect(report.chains[EVM]?.internalTxs?.rows).toBeGreaterThan(5)
  })
})

describe('an EVM rollup', () => {
  test('a contract that is created has an address and no receiver; a stand-in has neither', async () => {
    const receipts = valuesOf(await readAccountEvmTxs(request(), target(EVM), { account: me, ...newest, limit: 1000 }))
    const created = receipts.filter(({ contractAddress }) => contractAddress !== null)
    expect(created).toEqual([expect.objectContaining({ to: null, contractAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/) as string })])
    const standIns = receipts.filter(({ to, contractAddress }) => to === null && contractAddress === null)
    expect(standIns.length).toBeGreaterThan(20)
    await app.sync(me)
    const { items } = await app.call('activity.page', { filter: { chainId: EVM, text: 'type:MsgCreate' }, limit: 5 })
    expect(items).toHaveLength(1)
    const detail = await app.call('activity.get', { accountId, chainId: EVM, hash: items[0]?.hash ?? '' })
    expect(detail.messages[0]?.type).toBe('/minievm.evm.v1.MsgCreate')
  })

  test('an inner call whose value is a bare 0x moved nothing', async () => {
    const calls = valuesOf(await readAccountInternalTxs(request(), target(EVM), { account: me, ...newest, limit: 1000 }))
    expect(calls.map(({ value }) => value)).toContain('0')
    expect(calls.map(({ value }) => value)).toContain('1000000')
    const raw = await practice.fetch(`https://${host(EVM)}/indexer/tx/v1/evm-internal-txs/by_account/${me}`)
    expect(await raw.text()).toContain('"value":"0x"')
    const report = await app.sync(me)
    expect(report.problems).toEqual([FAR])
    expect(report.chains[EVM]?.internalTxs).toMatchObject({ rows: calls.length, complete: true })
  })

  test('a transaction of both lists is one row, and can be found by either hash', async () => {
    const receipts = valuesOf(await readAccountEvmTxs(request(), target(EVM), { account: me, ...newest, limit: 1000 }))
    const cosmos = await served(EVM)
    await app.sync(me)
    const rows = await copied(EVM)
    expect(new Set(rows).size).toBe(rows.length)
    expect(receipts.length).toBeGreaterThan(60)
    // Only the two receipts whose twin is in no list of the account stand alone.
    expect(rows.length).toBe(cosmos.length + 2)
    const signed = receipts.find(
      ({ from, contractAddress }) => from === practice.accounts[0]?.hex.toLowerCase() && contractAddress === null,
    )
    const found = await app.call('activity.page', { filter: { text: signed?.transactionHash ?? '' }, limit: 5 })
    expect(found.items.map(({ hash }) => hash)).toEqual([expect.stringMatching(/^[0-9A-F]{64}$/)])
    expect(cosmos).toContain(found.items[0]?.hash)
  })
})

describe('filters', () => {
  test('message types that the indexer does not know switch its filter off; the rows are filtered here', async () => {
    const asked = { account: me, ...newest, limit: 1000 }
    const all = await readAccountTxs(request(), target(EVM), asked)
    const none = await readAccountTxs(request(), target(EVM), { ...asked, messageTypes: ['nobody.v1.MsgNothing'] })
    expect(none.size).toBe(all.size)
    expect(valuesOf(none)).toEqual([])
    const calls = await readAccountTxs(request(), target(EVM), { ...asked, messageTypes: ['minievm.evm.v1.MsgCall'] })
    expect(calls.size).toBeLessThan(all.size)
    expect(valuesOf(calls)).toHaveLength(calls.size)
  })
})

describe('an indexer that began anew', () => {
  test('its height goes back and comes again, its rows have other numbers: nothing is lost or doubled, labels stay', async () => {
    await app.sync(me)
    const before = await copied(MOVE)
    const rows = await copiedTxs(app, { chainId: MOVE, accountId })
    const key = { kind: 'tx', chainId: MOVE, ref: rows[3]?.hash ?? '' } as const
    await app.call('labels.set', { key, label: 'the lamp', note: 'from the fair' })

    const hand = practice.indexer(MOVE)
    hand.reset({ height: rows[20]?.height ?? 0, renumber: true })
    const meanwhile = await app.sync(me)
    expect(await copied(MOVE)).toEqual(expect.arrayContaining(before))
    expect(meanwhile.problems).toEqual([FAR])

    hand.reset({ renumber: true })
    const [arrived = ''] = await paid(MOVE, feeDenomOf(MOVE), 1)
    const report = await app.sync(me)
    expect(report.chains[MOVE]?.txs).toMatchObject({ complete: true, rows: before.length + 1 })
    expect(await copied(MOVE)).toEqual([...before, arrived].toSorted())
    expect(await copied(MOVE)).toEqual(await served(MOVE))
    const labelled = await app.call('activity.page', { filter: { text: 'label:lamp' }, limit: 5 })
    expect(labelled.items.map(({ hash }) => hash)).toEqual([key.ref])
  })

  test('numbers that changed while half of the history was copied lead to no gap', async () => {
    let pages = 0
    app.way.gate = async (url, pass) => {
      const isHistory = url.host === host(MOVE) && url.pathname.includes('/v1/txs/by_account/')
      pages += isHistory ? 1 : 0
      return isHistory && pages > 1 ? new Response('Internal Server Error', { status: 500 }) : await pass()
    }
    const half = await app.sync(me)
    expect(half.chains[MOVE]?.txs).toMatchObject({ complete: false, rows: 100 })
    app.way.gate = null
    const all = await wholeList<{ txhash: string; height: string }>(practice, MOVE, `tx/v1/txs/by_account/${me}`, 'txs')
    expect(all.length).toBeGreaterThan(102)
    practice.indexer(MOVE).reset({ renumber: true, dropBelow: Number(all.at(-2)?.height) })
    await app.sync(me)
    expect((await app.sync(me)).chains[MOVE]?.txs?.complete).toBe(true)
    expect(await copied(MOVE)).toEqual(await served(MOVE))
  })

  test('one that answers for another chain is not believed', async () => {
    await app.sync(me)
    const before = await copied(MOVE)
    await app.close()
    practice.indexer(MOVE).reset({ chainId: 'lantern-2' })
    app = await practiceCore(folder.path, practice)
    const report = await app.sync(me)
    expect(report.problems.join()).toContain('answers for lantern-2 instead of lantern-1')
    expect(await copied(MOVE)).toEqual(before)
  })
})

describe('the L1', () => {
  test('pages by offset, names its rows’ count as a number, and refuses in JSON', async () => {
    const first = await readAccountTxs(request(), target(L1), { account: me, ...newest, limit: 10, withTotal: true })
    const second = await readAccountTxs(request(), target(L1), { account: me, ...newest, limit: 10, from: { offset: 10 } })
    expect([first.size, second.size]).toEqual([10, 10])
    expect(first.total).toBeGreaterThan(200)
    const hashes = [...valuesOf(first), ...valuesOf(second)].map(({ txhash }) => txhash)
    expect(new Set(hashes).size).toBe(20)
    await expect(readAccountTxs(request(), target(L1), { account: me, ...newest, limit: 1001 })).rejects.toMatchObject({
      code: 'indexer.refused',
      message: expect.stringContaining('limit must be between') as string,
    })
    expect(await readAverageBlockTime(request(), target(L1))).toBe(2000 / PACE)
  })

  test('is copied whole, although its rows shift while they are read', async () => {
    const report = await app.sync(me)
    expect(report.chains[L1]?.txs).toMatchObject({ complete: true })
    expect(await copied(L1)).toEqual(await served(L1))
    expect(historyAsked(L1).every((url) => !url.includes('pagination.key'))).toBe(true)
  })
})
