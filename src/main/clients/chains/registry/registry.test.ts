// Registry entries become chains and assets; what cannot be read is reported and hides nothing else.
import { fromBech32, fromHex, toBech32 } from '@cosmjs/encoding'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RegistryContract } from '../../../../wire/registry.ts'
import { liveFile } from '../../../app/networks.ts'
import { createRegistry } from './registry.ts'
import { decimalText, pickEndpoint, stationCodes } from './registryText.ts'

const chain = (id: string, extra: Record<string, unknown> = {}) => ({ chain_id: id, chain_name: id, ...extra })

test('reads both bundled networks without a problem', () => {
  for (const network of [liveFile({ kind: 'mainnet' }), liveFile({ kind: 'testnet' })]) {
    const registry = createRegistry(network)
    expect(registry.problems).toEqual([])
    expect(registry.chains[0]?.kind).toBe('initia-l1')
    const initia = registry.chains.filter(({ kind, isShutDown }) => kind.startsWith('initia') && isShutDown !== true)
    expect(initia.length).toBeGreaterThan(4)
    expect(initia.every(({ endpoints: { indexer, rest, rpc } }) => ![indexer, rest, rpc].includes(null))).toBe(true)
    expect(registry.chains.every(({ station }) => /^[A-Z]{3}$/.test(station))).toBe(true)
    expect(new Set(registry.chains.map(({ station }) => station)).size).toBe(registry.chains.length)
  }
})

test('one INIT on every chain, whatever it is called there and however many decimals it has', () => {
  const registry = createRegistry(liveFile({ kind: 'mainnet' }))
  const onYominet = registry.asset('yominet-1', 'evm/856aB2c9F35B9187aB3eB0Fcd11DCc6427118B58')
  const listed = registry.assets.filter(({ originId }) => originId === 'interwoven-1:uinit')
  expect(new Set(listed.map(({ chainId }) => chainId))).toEqual(
    new Set(['interwoven-1', 'cabal-1', 'civitia-1', 'echelon-1', 'inertia-2', 'strat-1', 'yominet-1', 'osmosis-1']),
  )
  expect(listed.filter(({ chainId }) => chainId === 'yominet-1')[0]?.decimals).toBe(18)
  expect(onYominet.chainId).toBe('yominet-1')
})

test('finds a contract by every spelling of its chain, and by none of another', () => {
  const registry = createRegistry(liveFile({ kind: 'mainnet' }))
  const spelled = (address: string, prefix: string) => toBech32(prefix, fromBech32(address, 120).data, 120)
  const entry = 'osmo10a3k4hvk37cc4hnxctw4p95fhscd2z6h2rmx0aukc6rm8u9qqx9smfsh7u'
  expect(registry.contract('osmosis-1', entry)?.role).toBe('entryPoint')
  expect(registry.contract('osmosis-1', entry.toUpperCase())?.role).toBe('entryPoint')
  expect(registry.contract('osmosis-1', spelled(entry, 'cosmos'))).toBeNull()
  const move = 'd921c61c7e7d2eead33bdff4c5c2941e66d488f0a15fe7fbc432565dc04b3710'
  expect(registry.contract('interwoven-1', `0x${move}`)?.role).toBe('entryPoint')
  expect(registry.contract('interwoven-1', toBech32('init', fromHex(move), 120))?.role).toBe('entryPoint')
  expect(registry.contract('interwoven-1', toBech32('cosmos', fromHex(move), 120))).toBeNull()
  expect(registry.contract('nowhere-1', entry)).toBeNull()
})

test('lists with wrappers the contracts of bridged tokens whose wrapped form is listed too', () => {
  const found: string[] = []
  for (const network of [liveFile({ kind: 'mainnet' }), liveFile({ kind: 'testnet' })]) {
    const registry = createRegistry(network)
    for (const [chainId, list] of Object.entries(network.contracts ?? {})) {
      const contracts = list.map((contract) => RegistryContract.parse(contract))
      for (const { address } of contracts.filter(({ role }) => role === 'wrapper')) {
        const tokens = Object.keys(registry.contract(chainId, address)?.tokens ?? {})
        found.push(...tokens)
        expect(tokens.map((denom) => registry.wrappedForm(chainId, denom)?.decimals)).toEqual(tokens.map(() => 18))
      }
    }
  }
  expect(found).not.toEqual([])
})

