// What the VIP screen says of a rollup: what to do first, then what is lost or could be.
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
  return { ...key, chainId: null, positions: [], claim, next: null, problem: null, ...change }
}

async function advise(one: VipRollup) {
  const { what, loss, needsComparison } = vipAdvice(await win.allWords(), one, asset, () => '30 Nov, 05:00')
  return [what, loss, needsComparison]
}

test('says what a claim pays out, then what is lost already', async () => {
  expect(await advise(rollup([{ paid: '54295420' }]))).toEqual(['Claim now: 54.29 INIT.', null, false])
  expect(await advise(rollup([{ paid: '54295420', forfeited: '8389629' }]))).toEqual([
    'Claim now: 54.29 INIT.',
    '8.38 INIT of older rewards is already lost: claiming later doesn’t bring it back.',
    false,
  ])
  const [first] = await advise(rollup([{ granted: '5' }]))
  expect(first).toBe('Claim now: it pays out nothing yet, but your esINIT starts to unlock.')
  expect((await advise(rollup([{}])))[0]).toBe('A claim pays out nothing yet.')
})

test('what the VIP service alone says is to be compared first, with what is at stake', async () => {
  const doubtful = rollup([
    { paid: '5000000', forfeited: '1000000' },
    { isUnproven: true, forfeited: '3000000' },
  ])
  expect(await advise(doubtful)).toEqual([
    'Compare your score before you claim.',
    'Waybill was told that you had none in stage 39, and can’t check that. If the VIP page shows one, don’t claim: you’d lose 3.00 INIT for good. 1.00 INIT of older rewards is already lost: claiming later doesn’t bring it back.',
    true,
  ])
  expect((await advise(rollup([{ isUnproven: true }])))[1]).toContain('you’d lose those rewards for good')
})

test('says from when there is something to claim, and leaves the rest to an error', async () => {
  expect(await advise(rollup([]))).toEqual(['Nothing to claim now.', null, false])
  expect(await advise(rollup([], { next: { stage: 40, at: 1 } }))).toEqual([
    'Nothing to claim until 30 Nov, 05:00 (stage 40).',
    null,
    false,
  ])
  const problem = { code: 'host.unreachable', message: 'No answer.', retry: 'later' } as unknown as VipRollup['problem']
  expect(await advise(rollup([], { problem }))).toEqual([null, null, false])
})
