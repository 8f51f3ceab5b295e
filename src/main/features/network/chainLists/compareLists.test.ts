// Tests what arbitrary registries may change without a confirmation, and that undo is exact.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { practiceRegistry } from '../../../../practice/book/chains/registry.ts'
import { changeKey } from '../../../../wire/listChange.ts'
import type { RegistryChain } from '../../../../wire/registry.ts'
import { bridgedDenom, denomKey } from '../../../clients/chains/registry/assetBook.ts'
import { createRegistry, type NetworkFile } from '../../../clients/chains/registry/registry.ts'
import { liveFile } from '../../../app/networks.ts'
import { applyChanges, readAssets, readChains } from './applyChanges.ts'
import { compareLists } from './compareLists.ts'
import { readRegistryAssets, readRegistryChains, type ReadRegistry } from './readRegistry.ts'

const FILE: NetworkFile = practiceRegistry()
const CHAINS = [...readChains(FILE).values()]
const OF_INITIA = CHAINS.filter(({ metadata }) => metadata.is_l1 === true || metadata.op_bridge_id !== undefined)

/** What the registry would say if it agreed. */
function agreeing(file: NetworkFile = FILE): ReadRegistry {
  const chains = structuredClone([...readChains(file).values()])
  return { ...readRegistryChains(chains), assets: new Map(chains.map(({ chain_id: id }) => [id, [...readAssets(file, id).values()]])) }
}

const changesOf = (registry: ReadRegistry, file = FILE) => compareLists(file, registry).changes
const plain = (registry: ReadRegistry, file = FILE) =>
  changesOf(registry, file).flatMap((one) => (one.needsConfirmation ? [] : [one.change]))
const all = (registry: ReadRegistry, file = FILE) => changesOf(registry, file).map(({ change }) => change)

/** The listed assets, and what bridges and channels make of them. */
const KNOWN = createRegistry(FILE).knownAssets

/** Returns every fact that decides where money goes or what is signed, as the app reads it. */
function guarded(file: NetworkFile) {
  const registry = createRegistry(file)
  const known = CHAINS.flatMap(({ chain_id }) => registry.chain(chain_id) ?? [])
  return {
    chains: known.map(({ endpoints: _endpoints, hosts: _hosts, station: _station, ...facts }) => facts),
    contracts: file.contracts,
    router: registry.router,
    assets: KNOWN.map(({ chainId, denom }) => ({ ...registry.asset(chainId, denom), denom: denomKey(denom) })),
  }
}

