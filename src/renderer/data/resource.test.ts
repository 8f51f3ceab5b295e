// Checks events that arrive while main is asked: they are applied to the answer, and cause no second question.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grow, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'

const NOTHING = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
const view = (id: string): TransferView => ({ transfer: { ...grow(until('registered')), id }, ...NOTHING })
const looked = (id: string, lastCheckedAt: number): AppEvent => ({
  type: 'transfer.progress',
  id,
  progress: { ...NOTHING, lastCheckedAt },
})

/** Opens a window whose main answers on command. */
async function openWindow() {
  const asked: ((value: TransferView[]) => void)[] = []
  const listeners: ((event: AppEvent) => void)[] = []
  const waybill = {
    invoke: () => new Promise((resolve) => asked.push((value) => resolve({ ok: true, value }))),
    subscribe: (listener: (event: AppEvent) => void) => listeners.push(listener),
  }
  vi.stubGlobal('window', { waybill })
  const store = await import('./transfers/transfersStore.ts')
  const notify = (event: AppEvent) => {
    for (const listener of listeners) listener(event)
  }
  const answer = async (value: TransferView[]) => {
    asked.at(-1)?.(value)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...store, asked, notify, answer }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('a list is read once for a change, however much is looked at meanwhile, and shows the newest look', async () => {
  const { useTransfers, reloadTransfers, asked, notify, answer } = await openWindow()
  void reloadTransfers()
  await answer([view('a'), view('b')])
  notify({ type: 'transfer.changed', id: 'a', version: 9 })
  expect(asked).toHaveLength(2)
  notify(looked('a', 5))
  notify(looked('b', 6))
  notify(looked('b', 7))
  await answer([view('a'), { ...view('b'), lastCheckedAt: 6 }])
  expect(asked).toHaveLength(2)
  expect(useTransfers.getState().value?.map(({ lastCheckedAt }) => lastCheckedAt)).toEqual([5, 7])
})

test('a change that is told while the list is read is read too', async () => {
  const { useTransfers, reloadTransfers, asked, notify, answer } = await openWindow()
  void reloadTransfers()
  notify({ type: 'transfer.changed', id: 'b', version: 1 })
  await answer([view('a')])
  expect(asked).toHaveLength(2)
  notify(looked('b', 8))
  await answer([view('b'), view('a')])
  expect(useTransfers.getState().value?.map(({ transfer, lastCheckedAt }) => [transfer.id, lastCheckedAt])).toEqual([
    ['b', 8],
    ['a', null],
  ])
})

test('what is told of a waybill that is not in the list changes nothing', async () => {
  const { useTransfers, reloadTransfers, notify, answer } = await openWindow()
  void reloadTransfers()
  await answer([view('a')])
  const before = useTransfers.getState().value
  notify(looked('elsewhere', 3))
  expect(useTransfers.getState().value).toBe(before)
})

test('an answer to a step stands in the list, but not over a newer one that came before it', async () => {
  const { useTransfers, reloadTransfers, showAnswer, answer } = await openWindow()
  void reloadTransfers()
  await answer([view('a')])
  const at = (version: number): TransferView => ({ ...view('a'), transfer: { ...view('a').transfer, version } })
  showAnswer(at(12))
  showAnswer(at(11))
  expect(useTransfers.getState().value).toEqual([at(12)])
})
