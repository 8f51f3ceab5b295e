// Tests links to public explorers, and the list of hosts.
import { expect, test } from 'vitest'
import { createRegistry } from '../../clients/chains/registry/registry.ts'
import { liveFile } from '../../app/networks.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { networkHandlers, type NetworkDeps } from './methods.ts'

const HASH = 'AB12'.repeat(16)

/** Fails the test on any request. */
const world = { clock: { now: () => 0 }, fetch: () => Promise.reject(new Error('asked')) } as unknown as NetworkDeps['world']
const db = openJournal(':memory:')
const permit: NetworkDeps['permit'] = (_address, work) => work()
const handlersOf = (registry: NetworkDeps['registry'], feedUrl: string | null = null) =>
  networkHandlers({ registry, world, feedUrl, db, permit })

function pageOf(txPage: string | undefined, hash = HASH) {
  const explorers = txPage === undefined ? [] : [{ tx_page: txPage }]
  const registry = createRegistry({ router: null, chains: [{ chain_id: 'one-1', chain_name: 'one', explorers }], assets: {} })
  return handlersOf(registry)['chains.explorerPage']({ chainId: 'one-1', hash })
}

test('every bundled chain that names an explorer has a page for a transaction', () => {
  for (const kind of ['mainnet', 'testnet'] as const) {
    const registry = createRegistry(liveFile({ kind }))
    const ask = handlersOf(registry)['chains.explorerPage']
    const named = registry.chains.filter(({ hasExplorer }) => hasExplorer)
    expect(named.length).toBeGreaterThan(0)
    for (const { id } of named)
      expect(ask({ chainId: id, hash: HASH })).toEqual({ url: expect.stringMatching(`^https://.+/${HASH}(\\?|$)`) })
  }
})

test('the hash stands in its place', () => {
  expect(pageOf('https://scan.example/one-1/txs/${txHash}?tab=events')).toEqual({
    url: `https://scan.example/one-1/txs/${HASH}?tab=events`,
  })
  expect(pageOf('https://scan.example/${txHash}', HASH.toLowerCase())).toEqual({ url: `https://scan.example/${HASH.toLowerCase()}` })
})

test('there is no page without an explorer, or on a chain that is not listed', () => {
  expect(pageOf(undefined)).toEqual({ url: null })
  const registry = createRegistry(liveFile({ kind: 'mainnet' }))
  expect(handlersOf(registry)['chains.explorerPage']({ chainId: 'nowhere-1', hash: HASH })).toEqual({ url: null })
})

test.each(['http://scan.example/${txHash}', 'javascript:alert("${txHash}")', 'no address ${txHash}', 'https://scan.example/txs/'])(
  'a page that cannot be opened safely, or is not of one transaction, is none: %s',
  (page) => {
    expect(pageOf(page)).toEqual({ url: null })
  },
)

test.each(['', HASH.slice(1), `${HASH}A`, `../${HASH.slice(3)}`, `${HASH.slice(1)}?`, `0x${HASH}`])(
  'what is no hash opens nothing: %s',
  (hash) => {
    expect(pageOf('https://scan.example/${txHash}', hash)).toEqual({ url: null })
  },
)

test('every host that a chain would be asked at is named, with what for', () => {
  const apis = Object.fromEntries(['indexer', 'rest', 'rpc', 'json-rpc'].map((kind) => [kind, [{ address: `https://${kind}.example` }]]))
  const registry = createRegistry({
    router: 'https://router.example',
    chains: [{ chain_id: 'one-1', chain_name: 'one', apis }],
    assets: {},
  })
  expect(handlersOf(registry)['network.endpoints']({})).toEqual([
    { purpose: 'router', chainId: null, host: 'router.example', isInUse: true },
    { purpose: 'indexer', chainId: 'one-1', host: 'indexer.example', isInUse: true },
    { purpose: 'rest', chainId: 'one-1', host: 'rest.example', isInUse: true },
    { purpose: 'rpc', chainId: 'one-1', host: 'rpc.example', isInUse: true },
    { purpose: 'jsonRpc', chainId: 'one-1', host: 'json-rpc.example', isInUse: true },
  ])
})

test('of several hosts for one purpose all are named, and which one is in use', () => {
  const rpc = ['https://a.example/', 'https://b.example/one', 'http://refused.example'].map((address) => ({ address }))
  const chains = [{ chain_id: 'one-1', chain_name: 'one', apis: { rpc } }]
  const registry = createRegistry({ router: null, chains, assets: {} }, (addresses) => addresses[1] ?? addresses[0] ?? null)
  expect(handlersOf(registry)['network.endpoints']({})).toEqual([
    { purpose: 'rpc', chainId: 'one-1', host: 'a.example', isInUse: false },
    { purpose: 'rpc', chainId: 'one-1', host: 'b.example', isInUse: true },
  ])
})

test('the feed of newer versions is named too, where the build has one', () => {
  const chains = [{ chain_id: 'one-1', chain_name: 'one' }]
  const registry = createRegistry({ router: 'https://router.example', chains, assets: {} })
  expect(handlersOf(registry, 'https://updates.example:8443/waybill')['network.endpoints']({})).toEqual([
    { purpose: 'releases', chainId: null, host: 'updates.example:8443', isInUse: true },
    { purpose: 'router', chainId: null, host: 'router.example', isInUse: true },
  ])
})
