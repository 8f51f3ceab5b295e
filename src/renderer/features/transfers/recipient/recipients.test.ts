// Which recipients the form offers, and where the focus goes after a choice.
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { expect, test } from 'vitest'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { EMPTY_FORM } from '../form/form.ts'
import { knownRecipients, missingField, offeredRecipients, type RecipientSources } from './recipients.ts'

/** An address whose bytes are all written by one letter, which stands for five bits. */
const address = (letter: string) => {
  const bits = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.indexOf(letter).toString(2).padStart(5, '0')
  const bytes = BigInt(`0b${bits.repeat(32)}`)
    .toString(16)
    .padStart(40, '0')
  return { bech32: toBech32('init', fromHex(bytes)), hex: `0x${bytes}` }
}
const account = (id: string, digit: string, app: 'ethereum' | 'cosmos' = 'ethereum'): Account => ({
  id,
  label: id,
  address: address(digit),
  signer: { kind: 'ledger', app, path: '', publicKey: '02', model: 'Ledger Flex' },
  createdAt: 0,
})
const l1 = { id: 'practice-1', name: 'Initia', station: 'INI', kind: 'initia-l1', vm: 'move', bech32Prefix: 'init' } as const
const sources = {
  accounts: [account('Main', '2'), account('Savings', '3'), account('Atom', '4', 'cosmos')],
  senderId: 'Main',
  book: [
    { label: 'Maren', address: address('5') },
    { label: 'Savings again', address: address('3') },
    { label: 'A contract', address: { bech32: 'init1…', hex: `0x${'6'.repeat(64)}` } },
    { label: '', address: address('7') },
  ],
  chain: { ...l1, hasExplorer: true },
  transfers: [],
} satisfies RecipientSources
const IDLE = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null } as const
const COUNTERPART = address('9').hex
const labels = (changes: Partial<RecipientSources> = {}) =>
  knownRecipients({ ...sources, ...changes }).map(({ label, value }) => `${label} ${value.slice(0, 6)}`)

test('other accounts come before the address book, each address once, none that nobody could spend from', () => {
  expect(labels()).toEqual(['Savings init13', 'Atom init14', 'Maren init15'])
  expect(labels({ senderId: 'Savings' })).toContain('Main init12')
})

test('a watched address is offered by its name, and is not called the user’s', () => {
  const watched = { ...account('Harbour', '8'), signer: { kind: 'watched' as const } }
  const known = knownRecipients({ ...sources, accounts: [...sources.accounts, watched] })
  expect(known.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual(['Savings', 'Atom'])
  expect(known.map(({ label }) => label)).toContain('Harbour')
})

test('the form of the address is that of the chain, and a key without it is left out there', () => {
  expect(labels({ chain: { ...sources.chain, kind: 'evm', vm: 'evm' } })).toEqual(['Savings 0x8c63', 'Maren 0xa529'])
  expect(labels({ chain: { ...sources.chain, kind: 'initia-rollup', vm: 'evm' } })).toEqual([
    'Savings 0x8c63',
    'Atom init14',
    'Maren 0xa529',
  ])
  expect(labels({ chain: { ...sources.chain, kind: 'cosmos' } })).toEqual([])
})

test('names are offered by the beginning of any of their words, addresses by theirs, and the first ones while nothing is typed', () => {
  const known = ['Maren', 'Old Maren', 'Damar', 'Nils', 'Ole'].map((label, index) => ({
    label,
    value: address(String(index + 2)).bech32,
    isOwn: false,
    paidAt: null,
  }))
  const offered = (typed: string) => offeredRecipients(known, typed).map(({ label }) => label)
  expect(offered(' mar')).toEqual(['Maren', 'Old Maren'])
  expect(offered('INIT13')).toEqual(['Old Maren'])
  expect(offered('init')).toEqual([])
  expect(offered('')).toEqual(['Maren', 'Old Maren', 'Damar', 'Nils'])
})

test('who was paid on this chain without a name is offered, the latest first; what was only signed, and other chains, are not', () => {
  const sent = (digit: string, at: number, changes: Partial<Transfer> = {}): TransferView => {
    const transfer = grow(until('registered'))
    const legs = transfer.legs.map((leg) => ({ ...leg, sentAt: at, includedAt: at }))
    const quote = { ...transfer.quote, request: { ...transfer.quote.request, toChainId: 'practice-1' } }
    return { transfer: { ...transfer, quote, legs, recipient: address(digit).bech32, ...changes }, ...IDLE }
  }
  const draft = grow(until('built'))
  const unconfirmed = grow(until('registered')).legs.map((leg) => ({ ...leg, sentAt: 9, includedAt: null }))
  const transfers = [
    sent('8', 5),
    sent('9', 9),
    sent('8', 7),
    sent('5', 8),
    sent('2', 8),
    sent('0', 9, { quote: grow(until('registered')).quote }),
    sent('7', 9, { phase: 'failedOnSource' }),
    // The money came back, or no block took it yet.
    sent('n', 9, { phase: 'refunded' }),
    sent('t', 9, { phase: 'failed' }),
    { transfer: { ...sent('r', 9).transfer, legs: unconfirmed }, ...IDLE },
    // The same accounts in their other form.
    sent('9', 3, { recipient: COUNTERPART }),
    sent('9', 2, { recipient: COUNTERPART.toUpperCase().replace('0X', '0x') }),
    { transfer: { ...draft, recipient: address('6').bech32 }, ...IDLE },
  ]
  const known = knownRecipients({ ...sources, transfers })
  expect(known.filter(({ paidAt }) => paidAt !== null).map(({ value, paidAt }) => [value.slice(0, 6), paidAt])).toEqual([
    ['init19', 9],
    ['init18', 7],
  ])
  // They leave room for names, and an address is completed like any other.
  expect(offeredRecipients(known, '').map(({ value }) => value.slice(0, 6))).toEqual(['init13', 'init14', 'init19', 'init18'])
  expect(offeredRecipients(known, 'init188').map(({ value }) => value.slice(0, 6))).toEqual(['init18'])
})

test('after a destination on the same chain the recipient is missing, otherwise the amount', () => {
  const spot = { chainId: 'practice-1', denom: 'uinit' }
  const send = { ...EMPTY_FORM, from: spot, to: spot }
  expect(missingField(send)).toBe('recipient')
  expect(missingField({ ...send, recipient: ' ' })).toBe('recipient')
  expect(missingField({ ...send, recipient: 'init1x' })).toBe('amount')
  expect(missingField({ ...send, recipient: 'init1x', typed: '5' })).toBeNull()
  expect(missingField({ ...send, to: { chainId: 'lantern-1', denom: 'l2/init' } })).toBe('amount')
})
