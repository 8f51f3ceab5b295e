// Checks that browsing needs no network: copied data is read, searched and exported while every request fails.
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityHandlers } from '../../../src/main/features/activity/methods.ts'
import { browseHandlers } from '../../../src/main/features/activity/browse.ts'
import { portfolioHandlers } from '../../../src/main/features/portfolio/methods.ts'
import { createExport } from '../../../src/main/features/exports/createExport.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import type { Handlers } from '../../../src/shared/contract/methods.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const folder = tempFolder()
const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: () => Date.now() } })
const [first, second] = practice.accounts.map(({ bech32 }, index) => watched(bech32, `account ${index}`))
if (first === undefined || second === undefined) throw new Error('the practice network has five accounts')
const accounts = [first, second]
const unreachable = () => Promise.reject(new TypeError('fetch failed'))

let bench: Awaited<ReturnType<typeof openSyncBench>>
let browse: Pick<Handlers, 'activity.page' | 'activity.get' | 'portfolio.get' | 'sync.state' | 'sync.now'>
let journal: ReturnType<typeof openJournal>
let asked = 0

beforeAll(async () => {
  const online = await openSyncBench({ folder: folder.path, network: practice.network, fetch: practice.fetch, accounts })
  await online.once()
  await online.close()
  const fetch = () => {
    asked += 1
    return unreachable()
  }
  bench = await openSyncBench({ folder: folder.path, network: practice.network, fetch, accounts })
  journal = openJournal(join(folder.path, 'journal.db'))
  const deps = { ...bench, db: journal, world: { clock: systemClock }, accounts: () => accounts, transferOf: () => null, moving: () => [] }
  browse = { ...activityHandlers(deps), ...browseHandlers(deps), ...portfolioHandlers(deps) }
})

afterAll(async () => {
  journal.close()
  await bench.close()
  practice.close()
  folder.remove()
})

test('pages through all history, each transaction once, newest first', async () => {
  const seen: { key: string; time: number }[] = []
  let cursor: string | null = null
  do {
    const page = await browse['activity.page']({ filter: {}, cursor, limit: 37 })
    seen.push(...page.items.map(({ chainId, hash, time }) => ({ key: `${chainId}/${hash}`, time })))
    cursor = page.nextCursor
  } while (cursor !== null)
  const { total, matching } = await browse['activity.page']({ filter: {}, limit: 1 })
  expect(seen).toHaveLength(total)
  expect(matching).toEqual({ count: total, isExact: true })
  expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length)
  expect(seen.map(({ time }) => time)).toEqual(seen.map(({ time }) => time).toSorted((a, b) => b - a))
})

test('finds by memo, type, hash prefix and either spelling of an address', async () => {
  const find = async (text: string) => browse['activity.page']({ filter: { text }, limit: 500 })
  const rent = await find('rent march')
  expect(rent.items.length).toBeGreaterThan(0)
  expect(rent.items.every(({ memo }) => memo === 'rent, march')).toBe(true)
  expect(rent.matching).toEqual({ count: rent.items.length, isExact: true })
  expect((await find('家賃')).items.every(({ memo }) => memo.includes('家賃'))).toBe(true)
  expect((await find('delegate')).items.some(({ kind }) => kind === 'delegated')).toBe(true)
  const [one] = rent.items
  const hash = one?.hash ?? ''
  expect((await find(hash.slice(0, 12).toLowerCase())).items.map((item) => item.hash)).toContain(hash)
  expect((await find(`0x${hash}`)).items.map((item) => item.hash)).toEqual([hash])
  const byBech32 = await find(second.address.bech32)
  expect(byBech32.matching.count).toBeGreaterThan(0)
  expect((await find(second.address.hex)).matching).toEqual(byBech32.matching)
  expect((await find('"; DROP TABLE tx; --')).matching.count).toBe(0)
})

test('filters by account, chain, status and direction, and counts what matches', async () => {
  const failed = await browse['activity.page']({ filter: { status: 'failed', chainId: 'practice-1', accountId: first.id }, limit: 500 })
  expect(failed.items.length).toBeGreaterThan(0)
  expect(
    failed.items.every(({ status, chainId, accountId }) => status === 'failed' && chainId === 'practice-1' && accountId === first.id),
  ).toBe(true)
  const outgoing = await browse['activity.page']({ filter: { direction: 'out' }, limit: 500 })
  expect(outgoing.items.every(({ direction }) => direction === 'out')).toBe(true)
  expect(outgoing.matching.count).toBe(outgoing.items.length)
  expect(outgoing.total).toBeGreaterThan(outgoing.matching.count)
})

