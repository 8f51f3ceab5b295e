// What the sheet says of a proposal: how it is decided, how much the own vote counts, its deposit, who made it, whole and once, and what it runs.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { MessageDetail, ProposalMessage } from '../../../shared/contract/transfer/governance.ts'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { ProposalChanges } from '../../parts/proposal/ProposalChanges.tsx'
import { Tally } from './ProposalParts.tsx'
import { ProposalFacts } from './ProposalSheet.tsx'
import { thresholdOf } from './threshold.ts'

const PROPOSER = 'init1wg4pqqqsyqcyq5rqwzqfpg9scrgwpugp8cj8q5'
const proposal = {
  id: '1',
  title: 'Shorten the unstaking period',
  summary: '',
  messages: [],
  urgency: 'none',
  proposer: PROPOSER,
  deposit: [],
  submittedAt: null,
  startsAt: null,
  endsAt: 0,
  nextTallyAt: null,
  tally: { yes: 1, no: 0, abstain: 0, veto: 0 },
  turnout: 1,
  ownVote: null,
} as const

const RULES = {
  threshold: 5000,
  urgentThreshold: 6670,
  hasLowFunctions: true,
  vetoThreshold: 3340,
  burnsWithoutQuorum: false,
  burnsOnVeto: true,
  countsVesting: false,
}
const coin = (amount: string) => ({ asset: sampleQuote().from, amount })
const chain = {
  chainId: 'one-1',
  quorum: 2500,
  rules: RULES,
  ownStake: [coin('615245278')],
  proposals: [],
  more: 0,
  gauges: null,
  gaugesError: null,
}

test('what decides it, the own weight and the fate of the deposit are said', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const shown = { ...proposal, messages: [], deposit: [coin('1000000000')], turnout: 2450, startsAt: 0, endsAt: 86_400_000 }
  const text = await drawnText(win, ProposalFacts, { chain, proposal: shown })
  expect(text).toContain('24.50% of voting power has voted; 25% is needed. With less, the proposal fails, whatever the votes.')
  expect(text).toContain('More than 50% Yes, abstentions not counted, and at most 33.4% No with veto.')
  expect(text).toMatch(/615\.245278 ?INIT staked with active validators\./u)
  expect(text).toContain('Returned after the vote, burned if more than 33.4% vote No with veto.')
  const other = { ...chain, ownStake: [], rules: { ...RULES, burnsWithoutQuorum: true } }
  const bare = await drawnText(win, ProposalFacts, { chain: other, proposal: { ...shown, turnout: 2500 } })
  expect(bare).toContain('Reached: 25.00% of voting power has voted, 25% is needed.')
  expect(bare).toContain('Nothing: you have no stake with an active validator.')
  expect(bare).toContain('burned if the quorum isn’t reached or more than 33.4% vote No with veto.')
})

test.each([
  ['none', ['/initia.move.v1.MsgExecute'], 5000],
  ['expedited', ['/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade'], 6670],
  ['emergency', ['/initia.move.v1.MsgExecute'], null],
  ['emergency', [], 5000],
] as const)('%s, running %j, needs %s', (urgency, messages, threshold) => {
  expect(thresholdOf(RULES, { urgency, messages: messages.map((type) => ({ type, details: [], more: 0, isCompared: null })) })).toBe(
    threshold,
  )
})

test('the proposer is drawn in full, once, with a button that copies', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const shown = { chain, proposal: { ...proposal, messages: [], deposit: [] } }
  expect((await drawnText(win, ProposalFacts, shown)).replaceAll(' ', '')).toContain(`Proposer${PROPOSER}Voting`)
  expect(await drawnMarkup(win, ProposalFacts, shown)).toContain('aria-label="Copy address"')
})

const { win: changesWin } = openBridgedWindow(() => new Promise(() => undefined))
const message = (type: string, details: MessageDetail[], change: Partial<ProposalMessage> = {}): ProposalMessage => ({
  type,
  details,
  more: 0,
  isCompared: null,
  ...change,
})
const drawn = async (...messages: ProposalMessage[]) => await drawnText(changesWin, ProposalChanges, { chainId: 'one-1', messages })
const STAKING = '/initia.mstaking.v1.MsgUpdateParams'
const time: MessageDetail = { kind: 'parameter', name: 'unbonding_time', was: '1814400s', now: '1209600s' }

