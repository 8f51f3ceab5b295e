// What the review says of a claim of VIP rewards: the checked lines, and what is lost.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { VipOutcome } from '../../../../shared/contract/transfer/vip.ts'
import { checkedVipRollup, checkedVipStages } from '../../../words/transfers/checkedVote.ts'
import { claimText, lostText, rollupName, unscoredStages } from '../../../words/transfers/vipText.ts'
import { losesByClaim, VipOutcomes, VipRollups, vipWarnings } from './VipParts.tsx'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const texts = { money: (units: string) => `${units} INIT`, bare: (units: string) => units }

test('a rollup is named with the number that is signed; what is none stays as it is', async () => {
  const all = await win.allWords()
  const nameOf = (bridge: string) => (bridge === '16' ? 'Echelon' : all.gaugeWords.bridge(bridge))
  expect(checkedVipRollup(all, nameOf, '16 2')).toBe('Echelon (bridge 16), version 2')
  expect(checkedVipRollup(all, nameOf, '4711 1')).toBe('Bridge 4711, version 1')
  expect(checkedVipRollup(all, nameOf, '<b> 1')).toBe('<b> 1')
})

test('a long score is shortened, and keeps all its digits for the title; what is none stays as it is', async () => {
  const all = await win.allWords()
  expect(checkedVipStages(all, '37 374063757, 38 25438842152, 39 0')).toEqual([
    { short: '37: score 374,063,757', exact: '37: score 374,063,757' },
    { short: '38: score 25,438,842,152', exact: '38: score 25,438,842,152' },
    { short: '39: score 0', exact: '39: score 0' },
  ])
  expect(checkedVipStages(all, '38 906000000000011184')).toEqual([
    { short: '38: score 906,000 trillion', exact: '38: score 906,000,000,000,011,184' },
  ])
  expect(checkedVipStages(all, 'x')).toEqual([{ short: 'x', exact: 'x' }])
})

test('a rollup that was registered again is named with its version', async () => {
  const all = await win.allWords()
  expect(rollupName(all, () => 'Echelon', { bridge: '16', version: '1' })).toBe('Echelon')
  expect(rollupName(all, () => 'Echelon', { bridge: '16', version: '2' })).toBe('Echelon, version 2')
})

test('the review names the version of each claim', async () => {
  const rollups = ['1', '2'].map((version) => ({ bridge: '16', version, stages: [{ stage: 38, score: '0', proof: [] }] }))
  const vipClaim = rollups.map(({ version }) => ({ ...outcome(stage(38)), version }))
  const quote = { vipClaim, about: [], from: { decimals: 6, symbol: 'INIT' } }
  const props = { transfer: { quote, phase: 'completed', legs: [] } as unknown as Transfer, action: { type: 'claimVip' as const, rollups } }
  for (const component of [VipRollups, VipOutcomes]) {
    expect((await drawnText(win, component, props)).match(/Bridge 16(, version \d)?/g)).toEqual(['Bridge 16', 'Bridge 16, version 2'])
  }
})

const stage = (number: number, change: Partial<VipOutcome['stages'][number]> = {}) => ({
  stage: number,
  granted: '60',
  paid: '5',
  forfeited: '0',
  isUnproven: false,
  ...change,
})
const outcome = (...stages: VipOutcome['stages']): VipOutcome => ({
  bridge: '16',
  version: '1',
  chainId: null,
  stages,
  skipped: null,
  vestsUntil: null,
})

test('says what is paid out and granted, and nothing more where nothing is lost', async () => {
  const all = await win.allWords()
  expect(claimText(all, outcome(stage(38), stage(39)), texts)).toEqual({
    pays: 'Pays out 10 INIT.',
    grants: 'Plus 120 esINIT (locked INIT), a part of it with each later claim.',
    warnings: [],
    keeps: null,
  })
  const until = { ...outcome(stage(38)), vestsUntil: 64 }
  expect(claimText(all, until, texts).grants).toBe('Plus 60 esINIT (locked INIT), a part of it with each claim until stage 64.')
  const nothing = claimText(all, outcome(stage(38, { paid: '0', granted: '0' })), texts)
  expect(nothing).toMatchObject({ pays: 'Pays out nothing yet.', grants: null })
  // Of a claim that is done.
  expect(claimText(all, until, texts, true)).toMatchObject({
    pays: 'Paid out 5 INIT.',
    grants: 'Plus 60 esINIT (locked INIT), a part of it with each claim until stage 64.',
  })
  expect(claimText(all, outcome(stage(38)), texts, true).grants).toBe('Plus 60 esINIT (locked INIT), a part of it with each later claim.')
})

