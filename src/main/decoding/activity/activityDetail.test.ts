// One transaction in full: every digit kept, and no record too sparse or too deep to be shown.
import { expect, test } from 'vitest'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { createRegistry } from '../../clients/chains/registry/registry.ts'
import { toDetail as detailOf } from './activityDetail.ts'
import { createTxDecoder } from '../txDecoder.ts'

const item = { ...PLAIN_ITEM, chainId: 'evm-1', height: 7, messageTypes: ['/x.Y'] }

const registry = createRegistry({ router: null, chains: [{ chain_id: 'evm-1', chain_name: 'evm' }], assets: {} })
const deps = { registry, txDecoder: createTxDecoder(registry) }
const toDetail = (shown: ActivityItem, raw: string) =>
  detailOf(deps, { item: shown, evmHash: null, raw, me: null, internalCalls: [], crossChainLegs: [] })

const record = (message: string) => `{"gas_used":18446744073709551615,"tx":{"body":{"messages":[${message}]}}}`

test('keeps every digit of numbers beyond 2^53', () => {
  const raw = record('{"@type":"/x.Y","timeout":18446744073709551615,"price":0.10000000000000000001}')
  const detail = toDetail(item, raw)
  expect(detail.gasUsed).toBe('18446744073709551615')
  expect(detail.messages[0]?.json).toContain('"timeout": 18446744073709551615')
  expect(detail.messages[0]?.json).toContain('"price": 0.10000000000000000001')
  expect(detail.raw).toBe(raw)
})

test('shows a record that has next to nothing', () => {
  expect(toDetail(item, '{}')).toEqual({
    item,
    evmHash: null,
    gasWanted: null,
    gasUsed: null,
    failure: null,
    messages: [],
    readings: [],
    events: [],
    logs: [],
    internalCalls: [],
    crossChainLegs: [],
    raw: '{}',
  })
  expect(toDetail(item, '{"tx":null,"events":null,"gas_wanted":null}').gasWanted).toBeNull()
})

test('shows a message nested deeper than the stack reaches by its type, and in the raw record', () => {
  const raw = record(`{"@type":"/x.Y","msg":${'['.repeat(9900)}${']'.repeat(9900)}}`)
  expect(toDetail(item, raw)).toMatchObject({ messages: [{ type: '/x.Y', json: '' }], raw })
})
