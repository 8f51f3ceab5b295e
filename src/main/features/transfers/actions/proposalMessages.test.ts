// What the messages of a proposal say: calls of Move, payments, upgrades, parameters that change, and anything else field by field. Shapes as a
// node writes them (proto JSON).
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { OneProposal } from '../../../../wire/governance.ts'
import { readMessages } from './proposalMessages.ts'

const GOV = 'init10d07y265gmmuvt4z0w9aw880jnsr700j55nka3'
const asset = sampleQuote().from

/** Reads messages as they arrive, with the present parameters of every module. */
function read(messages: readonly object[], present: Record<string, unknown> | null = null) {
  const { proposal } = OneProposal.parse({ proposal: { id: '1', messages } })
  return readMessages(proposal.messages, { assetOf: (denom) => ({ ...asset, denom }), presentOf: () => present })
}

/** Returns the details of a message as texts. */
function said(message: object, present: Record<string, unknown> | null = null): string[] {
  const [one] = read([message], present)
  return (one?.details ?? []).map((detail) => {
    if (detail.kind === 'field') return `${detail.field}: ${detail.texts.join(' | ')}`
    if (detail.kind === 'coins') return `coins: ${detail.coins.map(({ amount, asset: { denom } }) => amount + denom).join(' | ')}`
    return detail.kind === 'other' ? `${detail.name} = ${detail.text}` : `${detail.name}: ${detail.was} → ${detail.now}`
  })
}

const call = { module_address: '0x1', module_name: 'managed_coin', function_name: 'mint', type_args: ['0x1::a::B'] }

test('a call of Move names its function, its types and its arguments', () => {
  const json = { '@type': '/initia.move.v1.MsgExecuteJSON', sender: GOV, ...call, args: ['"0x2"', '100'] }
  expect(said(json)).toEqual(['function: 0x1::managed_coin::mint', 'typeArguments: 0x1::a::B', 'arguments: "0x2" | 100', `account: ${GOV}`])
  const bytes = {
    '@type': '/initia.move.v1.MsgGovExecute',
    authority: GOV,
    sender: 'init1a',
    ...call,
    type_args: [],
    args: ['ZAAAAAAAAAA='],
  }
  expect(said(bytes)).toEqual(['function: 0x1::managed_coin::mint', 'encodedArguments: 0x6400000000000000', 'account: init1a'])
  const script = {
    '@type': '/initia.move.v1.MsgGovScript',
    authority: GOV,
    sender: 'init1a',
    code_bytes: 'oRzrCw==',
    type_args: [],
    args: [],
  }
  expect(said(script)).toEqual(['script: 4', 'account: init1a'])
})

test('payments and upgrades say to whom, how much and when', () => {
  const amount = [{ denom: 'uinit', amount: '250000000000' }]
  expect(said({ '@type': '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend', authority: GOV, recipient: 'init1b', amount })).toEqual([
    'to: init1b',
    'coins: 250000000000uinit',
  ])
  expect(said({ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: GOV, to_address: 'init1b', amount })).toEqual([
    `from: ${GOV}`,
    'to: init1b',
    'coins: 250000000000uinit',
  ])
  const plan = { name: 'v1.2.0', time: '0001-01-01T00:00:00Z', height: '9000000', info: '{"binaries":{}}', upgraded_client_state: null }
  expect(said({ '@type': '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade', authority: GOV, plan })).toEqual([
    'plan: v1.2.0',
    'height: 9000000',
    'info: {"binaries":{}}',
  ])
})

const UPDATE = '/initia.gov.v1.MsgUpdateParams'

test('of new parameters those that differ are said, whatever form their decimals have', () => {
  const present = {
    quorum: '0.25',
    threshold: '0.500000000000000000',
    vesting: null,
    min_deposit: [{ denom: 'uinit', amount: '1' }],
    old: 7,
  }
  const params = {
    quorum: '0.250000000000000000',
    threshold: '0.667',
    vesting: { a: '0x1' },
    min_deposit: [{ denom: 'uinit', amount: '2' }],
  }
  const message = { '@type': UPDATE, authority: GOV, params }
  expect(said(message, present)).toEqual([
    'threshold: 0.5 → 0.667',
    'vesting.a: null → 0x1',
    'min_deposit: [{"denom":"uinit","amount":"1"}] → [{"denom":"uinit","amount":"2"}]',
    'old: 7 → null',
  ])
  expect(read([message], params)).toMatchObject([{ details: [], isCompared: true }])
  expect(read([message])).toMatchObject([{ isCompared: false }])
  expect(said(message)[0]).toBe('quorum: null → 0.25')
  expect(said({ '@type': '/cosmos.consensus.v1.MsgUpdateParams', authority: GOV, block: { max_gas: '-1' } })).toEqual([
    'block.max_gas: null → -1',
  ])
})

test('anything else, and what has a wrong form, is listed field by field', () => {
  const pool = { '@type': '/initia.move.v1.MsgWhitelistStaking', authority: GOV, metadata_lp: '0xa', reward_weight: '0.300000000000000000' }
  expect(said(pool)).toEqual(['metadata_lp = 0xa', 'reward_weight = 0.3'])
  const many = Array.from({ length: 21 }, (_, index) => String(index))
  expect(said({ '@type': '/initia.move.v1.MsgExecuteJSON', sender: GOV, ...call, args: many })).toContain(`args = ${JSON.stringify(many)}`)
  expect(said({ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: GOV, to_address: 7 })).toEqual([
    `from_address = ${GOV}`,
    'to_address = 7',
  ])
})

test('hostile messages are cut, and what is left out is counted', () => {
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${'k'.repeat(300)}${index}`, 'v'.repeat(9000)]))
  const [first, second] = read([
    { '@type': UPDATE, params: wide },
    { '@type': '/x.Y', ...wide },
  ])
  expect(first).toMatchObject({ more: 440 })
  expect(first?.details).toHaveLength(60)
  expect(second).toMatchObject({ more: 500, details: [] })
  expect(first?.details[0]).toMatchObject({ name: `${'k'.repeat(100)}…`, now: `${'v'.repeat(1000)}…` })
  const deep = { '@type': '/x.Y', a: { b: { c: { d: { e: 1 } } } } }
  expect(said(deep)).toEqual(['a.b.c = {"d":{"e":1}}'])
})
