// `npm run real` on the practice network: a copy is equal to its source, and a single row that was tampered with is seen.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { Difference, Verdict } from '../../real/compare.ts'
import { holdAgainst, isCopied } from '../../real/holdAgainst.ts'
import { parseAddress } from '../../../src/main/platform/address.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ROLLUP = 'tidewatch-1'
/** A moment at which every chain stands still: nothing arrives between the copying and the comparison. */
const NOW = Date.UTC(2026, 10, 21)

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let bench: Awaited<ReturnType<typeof openSyncBench>>

beforeEach(async () => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => NOW } })
  const { network, fetch } = practice
  bench = await openSyncBench({ folder: folder.path, network, fetch, accounts: [watched(me())] })
  await bench.once()
})

afterEach(async () => {
  await bench.close()
  practice.close()
  folder.remove()
})

const me = () => practice.accounts[0]?.bech32 ?? ''

async function verdictsOf(chainId: string): Promise<Verdict[]> {
  const chain = bench.registry.chain(chainId)
  if (chain === null) throw new Error(`no ${chainId}`)
  return holdAgainst({ fetch: practice.fetch, archive: bench.archive, chain, address: parseAddress(me()) })
}

/** Differences by stream, those without any left out. */
async function differencesOf(chainId: string): Promise<Record<string, Difference[]>> {
  const verdicts = await verdictsOf(chainId)
  return Object.fromEntries(verdicts.flatMap(({ title, differences }) => (differences.length > 0 ? [[title, differences]] : [])))
}

test('a copy is equal to what every chain’s indexer and node tell', async () => {
  for (const chain of bench.registry.chains.filter(isCopied)) {
    const verdicts = await verdictsOf(chain.id)
    expect(verdicts.map(({ title }) => title)).toEqual(expect.arrayContaining(['transactions', 'NFTs', 'balances', 'senders']))
    expect(verdicts.filter(({ differences }) => differences.length > 0)).toEqual([])
    expect(verdicts.find(({ title }) => title === 'transactions')?.compared).toBeGreaterThan(30)
  }
  const compared = new Map((await verdictsOf(ROLLUP)).map((verdict) => [verdict.title, verdict.compared]))
  for (const title of ['EVM transactions', 'EVM hashes', 'EVM internal calls', 'NFTs', 'senders', 'denominations'])
    expect([title, compared.get(title) ?? 0]).toEqual([title, expect.any(Number)])
  expect(Math.min(...compared.values())).toBeGreaterThan(0)
})

test('one row that the indexer has hidden, linked or handed on is seen, and nothing else', async () => {
  const [hash = ''] = bench.archive
    .prepare<[], { hash: string }>(
      `SELECT hex(hash) AS hash FROM tx WHERE chain_id = '${ROLLUP}' AND evm_hash IS NULL ORDER BY height LIMIT 1`,
    )
    .all()
    .map((row) => row.hash)
  practice.indexer(ROLLUP).hide(hash)
  expect(await differencesOf(ROLLUP)).toMatchObject({ transactions: [{ kind: 'extra', name: hash }] })
  practice.indexer(ROLLUP).show(hash)
  expect(await differencesOf(ROLLUP)).toEqual({})
  const nft = bench.archive
    .prepare<[], { collection: string; token: string }>(
      `SELECT collection, token_id AS token FROM nft_token WHERE chain_id = '${ROLLUP}' LIMIT 1`,
    )
    .get()
  if (nft === undefined) throw new Error('a token is needed')
  practice.indexer(ROLLUP).giveNft(nft.collection, nft.token, practice.accounts[1]?.bech32 ?? '')
  expect(await differencesOf(ROLLUP)).toEqual({ NFTs: [{ kind: 'extra', name: `${nft.collection}/${nft.token}` }] })
})
