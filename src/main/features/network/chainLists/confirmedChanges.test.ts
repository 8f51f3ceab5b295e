// Tests which differences need individual confirmation, one case each.
import { expect, test } from 'vitest'
import { practiceRegistry } from '../../../../practice/book/chains/registry.ts'
import type { ListChange } from '../../../../wire/listChange.ts'
import { RegistryAsset, RegistryChain } from '../../../../wire/registry.ts'
import { createRegistry, type NetworkFile } from '../../../clients/chains/registry/registry.ts'
import { applyChanges, readAssets, readChains } from './applyChanges.ts'
import { compareLists } from './compareLists.ts'
import { readRegistryChains, type ReadRegistry } from './readRegistry.ts'

const FILE: NetworkFile = practiceRegistry()
const CHAINS = [...readChains(FILE).values()]

/** What the registry would say if it agreed. */
function agreeing(): ReadRegistry {
  const assets = new Map(CHAINS.map(({ chain_id: id }) => [id, [...readAssets(FILE, id).values()]]))
  return { ...readRegistryChains(structuredClone(CHAINS)), assets }
}

const changesOf = (registry: ReadRegistry) => compareLists(FILE, registry).changes
const all = (registry: ReadRegistry) => changesOf(registry).map(({ change }) => change)

/** The practice registry's answer with one entry changed. */
function withEntry(chainId: string, change: (chain: RegistryChain) => RegistryChain): ReadRegistry {
  const registry = agreeing()
  return { ...registry, chains: registry.chains.map((chain) => (chain.chain_id === chainId ? change(chain) : chain)) }
}
const metadata = (chain: RegistryChain, change: Partial<RegistryChain['metadata']>): RegistryChain => ({
  ...chain,
  metadata: { ...chain.metadata, ...change },
})

const SENSITIVE: Record<string, ReadRegistry> = {
  'a channel that leads elsewhere': withEntry('practice-1', (chain) =>
    metadata(chain, { ibc_channels: chain.metadata.ibc_channels.map((one) => ({ ...one, chain_id: 'harbour-1' })) }),
  ),
  'a channel more': withEntry('practice-1', (chain) =>
    metadata(chain, {
      ibc_channels: [...chain.metadata.ibc_channels, { chain_id: 'lantern-1', port_id: 'transfer', channel_id: 'channel-666' }],
    }),
  ),
  'another bridge': withEntry('lantern-1', (chain) => metadata(chain, { op_bridge_id: '99' })),
  'another executor': withEntry('lantern-1', (chain) => metadata(chain, { executor_uri: 'https://executor.example' })),
  'another prefix': withEntry('lantern-1', (chain) => ({ ...chain, bech32_prefix: 'evil' })),
  'another EVM chain id': withEntry('tidewatch-1', (chain) => ({ ...chain, evm_chain_id: 8545 })),
  'another virtual machine': withEntry('lantern-1', (chain) => metadata(chain, { minitia: { type: 'minievm' } })),
  'other keys': withEntry('harbour-1', (chain) => ({ ...chain, slip44: 60 })),
  'other fees': withEntry('lantern-1', (chain) => ({ ...chain, fees: { fee_tokens: [{ denom: 'uinit', fixed_min_gas_price: 10_000 }] } })),
  'another contract of an asset': {
    ...agreeing(),
    assets: new Map([
      ['tidewatch-1', [...readAssets(FILE, 'tidewatch-1').values()].map((one) => ({ ...one, address: `0x${'12'.repeat(20)}` }))],
    ]),
  },
  'other decimals of an asset': {
    ...agreeing(),
    assets: new Map([['practice-1', [{ ...RegistryAsset.parse({ base: 'uinit', symbol: 'INIT', denom_units: [] }) }]]]),
  },
  'an asset with the name of another': {
    ...agreeing(),
    assets: new Map([['practice-1', [RegistryAsset.parse({ base: 'factory/evil', symbol: 'in-it' })]]]),
  },
  'a chain with the name of another': {
    ...agreeing(),
    chains: [...agreeing().chains, { ...newRollup('lantern-2'), pretty_name: 'Lantern' }],
  },
}

function counterpart(chainId: string, bridgeId: string): RegistryChain {
  return metadata(newRollup(chainId), { op_bridge_id: bridgeId })
}

function newRollup(chainId: string): RegistryChain {
  const [name = ''] = chainId.split('-')
  const apis = { rest: [{ address: `https://rest.${name}.example` }] }
  return RegistryChain.parse({
    chain_id: chainId,
    chain_name: name,
    apis,
    metadata: { op_bridge_id: '77', minitia: { type: 'minimove' } },
  })
}

test.for(Object.entries(SENSITIVE))('%s needs a confirmation', ([, registry]) => {
  const changes = changesOf(registry)
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter(({ needsConfirmation }) => !needsConfirmation)).toEqual([])
})

test('a new rollup and moved hosts need no confirmation of their own', () => {
  const registry = withEntry('lantern-1', (chain) => ({ ...chain, apis: { ...chain.apis, rest: [{ address: 'https://new.example' }] } }))
  const changes = changesOf({ ...registry, chains: [newRollup('foo-1'), ...registry.chains] })
  expect(changes.map(({ change: { kind, chainId }, needsConfirmation }) => [kind, chainId, needsConfirmation])).toEqual([
    ['chain', 'foo-1', false],
    ['hosts', 'lantern-1', false],
  ])
  const after = createRegistry(
    applyChanges(
      FILE,
      changes.map(({ change }) => change),
    ),
  )
  expect(after.chain('foo-1')).toMatchObject({ kind: 'initia-rollup', opBridgeId: '77' })
  expect(JSON.stringify(after.chain('lantern-1')?.endpoints.rest)).toContain('https://new.example')
})

