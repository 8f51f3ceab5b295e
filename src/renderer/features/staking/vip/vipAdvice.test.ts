// What the VIP screen says of a rollup: whether it is safe to claim, what that leaves open, what stays locked, and what is lost already.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { vipAdvice } from './vipAdvice.ts'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const asset: VipChain['asset'] = sampleQuote().from
type Stage = NonNullable<VipRollup['claim']>['outcome']['stages'][number]

function rollup(stages: Partial<Stage>[], change: Partial<VipRollup> = {}): VipRollup {
  const key = { bridge: '16', version: '1' }
  const full = stages.map((stage, index) => ({ stage: 38 + index, granted: '0', paid: '0', forfeited: '0', isUnproven: false, ...stage }))
  const outcome = { ...key, chainId: null, stages: full, skipped: null, vestsUntil: null }
  const claim = stages.length === 0 ? null : { asked: { ...key, stages: [] }, outcome, more: 0 }
  return { ...key, chainId: null, positions: [], lastClaimed: null, claim, next: null, problem: null, ...change }
}

async function advise(one: VipRollup) {
  const { verdict, lead, detail } = vipAdvice(await win.allWords(), one, asset, () => '30 Nov, 05:00')
  return [verdict, lead, detail]
}

test('a claim is safe where all it loses is lost already, and says what it starts where it pays nothing', async () => {
  expect(await advise(rollup([{ paid: '54295420' }]))).toEqual(['safe', 'You get 54.29542 INIT. You lose nothing.', null])
  expect(await advise(rollup([{ paid: '54295420', forfeited: '8389629' }]))).toEqual([
    'safe',
    'You get 54.29542 INIT. You lose nothing.',
    null,
  ])
  expect(await advise(rollup([{ granted: '5' }]))).toEqual([
    'safe',
    'You get nothing yet. You lose nothing.',
    'Your locked INIT starts to unlock.',
  ])
  expect(await advise(rollup([{}]))).toEqual(['safe', 'You get nothing yet. You lose nothing.', null])
})

test('what the VIP service alone says is to be compared first, with what is at stake and nothing that is lost already', async () => {
  const doubtful = rollup([
    { paid: '5000000', forfeited: '1000000' },
    { isUnproven: true, forfeited: '3120000' },
  ])
  expect(await advise(doubtful)).toEqual([
    'check',
    'You get 5.00 INIT, but may lose 3.12 INIT.',
    'The VIP service has no score for you in stage 39. Check it first: if you had one, claiming loses 3.12 INIT there for good.',
  ])
  expect((await advise(rollup([{ isUnproven: true }]))).slice(1)).toEqual([
    'You get nothing yet, but may lose what you earned.',
    'The VIP service has no score for you in stage 38. Check it first: if you had one, claiming loses what you earned there for good.',
  ])
})

test('says from when there is something to claim, and leaves the rest to an error', async () => {
  expect(await advise(rollup([]))).toEqual(['nothing', 'Nothing to claim', null])
  expect(await advise(rollup([], { next: { stage: 40, at: 1 } }))).toEqual([
    'nothing',
    'Nothing to claim',
    'Next: stage 40, from 30 Nov, 05:00.',
  ])
  const problem = { code: 'host.unreachable', message: 'No answer.', retry: 'later' } as unknown as VipRollup['problem']
  expect(await advise(rollup([], { problem }))).toEqual([null, null, null])
})

test('says what stays locked after a claim and what is lost already, apart from what only a claim would lose', async () => {
  const positions = [{ stage: 30, ends: 56, granted: '20000000', remaining: '20000000' }]
  const factsOf = async (one: VipRollup) => vipAdvice(await win.allWords(), one, asset, () => '').facts
  const losing = rollup([{ paid: '5000000', granted: '7000000', forfeited: '1000000' }], { positions })
  expect(await factsOf(losing)).toEqual([
    '21.00 INIT stays locked: later claims pay it out.',
    'You lost 1.00 INIT in stage 38 (low score). Claiming doesn’t change that.',
  ])
  const risky = rollup([{ isUnproven: true, forfeited: '3000000' }], { positions })
  expect(await factsOf(risky)).toEqual(['17.00 INIT stays locked: later claims pay it out.'])
  expect(await factsOf(rollup([], { positions }))).toEqual(['20.00 INIT is locked: later claims pay it out.'])
  expect(await factsOf(rollup([]))).toEqual([])
})