test('a parameter goes from its present value to the new one', async () => {
  const vesting: MessageDetail = { kind: 'parameter', name: 'vesting', was: null, now: '' }
  const text = await drawn(message(STAKING, [time, vesting], { isCompared: true }))
  expect(text).toContain('changes the parameters of staking')
  expect(text).toMatch(/Unstaking period ?unbonding_time ?21 days → 14 days/u)
  expect(text).toMatch(/vesting ?not set → empty/u)
  expect(text).not.toContain('doesn’t know')
})

test('where the present values are not known, only the new ones are shown', async () => {
  const text = await drawn(message(STAKING, [{ ...time, was: null }], { isCompared: false, more: 3 }))
  expect(text).toMatch(/Waybill doesn’t know the current values\. The proposal sets: ?Unstaking period ?unbonding_time ?14 days/u)
  expect(text).not.toContain('→')
  expect(text).toContain('3 more values aren’t shown.')
  expect(await drawn(message(STAKING, [], { isCompared: true }))).toContain('Every value stays as it is now.')
})

test('functions, accounts and amounts are named, and hostile text stays text', async () => {
  const run = message('/initia.move.v1.MsgExecuteJSON', [
    { kind: 'field', field: 'function', texts: ['0x1::coin::\u202Emint'] },
    { kind: 'field', field: 'arguments', texts: ['"<b>0x2</b>"', '100'] },
  ])
  const spend = message('/cosmos.distribution.v1beta1.MsgCommunityPoolSpend', [
    { kind: 'field', field: 'to', texts: ['init1b'] },
    { kind: 'coins', coins: [{ asset: sampleQuote().from, amount: '250000000000' }] },
  ])
  const text = await drawn(run, spend)
  expect(text).toMatch(/calls a smart contract ?Function ?0x1::coin:: ?U\+202E ?mint/u)
  expect(text).toMatch(/Recipient ?init1b ?Amount ?250,000\.0* ?INIT/u)
  expect(await drawnMarkup(changesWin, ProposalChanges, { chainId: 'one-1', messages: [run] })).toContain('&lt;b&gt;0x2')
  expect(await drawn()).toContain('Text only')
})

const ACCOUNT = { id: 'mine', label: 'Mine', address: { bech32: PROPOSER, hex: '0x' }, signer: { kind: 'watched' as const }, createdAt: 0 }

test('a quorum that is not reached yet is a warning on the last day only', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const tally = (endsAt: number, turnout: number) =>
    drawnMarkup(win, Tally, {
      chain,
      account: ACCOUNT,
      proposal: { ...proposal, messages: [], deposit: [], endsAt, turnout },
      hasTurnout: true,
    })
  const [soon, later] = [Date.now() + 3_600_000, Date.now() + 3 * 86_400_000]
  expect(await tally(soon, 1000)).toMatch(
    /small warn">10\.00% of voting power has voted\. Another 15\.00% of all voting power must vote within [^<]+ \(quorum 25%\)\./u,
  )
  expect(await tally(later, 1000)).not.toContain('small warn')
  expect(await tally(later, 1000)).toContain('Another 15.00% of all voting power must vote (quorum 25%).')
  expect(await tally(soon, 2600)).not.toContain('small warn')
  expect(await tally(soon, 2600)).toContain('the quorum of 25% is reached.')
  expect(await tally(0, 1000)).toContain('the quorum of 25% wasn’t reached.')
})

test('the bar of Yes is marked where it must reach, as a part of all votes', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawnWith = (change: object) => {
    const tally = { yes: 5000, no: 3000, abstain: 2000, veto: 0 }
    const shown = { ...proposal, messages: [], deposit: [], tally, ...change }
    return drawnMarkup(win, Tally, { chain, account: ACCOUNT, proposal: shown, hasTurnout: true })
  }
  const markup = await drawnWith({})
  expect(markup).toContain('inset-inline-start:40%')
  expect(markup).toContain('Passes with over 50% Yes; abstentions don’t count.')
  // Which threshold an urgent proposal of such a function needs is not known.
  const run = { type: '/initia.move.v1.MsgExecute', details: [], more: 0 }
  expect(await drawnWith({ urgency: 'emergency', messages: [run] })).not.toContain('Yes passes')
})
