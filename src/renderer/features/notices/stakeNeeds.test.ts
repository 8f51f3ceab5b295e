// What waits among the stakes: what is free to withdraw, and locks whose end has passed.
import { expect, test } from 'vitest'
import type { StakePart } from '../../../shared/contract/history/portfolio.ts'
import { stakeNeeds } from './stakeNeeds.ts'

const NOW = Date.UTC(2026, 10, 20)
const part = (kind: StakePart['kind'], amount: string, completesAt: number | null): StakePart => ({
  kind,
  asset: { chainId: 'practice-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, originId: 'init', isVerified: true },
  accountId: 'mine',
  amount,
  validators: 1,
  completesAt,
  readAt: NOW,
  isKept: false,
})

test('asks for what can be withdrawn and for locks that have ended, and for nothing else', () => {
  const free = part('unlocked', '5', null)
  const ended = part('locked', '7', NOW)
  const others = [part('unlocked', '0', null), part('locked', '7', NOW + 1), part('unbonding', '3', NOW - 1), part('delegation', '9', null)]
  expect(stakeNeeds([free, ended, ...others], NOW)).toEqual([
    { kind: 'withdraw', part: free },
    { kind: 'lockEnded', part: ended },
  ])
})
