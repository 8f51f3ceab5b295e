// Where an account stands among the holders of what it holds: counted page by page, not to the end of the list, and seldom.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRanks } from '../../../src/main/db/archive/read/readDenoms.ts'
import { readHoldings } from '../../../src/main/db/archive/read/readHoldings.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { scriptedFetch, type Script } from '../../support/bodies/scriptedFetch.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const LIST = 'tidewatch-1.practice.invalid/indexer/richlist/v1'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let script: Script

beforeEach(() => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => Date.now() } })
  script = {}
})

afterEach(() => {
  practice.close()
  folder.remove()
})

const account = () => (practice.accounts[0]?.hex ?? '').slice(2).toLowerCase()

function open() {
  const accounts = [watched(practice.accounts[0]?.bech32 ?? '')]
  const fetch: FetchLike = (input, init) => scriptedFetch(practice.fetch, script)(input, init)
  return openSyncBench({ folder: folder.path, network: practice.network, fetch, accounts })
}

test('looks up the rank among holders, not to the end of the list, and seldom', async () => {
  const bench = await open()
  let asked = 0
  const holdersBefore = (ahead: number) => (url: URL) => {
    asked += 1
    const offset = Number(url.searchParams.get('pagination.offset') ?? '0')
    const limit = Number(url.searchParams.get('pagination.limit'))
    const holders = Array.from({ length: limit }, (_, index) => ({
      account: offset + index === ahead ? practice.accounts[0]?.hex : `0x${String(offset + index).padStart(40, 'a')}`,
      amount: String(10_000 - offset - index),
    }))
    return { holders, pagination: { next_key: 'more' } }
  }
  const ranks = () => readRanks(bench.archive, [account()]).map(({ rank, lookedAt }) => [rank, lookedAt])
  script = { [LIST]: holdersBefore(411) }
  await bench.once()
  await bench.once()
  const denoms = ranks().length
  expect(denoms).toBeGreaterThan(0)
  expect(ranks()).toEqual(Array.from({ length: denoms }, () => [412, 412]))
  // Three pages each, once.
  expect(asked).toBe(denoms * 3)
  await bench.once()
  expect(asked).toBe(denoms * 3)
  await bench.close()
})

test('every denomination that is held has its rank, listed or not', async () => {
  const bench = await open()
  script = { [LIST]: () => ({ holders: [{ account: practice.accounts[0]?.hex, amount: '9' }], pagination: { next_key: null } }) }
  await bench.once()
  await bench.once()
  const held = readHoldings(bench.archive, [account()])
    .filter(({ chainId }) => chainId === 'tidewatch-1')
    .map(({ denom }) => denom)
  const isListed = (denom: string) => bench.registry.asset('tidewatch-1', denom).isVerified
  expect(held.filter(isListed).length).toBeGreaterThan(0)
  expect(held.some((denom) => !isListed(denom))).toBe(true)
  expect(
    readRanks(bench.archive, [account()])
      .map(({ denom }) => denom)
      .toSorted(),
  ).toEqual(held.toSorted())
  await bench.close()
})

test('a rank far down is said as not among the first', async () => {
  const bench = await open()
  script = {
    [LIST]: (url: URL) => ({
      holders: Array.from({ length: Number(url.searchParams.get('pagination.limit')) }, () => ({
        account: `0x${'b'.repeat(40)}`,
        amount: '9',
      })),
      pagination: { next_key: 'more' },
    }),
  }
  await bench.once()
  await bench.once()
  expect(readRanks(bench.archive, [account()]).map(({ rank, lookedAt }) => [rank, lookedAt])).toContainEqual([null, 1000])
  await bench.close()
})
