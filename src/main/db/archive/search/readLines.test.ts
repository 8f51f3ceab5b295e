// Which account's side of a transaction is told where several of the user's took part.
import { expect, test } from 'vitest'
import { onePerTransaction } from './readLines.ts'

const OWN = 'aa'
const SECOND = 'bb'
const FRIEND = 'cc'

const line = (account: string, direction: 'in' | 'out' | 'self', txId = 1) => ({ account, direction, txId, address: 0, time: 0 })
const chosen = (lines: Parameters<typeof onePerTransaction>[0], watched = [FRIEND]) =>
  onePerTransaction(lines, { accounts: [FRIEND, OWN, SECOND], watched }).map(({ account, direction }) => [account, direction])

test('of two own accounts the sender’s side is told', () => {
  expect(chosen([line(OWN, 'in'), line(SECOND, 'out')])).toEqual([[SECOND, 'out']])
})

test('what a watched account sent to an own one was received', () => {
  expect(chosen([line(FRIEND, 'out'), line(OWN, 'in')])).toEqual([[OWN, 'in']])
  expect(chosen([line(OWN, 'in'), line(FRIEND, 'out')])).toEqual([[OWN, 'in']])
})

test('between watched accounts the sender’s side is told, else the first one’s', () => {
  expect(chosen([line(OWN, 'in'), line(FRIEND, 'out')], [OWN, FRIEND, SECOND])).toEqual([[FRIEND, 'out']])
  expect(chosen([line(SECOND, 'in'), line(FRIEND, 'in')], [FRIEND, SECOND])).toEqual([[FRIEND, 'in']])
})
