// What is folded on the review: never a check that differs or that nobody could read, and never anything beside one.
import { expect, test } from 'vitest'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import { checkRows, isWhole } from './checkRows.ts'

const check = (subject: CheckLine['subject'], found: string, more: Partial<CheckLine> = {}): CheckLine => ({
  subject,
  form: 'text',
  found,
  asked: found,
  verdict: 'match',
  ...more,
})
const address = { form: 'address' } as const
const all = [
  check('message', 'MsgSend'),
  check('signer', 'init1me', address),
  check('sender', 'init1me', address),
  check('recipient', 'init1you', address),
  check('recipient', 'init1you', address),
  check('withdrawal', '7'),
  check('withdrawal', 'output 486'),
  check('amount', '5', { form: 'amount' }),
]
const named = (rows: ReturnType<typeof checkRows>) => rows.map(({ subjects }) => subjects.join(' '))

test('equal addresses share a row, and a subject is named once', () => {
  expect(named(checkRows(all))).toEqual(['message', 'signer sender', 'recipient', 'withdrawal', 'withdrawal', 'amount'])
  expect(checkRows(all).map(({ isMore }) => isMore)).toEqual([false, false, false, false, true, false])
})

test('an address that stands in both of its forms says so; another account does not', () => {
  const bech32 = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
  const rows = checkRows(
    [bech32, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92267'].map((found) =>
      check('recipient', found, address),
    ),
  )
  expect(rows.map(({ otherForm }) => otherForm)).toEqual([null, '0x', null])
})

test('each of several messages keeps its holder and what it takes back together', () => {
  const revoked = (holder: string, what: string) => [
    check('message', 'MsgRevoke'),
    check('spender', holder, address),
    check('allowance', what),
  ]
  const rows = checkRows([...revoked('init1a', 'Vote'), ...revoked('init1b', 'Vote'), ...revoked('init1b', 'Send')])
  expect(rows.filter(({ subjects }) => subjects[0] !== 'message').map(({ line }) => line.found)).toEqual(
    'init1a Vote init1b Vote init1b Send'.split(' '),
  )
})

test('a permission to have fees paid, which nothing but its message names, stands with its holder', () => {
  const fees = (holder: string) => [
    check('message', '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'),
    check('sender', 'init1me', address),
    check('spender', holder, address),
  ]
  const vote = [check('message', 'MsgRevoke'), check('spender', 'init1b', address), check('allowance', 'Vote')]
  expect(named(checkRows([...fees('init1a'), ...vote, ...fees('init1c')]))).toEqual(
    'message sender spender message spender allowance message spender'.split(' '),
  )
})

test('a recipient keeps its row, also where it is the sender', () => {
  const own = [check('signer', 'init1me', address), check('recipient', 'init1me', address), check('sender', 'init1me', address)]
  expect(named(checkRows(own))).toEqual(['signer sender', 'recipient'])
})

test('what matches may be folded', () => {
  expect(isWhole(all)).toBe(true)
})

test.for(['differs', 'unreadable'] as const)('a check that %s stands first, and then nothing is folded', (verdict) => {
  const checks = [...all, check('hook', '0xdead', { verdict })]
  expect(isWhole(checks)).toBe(false)
  expect(named(checkRows(checks))).toEqual(['hook', ...named(checkRows(all))])
})

test('the same value keeps its row where one of the checks differs', () => {
  const rows = checkRows([check('signer', 'init1me', address), check('sender', 'init1me', { ...address, verdict: 'differs' })])
  expect(named(rows)).toEqual(['sender', 'signer'])
})

test('a document that nobody checked is not whole', () => {
  expect(isWhole([])).toBe(false)
})
