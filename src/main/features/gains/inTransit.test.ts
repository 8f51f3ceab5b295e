// Money on its way between two own places is held; what another person receives, what swaps on the way and what arrived is not.
import { expect, test } from 'vitest'
import {
  BUILT,
  BY_IBC,
  DEPOSIT,
  grow,
  OWN_ADDRESS,
  sampleQuote,
  status,
  tracked,
  until,
} from '../../../shared/domain/transfer/sampleTransfer.ts'
import { inTransit, type TransitContext } from './inTransit.ts'

const { from } = sampleQuote()
const context: TransitContext = {
  isOwn: (address) => address === OWN_ADDRESS,
  asset: (chainId, denom) => ({ ...from, chainId, denom }),
}
const amounts = (transfer: ReturnType<typeof grow>) => inTransit([transfer], context).map(({ amount }) => amount)

test('a deposit is on its way until it arrives, also while it is returned', () => {
  const sent = until('registered')
  expect(amounts(grow(sent))).toEqual(['10000000'])
  expect(amounts(grow([...sent, status('pending', [tracked(DEPOSIT, 'failed')])]))).toEqual(['10000000'])
  expect(amounts(grow([...sent, status('completed', [tracked(DEPOSIT, 'received')])]))).toEqual([])
})

test('what has not left is still a balance', () => {
  expect(amounts(grow(until('sending')))).toEqual([])
})

test('what somebody else gets, or an account that does not count sent, is not the user’s', () => {
  const moving = grow(until('registered'))
  expect(amounts({ ...moving, recipient: 'init1other' })).toEqual([])
  expect(amounts({ ...moving, sender: 'init1other' })).toEqual([])
})

test('what swaps on its way counts where a bridge took it as it was', () => {
  const swapping = (hop: typeof DEPOSIT) => {
    const quote = sampleQuote([hop])
    return grow(until('registered', quote), { ...quote, to: { ...quote.to, originId: 'usdc' } })
  }
  expect(amounts(swapping(DEPOSIT))).toEqual(['10000000'])
  expect(amounts(swapping(BY_IBC))).toEqual([])
})

test('a claim does not count what its withdrawal counts', () => {
  const quote = { ...sampleQuote(), task: 'claim' as const }
  const claim = { ...BUILT, purpose: 'claim', chainId: 'practice-1' } as const
  expect(amounts(grow([claim, ...until('sent').slice(1)], quote))).toEqual([])
})
