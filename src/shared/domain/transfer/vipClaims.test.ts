// Claims of VIP rewards: what the module does, held against a claim that mainnet executed, and what fits into one signature.
import { expect, test } from 'vitest'
import { claimOutcome, fitsDevice, isVipClaim, vipArguments, type VipClaim, type VipPosition } from './vipClaims.ts'

const RULES = { period: 26, minimumRatio: 5n * 10n ** 17n }

/**
 * The first claim of an account on bridge 32: six stages at once, two of them without a score. Source: the events of the transaction in
 * initia-labs/tx-decoder src/tests (mockMsgVipClaimEsinit); `funded` and `total` are chosen so that the grants are those of its events.
 */
const MAINNET = [
  [1, 7_583_744_597n, 54_847_913n],
  [2, 0n, 0n],
  [3, 0n, 0n],
  [4, 12_725_422_497n, 42_967_878n],
  [5, 11_014_089_944n, 40_473_846n],
  [6, 14_527_841_840n, 33_228_394n],
] as const

test('grants, pays out and forfeits what mainnet did', () => {
  const stages = MAINNET.map(([stage, score, granted]) => ({ stage, score, total: score * 7n, funded: granted * 7n }))
  const outcome = claimOutcome([], stages, RULES)
  expect(outcome.map(({ granted }) => granted)).toEqual(MAINNET.map(([, , granted]) => granted))
  // The event of stage 1 says that 4219070 were lost.
  const first = 54_847_913n / 26n
  expect(outcome.reduce((sum, { forfeited }) => sum + forfeited, 0n)).toBe(4_219_070n)
  const fourth = 42_967_878n / 26n
  const fifth = 40_473_846n / 26n
  expect(outcome.map(({ paid }) => paid)).toEqual([0n, 0n, 0n, first, first + fourth, first + fourth + fifth])
})

const position: VipPosition = { stage: 3, end: 29, granted: 1000n, remaining: 1000n, perStage: 38n, minimumScore: 500n }
const stageOf = (stage: number, score: bigint) => ({ stage, score, total: 1000n, funded: 0n })

test.each([
  ['the whole part at the minimum score', position, 500n, 10, { paid: 38n, forfeited: 0n }],
  ['half of it at half the score', position, 250n, 10, { paid: 19n, forfeited: 19n }],
  ['rounded down, the rest lost', position, 499n, 10, { paid: 37n, forfeited: 1n }],
  ['nothing without a score', position, 0n, 10, { paid: 0n, forfeited: 38n }],
  ['all where no score is needed', { ...position, minimumScore: 0n }, 0n, 10, { paid: 38n, forfeited: 0n }],
  ['no more than is left', { ...position, remaining: 20n }, 900n, 10, { paid: 20n, forfeited: 0n }],
  ['a part of what is left', { ...position, remaining: 20n }, 250n, 10, { paid: 19n, forfeited: 1n }],
  ['what rounding left, at the end', { ...position, remaining: 50n }, 900n, 29, { paid: 50n, forfeited: 0n }],
  ['what rounding left, at the end without a score', { ...position, remaining: 50n }, 0n, 29, { paid: 12n, forfeited: 38n }],
])('pays out %s', (_, held, score, stage, expected) => {
  expect(claimOutcome([held], [stageOf(stage, score)], RULES)).toEqual([{ stage, granted: 0n, ...expected }])
})

test('grants nothing where nobody has a score, and what is used up is gone', () => {
  expect(claimOutcome([], [{ stage: 1, score: 0n, total: 0n, funded: 5n }], RULES)).toEqual([
    { stage: 1, granted: 0n, paid: 0n, forfeited: 0n },
  ])
  const last = { ...position, remaining: 30n }
  expect(claimOutcome([last], [stageOf(5, 900n), stageOf(6, 900n)], RULES).map(({ paid }) => paid)).toEqual([30n, 0n])
})

const proof = Array.from({ length: 17 }, () => 'ab'.repeat(32))
const claimOf = (count: number): VipClaim => ({
  bridge: '16',
  version: '1',
  stages: Array.from({ length: count }, (_, index) => ({ stage: 40 + index, score: '23796858889', proof })),
})

test('writes arguments as JSON', () => {
  expect(
    vipArguments({
      bridge: '16',
      version: '1',
      stages: [
        { stage: 5, score: '7', proof: ['ab'] },
        { stage: 6, score: '0', proof: [] },
      ],
    }),
  ).toEqual(['"16"', '"1"', '["5","6"]', '[["ab"],[]]', '["7","0"]'])
})

test('claims what fits', () => {
  expect(fitsDevice([claimOf(4)])).toBe(true)
  expect(fitsDevice([claimOf(5)])).toBe(false)
  expect(fitsDevice([claimOf(2), { ...claimOf(2), bridge: '17' }])).toBe(true)
})

test.each([
  ['the same rollup twice', [claimOf(1), claimOf(1)]],
  ['a stage left out', [{ ...claimOf(1), stages: [claimOf(1).stages[0], claimOf(3).stages[2]] as VipClaim['stages'] }]],
  ['a stage twice', [{ ...claimOf(1), stages: [...claimOf(1).stages, ...claimOf(1).stages] }]],
  ['a proof of nothing', [{ ...claimOf(1), stages: [{ stage: 40, score: '0', proof }] }]],
  ['too much', [claimOf(8)]],
])('is no claim: %s', (_, claims) => {
  expect(isVipClaim(claims)).toBe(false)
})

test('is a claim: two versions of a rollup, one without a score', () => {
  expect(isVipClaim([claimOf(1), { ...claimOf(1), version: '2', stages: [{ stage: 9, score: '0', proof: [] }] }])).toBe(true)
})
