// What the Cosmos app shows of documents that no recording covers, as its source has it.
import { expect, test } from 'vitest'
import { documentPrompt } from './cosmosPages.ts'

const OWN = 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7'
const delegate = (delegator: string, validator: string) => ({
  type: 'cosmos-sdk/MsgDelegate',
  value: { amount: { amount: '5', denom: 'uatom' }, delegator_address: delegator, validator_address: validator },
})

function rows(chainId: string, msgs: unknown[], { expertMode = false, memo = '' } = {}): string[] {
  const text = JSON.stringify({
    account_number: '1',
    chain_id: chainId,
    fee: { amount: [], gas: '9' },
    memo,
    msgs,
    sequence: '2',
  })
  const pages = documentPrompt(text, expertMode, OWN).pages.slice(1, -1)
  return pages.map(({ heading, text: shown }) => `${heading}: ${shown}`)
}

test('one type is said once, and the signer’s own address is not said on the app’s own chain', () => {
  expect(rows('cosmoshub-4', [delegate(OWN, 'a'), delegate(OWN, 'b')])).toEqual([
    'Type: Delegate',
    'Amount: 5 uatom',
    'Validator: a',
    'Amount: 5 uatom',
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

test('a memo is cut at its first letter beyond ASCII', () => {
  expect(rows('interwoven-1', [], { memo: 'djé vu' })).toContain('Memo: dj')
})

test('a text stands as it is written in the document, with its escapes', () => {
  expect(rows('interwoven-1', [], { memo: '{"a":1} & b' })).toContain('Memo: {\\"a\\":1} \\u0026 b')
})
