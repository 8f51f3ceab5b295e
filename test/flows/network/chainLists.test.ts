// Refreshing the chain list on the practice network: a new rollup, a moved host, hostile and emptied registries, undo, backups, and
// the user's own hosts.
import { expect, onTestFinished, test } from 'vitest'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import type { RegistryScript } from '../../../src/practice/registryService.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { maintenanceSetup } from '../../support/benches/maintenanceBench.ts'
import { practiceCore } from '../../support/benches/practiceCore.ts'
import { temporaryFolder } from '../../support/benches/practiceBench.ts'
import { hastyClock } from '../../support/benches/syncBench.ts'

const REGISTRY = 'registry.practice.invalid'

/** A core that can be closed and opened again over the same folder, on one practice network. */
async function bench(script: Partial<RegistryScript> = {}) {
  const practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: hastyClock })
  Object.assign(practice.faults.registry, script)
  const folder = temporaryFolder()
  let open = await practiceCore(folder, practice)
  onTestFinished(async () => {
    await open.close()
    practice.close()
  })
  return {
    practice,
    get core() {
      return open.core
    },
    get asked() {
      return open.asked
    },
    get call() {
      return open.call
    },
    reopen: async () => {
      await open.close()
      open = await practiceCore(folder, practice)
    },
    chainIds: async () => (await open.call('chains.list', {})).map(({ id }) => id),
  }
}

const asksRegistry = (asked: readonly string[]) => asked.some((url) => new URL(url).host === REGISTRY)
const partsOf = (changes: readonly { subject: string; chainId: string; needsConfirmation: boolean }[]) =>
  changes.map(({ subject, chainId, needsConfirmation }) => `${subject} ${chainId}${needsConfirmation ? ' confirm' : ''}`).toSorted()

test('no request before the user asks; a check shows what is new and changes nothing', async () => {
  const open = await bench()
  open.core.start()
  expect(await open.call('chainLists.state', {})).toMatchObject({ host: REGISTRY, isDaily: null, diff: null, accepted: [] })
  expect(asksRegistry(open.asked)).toBe(false)
  const before = await open.chainIds()
  const diff = await open.call('chainLists.check', {})
  expect(partsOf(diff.changes)).toEqual(['chain skerry-1', 'channel practice-1 confirm', 'rest lantern-1'])
  expect(diff).toMatchObject({ host: REGISTRY, missing: [], refused: [] })
  await open.reopen()
  expect(await open.chainIds()).toEqual(before)
})

test('a new rollup and a moved host that were accepted are there from then on, and gone when that is taken back', async () => {
  const open = await bench()
  const before = await open.call('chains.list', {})
  const diff = await open.call('chainLists.check', {})
  const plain = diff.changes.flatMap(({ id, needsConfirmation }) => (needsConfirmation ? [] : [id]))
  open.core.chainListRefresh.accept({ digest: diff.digest, ids: plain, confirmed: [] })
  await open.reopen()
  expect(await open.chainIds()).toEqual([...before.map(({ id }) => id), 'skerry-1'])
  expect((await open.call('assets.list', {})).filter(({ chainId }) => chainId === 'skerry-1')).toHaveLength(2)
  expect(
    await open.call('network.test', { purpose: 'indexer', chainId: 'skerry-1', host: 'indexer.skerry-1.practice.invalid' }),
  ).toMatchObject({ height: expect.any(Number) })
  const endpoints = await open.call('network.endpoints', {})
  expect(endpoints).toContainEqual({ purpose: 'rest', chainId: 'lantern-1', host: 'rest-2.lantern-1.practice.invalid', isInUse: true })
  // The L1's channel was not accepted.
  expect(partsOf((await open.call('chainLists.check', {})).changes)).toEqual(['channel practice-1 confirm'])
  const { accepted } = await open.call('chainLists.state', {})
  expect(accepted).toMatchObject([{ host: REGISTRY, changes: [{ subject: 'rest' }, { subject: 'chain' }] }])
  open.core.chainListRefresh.undo(accepted[0]?.id ?? 0)
  await open.reopen()
  expect(await open.call('chains.list', {})).toEqual(before)
})

test('sensitive changes need their own confirmation, and only what was shown can be accepted', async () => {
  const open = await bench()
  const { digest, changes } = await open.call('chainLists.check', {})
  const ids = changes.map(({ id }) => id)
  const confirmed = changes.flatMap(({ id, needsConfirmation }) => (needsConfirmation ? [id] : []))
  const refusal = expect.objectContaining({ code: 'input.invalid' })
  expect(() => open.core.chainListRefresh.accept({ digest, ids, confirmed: [] })).toThrow(refusal)
  expect(() => open.core.chainListRefresh.accept({ digest: 'another', ids, confirmed })).toThrow(refusal)
  expect(() => open.core.chainListRefresh.accept({ digest, ids: ['fact practice-1 bridge'], confirmed })).toThrow(refusal)
  expect((await open.call('chainLists.state', {})).accepted).toEqual([])
  open.core.chainListRefresh.accept({ digest, ids, confirmed })
  await open.reopen()
  expect((await open.call('chainLists.check', {})).changes).toEqual([])
})