test.for([
  ['bridgeTaken', (chain: RegistryChain) => metadata(chain, { op_bridge_id: '99' })],
  ['evmChainIdTaken', (chain: RegistryChain) => ({ ...chain, evm_chain_id: 8545 })],
] as const)('a number that two entries claim is refused to both: %s', ([why, change]) => {
  const registry = agreeing()
  const claimants = ['lantern-1', 'tidewatch-1']
  const chains = registry.chains.map((chain) => (claimants.includes(chain.chain_id) ? change(chain) : chain))
  const { changes, refused } = compareLists(FILE, { ...registry, chains })
  expect(changes).toEqual([])
  expect(refused).toEqual(claimants.map((name) => ({ name, why })))
})

test('an added chain takes nothing that another chain has by the time it is applied', () => {
  const [added] = all({ ...agreeing(), chains: [...agreeing().chains, { ...newRollup('foo-1'), evm_chain_id: 4242 }] })
  const rival = (change: Partial<RegistryChain>): NetworkFile => ({ ...FILE, chains: [...CHAINS, { ...newRollup('bar-1'), ...change }] })
  const ids = (file: NetworkFile) => [...readChains(applyChanges(file, added === undefined ? [] : [added])).keys()]
  expect(ids(FILE)).toContain('foo-1')
  expect(ids(rival({ metadata: { op_bridge_id: '78', ibc_channels: [] } }))).toContain('foo-1')
  expect(ids(rival({}))).not.toContain('foo-1')
  const free = { op_bridge_id: '78', ibc_channels: [] }
  expect(ids(rival({ metadata: free, evm_chain_id: 4242 }))).not.toContain('foo-1')
  expect(ids(rival({ metadata: free, pretty_name: 'F0O' }))).not.toContain('foo-1')
})

test('a changed bridge is left out once a newer list gives it to another chain', () => {
  const moved = all(withEntry('lantern-1', (chain) => metadata(chain, { op_bridge_id: '77' })))
  const bridgeOf = (file: NetworkFile) => readChains(applyChanges(file, moved)).get('lantern-1')?.metadata.op_bridge_id
  expect(bridgeOf(FILE)).toBe('77')
  expect(bridgeOf({ ...FILE, chains: [...CHAINS, newRollup('foo-1')] })).toBe('16')
})

test('a chain with a taken name is told from the other by its chain id', () => {
  const [change] = all({ ...agreeing(), chains: [...agreeing().chains, { ...newRollup('lantern-2'), pretty_name: 'Lаntern' }] })
  const after = createRegistry(applyChanges(FILE, change === undefined ? [] : [change]))
  expect(after.chain('lantern-2')?.name).toBe('Lаntern (lantern-2)')
  expect(after.chain('lantern-1')?.name).toBe('Lantern')
})

test('two new chains with one name need a confirmation each', () => {
  const changes = changesOf({ ...agreeing(), chains: [...agreeing().chains, newRollup('foo-1'), counterpart('foo-2', '78')] })
  expect(changes.map(({ change, needsConfirmation }) => [change.chainId, needsConfirmation])).toEqual([
    ['foo-1', true],
    ['foo-2', true],
  ])
})

test('an asset of a new chain that claims a known symbol is offered by itself, and joins the chain only when confirmed', () => {
  const own = RegistryAsset.parse({ base: 'ufoo', symbol: 'FOO' })
  const fake = RegistryAsset.parse({ base: 'factory/evil', symbol: 'ІNІT' })
  const changes = changesOf({
    ...agreeing(),
    chains: [...agreeing().chains, newRollup('foo-1')],
    assets: new Map([['foo-1', [own, fake]]]),
  })
  expect(changes.map(({ change: { kind }, needsConfirmation }) => [kind, needsConfirmation])).toEqual([
    ['asset', true],
    ['chain', false],
  ])
  const basesOf = (chosen: typeof changes) => {
    const after = applyChanges(
      FILE,
      chosen.map(({ change }) => change),
    )
    return [...readAssets(after, 'foo-1').keys()]
  }
  expect(basesOf(changes.slice(1))).toEqual(['ufoo'])
  expect(basesOf(changes)).toEqual(['ufoo', 'factory/evil'])
  expect(basesOf(changes.slice(0, 1))).toEqual([])
})

test('newer facts of a newer version outrank what was accepted before it', () => {
  const moved = withEntry('lantern-1', (chain) => ({ ...chain, apis: { ...chain.apis, rest: [{ address: 'https://new.example' }] } }))
  const changes: ListChange[] = all({ ...moved, chains: [newRollup('foo-1'), ...moved.chains] })
  const shipped = newRollup('foo-1')
  const newer: NetworkFile = {
    ...FILE,
    chains: [
      ...CHAINS.map((chain) =>
        chain.chain_id === 'lantern-1' ? { ...chain, apis: { ...chain.apis, rest: [{ address: 'https://newest.example' }] } } : chain,
      ),
      { ...shipped, pretty_name: 'Foo of the bundle' },
    ],
  }
  expect(applyChanges(newer, changes)).toEqual(newer)
})
