// Lists name who may spend on an EVM chain as its contracts do; every other side stays as the chain wrote it.
import { expect, test } from 'vitest'
import { createRegistry } from '../../clients/chains/registry/registry.ts'
import type { ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import { toAccountAddress } from '../../platform/address.ts'
import { toItem } from './activityItem.ts'

const chain = (id: string, minievm: boolean) => ({
  chain_id: id,
  chain_name: id,
  metadata: minievm ? { minitia: { type: 'minievm', version: '1' } } : { is_l1: true },
})
const registry = createRegistry({ router: null, chains: [chain('move-1', false), chain('evm-1', true)], assets: {} })
const spender = toAccountAddress(new Uint8Array(20).fill(7))

function sideOf(changes: Partial<ActivityRecord>): string | null {
  const record: ActivityRecord = {
    account: 'me',
    txId: 1,
    chainId: 'evm-1',
    time: 0,
    hash: 'AB',
    evmHash: null,
    height: 1,
    code: 0,
    memo: '',
    messageTypes: [],
    details: { about: [], facts: [], more: 0 },
    delivery: null,
    packets: [],
    delistedAt: null,
    direction: 'none',
    kind: 'approvalRevoked',
    counterparty: spender.bech32,
    method: null,
    otherChainId: null,
    movements: [],
    fee: [],
    ...changes,
  }
  return toItem({ registry, accountId: () => 'me', transferOf: () => null }, record).counterparty
}

test('who may spend on an EVM chain has the 0x form', () => {
  expect(registry.chain('evm-1')?.vm).toBe('evm')
  expect([sideOf({}), sideOf({ kind: 'approved' })]).toEqual([spender.hex, spender.hex])
})

test('other sides keep their form: of a transfer, on another chain, who granted, and what is no account', () => {
  const granter = { about: [], facts: [{ name: 'granter' as const, value: spender.bech32 }], more: 0 }
  expect([sideOf({ kind: 'sent' }), sideOf({ chainId: 'move-1' }), sideOf({ details: granter })]).toEqual(
    Array.from({ length: 3 }, () => spender.bech32),
  )
  expect([sideOf({ counterparty: null }), sideOf({ counterparty: 'a module' })]).toEqual([null, 'a module'])
})
