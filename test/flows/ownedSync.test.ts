// What accounts own, copied into real files: sets replaced whole, what left kept, and a broken run that changes nothing.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDenomReader, readRanks } from '../../src/main/store/archive/readDenoms.ts'
import { readHoldings } from '../../src/main/store/archive/readHoldings.ts'
import { readNftCollections, readNftTokens } from '../../src/main/store/archive/readNfts.ts'
import { readStakes } from '../../src/main/store/archive/readStakes.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../src/practice/network.ts'
import type { FetchLike } from '../../src/wire/world.ts'
import { openSyncBench, tempFolder, watched } from '../support/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
/** Replies by host and path, in place of the practice network's: a body for a good one, a status, or by the whole address. */
let script: Record<string, unknown>

beforeEach(() => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: () => Date.now() } })
  script = {}
})

afterEach(() => {
  practice.close()
  folder.remove()
})

const address = () => practice.accounts[0]?.bech32 ?? ''
const account = () => (practice.accounts[0]?.hex ?? '').slice(2).toLowerCase()

const scripted: FetchLike = (input, init) => {
  const url = new URL(input)
  const key = Object.keys(script).find((part) => (url.host + url.pathname).includes(part))
  if (key === undefined) return practice.fetch(input, init)
  const scriptedReply = script[key]
  const reply: unknown = typeof scriptedReply === 'function' ? (scriptedReply as (url: URL) => unknown)(url) : scriptedReply
  return Promise.resolve(typeof reply === 'number' ? new Response('broken', { status: reply }) : Response.json(reply))
}

const open = () => openSyncBench({ folder: folder.path, network: practice.network, fetch: scripted, accounts: [watched(address())] })
type Bench = Awaited<ReturnType<typeof open>>

const tokenIds = (bench: Bench, chainId: string, left = false) =>
  readNftTokens(bench.archive, [account()], { left })
    .filter((token) => token.chainId === chainId && (token.leftAt !== null) === left)
    .map(({ tokenId }) => tokenId)

/** Tokens as the rollup indexer lists them. */
function tokenList(ids: readonly string[]) {
  return (url: URL) => {
    const offset = Number(url.searchParams.get('pagination.offset') ?? '0')
    const limit = Number(url.searchParams.get('pagination.limit'))
    const tokens = ids.slice(offset, offset + limit).map((id) => ({
      collection_addr: '0xAB',
      collection_name: 'Tides',
      collection_origin_name: 'Tides',
      object_addr: '',
      owner: address(),
      nft: { token_id: id, uri: `ipfs://${id}` },
      height: 5,
      timestamp: '2026-06-01T12:00:00.5Z',
    }))
    return { tokens, pagination: { previous_key: null, next_key: tokens.length < limit ? null : 'more', total: '0' } }
  }
}

test('copies NFTs of both dialects with their collections', async () => {
  const bench = await open()
  const report = await bench.once()
  expect(report.problems).toEqual([])
  expect(report.chains['tidewatch-1']?.nfts).toMatchObject({ complete: true, rows: 11 })
  const names = readNftCollections(bench.archive, [account()]).map(({ chainId, name }) => `${chainId} ${name}`)
  expect(names).toEqual(expect.arrayContaining(['practice-1 Initia Usernames', 'tidewatch-1 Tide Tables', 'lantern-1 Lantern Keepers']))
  await bench.close()
})

test('a token that leaves is kept as gone, and one that returns was never new', async () => {
  const bench = await open()
  const copied = async () => {
    await bench.once()
    return tokenIds(bench, 'tidewatch-1')
  }
  const host = nftHost(bench)
  script = { [host]: tokenList(['1', '2', '3']) }
  expect(await copied()).toEqual(['1', '2', '3'])
  const firstSeen = readNftTokens(bench.archive, [account()], { left: true }).find(
    ({ tokenId, collection }) => tokenId === '2' && collection === '0xab',
  )
  script = { [host]: tokenList(['1', '3', '4']) }
  expect(await copied()).toEqual(['1', '3', '4'])
  expect(tokenIds(bench, 'tidewatch-1', true)).toEqual(['2'])
  script = { [host]: tokenList(['1', '2', '3', '4']) }
  expect(await copied()).toEqual(['1', '2', '3', '4'])
  const again = readNftTokens(bench.archive, [account()], { left: true }).find(
    ({ tokenId, collection }) => tokenId === '2' && collection === '0xab',
  )
  expect(again).toMatchObject({ leftAt: null, firstSeenAt: firstSeen?.firstSeenAt })
  await bench.close()
})

