// Who made a proposal: the whole address once, to copy, and not a short form beside it.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { ProposalFacts } from './ProposalSheet.tsx'

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

test('the proposer is drawn in full, once, with a button that copies', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const shown = { proposal: { ...proposal, messages: [], deposit: [] } }
  expect((await drawnText(win, ProposalFacts, shown)).replaceAll(' ', '')).toContain(`Proposer${PROPOSER}Voting`)
  expect(await drawnMarkup(win, ProposalFacts, shown)).toContain('aria-label="Copy address"')
})
