// Whom the user has sent money to counts as known: an attacker makes addresses like those, not like unknown ones.
import { expect, test } from 'vitest'
import { grow, until } from '../../shared/sampleTransfer.ts'
import type { TransferView } from '../../shared/transfer.ts'
import { lookAlike } from '../ui/lookAlike.ts'
import { sentTo } from './sentTo.ts'

const LANDLORD = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Ends alike, as in the transfers of nothing that follow a payment. */
const POISON = '0x70990000000000000000000000000000000079C8'
const view = (milestone: Parameters<typeof until>[0], recipient: string, number: number): TransferView => ({
  transfer: { ...grow(until(milestone)), recipient, number },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})

test('a stranger with the ends of a recipient is taken for that waybill’s', () => {
  const known = sentTo([view('sent', LANDLORD, 412), view('sent', LANDLORD, 411)])
  expect(known).toEqual([{ name: 'WB 0412', address: LANDLORD }])
  expect(lookAlike(POISON, known)).toBe('WB 0412')
  expect(lookAlike(LANDLORD, known)).toBeNull()
})

test('what was never sent makes nobody known', () => {
  expect(sentTo([view('built', POISON, 413)])).toEqual([])
})
