// What the Cosmos app shows of documents that no recording covers, as its source has it.
import { expect, test } from 'vitest'
import { documentFault, documentPrompt } from './cosmosPages.ts'

const OWN = 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7'
const delegate = (delegator: string, validator: string) => ({
  type: 'cosmos-sdk/MsgDelegate',
  value: { amount: { amount: '5', denom: 'uatom' }, delegator_address: delegator, validator_address: validator },
})

function rows(chainId: string, msgs: unknown[], { expertMode = false, memo = '', fee = {}, room = 179 } = {}): string[] {
  const text = JSON.stringify({
    account_number: '1',
    chain_id: chainId,
    fee: { amount: [], gas: '9', ...fee },
    memo,
    msgs,
    sequence: '2',
  }).replaceAll('&', '\\u0026')
  const pages = documentPrompt(text, { expertMode, own: OWN, room }).pages.slice(1, -1)
  return pages.map(({ heading, text: shown }) => `${heading}: ${shown}`)
}

test('one type is said once, and the signer’s own address is not said on the app’s own chain', () => {
  expect(rows('cosmoshub-4', [delegate(OWN, 'a'), delegate(OWN, 'b')])).toEqual([
    'Type: Delegate',
    'Amount: 0.000005 ATOM',
    'Validator: a',
    'Amount: 0.000005 ATOM',
    'Validator: b',
    'Fee: Empty',
  ])
})

test('another’s address is said once there, and every time on other chains and in expert mode', () => {
  const delegators = (list: string[]) => list.filter((row) => row.startsWith('Delegator'))
  const msgs = [delegate('other', 'a'), delegate('other', 'b')]
  expect(delegators(rows('cosmoshub-4', msgs))).toHaveLength(1)
  expect(delegators(rows('cosmoshub-4', [delegate(OWN, 'a'), delegate('other', 'b')]))).toHaveLength(2)
  expect(delegators(rows('interwoven-1', msgs))).toHaveLength(2)
  expect(delegators(rows('cosmoshub-4', msgs, { expertMode: true }))).toHaveLength(2)
})

test('expert mode says the chain, the account, the sequence and the gas on the app’s own chain too', () => {
  const extra = ['Chain ID: cosmoshub-4', 'Account: 1', 'Sequence: 2', 'Gas: 9']
  expect(rows('cosmoshub-4', [], { expertMode: true })).toEqual([...extra.slice(0, 3), 'Fee: Empty', 'Gas: 9'])
  expect(rows('cosmoshub-4', []).some((row) => extra.includes(row))).toBe(false)
})

test('types of several kinds are all said, and unknown ones as they are', () => {
  const msgs = [delegate(OWN, 'a'), { type: 'move/MsgExecute', value: { args: ['x'], function_name: 'go' } }]
  expect(rows('interwoven-1', msgs).slice(3)).toEqual([
    'Type: Delegate',
    'Amount: 5 uatom',
    `Delegator: ${OWN}`,
    'Validator: a',
    'Type: move/MsgExecute',
    'msgs/value/args: ["x"]',
    'msgs/value/function_name: go',
    'Fee: Empty',
    'Gas: 9',
  ])
})

test('a memo is shown without its letters beyond ASCII, and goes on behind them', () => {
  expect(rows('interwoven-1', [], { memo: 'Grüße 💛 an dich' })).toContain('Memo: Gre  an dich')
})

test('a text stands as it is written in the document, with its escapes', () => {
  expect(rows('interwoven-1', [], { memo: '{"a":1} & b' })).toContain('Memo: {\\"a\\":1} \\u0026 b')
})

const coin = (amount: string, denom: string) => ({ amount, denom })

test('several coins are a page each, and the coin of the app’s own chain is said in whole ones where nothing is said in full', () => {
  const fee = { amount: [coin('1500', 'uatom'), coin('7', 'ibc/AB'), coin('23456789', 'uatom')] }
  const fees = (chainId: string, expertMode = false) => rows(chainId, [], { fee, expertMode }).filter((row) => row.startsWith('Fee'))
  expect(fees('cosmoshub-4')).toEqual(['Fee (1/3): 0.001500 ATOM', 'Fee (2/3): 7 ibc/AB', 'Fee (3/3): 23.456789 ATOM'])
  expect(fees('cosmoshub-4', true)).toEqual(['Fee (1/3): 1500 uatom', 'Fee (2/3): 7 ibc/AB', 'Fee (3/3): 23456789 uatom'])
  expect(fees('interwoven-1')).toEqual(fees('cosmoshub-4', true))
})