test('a redirected channel needs a confirmation and is shown with both ends', async () => {
  const open = await bench({
    chains: (entries) =>
      entries.map((entry) => {
        if (entry.chain_id !== 'practice-1') return entry
        const channels = (entry.metadata.ibc_channels ?? []).map((one) =>
          one.channel_id === 'channel-31' ? { ...one, chain_id: 'harbour-1' } : one,
        )
        return { ...entry, metadata: { ...entry.metadata, ibc_channels: channels } }
      }),
  })
  const { changes } = await open.call('chainLists.check', {})
  expect(changes.find(({ name }) => name === 'channel-31')).toMatchObject({
    subject: 'channel',
    needsConfirmation: true,
    before: ['Lantern'],
    after: ['Harbour'],
  })
})

const NOT_TAKEN: Record<string, Partial<RegistryScript>> = {
  'is empty': { chains: () => [] },
  'lacks the L1': { chains: (entries) => entries.slice(1) },
  'is no list': { chains: () => ({ chains: [] }) },
  'is a page': { chains: () => '<html>' },
  'is endless': { chains: (entries) => [...entries, { ...entries[0], pretty_name: 'x'.repeat(3_000_000) }] },
}

test.for(Object.entries(NOT_TAKEN))('a registry whose list %s is refused as a whole', async ([, script]) => {
  const open = await bench(script)
  const before = await open.call('chains.list', {})
  await expect(open.call('chainLists.check', {})).rejects.toMatchObject({
    code: expect.stringMatching(/^(registry\.invalid|network\.tooLarge)$/),
  })
  expect(await open.call('chainLists.state', {})).toMatchObject({ diff: null, accepted: [] })
  await open.reopen()
  expect(await open.call('chains.list', {})).toEqual(before)
})

test('a list that shrank keeps what it lacks, and says so', async () => {
  const open = await bench({ chains: (entries) => entries.filter(({ chain_id }) => chain_id === 'practice-1') })
  const diff = await open.call('chainLists.check', {})
  expect(diff).toMatchObject({ changes: [], missing: ['Tidewatch', 'Lantern', 'Saltmarsh'] })
})

test('every day only where the user chose it', async () => {
  const open = await bench()
  expect(await open.call('chainLists.choose', { isDaily: true })).toMatchObject({ isDaily: true })
  open.core.start()
  await expect.poll(async () => (await open.call('chainLists.state', {})).diff).not.toBeNull()
  expect((await open.call('chainLists.state', {})).accepted).toEqual([])
  const asked = open.asked.length
  await open.reopen()
  open.core.start()
  await open.call('sync.now', {})
  // Asked less than a day ago.
  expect(asksRegistry(open.asked)).toBe(false)
  expect(asked).toBeGreaterThan(0)
})

test('an own host is asked in the place of the listed ones, which are asked only where the user allows it', async () => {
  const open = await bench()
  const own = 'https://rest-2.lantern-1.practice.invalid'
  const host = { chainId: 'lantern-1', purpose: 'rest', address: own } as const
  expect(await open.call('ownHosts.test', host)).toMatchObject({ height: expect.any(Number) })
  await expect(open.call('ownHosts.test', { ...host, address: 'https://rest.saltmarsh-1.practice.invalid' })).rejects.toMatchObject({
    code: 'chain.otherChain',
  })
  await expect(open.call('ownHosts.test', { ...host, address: 'http://rest.example' })).rejects.toMatchObject({ code: 'input.invalid' })
  const listed = 'rest.lantern-1.practice.invalid'
  open.core.ownHosts.set({ hosts: [host], fallbackChains: [] })
  await open.reopen()
  const rest = async () =>
    (await open.call('network.endpoints', {})).filter(({ purpose, chainId }) => purpose === 'rest' && chainId === 'lantern-1')
  expect(await rest()).toEqual([{ purpose: 'rest', chainId: 'lantern-1', host: new URL(own).host, isInUse: true, isOwn: true }])
  await open.call('network.test', { purpose: 'rest', chainId: 'lantern-1', host: new URL(own).host })
  expect(open.asked.filter((url) => new URL(url).host === listed)).toEqual([])
  open.core.ownHosts.set({ hosts: [], fallbackChains: [] })
  await open.reopen()
  expect(await rest()).toEqual([{ purpose: 'rest', chainId: 'lantern-1', host: listed, isInUse: true }])
})

const maintenance = maintenanceSetup()

test('the session opens the network again with what was accepted, and a backup brings it back', async () => {
  const { call } = maintenance.bench
  const diff = await call('chainLists.check', {})
  await call('chainLists.accept', { digest: diff.digest, ids: ['chain skerry-1'], confirmed: [] })
  const ids = async () => (await maintenance.bench.call('chains.list', {})).map(({ id }) => id)
  expect(await ids()).toContain('skerry-1')
  await call('ownHosts.set', {
    chainId: 'skerry-1',
    hosts: [{ purpose: 'rpc', address: 'http://127.0.0.1:26657' }],
    fallsBackToListed: false,
  })
  const backup = await maintenance.backUp()
  await call('chainLists.undo', { id: (await call('chainLists.state', {})).accepted[0]?.id ?? 0 })
  await call('ownHosts.set', { chainId: 'skerry-1', hosts: [], fallsBackToListed: false })
  expect(await ids()).not.toContain('skerry-1')
  await call('data.restore', { ticket: await maintenance.bench.upload(backup) })
  expect(await ids()).toContain('skerry-1')
  expect(await maintenance.bench.call('ownHosts.get', {})).toEqual({
    hosts: [{ chainId: 'skerry-1', purpose: 'rpc', address: 'http://127.0.0.1:26657' }],
    fallbackChains: [],
  })
})
