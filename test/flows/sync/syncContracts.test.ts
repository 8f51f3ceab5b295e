// Checks one coin with two names, its denomination and its contract: unlisted ones are asked for, and rows read before the answer are read
// again.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { withLearnedNames } from '../../../src/main/decoding/learnedNames.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const CHAIN = 'tidewatch-1'
/** Practice USDC, whose denomination belongs to the optimistic bridge. */
const USDC = '0x7e57c0175dc0175dc0175dc0175dc0175dc0175d'
const INIT = 'evm/6aa1d2c3b4f5968778695a4b3c2d1e0f01234567'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork

beforeEach(() => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => Date.now() } })
})

afterEach(() => {
  practice.close()
  folder.remove()
})

/** Returns the network with a list that names no asset of the rollup, as for a new chain. */
function unlisted(): NetworkFile {
  const { network } = practice
  return { ...network, assets: { ...network.assets, [CHAIN]: [] } }
}

const open = (network: NetworkFile, path = folder.path, fetch: FetchLike = practice.fetch) =>
  openSyncBench({ folder: path, network, fetch, accounts: [watched(practice.accounts[0]?.bech32 ?? '')] })
type Bench = Awaited<ReturnType<typeof open>>

/** What moved in each transaction of the rollup, denominations in lower case. */
const movements = ({ archive }: Bench) =>
  archive
    .prepare<[string], { hash: string; moved: string; about: string }>(
      `SELECT hex(t.hash) AS hash, lower(a.movements) AS moved, lower(a.details) AS about FROM tx t
       JOIN tx_account a ON a.address = 1 AND a.time = t.time AND a.tx_id = t.id WHERE t.chain_id = ? ORDER BY hash`,
    )
    .all(CHAIN)
const misnamed = (bench: Bench) => movements(bench).filter(({ moved, about }) => (moved + about).includes(`evm/${USDC.slice(2)}`))

test('movements are those of a network whose list names every contract', async () => {
  const elsewhere = tempFolder()
  const listed = await open(practice.network, elsewhere.path)
  await listed.once()
  const bench = await open(unlisted())
  await bench.once()
  expect(movements(bench)).toEqual(movements(listed))
  expect(misnamed(bench)).toEqual([])
  await bench.close()
  await listed.close()
  elsewhere.remove()
})

test('rows that were read while the node could not be asked are put right when it can', async () => {
  practice.faults.setFault(`rest.${CHAIN}.practice.invalid`, 'unreachable')
  const bench = await open(unlisted())
  await bench.once()
  expect(misnamed(bench).length).toBeGreaterThan(0)
  practice.faults.setFault(`rest.${CHAIN}.practice.invalid`, null)
  await bench.once()
  expect(misnamed(bench)).toEqual([])
  await bench.close()
})

test('a token that no list and no bank describes tells its own name', async () => {
  practice.faults.setFault(`rest.${CHAIN}.practice.invalid:denoms_metadata`, {
    status: 404,
    contentType: 'application/json',
    body: '{"code":5,"message":"client metadata for denom","details":[]}',
  })
  const bench = await open(unlisted())
  await bench.once()
  expect(withLearnedNames(bench.registry, bench.archive).asset(CHAIN, INIT)).toMatchObject({
    symbol: 'INIT',
    decimals: 18,
    isVerified: false,
  })
  await bench.close()
})