test('whoever pays or grants the fee is said, but not in brief', () => {
  const fee = { granter: 'g', payer: 'p' }
  expect(rows('interwoven-1', [], { fee }).slice(-4)).toEqual(['Fee: Empty', 'Gas: 9', 'Granter: g', 'Payer: p'])
  expect(rows('cosmoshub-4', [], { fee })).toEqual(['Fee: Empty'])
})

test('a value goes on on further pages, by bytes, those of letters beyond ASCII included', () => {
  const memo = `${'a'.repeat(179)}${'b'.repeat(100)}é${'c'.repeat(80)}${'d'.repeat(9)}`
  expect(rows('interwoven-1', [], { memo }).filter((row) => row.startsWith('Memo'))).toEqual([
    `Memo (1/3): ${'a'.repeat(179)}`,
    `Memo (2/3): ${'b'.repeat(100)}${'c'.repeat(77)}`,
    `Memo (3/3): ${'c'.repeat(3)}${'d'.repeat(9)}`,
  ])
  expect(rows('interwoven-1', [], { memo: 'm'.repeat(400), room: 4095 })).toContain(`Memo: ${'m'.repeat(400)}`)
})

test('sends to many are looked into: who gives what, who gets what', () => {
  const multi = {
    type: 'cosmos-sdk/MsgMultiSend',
    value: {
      inputs: [{ address: 'from', coins: [coin('3', 'a')] }],
      outputs: [
        { address: 'one', coins: [coin('1', 'a')] },
        { address: 'two', coins: [coin('2', 'a')] },
      ],
    },
  }
  expect(rows('interwoven-1', [multi]).slice(3, -2)).toEqual([
    'Type: Multi Send',
    'Source Address: from',
    'Source Coins: 3 a',
    'Dest Address: one',
    'Dest Coins: 1 a',
    'Dest Address: two',
    'Dest Coins: 2 a',
  ])
})

test('numbers are shown as written, whatever their size, and messages of any form by their places', () => {
  const odd = { other: { deep: { deeper: [1] } }, type: 'x/y', value: ['a', 'b'] }
  const text = `{"account_number":"1","chain_id":"c-1","fee":{"amount":[],"gas":"9"},"memo":"","msgs":[{"value":{"n":12345678901234567890123,"s":"\\u00e9"}},${JSON.stringify(odd)}],"sequence":"2"}`
  const { pages } = documentPrompt(text, { expertMode: false, own: OWN, room: 179 })
  expect(pages.slice(4, -3).map(({ heading, text: shown }) => `${heading}: ${shown}`)).toEqual([
    'msgs/value/n: 12345678901234567890123',
    'msgs/value/s: \\u00e9',
    'msgs/other/deep: {"deeper":[1]}',
    'Type: x/y',
    'msgs/value: a',
    'msgs/value: b',
  ])
})

test.each([
  ['a coin of another form', { amount: [{ amount: '1', denom: 'a', more: '2' }] }, 'Unexpected field'],
  ['a coin whose parts are named otherwise', { amount: [{ amount: '1', name: 'a' }] }, 'Unexpected field'],
  ['a coin of nothing', { amount: [{ amount: '', denom: 'a' }] }, 'Unexpected error'],
  ['a denomination of 128 letters', { amount: [coin('1', 'a'.repeat(128))] }, null],
  ['a denomination of 129 letters', { amount: [coin('1', 'a'.repeat(129))] }, 'Unexpected error'],
  ['no list at all', { amount: '5' }, null],
])('%s is shown or refused', (_, fee, fault) => {
  const document = { account_number: '1', chain_id: 'c-1', fee: { ...fee, gas: '9' }, memo: '', msgs: [], sequence: '2' }
  expect(documentFault(JSON.stringify(document))).toBe(fault)
})
