// Checks that recipients of the user's payments count as known: attackers imitate those addresses.
import { expect, test } from 'vitest'
import { grow, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { similarAddress } from '../../../shared/domain/untrusted/similarAddress.ts'
import { sentTo } from './sentTo.ts'
import { english } from '../../words/en/english.ts'

const LANDLORD = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Ends alike, as in the transfers of nothing that follow a payment. */
const POISON = '0x70990000000000000000000000000000000079C8'
type Facts = Parameters<typeof grow>[0]
const view = (facts: Facts, recipient: string, number: number): TransferView => ({
  transfer: { ...grow(facts), recipient, number },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})

test('a stranger with the ends of a recipient is taken for that waybill’s', () => {
  const known = sentTo(english, [view(until('sent'), LANDLORD, 412), view(until('sent'), LANDLORD, 411)])
  expect(known).toEqual([{ name: 'WB 0412', address: LANDLORD }])
  expect(similarAddress(POISON, known)).toBe('WB 0412')
  expect(similarAddress(LANDLORD, known)).toBeNull()
})

test.for<[string, Facts]>([
  ['prepared', until('built')],
  ['signed', until('signed')],
  ['signed and discarded', [...until('signed'), { type: 'discarded' }]],
  ['refused by its chain', [...until('sending'), { type: 'refused', code: 5, log: 'no' }]],
  ['included and failed', [...until('sent'), { type: 'included', height: 9, code: 5, log: 'no' }]],
])('what was %s makes nobody known', ([, facts]) => {
  const known = sentTo(english, [view(until('sent'), LANDLORD, 412), view(facts, POISON, 413)])
  expect(similarAddress(POISON, known)).toBe('WB 0412')
})