test('a list that breaks off, and a token that cannot be read, take nothing away', async () => {
  const bench = await open()
  const host = nftHost(bench)
  const many = Array.from({ length: 250 }, (_, number) => String(number).padStart(3, '0'))
  script = { [host]: tokenList(many) }
  await bench.once()
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(many)
  script = { [host]: (url: URL) => (url.searchParams.has('pagination.offset') ? 500 : tokenList(many.slice(1))(url)) }
  const broken = await bench.once()
  expect(broken.problems).toEqual([expect.stringContaining('500')])
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(many)
  script = { [host]: { tokens: [{ collection_addr: '0xAB', nft: { token_id: 7 } }], pagination: null } }
  const odd = await bench.once()
  expect(odd.problems).toEqual([expect.stringContaining('sent 1 NFTs of an unexpected form')])
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(many)
  await bench.close()
})

function nftHost({ registry }: Bench): string {
  const indexer = registry.chain('tidewatch-1')?.endpoints.indexer ?? ''
  return `${new URL(indexer).host}${new URL(indexer).pathname.replace(/\/$/, '')}/indexer/nft/v1/tokens/by_account`
}

function restPath({ registry }: Bench, chainId: string, path: string): string {
  const { host, pathname } = new URL(registry.chain(chainId)?.endpoints.rest ?? '')
  return host + pathname.replace(/\/$/, '') + path
}

test('copies stakes, says nothing of them on a chain without staking, and keeps the last set when a part fails', async () => {
  const bench = await open()
  const staking = restPath(bench, 'practice-1', '/initia/mstaking/v1')
  const delegations = {
    delegation_responses: [{ delegation: { validator_address: 'initvaloper1x' }, balance: [{ denom: 'uinit', amount: '5' }] }],
  }
  script = {
    [`${staking}/delegations`]: delegations,
    [`${staking}/delegators`]: { unbonding_responses: [] },
    [restPath(bench, 'practice-1', '/initia/distribution')]: { rewards: [] },
  }
  expect((await bench.once()).problems).toEqual([])
  const held = [expect.objectContaining({ chainId: 'practice-1', kind: 'delegation', amount: '5' })]
  expect(readStakes(bench.archive, [account()]).filter(({ kind }) => kind === 'delegation')).toEqual(held)
  delegations.delegation_responses = []
  script[`${staking}/delegators`] = 503
  expect((await bench.once()).problems).not.toEqual([])
  expect(readStakes(bench.archive, [account()]).filter(({ kind }) => kind === 'delegation')).toEqual(held)
  await bench.close()
})

test('balances that break off leave the last set; an unlisted denomination is asked about once', async () => {
  const bench = await open()
  const balances = restPath(bench, 'lantern-1', '/cosmos/bank/v1beta1/balances')
  const metadata = restPath(bench, 'lantern-1', '/cosmos/bank/v1beta1/denoms_metadata_by_query_string')
  let asked = 0
  script = {
    [balances]: { balances: [{ denom: 'factory/x/shell', amount: '7' }], pagination: { next_key: null } },
    [metadata]: () => {
      asked += 1
      return { metadata: { symbol: 'SHELL', name: 'Shell', display: 'shell', denom_units: [{ denom: 'shell', exponent: 4 }] } }
    },
  }
  await bench.once()
  await bench.once()
  expect(asked).toBe(1)
  expect(createDenomReader(bench.archive)('lantern-1', 'factory/x/shell')).toMatchObject({ symbol: 'SHELL', decimals: 4, traceBase: null })
  script[balances] = (url: URL) =>
    url.searchParams.has('pagination.key') ? 500 : { balances: [{ denom: 'uother', amount: '1' }], pagination: { next_key: 'AA==' } }
  await bench.once()
  const held = readHoldings(bench.archive, [account()]).filter(({ chainId }) => chainId === 'lantern-1')
  expect(held.map(({ denom, amount }) => `${amount} ${denom}`)).toEqual(['7 factory/x/shell'])
  await bench.close()
})

test('looks up the rank among holders, not to the end of the list, and seldom', async () => {
  const bench = await open()
  const indexer = new URL(bench.registry.chain('tidewatch-1')?.endpoints.indexer ?? '')
  const list = `${indexer.host}${indexer.pathname.replace(/\/$/, '')}/indexer/richlist/v1`
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
  script = { [list]: holdersBefore(411) }
  await bench.once()
  await bench.once()
  const denoms = ranks().length
  expect(denoms).toBeGreaterThan(0)
  expect(ranks()).toEqual(Array.from({ length: denoms }, () => [412, 412]))
  // Three pages each: in the first round, before balances were known, there may have been nothing to ask for.
  expect(asked).toBe(denoms * 3)
  await bench.once()
  expect(asked).toBe(denoms * 3)
  await bench.close()
})

test('a rank far down is said as not among the first', async () => {
  const bench = await open()
  const indexer = new URL(bench.registry.chain('tidewatch-1')?.endpoints.indexer ?? '')
  script = {
    [`${indexer.host}${indexer.pathname.replace(/\/$/, '')}/indexer/richlist/v1`]: (url: URL) => ({
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
