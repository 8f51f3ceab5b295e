// What the registry's lists say around a transaction.
import { expect, test } from 'vitest'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import { createNetworkMap } from './networkMap.ts'

const CONTRACT = '0x7e57c0175dc0175dc0175dc0175dc0175dc0175d'

const rollup = {
  chain_id: 'evm-1',
  chain_name: 'evm',
  evm_chain_id: 7,
  metadata: { op_bridge_id: '15', minitia: { type: 'minievm' } },
}
const asset = { base: 'l2/ab', denom_units: [{ denom: 'l2/ab', exponent: 0 }], address: CONTRACT }

test('a bridged token is found by the contract that its list names, however the contract is spelt', () => {
  const map = createNetworkMap(createRegistry({ router: null, chains: [rollup], assets: { 'evm-1': [asset] } }))
  expect(map.denomOf('evm-1', CONTRACT)).toBe('l2/ab')
  expect(map.denomOf('evm-1', CONTRACT.toUpperCase().replace('0X', '0x'))).toBe('l2/ab')
  expect(map.denomOf('other-1', CONTRACT)).toBeNull()
  expect(map.chainOfBridge('15')).toBe('evm-1')
})
