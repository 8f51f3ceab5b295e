// What waits in a bridge: a refused deposit on its way back, with who claimed it, and a withdrawal that is to be claimed.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { DEPOSIT, grow, sampleQuote, START, status, tracked, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { Elapsed } from './SheetBoxes.tsx'
import { timeline } from './timeline.ts'
import { Timeline } from './Timeline.tsx'
import { TransferSheet } from './TransferSheet.tsx'
import { isClaimedForUser, usualSeconds } from './transferTimes.ts'

const CLAIMABLE_AT = START + 600_000
const withdrawal = { chainId: 'tidewatch-1', bridgeId: '1', sequence: '7', stage: 'proposed', outputIndex: '3', expectedAt: null } as const
const returning = grow([
  ...until('registered'),
  status('pending', [tracked(DEPOSIT, 'failed')]),
  { type: 'withdrawal', withdrawal: { ...withdrawal, claimableAt: CLAIMABLE_AT } },
])
const release = { chainId: 'practice-1', denom: 'uinit', amount: '10000000', isConfirmed: true }
const back = (claimedBy?: string) =>
  grow([
    ...until('registered'),
    status('refunded', [tracked(DEPOSIT, 'failed')], { ...release, ...(claimedBy === undefined ? {} : { claimedBy }) }),
  ])

test('while it comes back, its box says from when on it can be back, and no usual time of the way there', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawn = (transfer: typeof returning, now: number) => drawnText(win, Elapsed, { transfer, now })
  expect(await drawn(grow(until('registered')), START + 45_000)).toMatch(/usual 1 min/u)
  expect(await drawn(returning, START + 45_000)).toMatch(/back \d\d:\d\d at the earliest$/u)
  expect(await drawn(returning, CLAIMABLE_AT)).not.toMatch(/back|usual/u)
  expect(await drawn(back(), CLAIMABLE_AT)).not.toMatch(/usual/u)
  expect(usualSeconds(back())).toBeNull()
  expect(timeline(returning).flatMap((item) => (item.kind === 'leg' ? [item.usualSeconds] : []))).toEqual([null])
})

test('only what another account is known to have claimed was claimed for the user', () => {
  const accounts = [{ address: { bech32: 'init1mine', hex: '0x1' } }]
  expect(isClaimedForUser(back('init1executor'), accounts)).toBe(true)
  expect(isClaimedForUser(back('init1mine'), accounts)).toBe(false)
  expect(isClaimedForUser(back(), accounts)).toBe(false)
  expect(isClaimedForUser(back('init1executor'), null)).toBe(false)
})

test('a refund that waits is claimed from its sheet, by the button of other claims', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const ready = grow([
    ...until('registered'),
    status('pending', [tracked(DEPOSIT, 'failed')]),
    { type: 'withdrawal', withdrawal: { ...withdrawal, stage: 'claimable', claimableAt: CLAIMABLE_AT } },
  ])
  const view = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
  const drawn = (transfer: typeof ready) => drawnMarkup(win, TransferSheet, { view: { ...view, transfer } })
  expect(await drawn(ready)).toMatch(/>Claim<\/button>/u)
  expect(await drawn(returning)).not.toMatch(/>Claim<\/button>/u)
})

test('the words of a chain that gave it back are folded beside the journey, which tells the refund', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const error = 'the rollup refused the deposit'
  const drawn = async (transfer: typeof returning) =>
    await drawnMarkup(win, TransferSheet, { view: { transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null } })
  const refunded = await drawn({ ...back(), reason: error })
  expect(refunded).not.toContain('Reason:')
  expect(refunded).toMatch(new RegExp(`<details.*${error}.*</details>`, 'u'))
  expect(await drawn({ ...back(), phase: 'failed', reason: error })).toContain('Reason:')
})

const names = {
  chain: (id: string) => id,
  money: ({ amount }: { amount: string }) => amount,
  ownRecipient: 'Main',
  savedRecipient: null,
  validator: null,
}

test('what waits in the bridge says once when it can be claimed; other transfers are due', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawn = (variant: 'lossless' | null) => {
    const quote = variant === null ? sampleQuote() : { ...sampleQuote(), variant }
    return drawnText(win, Timeline, { transfer: grow(until('included', quote), quote), names, now: START })
  }
  const waiting = await drawn('lossless')
  expect(waiting).toContain('Paid to Main once you claim it')
  expect(waiting.match(/claimable about/giu)).toHaveLength(1)
  expect(waiting).not.toMatch(/\bdue\b/iu)
  expect(await drawn(null)).toMatch(/\bdue\b/iu)
})
