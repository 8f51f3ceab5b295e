// What two quotes have in common: which second one continues the first, and which one that was done closes another.
import { expect, test } from 'vitest'
import type { Action } from '../../contract/transfer/action.ts'
import type { Quote } from '../../contract/transfer/route.ts'
import { isDoneBy, isSameRequest, isUnsigned } from './draftState.ts'
import { extendedLock } from '../staking/lockStaking.ts'
import { grow, sampleQuote, until } from './sampleTransfer.ts'

const [ONE, TWO] = ['initvaloper1one', 'initvaloper1two']
const [SEND, MOVE] = ['/cosmos.bank.v1beta1.MsgSend', '/initia.move.v1.MsgExecute']
const act = (action: Action, accountId = 'account 1'): Quote => {
  const quote = sampleQuote([])
  return { ...quote, task: 'act', action, request: { ...quote.request, accountId, amount: '0' } }
}
const vote = (proposal: string, option: 'yes' | 'no' = 'yes') => act({ type: 'vote', proposal, option })
const revoke = (...messages: (string | null)[]) =>
  act({ type: 'revokeGrants', grants: messages.map((message) => ({ grantee: 'init1app', message })) })
const single = (message: string): Quote => {
  const quote = sampleQuote([])
  return {
    ...quote,
    task: 'revoke',
    revokes: 'grant',
    spender: 'init1app',
    request: { ...quote.request, amount: '0' },
    from: { ...quote.from, denom: message },
  }
}
const approval = (spender: string): Quote => ({ ...sampleQuote([]), task: 'revoke', spender })
const gauges = (cycle: string, ...weights: [bridge: string, weight: string][]) =>
  act({ type: 'voteGauges', cycle, shares: weights.map(([bridge, weight]) => ({ bridge, weight })) })
const vip = (...stages: [bridge: string, stage: number][]) =>
  act({
    type: 'claimVip',
    rollups: stages.map(([bridge, stage]) => ({ bridge, version: '1', stages: [{ stage, score: `${stage}`, proof: [] }] })),
  })
const stake = (amount: string) => act({ type: 'delegate', validator: ONE, denom: 'uinit', amount })
const claim = (validators: string[], isWithLocked = false) =>
  act({ type: 'claimRewards', validators, ...(isWithLocked && { locked: true as const }) })
const lock = (amount: string) => ({ validator: ONE, denom: 'uinit', amount, release: 1_900_000_000 })
/** An extension of a lock that has ended, asked for so many minutes later. */
const again = (quarters: number, minutes: number): Quote => {
  const quotedAt = (lock('5').release + 86_400 + minutes * 60) * 1000
  // The dialog's clock is of the last whole minute.
  const until = extendedLock(lock('5').release * 1000, quarters, quotedAt - 59_000)
  return { ...act({ type: 'extendLock', ...lock('5'), until }), quotedAt }
}

