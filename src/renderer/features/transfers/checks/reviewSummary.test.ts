// Checks the line beside the review's title: a send names whom it pays, a transfer between chains both of them.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, OWN_ADDRESS } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { reloadLabels } from '../../../data/stores/labelsStore.ts'
import { ReviewSummary } from './ReviewSummary.tsx'

async function drawn(task: 'send' | 'route', label: string | null): Promise<string> {
  const labels = label === null ? [] : [{ kind: 'address', chainId: '', ref: OWN_ADDRESS, label, note: '', address: null }]
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: method === 'labels.list' ? labels : [] }) as never)
  await reloadLabels(win)
  const sample = grow([])
  const transfer: Transfer = { ...sample, quote: { ...sample.quote, task } }
  return drawnText(win, ReviewSummary, { view: { transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null } })
}

test('a send names the recipient: saved by name, otherwise by the ends of the address', async () => {
  expect(await drawn('send', null)).toMatch(/^10\.00 INIT to init17w0a…mpqz/u)
  expect(await drawn('send', 'Marina')).toMatch(/^10\.00 INIT to Marina/u)
})

test('a transfer between chains names both', async () => {
  expect(await drawn('route', 'Marina')).toContain('from practice-1 to tidewatch-1')
})
