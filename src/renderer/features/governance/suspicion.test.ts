// What makes a proposal look like a scam: not a link alone, which most honest ones have.
import { expect, test } from 'vitest'
import type { OpenProposal } from '../../../shared/contract/transfer/governance.ts'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { Proposal } from './Proposal.tsx'
import { isSuspicious, suspiciousLast } from './suspicion.ts'

const proposal = (change: Partial<OpenProposal>): OpenProposal => ({
  id: '1',
  title: 'Shorten the unstaking period',
  summary: 'Discussion: https://forum.initia.xyz/t/12. Reports follow.',
  messages: [],
  urgency: 'none',
  proposer: null,
  deposit: [],
  submittedAt: null,
  startsAt: null,
  endsAt: 0,
  nextTallyAt: null,
  tally: { yes: 8000, no: 1000, abstain: 0, veto: 1000 },
  turnout: 3000,
  ownVote: null,
  ...change,
})
const chain = { chainId: 'one-1', quorum: 2500, rules: null, ownStake: [], proposals: [], more: 0, gauges: null, gaugesError: null }
const BAIT = { title: 'INIT AIRDROP', summary: 'Visit https://claim-init.example to receive 5,000 INIT.' }

test.each([
  ['an honest proposal with a link', {}, false],
  ['a promise beside a link', BAIT, true],
  ['a promise without a link', { title: 'Airdrop to stakers', summary: 'From the community pool.' }, false],
  ['a link in the title', { title: 'See initia-claim.com' }, true],
  ['hidden characters', { title: 'Good \u202E lairt' }, true],
  ['a veto of those who voted', { tally: { yes: 500, no: 500, abstain: 0, veto: 9000 } }, true],
  ['a veto of very few', { tally: { yes: 500, no: 500, abstain: 0, veto: 9000 }, turnout: 100 }, false],
])('%s', (_, change, expected) => {
  expect(isSuspicious(proposal(change), chain)).toBe(expected)
})

test('what looks like a scam comes last, though it ends first', () => {
  const proposals = [proposal({ id: '1', ...BAIT }), proposal({ id: '2' }), proposal({ id: '3' })]
  expect(suspiciousLast({ ...chain, proposals }).map(({ id }) => id)).toEqual(['2', '3', '1'])
})

test('its warning stands first, and neither its text nor a button to vote is drawn', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = await drawnText(win, Proposal, { chain, proposal: proposal(BAIT), account: PLAIN_ACCOUNT, asked: null })
  expect(text).toMatch(/^This may be a scam\. Its text holds a link/u)
  expect(text).not.toContain('AIRDROP')
  expect(text).toContain('Show its text')
  expect(text).toContain('To vote, show its text.')
  expect(text, 'the button').not.toMatch(/\bVote\b/u)
  expect(await drawnText(win, Proposal, { chain, proposal: proposal({}), account: PLAIN_ACCOUNT, asked: null })).toContain(
    'Vote on proposal 1 You haven’t voted.',
  )
})