test.for<[string, Quote, Quote, boolean]>([
  ['the same vote', vote('7'), vote('7'), true],
  ['another option', vote('7'), vote('7', 'no'), false],
  ['another account', vote('7'), act({ type: 'vote', proposal: '7', option: 'yes' }, 'account 2'), false],
  ['the same permissions in another order', revoke(SEND, MOVE), revoke(MOVE, SEND), true],
  ['fewer permissions', revoke(SEND, MOVE), revoke(SEND), false],
  ['the same approval', approval('0x1'), approval('0x1'), true],
  ['the approval of another contract', approval('0x1'), approval('0x2'), false],
  ['the same stake', stake('5'), stake('5'), true],
  ['the same gauge vote in another order', gauges('8', ['1', '0.5'], ['2', '0.1']), gauges('8', ['2', '0.1'], ['1', '0.5']), true],
  ['another part of a gauge vote', gauges('8', ['1', '0.5']), gauges('8', ['1', '0.6']), false],
  ['the same VIP rewards in another order', vip(['1', 8], ['2', 8]), vip(['2', 8], ['1', 8]), true],
  ['VIP rewards of another stage', vip(['1', 8]), vip(['1', 9]), false],
  ['another stake', stake('5'), stake('6'), false],
  ['rewards of the same validators', claim([ONE, TWO]), claim([TWO, ONE]), true],
  ['rewards of the same validators, and of locked stakes', claim([ONE]), claim([ONE], true), false],
  [
    'a lock whose stake has grown',
    act({ type: 'extendLock', ...lock('5'), until: 2_000_000_000 }),
    act({ type: 'extendLock', ...lock('6'), until: 2_000_000_000 }),
    true,
  ],
  ['an ended lock by the same term, minutes later', again(1, 0), again(1, 7), true],
  ['an ended lock by another term', again(1, 0), again(2, 0), false],
  ['an ended lock by another term, minutes later', again(4, 0), again(8, 7), false],
  [
    'a running lock to another end',
    act({ type: 'extendLock', ...lock('5'), until: 2_000_000_000 }),
    act({ type: 'extendLock', ...lock('5'), until: 2_000_000_060 }),
    false,
  ],
  ['a stake and a transfer', sampleQuote([]), stake('5'), false],
])('%s: the same request or not', ([, one, other, isSame]) => {
  expect(isSameRequest(one, other)).toBe(isSame)
})

test.for<[string, Quote, Quote[], boolean]>([
  ['a vote by another vote on its proposal', vote('7'), [vote('7', 'no')], true],
  ['a vote by one on another proposal', vote('7'), [vote('8')], false],
  ['revocations by one of all', revoke(SEND, MOVE), [revoke(MOVE, null, SEND)], true],
  ['revocations by single ones', revoke(SEND, MOVE), [single(SEND), single(MOVE)], true],
  ['a single one by one of several', single(SEND), [revoke(SEND, MOVE)], true],
  ['revocations by one of a part', revoke(SEND, MOVE), [single(SEND)], false],
  ['a claim by a larger one', claim([ONE]), [claim([ONE, TWO])], true],
  ['a claim of locked stakes too by one without them', claim([ONE], true), [claim([ONE, TWO])], false],
  ['a claim of locked stakes by one of them too', act({ type: 'claimLocked' }), [claim([ONE], true)], true],
  [
    'a lock by another change of it',
    act({ type: 'unstakeLock', ...lock('5') }),
    [act({ type: 'extendLock', ...lock('5'), until: 2 })],
    true,
  ],
  ['a gauge vote by another in its cycle', gauges('8', ['1', '0.5']), [gauges('8', ['2', '1'])], true],
  ['a gauge vote by one in the cycle before', gauges('8', ['1', '0.5']), [gauges('7', ['1', '0.5'])], false],
  ['the approval of a contract', approval('0x1'), [approval('0x1')], true],
  ['a stake never: it can be wanted twice', stake('5'), [stake('5')], false],
  ['a transfer never', sampleQuote(), [sampleQuote()], false],
  ['the vote of another account', vote('7'), [act({ type: 'vote', proposal: '7', option: 'yes' }, 'account 2')], false],
  ['VIP rewards that another claimed with more', vip(['1', 8]), [vip(['1', 8], ['2', 8])], true],
  ['VIP rewards of which one is left', vip(['1', 8], ['2', 8]), [vip(['1', 8])], false],
])('%s is or is not done', ([, asked, done, isOver]) => {
  expect(isDoneBy(asked, done)).toBe(isOver)
})

test('a lost answer keeps its document until that is given up', () => {
  const asked = [...until('built'), { type: 'asked' }] as const
  const renewed = { type: 'requoted', quote: sampleQuote(), operations: '[]' } as const
  expect(isUnsigned(grow(until('built')))).toBe(true)
  expect(isUnsigned(grow(asked))).toBe(false)
  expect(isUnsigned(grow([...asked, renewed]))).toBe(true)
  expect(isUnsigned(grow([...asked, renewed, ...until('built')]))).toBe(true)
  expect(isUnsigned(grow([...asked, renewed, ...until('built'), { type: 'asked' }]))).toBe(false)
})
