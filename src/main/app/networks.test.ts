// A network of the user's own: its folder follows from the chain ids, its assets from what ships with Waybill.
import { expect, test } from 'vitest'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import { customNetwork, folderOf, liveFile } from './networks.ts'

const chain = (id: string) => ({ chain_id: id, chain_name: id })

function fileOf(chains: unknown[]) {
  const network = customNetwork(chains, null)
  if (network.kind !== 'custom') throw new Error('not a custom network')
  return liveFile(network)
}

test('the folder depends on which chains, not on their order or endpoints', () => {
  const one = customNetwork([chain('a-1'), chain('b-1')], null)
  const same = customNetwork([{ ...chain('b-1'), apis: {} }, chain('a-1')], 'https://router.example')
  expect(folderOf(one)).toMatch(/^custom-[0-9a-f]{8}$/)
  expect(folderOf(same)).toBe(folderOf(one))
  expect(folderOf(customNetwork([chain('a-1')], null))).not.toBe(folderOf(one))
})

test('assets of a chain that ships with Waybill keep their symbol and decimals', () => {
  const registry = createRegistry(fileOf([chain('initiation-2'), chain('elsewhere-1')]))
  expect(registry.asset('initiation-2', 'uinit')).toMatchObject({ symbol: 'INIT', decimals: 6, isVerified: true })
  expect(registry.asset('elsewhere-1', 'uinit')).toMatchObject({ decimals: 0, isVerified: false })
})

test('the VIP service of a chain list is the one that is named with it', () => {
  const vipWith = (address: string | null) => {
    const network = customNetwork([chain('initiation-2')], null, address)
    return network.kind === 'custom' ? createRegistry(network.file).vip : null
  }
  expect(vipWith('https://vip.example')).toBe('https://vip.example')
  expect(vipWith('http://vip.example')).toBeNull()
  // That of a bundled network is told addresses only where that network was chosen.
  expect(vipWith(null)).toBeNull()
})

test('a list without one readable chain is refused', () => {
  expect(() => customNetwork([{ name: 'nothing' }], null)).toThrow('The chain list has no usable chains.')
})
