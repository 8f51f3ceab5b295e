// History of the practice network, copied into real files: complete in both dialects, browsable, and exact.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

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

function first(): string {
  return practice.accounts[0]?.bech32 ?? ''
}

test('copies every chain completely and reports it', async () => {
  const bench = await openSyncBench({ folder: folder.path, network: practice.network, fetch: practice.fetch, accounts: [watched(first())] })
  const report = await bench.once()
  expect(report.problems).toEqual([
    'Basin: no history, because it isn’t an Initia chain.',
    'Harbour: no history, because it isn’t an Initia chain.',
  ])
  expect(Object.keys(report.chains).toSorted()).toEqual(['7331', 'lantern-1', 'practice-1', 'saltmarsh-1', 'tidewatch-1'])
  const { 7331: plain, ...ofInitia } = report.chains
  expect(plain?.txs).toBeUndefined()
  for (const { txs, balances } of Object.values(ofInitia)) {
    expect(txs?.complete).toBe(true)
    expect(txs?.rows).toBeGreaterThan(30)
    expect(txs?.from).toBeLessThan(txs?.to ?? 0)
    expect(balances).toMatchObject({ complete: true, from: null, to: null })
  }
  await bench.close()
})