test('names bridged and transferred forms that no list carries, by their hash', () => {
  const registry = createRegistry(liveFile({ kind: 'mainnet' }))
  // inertia-2 and strat-1 pay fees in these; their lists do not name the first, there is none for the second.
  expect(registry.asset('strat-1', 'ibc/B82A5B2051D2296EE838D076218D4F852A629C69B99E7430C4D388F37DB16A3A')).toMatchObject({
    symbol: 'iUSD',
    decimals: 6,
    isVerified: true,
  })
})

test('addresses come from Ethereum’s keys where the list names them, or the coin type does', () => {
  const takes = (extra: Record<string, unknown>) =>
    createRegistry({ router: null, chains: [chain('a-1', extra)], assets: {} }).chains[0]?.hasEthereumKeys
  expect(takes({ slip44: 60, key_algos: ['ethsecp256k1'] })).toBe(true)
  expect(takes({ slip44: 60 })).toBe(true)
  expect(takes({ slip44: 118, key_algos: ['secp256k1'] })).toBe(undefined)
  // Stride’s entry names the keys of validators only.
  expect(takes({ slip44: 118, key_algos: ['ed25519'] })).toBe(undefined)
})

test('an unknown denomination is itself, unverified, without decimals', () => {
  const registry = createRegistry({ router: null, chains: [chain('a-1')], assets: {} })
  const denom = `move/${'5ca1ab1e'.repeat(8)}`
  expect(registry.asset('a-1', denom)).toEqual({
    chainId: 'a-1',
    denom,
    symbol: 'move/5ca1…ab1e',
    name: denom,
    decimals: 0,
    isVerified: false,
    originId: `a-1:${denom}`,
  })
  expect(registry.asset('retired-7', 'uinit')).toMatchObject({ symbol: 'uinit', isVerified: false })
})

test('reports what it cannot read and keeps the rest', () => {
  const registry = createRegistry({
    router: null,
    chains: [
      chain('a-1'),
      { chain_id: 7 },
      chain('c-1', { bech32_prefix: 'No1' }),
      null,
      chain('a-1'),
      chain('b-1', { apis: { rest: [{ address: 'http://elsewhere.example' }] } }),
    ],
    assets: { 'a-1': [{ base: 'ua', denom_units: [{ denom: 'ua', exponent: 0 }] }, { symbol: 'no base' }] },
  })
  expect(registry.chains.map(({ id }) => id)).toEqual(['a-1', 'b-1'])
  expect(registry.assets).toHaveLength(1)
  expect(registry.problems).toHaveLength(6)
})

test('refuses a list without a single readable chain, and a router that may not be asked', () => {
  expect(() => createRegistry({ router: null, chains: [{}], assets: {} })).toThrow('The chain list has no usable chains.')
  expect(() => createRegistry({ router: 'http://router.example', chains: [chain('a-1')], assets: {} })).toThrow('can’t be used')
})

test.each([
  [[{ address: 'https://a.example/' }], 'https://a.example'],
  [[{ address: 'https://reserved.example', authorizedUser: 'skip' }, { address: 'https://b.example' }], 'https://b.example'],
  [[{ address: 'http://a.example' }], null],
  [[{ address: 'http://127.0.0.1:9/x/' }], 'http://127.0.0.1:9/x'],
  [[{ address: 'http://[::1]:9' }], 'http://[::1]:9'],
  [[{ address: 'http://localhost.example.com' }], null],
  [[{ address: 'http://rest.practice.invalid' }], 'http://rest.practice.invalid'],
  [[{ address: 'https://user:secret@a.example' }], null],
  [[{ address: 'https://:secret@a.example' }], null],
  [[{ address: 'https://a.example/?key=secret' }], null],
  [[{ address: 'https://a.example/#x' }, { address: 'https://b.example///' }], 'https://b.example'],
  [[{ address: 'file:///etc/passwd' }, { address: 'nonsense' }], null],
])('of %j it asks %s', (endpoints, expected) => {
  expect(pickEndpoint(endpoints)).toBe(expected)
})