test('shows one transaction in full, its record byte for byte, with every digit of large numbers', async () => {
  const { items } = await browse['activity.page']({ filter: { text: 'MsgTransfer' }, limit: 500 })
  const sent = items.find(({ kind }) => kind === 'ibcSent')
  const detail = await browse['activity.get']({ accountId: first.id, chainId: sent?.chainId ?? '', hash: sent?.hash ?? '' })
  const reply = await practice.fetch(`https://indexer.${sent?.chainId}.practice.invalid/indexer/tx/v1/txs/${sent?.hash}`)
  const { tx_response, tx } = (await reply.json()) as { tx_response?: unknown; tx?: unknown }
  expect(JSON.parse(detail.raw)).toEqual(tx_response ?? tx)
  expect(detail.messages[0]?.type).toBe('/ibc.applications.transfer.v1.MsgTransfer')
  expect(detail.messages[0]?.json).toMatch(/"timeout_timestamp": "\d{19}"/)
  expect(detail.events.length).toBeGreaterThan(3)
})

test('says that a transaction or an account is not there', async () => {
  expect(() => browse['activity.get']({ accountId: first.id, chainId: 'practice-1', hash: 'ab'.repeat(32) })).toThrow(
    'isn’t in your history',
  )
  await expect(browse['activity.page']({ filter: { accountId: 'gone' }, limit: 1 })).rejects.toThrow('no longer in Waybill')
  await expect(browse['activity.page']({ filter: {}, cursor: 'nonsense', limit: 1 })).rejects.toThrow('can’t be read')
})

test('merges holdings over chains without losing a unit', async () => {
  const { groups } = await browse['portfolio.get']({})
  const init = groups.find(({ originId }) => originId === 'practice-1:uinit')
  expect(init).toMatchObject({ symbol: 'INIT', decimals: 18, isVerified: true })
  const owned = [...(init?.parts ?? []), ...(init?.stakes ?? []).filter(({ kind }) => kind !== 'vesting')]
  const sum = owned.reduce((total, { amount, asset }) => total + BigInt(amount) * 10n ** BigInt(18 - asset.decimals), 0n)
  expect(init?.total).toBe(String(sum))
  const last = groups.at(-1)
  expect(last).toMatchObject({ isVerified: false, decimals: 0 })
})

test('exports one row a transaction, as CSV that is no formula and as exact JSON lines', async () => {
  const { total } = await browse['activity.page']({ filter: {}, limit: 1 })
  for (const format of ['csv', 'jsonl'] as const) {
    const file = join(folder.path, `activity.${format}`)
    const exportRows = createExport({ ...bench, journal, accounts: () => accounts, clock: systemClock })
    const rows = await exportRows({ what: 'activity', format, filter: {} }, createWriteStream(file))
    expect(rows).toBe(total)
    const text = readFileSync(file, 'utf8')
    if (format === 'csv') {
      expect(text.split('\r\n')[0]).toBe(
        'chain_id,hash,height,time,status,kind,direction,account,account_label,counterparty,counterparty_label,sent,sent_units,sent_decimals,received,received_units,received_decimals,fee,fee_units,fee_decimals,label,note,method,other_chain_id,memo,message_types,sent_is_verified,received_is_verified,fee_is_verified,gone_at,evm_hash',
      )
      // A memo may hold line breaks; they stand between quotes.
      expect(text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\r\n')).toHaveLength(total + 2)
    } else {
      const lines = text.trimEnd().split('\n')
      expect(lines).toHaveLength(total)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        status: expect.stringMatching(/succeeded|failed/),
        hash: expect.stringMatching(/^[0-9A-F]{64}$/),
      })
    }
  }
})

test('asked no server for any of it', () => {
  expect(asked).toBe(0)
})

test('keeps what it has when a sync is tried offline, and says which host could not be reached', async () => {
  const before = bench.sync.reportFromDisk([first])
  const after = await bench.once()
  expect(after.problems.length).toBeGreaterThan(0)
  expect(after.problems.every((problem) => /Can’t reach|isn’t an Initia chain/.test(problem))).toBe(true)
  const rows = (report: typeof before) => Object.values(report.chains).map(({ txs }) => txs?.rows)
  expect(rows(bench.sync.reportFromDisk([first]))).toEqual(rows(before))
})
