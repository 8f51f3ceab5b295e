// The lists that Waybill ships with: every address, channel, host, number and source in them, and the page that is drawn from them.
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { fromBech32 } from '@cosmjs/encoding'
import { getAddress, isAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { networksPage } from '../../scripts/networks/page.mjs'
import { voucherOf } from '../../src/main/clients/chains/registry/denomPaths.ts'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { liveFile } from '../../src/main/app/networks.ts'
import { RegistryAsset, RegistryChain, RegistryContract } from '../../src/wire/registry.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'resources', 'networks')
const readText = (name: string) => readFileSync(join(FOLDER, `${name}.json`), 'utf8')

const Source = z.strictObject({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
})
const Keys = z.array(z.string()).min(1)
const List = z.object({
  router: z.string(),
  prices: z.string().optional(),
  sources: z.record(z.string(), Source),
  chains: z.array(RegistryChain.extend({ sources: Keys })),
  assetSources: z.record(z.string(), Keys),
  assets: z.record(z.string(), z.array(RegistryAsset)),
})
const Contracts = z.object({
  sources: z.record(z.string(), Source),
  contracts: z.record(z.string(), z.array(RegistryContract.extend({ source: z.string().optional() }))),
})

const NETWORKS = ['mainnet', 'testnet'] as const
const read = (name: (typeof NETWORKS)[number]) => ({
  list: List.parse(JSON.parse(readText(name))),
  contracts: Contracts.parse(JSON.parse(readText(`contracts.${name}`))),
})

const isDenomOf = (prefix: string, address: string) => {
  const { prefix: own, data } = fromBech32(address, 120)
  return own === prefix && (data.length === 20 || data.length === 32)
}

describe.each(NETWORKS)('the list of %s', (name) => {
  const { list, contracts } = read(name)
  const chains = new Map(list.chains.map((chain) => [chain.chain_id, chain]))
  const open = list.chains.filter(({ status }) => status !== 'killed')
  const every = Object.entries(list.assets).flatMap(([chainId, assets]) => assets.map((asset) => ({ chainId, ...asset })))
  const transfers = list.chains.flatMap((chain) =>
    chain.metadata.ibc_channels.filter(({ port_id }) => port_id === 'transfer').map((channel) => ({ from: chain.chain_id, ...channel })),
  )

  test('is read without a problem', () => {
    expect(createRegistry(liveFile({ kind: name })).problems).toEqual([])
  })

  test('names no chain, no EVM number and no asset of a chain twice', () => {
    const ids = list.chains.map(({ chain_id }) => chain_id)
    const numbers = list.chains.flatMap(({ evm_chain_id }) => evm_chain_id ?? [])
    const assets = every.map(({ chainId, base }) => `${chainId} ${base.toLowerCase()}`)
    for (const names of [ids, numbers, assets]) expect(names.filter((one, place) => names.indexOf(one as never) !== place)).toEqual([])
  })

  test('says of every chain and of every list of assets which sources it has, and has no source that nothing comes from', () => {
    const named = [...list.chains.flatMap(({ sources }) => sources), ...Object.values(list.assetSources).flat()]
    expect(named.filter((key) => !Object.hasOwn(list.sources, key))).toEqual([])
    expect(Object.keys(list.sources).filter((key) => !named.includes(key))).toEqual([])
    expect(Object.keys(list.assetSources).toSorted()).toEqual(Object.keys(list.assets).toSorted())
    const used = Object.values(contracts.contracts).flatMap((all) => all.flatMap(({ source }) => source ?? []))
    expect(used.filter((key) => !Object.hasOwn(contracts.sources, key))).toEqual([])
  })

  test('names hosts over https, by name, without credentials or a query, each once for what it does', () => {
    const hosts = list.chains.flatMap(({ chain_id, apis, metadata }) => [
      ...Object.entries(apis).flatMap(([kind, all]) => all.map(({ address }) => ({ what: `${chain_id} ${kind}`, address }))),
      ...(metadata.executor_uri === undefined ? [] : [{ what: `${chain_id} executor`, address: metadata.executor_uri }]),
    ])
    for (const address of [list.router, list.prices ?? list.router, ...hosts.map(({ address: one }) => one)]) {
      const { protocol, hostname, username, password, search, hash } = new URL(address)
      expect({ address, protocol, secret: username + password, rest: search + hash }).toEqual({
        address,
        protocol: 'https:',
        secret: '',
        rest: '',
      })
      expect(isIP(hostname.replace(/^\[|\]$/g, ''))).toBe(0)
    }
    const names = hosts.map(({ what, address }) => `${what} ${new URL(address).host}`)
    expect(names.filter((one, place) => names.indexOf(one) !== place)).toEqual([])
  })

  test('has several hosts where a chain outside Initia is asked', () => {
    const outside = open.filter(({ metadata }) => metadata.is_l1 !== true && metadata.op_bridge_id === undefined)
    const few = outside.filter(({ apis, chain_type }) =>
      chain_type === 'eip155' ? apis['json-rpc'].length < 3 : apis.rpc.length < 2 || apis.rest.length < 2,
    )
    expect(few.map(({ chain_id }) => chain_id)).toEqual([])
  })

  test('asks nobody about a chain that was shut down, and lists no asset there', () => {
    const ended = list.chains.filter(({ status }) => status === 'killed')
    expect(ended.filter(({ apis, metadata }) => Object.values(apis).flat().length > 0 || metadata.executor_uri !== undefined)).toEqual([])
    expect(ended.filter(({ chain_id }) => Object.hasOwn(list.assets, chain_id))).toEqual([])
  })

  test('pairs every channel for tokens with the same channel at its other end', () => {
    const ends = new Map(transfers.map((channel) => [`${channel.from} ${channel.channel_id}`, channel]))
    expect(ends.size).toBe(transfers.length)
    for (const { from, chain_id, channel_id, counterparty_channel_id } of transfers) {
      const back = ends.get(`${chain_id} ${counterparty_channel_id ?? ''}`)
      expect({ from, channel_id, back: back?.chain_id, there: back?.counterparty_channel_id }).toEqual({
        from,
        channel_id,
        back: from,
        there: channel_id,
      })
    }
  })

  test('writes addresses inside of denominations as their chain does, with a checksum that is right', () => {
    for (const { chainId, base } of every) {
      const [, creator] = /^factory\/([^/]+)\//.exec(base) ?? []
      const prefix = chains.get(chainId)?.bech32_prefix ?? ''
      if (creator !== undefined) expect({ base, isRight: isDenomOf(prefix, creator) }).toEqual({ base, isRight: true })
      if (chains.get(chainId)?.chain_type === 'eip155' && base.startsWith('0x')) expect(getAddress(base)).toBe(base)
      if (base.startsWith('ibc/')) expect(base).toMatch(/^ibc\/[0-9A-F]{64}$/)
      if (base.startsWith('l2/') || base.startsWith('move/')) expect(base).toMatch(/^\w+\/[0-9a-f]{64}$/)
    }
  })

  test('writes addresses of contracts as their machine does', () => {
    for (const [chainId, all] of Object.entries(contracts.contracts)) {
      const prefix = chains.get(chainId)?.bech32_prefix ?? ''
      expect(chains.has(chainId)).toBe(true)
      for (const { address, vm } of all) {
        if (vm === 'evm') expect({ address, isRight: isAddress(address) }).toEqual({ address, isRight: true })
        if (vm === 'move') expect(address).toMatch(/^0x[0-9a-f]{1,64}$/)
        if (vm === 'wasm') expect({ address, isRight: isDenomOf(prefix, address) }).toEqual({ address, isRight: true })
      }
    }
  })

  test('knows the way behind an ibc/ denomination where it says that it does', () => {
    const named = every.map(({ chainId, base, traces }) => ({
      chainId,
      base,
      paths: traces.flatMap(({ type, chain }) => (type === 'ibc' ? (chain?.path ?? []) : [])),
    }))
    // A list of a rollup names the ways to the L1 too.
    const other = named.filter(
      ({ base, paths }) => base.startsWith('ibc/') && paths.length > 0 && !paths.some((path) => voucherOf(path) === base),
    )
    expect(other).toEqual([])
  })

  test('gives an asset the decimals that it has where it comes from', () => {
    const decimals = ({ base, display, denom_units }: RegistryAsset) =>
      (denom_units.find(({ denom }) => denom === display) ?? denom_units.find(({ denom }) => denom === base))?.exponent
    const byKey = new Map(every.map((asset) => [`${asset.chainId} ${asset.base}`, asset]))
    for (const asset of every) {
      expect(decimals(asset)).toBeLessThanOrEqual(24)
      // A wrapper gives 18 decimals to an asset that has fewer.
      if (asset.traces.some(({ type }) => type === 'wrapped')) continue
      for (const { type, counterparty } of asset.traces.filter((trace) => trace.type === 'ibc')) {
        const origin = byKey.get(`${counterparty?.chain_id ?? ''} ${counterparty?.base_denom ?? ''}`)
        if (origin !== undefined)
          expect({ type, base: asset.base, decimals: decimals(asset) }).toEqual({ type, base: asset.base, decimals: decimals(origin) })
      }
    }
  })

  test('has a coin for fees with a price on every chain of Cosmos, and ceilings on every EVM chain', () => {
    for (const { chain_id, chain_type, fees, gas_ceiling_gwei: gas, bridge_fee_ceiling: bridge, confirmations } of open) {
      const priced = fees.fee_tokens.filter(
        (token) => (token.average_gas_price ?? token.fixed_min_gas_price ?? token.low_gas_price) !== undefined,
      )
      if (chain_type === 'eip155')
        expect([chain_id, gas, bridge, confirmations]).toEqual([
          chain_id,
          ...[Number, String, Number].map((one) => expect.any(one) as unknown),
        ])
      else expect({ chain_id, priced: priced.length > 0 }).toEqual({ chain_id, priced: true })
    }
  })
})

test('the page in docs is the one that the lists make', () => {
  const page = networksPage(
    NETWORKS.map((name) => ({
      name,
      list: JSON.parse(readText(name)) as unknown,
      contracts: JSON.parse(readText(`contracts.${name}`)) as unknown,
    })),
    JSON.parse(readText('icons')) as unknown,
  )
  expect(readFileSync(join(FOLDER, '..', '..', 'docs', 'networks.md'), 'utf8')).toBe(page)
})
