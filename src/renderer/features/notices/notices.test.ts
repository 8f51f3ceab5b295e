// What the notices offer: the claim of what can be claimed, what became free after unstaking, and votes that end soon.
import { expect, test } from 'vitest'
import type { EventNotice, Notice } from '../../../shared/contract/notices.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { grow, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { placeOfEvent } from '../../location.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { reloadNotices } from '../../data/stores/noticesStore.ts'
import { reloadTransfers } from '../../data/transfers/transfersStore.ts'
import { NoticesScreen } from './NoticesScreen.tsx'
import { reloadStakes } from './StakeNeeds.tsx'

const AT = Date.UTC(2026, 10, 20)

async function drawn(
  list: { notices: Notice[]; events: EventNotice[] },
  transfer?: Transfer,
  { stakes = [], signer = 'ledger' }: { stakes?: unknown[]; signer?: string } = {},
): Promise<string> {
  const answers: Record<string, unknown> = {
    'notices.list': list,
    'portfolio.get': { groups: [{ stakes }], moving: [] },
    'accounts.list': stakes.length === 0 ? [] : [{ id: 'mine', label: 'Mine', signer: { kind: signer } }],
    'transfers.list': transfer === undefined ? [] : [{ transfer }],
  }
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: answers[method] ?? [] }) as never)
  await Promise.all([reloadNotices(win), reloadTransfers(win), reloadStakes(win), reloadAccounts(win)])
  return drawnText(win, NoticesScreen, {})
}

const waiting = (transferId: string): Notice => ({
  id: 1,
  transferId,
  number: 1,
  kind: 'needsYou',
  phase: 'claimable',
  at: AT,
  readAt: null,
})

test('what can be claimed is claimed from its notice, and only while it can be', async () => {
  const started = grow(until('registered'))
  const claimable: Transfer = { ...started, phase: 'claimable' }
  expect(await drawn({ notices: [waiting(claimable.id)], events: [] }, claimable)).toMatch(/Claim$/u)
  const withdrawal = { chainId: 'one-1', bridgeId: '1', sequence: '7', stage: 'claimable', outputIndex: '3', expectedAt: null } as const
  const dated: Transfer = { ...claimable, withdrawal: { ...withdrawal, claimableAt: new Date(2026, 10, 12, 9, 30).getTime() } }
  expect(await drawn({ notices: [waiting(dated.id)], events: [] }, dated)).toMatch(/since 12 Nov, 09:30 ?Claim$/u)
  const claimed: Transfer = { ...started, phase: 'claimed' }
  expect(await drawn({ notices: [waiting(claimed.id)], events: [] }, claimed)).not.toMatch(/Claim$/u)
})

test('what waits stands on top, with what can be withdrawn of a lock', async () => {
  const done = { ...waiting('other'), id: 2, kind: 'arrived', phase: 'completed', at: AT + 60_000 } as const
  const asset = { chainId: 'practice-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, originId: 'init', isVerified: true }
  const free = { kind: 'unlocked', asset, accountId: 'mine', amount: '5000000', completesAt: null, readAt: AT }
  const text = await drawn({ notices: [done, waiting('mine')], events: [] }, undefined, { stakes: [free] })
  expect(text).toMatch(/ready to claim\. 20 Nov, .*5\.00 INIT is unstaked and can be withdrawn.*Friday 20 November.*Arrived/u)
  expect(text).toMatch(/can be withdrawn practice-1 .*Withdraw/u)
  expect(await drawn({ notices: [], events: [] }, undefined, { stakes: [free], signer: 'watched' })).not.toContain('withdrawn')
})

test('a lock that has ended has the button that leads to unstaking', async () => {
  const asset = { chainId: 'practice-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, originId: 'init', isVerified: true }
  const ended = { kind: 'locked', asset, accountId: 'mine', amount: '5000000', completesAt: 1, readAt: AT }
  expect(await drawn({ notices: [], events: [] }, undefined, { stakes: [ended] })).toMatch(
    /5\.00 INIT is no longer locked and can be unstaked.*Unstake$/u,
  )
  expect(await drawn({ notices: [], events: [] }, undefined, { stakes: [ended], signer: 'watched' })).not.toContain('Unstake')
})

test('says how much is free after unstaking, and with whom it was', async () => {
  const event: EventNotice['event'] = {
    kind: 'released',
    chainId: 'practice-1',
    validator: 'initvaloper1abc',
    name: 'Northern Buoy',
    amount: '86678395',
    symbol: 'INIT',
    decimals: 6,
  }
  const text = await drawn({ notices: [], events: [{ id: 1, accountId: 'mine', event, at: AT, readAt: null }] })
  expect(text).toContain('86.678395 INIT')
  expect(text).toContain('Northern Buoy · practice-1')
  const locked = await drawn({
    notices: [],
    events: [{ id: 1, accountId: 'mine', event: { ...event, kind: 'lockEnded' }, at: AT, readAt: null }],
  })
  expect(locked).toMatch(/Lock ended.*86\.678395 INIT is no longer locked and can be unstaked.*Northern Buoy · practice-1/u)
})

test('names the VIP cycle whose vote ends soon', async () => {
  const event = { kind: 'gaugeVoteEnds', chainId: 'practice-1', cycle: '41', endsAt: new Date(2026, 10, 28, 14, 5).getTime() } as const
  const text = await drawn({ notices: [], events: [{ id: 1, accountId: 'mine', event, at: AT, readAt: null }] })
  expect(text).toMatch(/Voting in VIP cycle 41 ends 28 Nov, 14:05.*VIP gauge vote · practice-1/u)
})

test('names a vote that ends soon, and holds back a title that lures elsewhere', async () => {
  const vote = { kind: 'voteEnds', chainId: 'practice-1', proposal: '6312', endsAt: new Date(2026, 10, 28, 14, 5).getTime() } as const
  const told = (title: string) =>
    drawn({ notices: [], events: [{ id: 1, accountId: 'mine', event: { ...vote, title }, at: AT, readAt: null }] })
  expect(await told('Raise the gas limit')).toMatch(/Voting on proposal 6312 ends 28 Nov, 14:05.*Raise the gas limit · practice-1/u)
  for (const lure of ['INIT AIRDROP claim-init.example', 'INIT \u202e moc.tini-mialc//:sptth']) {
    const text = await told(lure)
    expect(text).toContain('This may be a scam. Read its text in Governance. · practice-1')
    expect(text).not.toMatch(/mialc|claim-init/u)
  }
})

test('each notice leads to the part of the screen that it is about', () => {
  const released = { chainId: 'one-1', amount: '1', symbol: 'INIT', decimals: 6, validator: 'v', name: '' }
  const placeOf = (event: EventNotice['event']) => placeOfEvent({ accountId: 'mine', event })
  expect(placeOf({ ...released, kind: 'released' })).toEqual({ screen: 'staking', params: { accountId: 'mine' } })
  for (const kind of ['lockEnded', 'lockReleased'] as const)
    expect(placeOf({ ...released, kind })).toEqual({ screen: 'staking', params: { accountId: 'mine', chainId: 'one-1', open: 'locks' } })
  expect(placeOf({ kind: 'voteEnds', chainId: 'one-1', proposal: '7', title: '', endsAt: 1 })).toEqual({
    screen: 'governance',
    params: { accountId: 'mine', open: 'proposal', proposal: '7' },
  })
  expect(placeOf({ kind: 'gaugeVoteEnds', chainId: 'one-1', cycle: '41', endsAt: 1 })).toEqual({
    screen: 'governance',
    params: { accountId: 'mine', chainId: 'one-1', open: 'gauges' },
  })
})
