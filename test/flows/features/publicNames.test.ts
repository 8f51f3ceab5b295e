// Names of validators and listed contracts: copied beside stakes, which never wait for them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStakes } from '../../../src/main/db/archive/read/readStakes.ts'
import { createPublicNames } from '../../../src/main/features/labels/publicNames.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import { ContractRole } from '../../../src/shared/contract/history/label.ts'
import { RegistryContract } from '../../../src/wire/registry.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { restPath } from '../../support/bodies/ownedLists.ts'
import { scriptedFetch, type Script } from '../../support/bodies/scriptedFetch.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const script: Script = {}
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

test('names validators and listed contracts, asks for them once a day, and copies stakes without the names', async () => {
  const { bech32 = '', hex = '' } = practice.accounts[0] ?? {}
  const bench = await openSyncBench({
    folder: folder.path,
    network: practice.network,
    fetch: scriptedFetch(practice.fetch, script),
    accounts: [watched(bech32)],
  })
  const validators = `${restPath(bench, 'practice-1', '/initia/mstaking/v1')}/validators`
  script[validators] = 503
  const report = await bench.once()
  expect(report.chains['practice-1']?.staking).toMatchObject({ complete: true })
  const named = createPublicNames(bench.archive, bench.registry.contracts)
  expect(named().filter(({ kind }) => kind === 'validator')).toEqual([])
  const row = (operator_address: string, moniker: string) => ({ operator_address, description: { moniker } })
  script[validators] = { validators: [row(bech32, 'Your savings'), row('cosmosvaloper1x', 'Elsewhere')] }
  mkdirSync(join(folder.path, 'liar'))
  const liar = await openSyncBench({
    folder: join(folder.path, 'liar'),
    network: practice.network,
    fetch: scriptedFetch(practice.fetch, script),
    accounts: [watched(bech32)],
  })
  await liar.once()
  expect(createPublicNames(liar.archive, [])(), 'a node names an account').toEqual([])
  await liar.close()
  delete script[validators]
  await bench.once()
  const operators = readStakes(bench.archive, [hex.slice(2).toLowerCase()]).map(({ validator }) => validator)
  const names = named().flatMap((name) => (name.kind === 'validator' ? [name] : []))
  expect(names.map(({ moniker }) => moniker).toSorted()).toEqual(['Harbourlight', 'Lost Anchor', 'Low Water', 'Northern Buoy', 'Slow Tide'])
  expect(names.flatMap(({ addresses }) => addresses)).toEqual(expect.arrayContaining(operators.filter((one) => one !== '')))
  const [pair] = named().filter((name) => name.kind === 'contract' && name.role === 'dexPair')
  expect(pair).toMatchObject({ chainId: 'practice-1', addresses: expect.arrayContaining([expect.stringMatching(/^init1/)]) as string[] })
  script[validators] = { validators: [row('initvaloper1x', 'Newer')] }
  await bench.once()
  expect(JSON.stringify(named())).not.toContain('Newer')
  await bench.close()
})

test('has a name for each role of the chain list, and for no other', () => {
  expect(ContractRole.options.toSorted()).toEqual(RegistryContract.shape.role.options.toSorted())
})
