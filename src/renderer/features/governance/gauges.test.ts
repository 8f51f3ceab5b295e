// The section of gauge votes: what it says of a cycle that has ended or not begun, how the button is named, and why votes could not be read.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { GovernanceChain } from '../../../shared/contract/transfer/governance.ts'
import type { GaugeCycle } from '../../../shared/contract/transfer/gauges.ts'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { Gauges } from './Gauges.tsx'

const vote: GaugeCycle = {
  cycle: '8',
  hasBegun: false,
  votingEndsAt: Date.now() + 86_400_000,
  endsAt: Date.now() + 172_800_000,
  power: '5000000',
  gauges: [{ bridge: '16', chainId: null, tally: 0, weight: 10_000 }],
  own: null,
}
const propsOf = (chain: Partial<GovernanceChain>) => ({
  chain: { chainId: 'one-1', gauges: null, gaugesError: null, ...chain } as unknown as GovernanceChain,
  account: { id: 'a', signer: { kind: 'ledger' } } as unknown as Account,
  onVote: () => undefined,
  isAsked: false,
})
const opened = () => openBridgedWindow(() => new Promise(() => undefined)).win

test('a cycle without votes is said to have none only while it can be voted in', async () => {
  expect(await drawnText(opened(), Gauges, propsOf({ gauges: vote }))).toContain('No votes yet.')
  const ended = await drawnText(opened(), Gauges, propsOf({ gauges: { ...vote, votingEndsAt: Date.now() - 1 } }))
  expect(ended).toContain('Voting has ended.')
  expect(ended).not.toContain('No votes yet.')
})

test('the button is named as it reads, with its cycle', async () => {
  expect(await drawnMarkup(opened(), Gauges, propsOf({ gauges: vote }))).toContain('>Vote in cycle 8</button>')
  const own = { power: '5000000', shares: [{ bridge: '16', weight: '1' }] }
  expect(await drawnMarkup(opened(), Gauges, propsOf({ gauges: { ...vote, own } }))).toContain('>Change vote in cycle 8</button>')
})

test('votes that could not be read are named with the cause', async () => {
  const gaugesError = toErrorData(new AppError('chain.badReply', 'The host sent something else.'))
  const text = await drawnText(opened(), Gauges, propsOf({ gaugesError }))
  expect(text).toContain('gave no valid answer about gauge votes')
  expect(text).toContain('The host sent something else.')
})