test('tells what is lost on the chain’s word from what is lost on the service’s alone, and what is left behind', async () => {
  const all = await win.allWords()
  const lost = outcome(stage(38, { forfeited: '3' }), stage(39, { forfeited: '4', granted: '0', isUnproven: true }), stage(40))
  expect(claimText(all, { ...lost, skipped: { from: 30, to: 37 } }, texts).warnings).toEqual([
    'You lost 3 INIT of older rewards in stage 38 (low score). Claiming doesn’t change that.',
    'Compare your score in stage 39 on Initia’s VIP page first. The VIP service says you had none, and the chain doesn’t check that: if it’s wrong, this claim loses 4 INIT and the rewards of stage 39 for good.',
    'After this first claim, stages 30–37 can no longer be claimed: the VIP service has no score for you in them.',
  ])
  expect(unscoredStages(all, { ...lost, skipped: { from: 30, to: 37 } })).toBe('stages 30–37 and stage 39')
  expect(claimText(all, outcome(stage(38, { paid: '0', forfeited: '3' })), texts).keeps).toBe('You still get what unlocks in later stages.')
  const inRow = outcome(stage(38, { forfeited: '3' }), stage(39, { forfeited: '1' }), stage(40), stage(41, { forfeited: '1' }))
  expect(claimText(all, inRow, texts).warnings[0]).toContain('in stage 38, stage 39 and stage 41 (low score)')
  const upTo39 = { ...inRow, stages: inRow.stages.slice(0, 3) }
  expect(claimText(all, upTo39, texts).warnings[0]).toContain('in stages 38–39 (low score)')
})

test('a claim that is done keeps what it lost, of each rollup; before, the review warns on top', async () => {
  const risked = stage(39, { forfeited: '4000000', granted: '0', isUnproven: true })
  const [kept, lost] = [outcome(stage(38)), { ...outcome(stage(38, { forfeited: '8389629' })), bridge: '17' }]
  const rollups = [kept, lost].map(({ bridge, version }) => ({ bridge, version, stages: [{ stage: 38, score: '0', proof: [] }] }))
  const quote = { vipClaim: [kept, lost], about: [], from: { decimals: 6, symbol: 'INIT' } }
  const drawn = (phase: string) =>
    drawnText(win, VipOutcomes, {
      transfer: { quote, phase, legs: [] } as unknown as Transfer,
      action: { type: 'claimVip' as const, rollups },
    })
  expect(await drawn('completed')).toMatch(/^Bridge 16: Paid out .*Bridge 17: Paid out [^:]* 8\.389629 INIT was lost before this claim\.$/)
  expect(await drawn('built')).not.toContain('lost')
  expect(lostText(await win.allWords(), outcome(risked), texts)).toBe('4000000 INIT lost: the VIP service had no score.')
  const all = await win.allWords()
  expect(vipWarnings(all, quote as unknown as Transfer['quote'], (bridge) => `Bridge ${bridge}`)).toEqual([
    'Bridge 17: You lost 8.389629 INIT of older rewards in stage 38 (low score). Claiming doesn’t change that. You still get the 0.000005 INIT of this claim, and what unlocks in later stages.',
  ])
})

test('a claim is asked about only where it loses what would stay unsigned', () => {
  const asks = (...vipClaim: VipOutcome[]) => losesByClaim({ vipClaim })
  expect(losesByClaim({ vipClaim: null })).toBe(false)
  expect(asks(outcome(stage(38, { forfeited: '3' })), outcome(stage(38)))).toBe(false)
  expect(asks(outcome(stage(38)), outcome(stage(38, { forfeited: '3', isUnproven: true })))).toBe(true)
  expect(asks({ ...outcome(stage(38)), skipped: { from: 30, to: 37 } })).toBe(true)
})

test('the box of one rollup says what it pays out once, as its figure; that of several says it of each', async () => {
  const about = [{ asset: { denom: 'uinit', decimals: 6, symbol: 'INIT' }, amount: '5' }]
  const drawn = (vipClaim: VipOutcome[], of = about) => {
    const quote = { vipClaim, about: of, from: { decimals: 6, symbol: 'INIT' } }
    return drawnText(win, VipOutcomes, { transfer: { quote, phase: 'built', legs: [] } as unknown as Transfer })
  }
  expect(await drawn([outcome(stage(38))])).toMatch(/^ ?Plus 0\.00006 esINIT/)
  expect(await drawn([outcome(stage(38)), { ...outcome(stage(38)), bridge: '17' }])).toMatch(/Bridge 16: Pays out .*Bridge 17: Pays out/)
  const nothing = await drawn([outcome(stage(38, { paid: '0', granted: '0' }))], [])
  expect(nothing).toMatch(/^Nothing yet/)
  expect(nothing).not.toContain('Pays out')
})