test.each([
  [{ metadata: { op_bridge_id: 'seven' } }, 'metadata.op_bridge_id'],
  [{ metadata: { op_bridge_id: '99999999999999999999' } }, 'metadata.op_bridge_id'],
  [{ chain_id: '__proto__' }, 'chain_id'],
  [{ bech32_prefix: 'INIT' }, 'bech32_prefix'],
])('an entry with %j is left out, and the chain beside it stays', (extra, field) => {
  const l1 = chain('l1', { metadata: { is_l1: true } })
  const assets = { l1: [{ base: 'uinit', symbol: 'INIT' }] }
  const registry = createRegistry({ router: null, chains: [l1, chain('odd-1', extra), chain('constructor')], assets })
  expect(registry.chains.map(({ id }) => id)).toEqual(['l1', 'constructor'])
  expect(registry.problems).toEqual([expect.stringContaining(`Entry 2 of the chain list can’t be read: ${field} `)])
})

test.each([1e9, -3, 6.5])('an asset with %d decimals is left out', (exponent) => {
  const units = { display: 'INIT', denom_units: [{ denom: 'INIT', exponent }] }
  const registry = createRegistry({ router: null, chains: [chain('l1')], assets: { l1: [{ base: 'uinit', ...units }] } })
  expect(registry.assets).toEqual([])
  expect(registry.problems).toEqual(['One asset of l1 can’t be read and was left out.'])
})

test('a Cosmos chain tells by its keys, else by its coin type, whether they are of Ethereum’s kind', () => {
  const of = (extra: Record<string, unknown>) => {
    const { chains } = createRegistry({ router: null, chains: [chain('c-1', { bech32_prefix: 'inj', ...extra })], assets: {} })
    return chains[0]?.hasEthereumKeys ?? false
  }
  expect(of({ slip44: 60, key_algos: ['ethsecp256k1'] })).toBe(true)
  expect(of({ slip44: 60 })).toBe(true)
  expect(of({ slip44: 60, key_algos: ['secp256k1'] })).toBe(false)
  expect(of({ slip44: 118, key_algos: ['secp256k1', 'ethsecp256k1'] })).toBe(false)
  expect(of({})).toBe(false)
  // Initia's own chains take both, whatever their coin type.
  expect(of({ slip44: 60, key_algos: ['initia_ethsecp256k1'], metadata: { is_l1: true } })).toBe(false)
})

test('prices have no float noise and no exponent', () => {
  expect([0.1 + 0.2, 0.015, 150_000_000_000, 1e-7, 1e21, 0, 5_000_000].map(decimalText)).toEqual([
    '0.3',
    '0.015',
    '150000000000',
    '0.0000001',
    '1000000000000000000000',
    '0',
    '5000000',
  ])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e30, noNaN: true }), (value) => {
      const text = decimalText(value)
      return /^\d+(\.\d*[1-9])?$/.test(text) && Math.abs(Number(text) - value) <= value * 1e-14
    }),
  )
})

test('station codes are three capitals and unique, for any names', () => {
  expect(stationCodes(['Initia', 'Inertia', 'Yominet', 'Initia', 'X', '未来'])).toEqual(['INI', 'INE', 'YOM', 'INT', 'XXA', 'XXB'])
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 60 }), (names) => {
      const codes = stationCodes(names)
      return codes.every((code) => /^[A-Z]{3}$/.test(code)) && new Set(codes).size === names.length
    }),
  )
})
