// With whom a transaction of several messages moved what.
import { expect, test } from 'vitest'
import type { MessageReading } from '../../../../shared/contract/history/activity.ts'
import { PLAIN_ITEM } from '../../../../../test/support/benches/activityRow.ts'
import { isPayee } from './Facts.tsx'
import { furtherFacts, partiesOf } from './parties.ts'

const coin = (amount: string) => ({ denom: 'uinit', amount, symbol: 'INIT', decimals: 6, isVerified: true })
const sent = (counterparty: string | null, change: Partial<MessageReading> = {}): MessageReading => ({
  ...PLAIN_ITEM,
  index: 0,
  depth: 0,
  type: '/cosmos.bank.v1beta1.MsgSend',
  isMine: true,
  kind: 'sent',
  counterparty,
  movements: [],
  about: [coin('5')],
  facts: [],
  ...change,
})

test('each counterparty has its amount; a single one is named elsewhere', () => {
  expect(partiesOf([sent('alice')])).toEqual([])
  expect(partiesOf([sent('alice'), sent('bob', { about: [], movements: [coin('-7')] })])).toMatchObject([
    { address: 'alice', amounts: [{ amount: '5' }] },
    { address: 'bob', amounts: [{ amount: '-7' }] },
  ])
})

test('a message that pays several names each of them; what is nested or another’s counts for none', () => {
  const recipients = ['alice', 'bob'].map((address) => ({ address, amounts: [coin('3')] }))
  const others = [sent('carol', { isMine: false }), sent('dave', { depth: 1 })]
  expect(partiesOf([sent(null, { recipients }), ...others]).map(({ address }) => address)).toEqual(['alice', 'bob'])
})

test('who paid or was paid may be paid again; what was called, or is a fact of the transaction, may not', () => {
  const other = '0x1'
  const item = (kind: 'sent' | 'received' | 'evmCall', facts: MessageReading['facts'] = []) => ({ kind, counterparty: other, facts })
  expect([item('sent'), item('received'), item('evmCall')].map(isPayee)).toEqual([true, true, false])
  expect(isPayee(item('sent', [{ name: 'token', value: other }]))).toBe(false)
})

test('a validator that is listed with its amount is not listed again among the facts', () => {
  const facts = ['harbour', 'tide'].map((value) => ({ name: 'validator' as const, value }))
  const parties = partiesOf(['harbour', 'tide'].map((address) => sent(address, { kind: 'rewards' })))
  const nothing = { parties: [], hasReason: false, hasUnnamed: false }
  expect(furtherFacts({ facts, counterparty: null }, { ...nothing, parties })).toEqual([])
  expect(furtherFacts({ facts, counterparty: 'tide' }, nothing)).toEqual([facts[0]])
})
