// Checks what the review of a revocation says of it: the name and what it allows until then, each from one place.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../test/support/allEnglish.ts'
import { revokedMeaning, revokedName } from './grants.ts'

const SEND = '/cosmos.bank.v1beta1.MsgSend'

test.each([
  ['grant', SEND, 'Sending', 'Can send your coins.'],
  ['grant', '/own.v1.MsgSend', 'MsgSend', null],
  ['feeGrant', 'uinit', 'Network fees', 'You pay its network fees.'],
  ['token', SEND, 'MsgSend', null],
  ['operator', SEND, 'MsgSend', null],
] as const)('of a %s with %s it says %s and %s', (revokes, denom, name, meaning) => {
  const from = { chainId: 'one-1', denom, symbol: 'MsgSend', name: '', decimals: 0, originId: denom, isVerified: false }
  expect(revokedName(allEnglish, { revokes, from })).toBe(name)
  expect(revokedMeaning(allEnglish, { revokes, from })).toBe(meaning)
})
