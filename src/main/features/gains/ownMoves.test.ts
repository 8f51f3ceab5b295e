// What a line of history counts as: bridges, stakes and refunds are no disposals, rewards are income, swaps are both.
import { expect, test } from 'vitest'
import type { ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import { movesOf, type Move, type MoveContext } from './ownMoves.ts'

const OWN = new Map([
  ['mine', 'mine'],
  ['second', 'second'],
])
const left: string[] = []
const context: MoveContext = {
  identityOf: (_chain, denom) => (denom.startsWith('spam') ? null : { asset: denom, factor: 1n }),
  ownAccount: (address) => OWN.get(address) ?? null,
  onUnlisted: (_chain, denom) => left.push(denom),
}

type Coins = [string, string][]
const coins = (pairs: Coins) => pairs.map(([amount, denom]) => ({ amount, denom }))

function line(kind: ActivityRecord['kind'], movements: Coins, more: Partial<ActivityRecord> = {}, about: Coins = []): ActivityRecord {
  return {
    account: 'mine',
    txId: 1,
    chainId: 'c-1',
    time: 5,
    hash: 'AA',
    evmHash: null,
    height: 1,
    code: 0,
    memo: '',
    messageTypes: [],
    details: { about: coins(about), facts: [], more: 0 },
    delivery: null,
    packets: [],
    delistedAt: null,
    direction: 'none',
    kind,
    counterparty: null,
    method: null,
    otherChainId: null,
    movements: coins(movements),
    fee: [],
    ...more,
  }
}

/** Says what moves count as: `-5 A` given, `+5 A` received, `income 5 A`, `fee 5 A`, `second 5 A` moved there. */
function told(moves: Move[]): string[][] {
  return moves.map(({ given, received, income, fees, moves: moved }) => [
    ...given.map(({ units, asset }) => `-${units} ${asset}`),
    ...received.map(({ units, asset }) => `+${units} ${asset}`),
    ...income.map(({ units, asset, kind }) => `${kind} ${units} ${asset}`),
    ...fees.map(({ units, asset }) => `fee ${units} ${asset}`),
    ...moved.map(({ units, asset, to }) => `${to} ${units} ${asset}`),
  ])
}

/** Details of what locked stakes paid out. */
const earned = (pairs: Coins, about: Coins = pairs) => ({ details: { about: coins(about), facts: [], more: 0, earned: coins(pairs) } })
const read = (record: ActivityRecord) => told(movesOf(context, record))
const to = (counterparty: string, more: Partial<ActivityRecord> = {}) => ({ counterparty, ...more })

test.each<[string, ActivityRecord, string[][]]>([
  ['paid to another', line('sent', [['-5', 'A']], to('other')), [['-5 A']]],
  ['paid by another', line('received', [['5', 'A']], to('other')), [['+5 A']]],
  ['paid to a second own account', line('sent', [['-5', 'A']], to('second')), [['second 5 A']]],
  ['its arrival there', line('received', [['5', 'A']], to('second')), []],
  ['a deposit to oneself', line('deposit', [['-5', 'A']], { fee: coins([['1', 'A']]) }), [['fee 1 A']]],
  ['its arrival', line('depositArrived', [['5', 'A']]), []],
  ['a withdrawal to another', line('withdrawal', [['-5', 'A']], to('other')), [['-5 A']]],
  ['IBC to oneself', line('ibcSent', [['-5', 'A']], to('mine')), []],
  ['IBC that came back', line('ibcSent', [['-5', 'A']], to('other', { delivery: 'timedOut' })), []],
  ['the return itself', line('ibcTimedOut', [['5', 'A']], to('other')), []],
  [
    'a swap',
    line('swapped', [
      ['-5', 'A'],
      ['7', 'B'],
    ]),
    [['-5 A', '+7 B']],
  ],
  [
    'a wrapped form',
    line('converted', [
      ['-5', 'A'],
      ['5', 'B'],
    ]),
    [],
  ],
  ['a stake', line('delegated', [['-4', 'A']], {}, [['5', 'A']]), [['staking 1 A']]],
  ['a stake that was locked, withdrawn', line('stakeWithdrawn', [['5', 'A']], {}, [['5', 'A']]), []],
  ['rewards with what was unstaked', line('rewards', [['9', 'A']], earned([['2', 'A']])), [['staking 2 A']]],
  ['a lock taken out, with what was unstaked', line('undelegated', [['9', 'A']], earned([['2', 'A']], [['7', 'A']])), [['staking 2 A']]],
  ['a lock taken out before it earned', line('undelegated', [['9', 'A']], earned([])), []],
  ['a lock added to, with what was unstaked', line('delegated', [['4', 'A']], earned([['2', 'A']], [['5', 'A']])), [['staking 2 A']]],
  ['rewards that the module kept', line('rewards', [['9', 'A']], earned([['2', 'B']])), []],
  ['a stake without a reward', line('delegated', [['-5', 'A']], {}, [['5', 'A']]), []],
  ['a reward', line('rewards', [['3', 'A']]), [['staking 3 A']]],
  ['a reward of VIP', line('vipClaimed', [['3', 'A']]), [['vip 3 A']]],
  ['a failed one with its fee', line('sent', [], to('other', { code: 5, fee: coins([['2', 'A']]) })), [['fee 2 A']]],
  ['an unlisted coin', line('received', [['3', 'spam']], to('other')), []],
  [
    'a listed coin for an unlisted one',
    line('swapped', [
      ['-3', 'A'],
      ['9', 'spam'],
    ]),
    [['-3 A']],
  ],
])('%s', (_name, record, expected) => {
  expect(read(record)).toEqual(expected)
})

test('several payments of one transaction stand for themselves, what contracts did is one exchange', () => {
  const part = (kind: ActivityRecord['kind'], movements: Coins, counterparty: string | null = null) => ({
    kind,
    direction: 'none' as const,
    counterparty,
    method: null,
    otherChainId: null,
    movements: coins(movements),
    about: [],
    facts: [],
  })
  const parts = [
    part('sent', [['-5', 'A']], 'other'),
    part('evmCall', [['-3', 'A']]),
    part('rewards', [['2', 'A']]),
    part('sent', [['-4', 'A']], 'second'),
  ]
  const record = line(
    'sent',
    [
      ['-10', 'A'],
      ['6', 'B'],
    ],
    { details: { about: [], facts: [], more: 0, parts } },
  )
  const moves = movesOf(context, record)
  expect(told(moves)).toEqual([['-3 A', '+6 B', 'staking 2 A'], ['-5 A'], ['second 4 A']])
  expect(moves.map(({ id }) => id)).toEqual(['c-1/AA', 'c-1/AA/1', 'c-1/AA/2'])
})

test('what is left out is named', () => {
  left.length = 0
  read(line('received', [['3', 'spam2']], to('other')))
  expect(left).toEqual(['spam2'])
})
