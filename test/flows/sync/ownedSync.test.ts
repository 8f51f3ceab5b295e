// What accounts own, copied into real files: sets replaced whole, what left kept, and a broken run that changes nothing.
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDenomReader, readRanks } from '../../../src/main/db/archive/read/readDenoms.ts'
import { readHoldings } from '../../../src/main/db/archive/read/readHoldings.ts'
import { readNftCollections, readNftTokens } from '../../../src/main/db/archive/read/readNfts.ts'
import { readStakes } from '../../../src/main/db/archive/read/readStakes.ts'
import { readSyncTarget } from '../../../src/main/db/archive/read/readSyncTargets.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { SyncReport } from '../../../src/main/sync/syncReport.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { nftHost, restPath, tokenLists } from '../../support/bodies/ownedLists.ts'
import { scriptedFetch, type Script } from '../../support/bodies/scriptedFetch.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'
import { WORKERS } from '../../support/programs/workers.ts'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
/** Replies in place of the practice network's. */
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

const address = () => practice.accounts[0]?.bech32 ?? ''
const account = () => (practice.accounts[0]?.hex ?? '').slice(2).toLowerCase()

const scripted: FetchLike = (input, init) => scriptedFetch(practice.fetch, script)(input, init)

const FRAIL_WORKER = fileURLToPath(new URL('../../support/bodies/frailIngestWorker.ts', import.meta.url))

const open = (of = address(), workerPath = WORKERS.ingest) =>
  openSyncBench({ folder: folder.path, network: practice.network, fetch: scripted, accounts: [watched(of)], workerPath })
type Bench = Awaited<ReturnType<typeof open>>

/** That a plain EVM chain has no history here is always said, and is no trouble. */
const troubles = ({ problems }: SyncReport) => problems.filter((problem) => !problem.includes('isn’t an Initia chain'))

const tokenIds = (bench: Bench, chainId: string, left = false) =>
  readNftTokens(bench.archive, [account()], { left })
    .filter((token) => token.chainId === chainId && (token.leftAt !== null) === left)
    .map(({ tokenId }) => tokenId)

const tokenList = tokenLists(address)

test('copies NFTs of both dialects with their collections', async () => {
  const bench = await open()
  const report = await bench.once()
  expect(troubles(report)).toEqual([])
  expect(report.chains['tidewatch-1']?.nfts).toMatchObject({ complete: true, rows: 11 })
  const names = readNftCollections(bench.archive, [account()]).map(({ chainId, name }) => `${chainId} ${name}`)
  expect(names).toEqual(expect.arrayContaining(['practice-1 Initia Usernames', 'tidewatch-1 Tide Tables', 'lantern-1 Lantern Keepers']))
  await bench.close()
})

test('copies stakes of every kind, the coin and tokens of a plain EVM chain, ranks, heads and the time between blocks', async () => {
  const bench = await open()
  const report = await bench.once()
  expect(troubles(report)).toEqual([])
  expect(report.chains['practice-1']?.staking).toMatchObject({ complete: true })
  const kinds = readStakes(bench.archive, [account()]).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['delegation', 'unbonding', 'reward', 'locked', 'lockedReward']))
  const plain = bench.registry.chains.find(({ kind }) => kind === 'evm')?.id ?? ''
  const tokens = readHoldings(bench.archive, [account()]).filter(({ chainId }) => chainId === plain)
  expect(tokens.length).toBeGreaterThan(1)
  expect(tokens.every(({ denom }) => bench.registry.asset(plain, denom).isVerified)).toBe(true)
  await bench.once()
  expect(readRanks(bench.archive, [account()]).some(({ chainId, rank }) => chainId === 'tidewatch-1' && rank !== null)).toBe(true)
  // Chains that are only one transfer away are not asked for their newest block.
  const far = bench.registry.chains.filter(({ kind }) => kind === 'cosmos').map(({ id }) => id)
  for (const { height, blockMs } of bench.sync.state().chainTips.filter(({ chainId }) => !far.includes(chainId))) {
    expect(height).toBeGreaterThan(0)
    expect(blockMs).toBe(2000)
  }
  await bench.close()
})

