// The contracts that Waybill ships with: each address as its chain writes addresses, each role on a machine that has it, each entry
// with the public file that it was taken from.
import { fromBech32 } from '@cosmjs/encoding'
import { checksumAddress, isAddress, isHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import { createRegistry, type ChainRecord } from '../../../src/main/clients/chains/registry/registry.ts'
import { RegistryContract } from '../../../src/wire/registry.ts'
import mainnetContracts from '../../../resources/networks/contracts.mainnet.json' with { type: 'json' }
import testnetContracts from '../../../resources/networks/contracts.testnet.json' with { type: 'json' }
import mainnet from '../../../resources/networks/mainnet.json' with { type: 'json' }
import testnet from '../../../resources/networks/testnet.json' with { type: 'json' }

const Source = z.strictObject({
  repository: z.string().regex(/^[\w-]+\/[\w.-]+$/),
  path: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
})
const Listed = RegistryContract.extend({ source: z.string() })
const File = z.strictObject({ sources: z.record(z.string(), Source), contracts: z.record(z.string(), z.array(Listed)) })

/** Which machine runs a role. */
const MACHINES: Readonly<Record<RegistryContract['role'], readonly RegistryContract['vm'][]>> = {
  entryPoint: ['move', 'wasm'],
  wrapper: ['evm'],
  exchange: ['evm'],
  swapRouter: ['evm'],
  dexPair: ['move'],
  cctp: ['evm', 'module'],
  cctpRelayer: ['evm'],
  goFast: ['evm'],
  relayFee: ['module'],
  orbiter: ['module'],
  axelar: ['evm'],
  eureka: ['evm'],
  warpRoute: ['evm'],
  oft: ['evm'],
}

const NETWORKS = { mainnet: [mainnet, mainnetContracts], testnet: [testnet, testnetContracts] } as const

describe.for(Object.entries(NETWORKS))('%s', ([, [list, raw]]) => {
  const file = File.parse(raw)
  const registry = createRegistry({ ...list, contracts: file.contracts })
  const rows = Object.entries(file.contracts).flatMap(([chainId, contracts]) => contracts.map((contract) => ({ chainId, ...contract })))
  // A contract on a chain that the list lacks is never called.
  const isListed = (chainId: string) => registry.chain(chainId) !== null

  test('reads every entry, and finds it by its address', () => {
    for (const { chainId, address, role } of rows) expect(registry.contract(chainId, address)?.role, `${chainId} ${address}`).toBe(role)
  })

  test('writes every address as its chain does, on a machine that the chain and the role have', () => {
    const odd = rows.filter(({ chainId, address, vm, role }) => {
      const chain = registry.chain(chainId)
      if (chain === null) return !isWrittenAnywhere(address, vm) || !MACHINES[role].includes(vm)
      return !isWritten(address, vm, chain) || !runs(chain, vm) || !MACHINES[role].includes(vm)
    })
    expect(odd).toEqual([])
  })

  test('brings only listed assets to listed assets, by callers of 20 bytes', () => {
    const bridges = rows.filter(({ domains }) => Object.keys(domains).length > 0)
    const odd = bridges.flatMap(({ chainId, address, denoms, domains }) => [
      // A token router of Hyperlane is the token itself.
      ...denoms.filter((denom) => denom !== address).map((denom) => [chainId, denom] as const),
      ...Object.values(domains).flatMap(({ chain, denom, pays }) => (Object.keys(pays).length > 0 ? [] : [[chain, denom] as const])),
    ])
    expect(odd.filter(([chainId, denom]) => isListed(chainId) && !registry.asset(chainId, denom).isVerified)).toEqual([])
    for (const { callers } of bridges.flatMap(({ domains }) => Object.values(domains))) {
      for (const caller of callers) expect(caller).toMatch(/^0x0{24}[0-9a-f]{40}$/)
    }
  })

  test('pays several assets as vouchers of the channel or light client that it names', () => {
    for (const { chainId, role, denoms, symbols = {}, domains } of rows) {
      expect(
        Object.values(symbols).filter((token) => !denoms.includes(token)),
        chainId,
      ).toEqual([])
      for (const [name, { chain, pays }] of Object.entries(domains)) {
        for (const [token, paid] of Object.entries(pays)) {
          expect(denoms, `${chainId} ${name}`).toContain(token)
          expect(paid).toMatch(/^ibc\/[0-9A-F]{64}$/)
          if (role === 'eureka') expect(paid).toBe(voucherOf(`transfer/08-wasm-1369/${token.toLowerCase()}`))
        }
        if (role !== 'axelar') continue
        const isReached = registry.chain(chain)?.transferChannels.some(({ chainId: other }) => other === 'axelar-dojo-1')
        expect([list.chains.find(({ chain_id: id }) => id === chain)?.chain_name, isReached]).toEqual([name, true])
      }
    }
  })

  test('has at the other end of every pool one of the same kind that leads back', () => {
    const pools = rows.filter(({ role }) => role === 'oft')
    const numbers = new Map<string, string>()
    for (const { chainId, denoms, domains } of pools) {
      for (const [number, { chain, denom }] of Object.entries(domains)) {
        expect(numbers.get(chain) ?? number, chain).toBe(number)
        numbers.set(chain, number)
        const there = pools.find((pool) => pool.chainId === chain && pool.denoms.includes(denom))
        const back = Object.values(there?.domains ?? {}).find((domain) => domain.chain === chainId)
        expect(back?.denom, `${chainId} ${chain}`).toBe(denoms[0])
      }
    }
  })

  test('says where each entry was taken from, and names no source without use', () => {
    const used = new Set([...JSON.stringify(raw.contracts).matchAll(/"source":"(\w+)"/g)].map(([, key]) => key))
    expect(rows.map(({ source }) => source).filter((key) => !Object.hasOwn(file.sources, key))).toEqual([])
    // Where a relayer's own address was seen.
    const others = Object.keys(file.sources).filter((key) => !used.has(key) && key !== 'caller')
    expect(others).toEqual([])
  })
})

test('lists something of every role that routes over the real networks need', () => {
  const roles = new Set(Object.values(File.parse(mainnetContracts).contracts).flatMap((list) => list.map(({ role }) => role)))
  for (const role of [
    'entryPoint',
    'wrapper',
    'dexPair',
    'cctp',
    'cctpRelayer',
    'goFast',
    'relayFee',
    'orbiter',
    'axelar',
    'eureka',
    'warpRoute',
    'oft',
    'swapRouter',
  ])
    expect(roles).toContain(role)
})

function isWrittenAnywhere(address: string, vm: RegistryContract['vm']): boolean {
  if (vm === 'module' && address === '0x0') return true
  if (vm === 'evm') return isAddress(address) && checksumAddress(address) === address
  return vm === 'move' || [20, 32].includes(fromBech32(address, 120).data.length)
}

function isWritten(address: string, vm: RegistryContract['vm'], chain: ChainRecord): boolean {
  // The stand-in of a module, which has no address that is called.
  if (vm === 'evm' || address === '0x0') return isWrittenAnywhere(address, vm)
  if (vm === 'move') return isHex(address) && [42, 66].includes(address.length) && address === address.toLowerCase()
  const { prefix, data } = fromBech32(address, 120)
  return prefix === chain.bech32Prefix && (vm === 'module' ? data.length === 20 : [20, 32].includes(data.length))
}

function runs({ kind, vm: own }: ChainRecord, vm: RegistryContract['vm']): boolean {
  if (vm === 'module') return kind === 'cosmos'
  if (kind === 'evm') return vm === 'evm'
  return own === vm || (kind === 'cosmos' && vm === 'wasm')
}
