// Checks the sentences of a copied history: every practice transaction has a meaning, a transfer to another chain learns its end from other
// rows, and one transaction can be read in full, all from local data.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityHandlers } from '../../../src/main/features/activity/methods.ts'
import { browseHandlers } from '../../../src/main/features/activity/browse.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import type { ActivityItem } from '../../../src/shared/contract/history/activity.ts'
import type { Handlers } from '../../../src/shared/contract/methods.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const folder = tempFolder()
const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: () => Date.now() } })
const accounts = practice.accounts.map(({ bech32 }, index) => watched(bech32, `account ${index}`)).slice(0, 2)

let bench: Awaited<ReturnType<typeof openSyncBench>>
let journal: ReturnType<typeof openJournal>
let browse: Pick<Handlers, 'activity.page' | 'activity.get'>
let items: ActivityItem[]

beforeAll(async () => {
  bench = await openSyncBench({ folder: folder.path, network: practice.network, fetch: practice.fetch, accounts })
  await bench.once()
  journal = openJournal(join(folder.path, 'journal.db'))
  const deps = { ...bench, db: journal, world: { clock: systemClock }, accounts: () => accounts, transferOf: () => null, moving: () => [] }
  browse = { ...activityHandlers(deps), ...browseHandlers(deps) }
  items = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await browse['activity.page']({ filter: {}, cursor, limit: 500 })
    items.push(...page.items)
    cursor = page.nextCursor
  }
})

afterAll(async () => {
  journal.close()
  await bench.close()
  practice.close()
  folder.remove()
})

const ofKind = (kind: ActivityItem['kind']) => items.filter((item) => item.kind === kind && item.status === 'succeeded')

test('what nobody lists is the only thing without a meaning of its own', () => {
  const types = new Set(items.filter(({ kind }) => kind === 'other').flatMap(({ messageTypes }) => messageTypes))
  expect([...types].filter((type) => !/^\/(tidemark|evil)\./.test(type))).toEqual([])
})

test('IBC transfers learn their ends from the relayers’ rows', async () => {
  const sent = ofKind('ibcSent')
  expect(sent.length).toBeGreaterThan(0)
  expect(new Set(sent.map(({ delivery }) => delivery))).toEqual(new Set(['arrived', 'refunded', 'timedOut']))
  for (const { accountId, chainId, hash, delivery } of sent) {
    const { crossChainLegs } = await browse['activity.get']({ accountId, chainId, hash })
    expect(crossChainLegs.map(({ step }) => step)).toEqual(['sent', delivery === 'arrived' ? 'acknowledged' : delivery])
    expect(crossChainLegs.every((step) => step.accountId === accountId)).toBe(true)
  }
})

test('deposits are found on both sides, withdrawals with their claim', async () => {
  const deposits = ofKind('deposit')
  expect(deposits.length).toBeGreaterThan(0)
  expect(new Set(deposits.map(({ delivery }) => delivery))).toEqual(new Set(['arrived']))
  const [deposit] = deposits
  if (deposit === undefined) throw new Error('no deposit')
  const { crossChainLegs } = await browse['activity.get'](deposit)
  expect(crossChainLegs.map(({ step, chainId }) => [step, chainId])).toEqual([
    ['sent', deposit.chainId],
    ['received', deposit.otherChainId],
  ])
  expect(deposit.facts.map(({ name }) => name)).toContain('sequence')
  const [packet] = deposit.packets
  expect(packet?.isSent).toBe(true)
  const ends = items.filter((item) => item.packets.some(({ id }) => id === packet?.id))
  expect(ends.map(({ chainId, kind }) => [chainId, kind])).toEqual([
    [deposit.otherChainId, 'depositArrived'],
    [deposit.chainId, 'deposit'],
  ])
  expect(ofKind('withdrawalClaimed').length).toBeGreaterThan(0)
})

test('staking and votes say how much and what', () => {
  for (const item of [...ofKind('undelegated'), ...ofKind('delegated')]) {
    expect(item.about.length).toBeGreaterThan(0)
    expect(item.facts.map(({ name }) => name)).toContain('validator')
  }
  for (const item of ofKind('voted')) expect(item.facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['proposal', 'option']))
})

test('every transaction can be read in full: one reading a message at least, logs where a contract wrote some', async () => {
  let logs = 0
  for (const item of items) {
    const detail = await browse['activity.get'](item)
    expect(new Set(detail.readings.map(({ index }) => index)).size).toBe(detail.messages.length)
    logs += detail.logs.length
    for (const log of detail.logs.filter(({ name }) => name === 'Transfer'))
      expect(log.args.map(({ name }) => name).join()).toMatch(/^from,to,(value|id)$/)
  }
  expect(logs).toBeGreaterThan(0)
})
