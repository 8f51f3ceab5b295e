// What is said of proposals whose votes have ended: the result and shares, and nothing that lures elsewhere.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { PastProposal } from '../../../shared/contract/transfer/governance.ts'
import { PastTable } from './PastProposals.tsx'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const past: PastProposal = {
  id: '6310',
  title: 'Raise the gas limit',
  urgency: 'none',
  result: 'passed',
  endedAt: new Date(2026, 10, 20).getTime(),
  tally: { yes: 8800, no: 1200, abstain: 0, veto: 0 },
  turnout: 4520,
}
const drawn = (change: Partial<PastProposal>) => drawnText(win, PastTable, { proposals: [{ ...past, ...change }] })

test('each is named with its result, its Yes and who voted', async () => {
  expect(await drawn({})).toMatch(/6310 Raise the gas limit ?Passed ?88\.00% ?45\.20% ?20 Nov/u)
  expect(await drawn({ result: 'failed', endedAt: null })).toMatch(/Passed, failed to run ?88\.00% ?45\.20%$/u)
})

test('a title that lures elsewhere is held back', async () => {
  for (const title of ['AIRDROP claim-init.example', 'AIRDROP \u202e moc.tini-mialc//:sptth']) {
    const text = await drawn({ title })
    expect(text).toContain('This may be a scam')
    expect(text).not.toMatch(/AIRDROP|claim|mialc/u)
  }
})