const name = fc.constantFrom('skerry', 'foo', 'Lantern', 'lantern', 'INITIA', 'a‮b', '', 'x'.repeat(80))
const host = fc.constantFrom(
  'https://rest.example',
  'https://rest.lantern-1.practice.invalid',
  'http://plain.example',
  'https://10.0.0.1',
  'file:///etc/passwd',
  'https://u:p@rest.example',
)
const id = fc.constantFrom(...CHAINS.map(({ chain_id }) => chain_id), 'skerry-1', 'foo-1', '../x', '')
const hosts = fc.array(
  host.map((address) => ({ address })),
  { maxLength: 3 },
)
const hostileChain = fc.record(
  {
    chain_id: id,
    chain_name: name,
    pretty_name: name,
    chain_type: fc.constantFrom('cosmos', 'eip155'),
    bech32_prefix: fc.constantFrom('init', 'evil', 'cosmos'),
    slip44: fc.constantFrom(60, 118),
    evm_chain_id: fc.constantFrom(1, 8545, 2_718_281_828_459_045),
    fees: fc.record({
      fee_tokens: fc.array(
        fc.record({ denom: fc.constantFrom('uinit', 'evil'), fixed_min_gas_price: fc.double({ min: 0, max: 1e9, noNaN: true }) }),
        { maxLength: 2 },
      ),
    }),
    apis: fc.record({ rpc: hosts, rest: hosts, indexer: hosts, 'json-rpc': hosts }, { requiredKeys: [] }),
    explorers: fc.constant([{ tx_page: 'https://phish.example/${txHash}' }]),
    metadata: fc.record(
      {
        is_l1: fc.boolean(),
        op_bridge_id: fc.constantFrom('15', '16', '17', '18', '99'),
        op_denoms: fc.array(fc.constantFrom('uinit', 'evil'), { maxLength: 2 }),
        executor_uri: host,
        minitia: fc.record({ type: fc.constantFrom('minievm', 'minimove', 'miniwasm') }),
        ibc_channels: fc.array(
          fc.record({
            chain_id: id,
            port_id: fc.constantFrom('transfer', 'nft-transfer'),
            channel_id: fc.constantFrom('channel-0', 'channel-25', 'channel-31', 'channel-666'),
          }),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['chain_id', 'chain_name', 'metadata'] },
)
const hostileAsset = fc.record(
  {
    base: fc.constantFrom(
      'uinit',
      'uusdc',
      'evil',
      bridgedDenom('15', 'uinit'),
      bridgedDenom('16', 'utia'),
      bridgedDenom('99', 'uinit'),
      'evm/6aa1d2c3b4f5968778695a4b3c2d1e0f01234567',
    ),
    symbol: fc.constantFrom('INIT', 'init', 'EVIL', 'USDC'),
    display: fc.constantFrom('INIT', 'EVIL'),
    denom_units: fc.constantFrom([{ denom: 'INIT', exponent: 0 }], [{ denom: 'EVIL', exponent: 18 }], []),
    address: fc.constantFrom('0x000000000000000000000000000000000000dEaD'),
    traces: fc.constantFrom([], [{ type: 'op', counterparty: { chain_id: 'practice-1', base_denom: 'uinit' } }]),
  },
  { requiredKeys: ['base'] },
)
/** Entries that agree, damaged in places, among strange ones. */
const hostileRegistry = fc
  .record({
    strange: fc.array(fc.oneof(hostileChain, fc.anything()), { maxLength: 5 }),
    kept: fc.subarray(CHAINS),
    assets: fc.array(fc.tuple(id, fc.array(fc.oneof(hostileAsset, fc.anything()), { maxLength: 4 })), { maxLength: 4 }),
    strangeFirst: fc.boolean(),
  })
  .map(({ strange, kept, assets, strangeFirst }): ReadRegistry => {
    const entries: unknown[] = strangeFirst ? [...strange, ...kept] : [...kept, ...strange]
    return { ...readRegistryChains(entries), assets: new Map(assets.map(([chainId, list]) => [chainId, readRegistryAssets(list)])) }
  })

test('a registry that agrees changes nothing, on the practice network and on the bundled lists', () => {
  for (const file of [FILE, liveFile({ kind: 'mainnet' }), liveFile({ kind: 'testnet' })]) {
    expect(compareLists(file, agreeing(file))).toMatchObject({ changes: [], missing: [] })
  }
})

test('an emptied list offers nothing, a shrunken one nothing for what it lacks', () => {
  expect(compareLists(FILE, { chains: [], assets: new Map(), refused: [] })).toEqual({
    changes: [],
    missing: OF_INITIA.map(({ chain_id }) => chain_id),
    refused: [],
  })
  fc.assert(
    fc.property(fc.subarray(CHAINS), fc.boolean(), (kept, isBare) => {
      const bare = kept.map((chain) => ({ chain_id: chain.chain_id, chain_name: chain.chain_name, metadata: {} }))
      const registry = { ...readRegistryChains(isBare ? bare : kept), assets: new Map() }
      expect(compareLists(FILE, registry).changes).toEqual([])
    }),
  )
})

test('applying nothing is the same list, and taking a refresh back is the list before it', () => {
  expect(applyChanges(FILE, [])).toBe(FILE)
  fc.assert(
    fc.property(hostileRegistry, hostileRegistry, (first, second) => {
      const before = structuredClone(FILE)
      const one = applyChanges(FILE, all(first))
      applyChanges(one, all(second, one))
      // Nothing was changed in place: without its row the list is what it was.
      expect(FILE).toEqual(before)
    }),
  )
})

test('changes without a confirmation leave every guarded fact of a known chain as it is', () => {
  const before = guarded(FILE)
  let tried = 0
  fc.assert(
    fc.property(hostileRegistry, (registry) => {
      const changes = plain(registry)
      tried += changes.length
      const after = applyChanges(FILE, changes)
      expect(guarded(after)).toEqual(before)
      // The router, the services and the order of known chains stay, too.
      expect({ ...after, chains: null, assets: null }).toEqual({ ...FILE, chains: null, assets: null })
      expect([...readChains(after).keys()].slice(0, CHAINS.length)).toEqual(CHAINS.map(({ chain_id }) => chain_id))
    }),
    { numRuns: 400 },
  )
  expect(tried).toBeGreaterThan(50)
})

test('no accepted entry shares the bridge or the EVM number of another chain, is a second L1, or names a host that may not be asked', () => {
  fc.assert(
    fc.property(hostileRegistry, (registry) => {
      const chains = [...readChains(applyChanges(FILE, all(registry))).values()]
      const numbers = (read: (chain: RegistryChain) => unknown) => chains.map(read).filter((number) => number !== undefined)
      for (const found of [numbers(({ metadata }) => metadata.op_bridge_id), numbers(({ evm_chain_id }) => evm_chain_id)]) {
        expect(new Set(found).size).toBe(found.length)
      }
      expect(chains.filter(({ metadata }) => metadata.is_l1 === true)).toHaveLength(1)
      const asked = chains.flatMap(({ apis, metadata }) => [
        ...Object.values(apis).flatMap((list) => list.map(({ address }) => address)),
        ...(metadata.executor_uri === undefined ? [] : [metadata.executor_uri]),
      ])
      expect(asked.filter((address) => !address.startsWith('https://') || /10\.0\.0\.1|u:p@/.test(address))).toEqual([])
    }),
  )
})

test('the order of entries and of accepted changes makes no difference', () => {
  fc.assert(
    fc.property(hostileRegistry, fc.infiniteStream(fc.nat()), (registry, numbers) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((value) => ({ value, key: numbers.next().value ?? 0 }))
          .toSorted((left, right) => left.key - right.key)
          .map(({ value }) => value)
      const changes = changesOf(registry)
      const places = changes.map(({ change }) => changeKey(change))
      expect(new Set(places).size).toBe(places.length)
      expect(changesOf({ ...registry, chains: shuffled(registry.chains) })).toEqual(changes)
      const list = changes.map(({ change }) => change)
      expect(applyChanges(FILE, shuffled(list))).toEqual(applyChanges(FILE, list))
    }),
  )
})

test('what was accepted is not offered again', () => {
  fc.assert(
    fc.property(hostileRegistry, (registry) => {
      const accepted = all(registry)
      const places = new Set(accepted.map(changeKey))
      // A number that a chain gave up is free afterwards, so a change refused for it may then be offered.
      expect(all(registry, applyChanges(FILE, accepted)).filter((change) => places.has(changeKey(change)))).toEqual([])
    }),
  )
})
