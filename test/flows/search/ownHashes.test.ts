// Checks that the explorer finds transactions of the own history by a hash as lists shorten it, on the chain that has it, without a request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHits } from '../../../src/main/features/explorer/search.ts'
import type { ExplorerDeps } from '../../../src/main/features/explorer/explorerDeps.ts'
import { searchBench, type SearchBench } from '../../support/benches/searchBench.ts'

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(400)
})
afterAll(() => bench.close())

/** What the search asks for before it would send a request. */
const find = (chainId: string, text: string) =>
  findHits({ archive: bench.archive, registry: bench.registry } as ExplorerDeps, { chainId, text })

test('a shortened hash finds the own transaction, here or on the chain that has it', async () => {
  const row = bench.rows.find(({ chainId, hash }) => chainId === 'tide-1' && !/^\d+$/.test(hash.slice(0, 8)))!
  const hit = { kind: 'tx', chainId: 'tide-1', hash: row.hash }
  const ends = `${row.hash.slice(0, 4)}…${row.hash.slice(-4)}`
  for (const text of [ends, ends.toLowerCase(), ends.replace('…', '...'), `${row.hash.slice(0, 8)}…${row.hash.slice(-6)}`]) {
    expect(await find('tide-1', text), text).toContainEqual(hit)
  }
  for (const text of [row.hash.slice(0, 12), `0x${row.hash.slice(0, 12)}`, row.hash]) {
    expect(await find('tide-1', text), text).toEqual([hit])
    expect(await find('lantern-1', text), text).toEqual([hit])
  }
})
