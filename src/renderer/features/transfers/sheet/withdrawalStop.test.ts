// Says of a withdrawal, where it is to be paid out, from when it can be claimed: once, and without a stamp that calls it due.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { grow, sampleQuote, START, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { Timeline } from './Timeline.tsx'

const names = { chain: (id: string) => id, money: ({ amount }: { amount: string }) => amount, ownRecipient: 'Main', validator: null }

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