test('copies what a schedule binds', async () => {
  const [, second] = practice.accounts
  const bench = await open(second?.bech32)
  await bench.once()
  const bound = readStakes(bench.archive, [(second?.hex ?? '').slice(2).toLowerCase()]).filter(({ kind }) => kind === 'vesting')
  expect(bound).toEqual([expect.objectContaining({ chainId: 'practice-1', denom: 'uinit', validator: '' })])
  expect(bound[0]?.startsAt).toBeLessThan(bound[0]?.completesAt ?? 0)
  await bench.close()
})

test('a list that is empty for once takes nothing away; one that stays empty says that all have left', async () => {
  const bench = await open()
  const host = nftHost(bench)
  script = { [host]: tokenList(['1', '2']) }
  await bench.once()
  let answers = 0
  const [full, empty] = [tokenList(['1', '2']), tokenList([])]
  script = {
    [host]: (url: URL) => {
      answers += 1
      return answers === 1 ? empty(url) : full(url)
    },
  }
  await bench.once()
  expect(answers).toBe(2)
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(['1', '2'])
  script = { [host]: empty }
  await bench.once()
  expect(tokenIds(bench, 'tidewatch-1')).toEqual([])
  expect(tokenIds(bench, 'tidewatch-1', true)).toEqual(['1', '2'])
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
  expect(troubles(broken)).toEqual([expect.stringContaining('500')])
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(many)
  script = { [host]: { tokens: [{ collection_addr: '0xAB', nft: { token_id: 7 } }], pagination: null } }
  const odd = await bench.once()
  expect(troubles(odd)).toEqual([expect.stringContaining('sent 1 NFTs in an unexpected format')])
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(many)
  await bench.close()
})

test('a writer that dies in the middle leaves sets whole: the one before or the new one', async () => {
  const many = Array.from({ length: 250 }, (_, number) => String(number).padStart(3, '0'))
  const frail = await open(address(), FRAIL_WORKER)
  const host = nftHost(frail)
  script = { [host]: tokenList(many) }
  await frail.once()
  await frail.close()
  const bench = await open()
  expect([0, many.length]).toContain(tokenIds(bench, 'tidewatch-1').length)
  expect(readSyncTarget(bench.archive, { account: account(), chainId: 'tidewatch-1', stream: 'nfts' }).rows).toBe(
    tokenIds(bench, 'tidewatch-1').length,
  )
  await bench.once()
  expect(tokenIds(bench, 'tidewatch-1')).toEqual(many)
  await bench.close()
})

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
  expect(troubles(await bench.once())).toEqual([])
  const held = [expect.objectContaining({ chainId: 'practice-1', kind: 'delegation', amount: '5' })]
  expect(readStakes(bench.archive, [account()]).filter(({ kind }) => kind === 'delegation')).toEqual(held)
  delegations.delegation_responses = []
  script[`${staking}/delegators`] = 503
  expect(troubles(await bench.once())).not.toEqual([])
  expect(readStakes(bench.archive, [account()]).filter(({ kind }) => kind === 'delegation')).toEqual(held)
  await bench.close()
})

test('a denomination of which nothing can be read does not keep the others from their names, and is not asked again at once', async () => {
  const bench = await open()
  const rest = (path: string) => restPath(bench, 'lantern-1', path)
  let asked = 0
  script = {
    [rest('/cosmos/bank/v1beta1/balances')]: {
      balances: [
        { denom: 'aa', amount: '1' },
        { denom: 'bb', amount: '1' },
      ],
    },
    [rest('/cosmos/bank/v1beta1/denoms_metadata_by_query_string')]: (url: URL) => {
      asked += 1
      return url.searchParams.get('denom') === 'aa' ? { metadata: 7 } : { metadata: { symbol: 'BB' } }
    },
  }
  await bench.once()
  await bench.once()
  const known = createDenomReader(bench.archive)
  expect([known('lantern-1', 'aa')?.symbol, known('lantern-1', 'bb')?.symbol, asked]).toEqual([null, 'BB', 2])
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
