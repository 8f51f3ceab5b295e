// Checks events that arrive while main is asked: they are applied to the answer, and cause no second question.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { grow, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import { AppError } from '../../shared/domain/errors.ts'
import type { Reply } from '../../shared/contract/bridge.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'
import { createResource } from './resource.ts'
import { reloadTransfers, showAnswer, transfersStore } from './transfers/transfersStore.ts'

const NOTHING = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
const view = (id: string): TransferView => ({ transfer: { ...grow(until('registered')), id }, ...NOTHING })
const looked = (id: string, lastCheckedAt: number): AppEvent => ({
  type: 'transfer.progress',
  id,
  progress: { ...NOTHING, lastCheckedAt },
})

/** Opens a window whose main answers on command. */
function openWindow() {
  const asked: ((reply: Reply) => void)[] = []
  /** What each question was. */
  const methods: string[] = []
  const { win, notify, connection } = openBridgedWindow((method) => {
    methods.push(method)
    return new Promise((resolve) => asked.push(resolve)) as never
  })
  const reply = async (given: Reply, index = asked.length - 1) => {
    asked[index]?.(given)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const answer = (value: TransferView[] | TransferView, index?: number) => reply({ ok: true, value }, index)
  const shown = () => win.part(transfersStore).getState().value
  return { win, shown, asked, methods, notify, connection, reply, answer }
}

const changed = (id: string, version = 1): AppEvent => ({ type: 'transfer.changed', id, version })
const withNumber = (id: string, number: number, version = 1): TransferView => ({
  ...view(id),
  transfer: { ...view(id).transfer, number, version },
})

test('a transfer that changed is read alone, and a new one stands where its number says', async () => {
  const { win, shown, methods, notify, answer } = openWindow()
  void reloadTransfers(win)
  await answer([withNumber('b', 2), withNumber('a', 1)])
  const other = shown()?.[0]
  notify(changed('a', 2))
  notify(changed('c'))
  await answer(withNumber('a', 1, 2))
  await answer(withNumber('c', 3))
  expect(methods).toEqual(['transfers.list', 'transfers.get', 'transfers.get'])
  expect(shown()?.map(({ transfer }) => [transfer.id, transfer.version])).toEqual([
    ['c', 1],
    ['b', 1],
    ['a', 2],
  ])
  expect(shown()?.[1]).toBe(other)
})

test('an older answer does not take the place of a newer one', async () => {
  const { win, shown, notify, answer } = openWindow()
  void reloadTransfers(win)
  await answer([withNumber('a', 1, 1)])
  notify(changed('a', 2))
  showAnswer(win, withNumber('a', 1, 3))
  await answer(withNumber('a', 1, 2))
  expect(shown()?.[0]?.transfer.version).toBe(3)
})

test('many changes at once, or one that main cannot tell, read the whole list', async () => {
  const { win, shown, methods, notify, answer, reply } = openWindow()
  void reloadTransfers(win)
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) notify(changed(id))
  await answer([])
  expect(methods).toEqual(['transfers.list', 'transfers.list'])
  await answer([view('a')])
  notify(changed('a'))
  await reply({ ok: false, error: { code: 'internal', message: 'no such transfer', retry: 'never', hint: null } })
  expect(methods.slice(2)).toEqual(['transfers.get', 'transfers.list'])
  await answer([view('b')])
  expect(shown()?.map(({ transfer }) => transfer.id)).toEqual(['b'])
})

test('a transfer of the network before is not put into the list of the one that is open now', async () => {
  const { win, shown, asked, notify, answer } = openWindow()
  void reloadTransfers(win)
  await answer([view('a')])
  notify(changed('a'))
  notify({ type: 'network.changed' })
  await answer(view('a'))
  expect(asked).toHaveLength(3)
  expect(shown()).toBeNull()
  await answer([])
  expect(shown()).toEqual([])
})

test('a change is read once, however much is looked at meanwhile, and shows the newest look', async () => {
  const { win, shown, asked, notify, answer } = openWindow()
  void reloadTransfers(win)
  await answer([view('a'), view('b')])
  notify(changed('a', 9))
  expect(asked).toHaveLength(2)
  notify(looked('a', 5))
  notify(looked('b', 6))
  notify(looked('b', 7))
  await answer(view('a'))
  expect(asked).toHaveLength(2)
  expect(shown()?.map(({ lastCheckedAt }) => lastCheckedAt)).toEqual([5, 7])
})

test('a change that is told while the list is read is read too', async () => {
  const { win, shown, asked, notify, answer } = openWindow()
  void reloadTransfers(win)
  notify({ type: 'transfer.changed', id: 'b', version: 1 })
  await answer([view('a')])
  expect(asked).toHaveLength(2)
  notify(looked('b', 8))
  await answer(view('b'))
  expect(new Map(shown()?.map(({ transfer, lastCheckedAt }) => [transfer.id, lastCheckedAt]))).toEqual(
    new Map([
      ['b', 8],
      ['a', null],
    ]),
  )
})

test('what is told of a waybill that is not in the list changes nothing', async () => {
  const { win, shown, notify, answer } = openWindow()
  void reloadTransfers(win)
  await answer([view('a')])
  const before = shown()
  notify(looked('elsewhere', 3))
  expect(shown()).toBe(before)
})

test('an answer to a step stands in the list, but not over a newer one that came before it', async () => {
  const { win, shown, answer } = openWindow()
  void reloadTransfers(win)
  await answer([view('a')])
  const at = (version: number): TransferView => ({ ...view('a'), transfer: { ...view('a').transfer, version } })
  showAnswer(win, at(12))
  showAnswer(win, at(11))
  expect(shown()).toEqual([at(12)])
})

test('a change of network clears the list and reads that of the other one; opening the same network again keeps it', async () => {
  const { win, shown, asked, notify, answer } = openWindow()
  void reloadTransfers(win)
  await answer([view('a')])
  notify({ type: 'network.changed', isReopened: true })
  expect(shown()?.map(({ transfer }) => transfer.id)).toEqual(['a'])
  await answer([view('b')])
  expect(shown()?.map(({ transfer }) => transfer.id)).toEqual(['b'])
  notify({ type: 'network.changed' })
  expect(shown()).toBeNull()
  expect(asked).toHaveLength(3)
})

test('an answer from the network before is not shown for the one that is open now', async () => {
  const { win, shown, notify, answer } = openWindow()
  void reloadTransfers(win)
  notify({ type: 'network.changed' })
  await answer([view('of the one before')])
  expect(shown()).toBeNull()
  await answer([view('a')])
  expect(shown()?.map(({ transfer }) => transfer.id)).toEqual(['a'])
})

test('a connection that is back reads again, and so does a window that was unlocked', async () => {
  const { win, asked, notify, connection, answer } = openWindow()
  void reloadTransfers(win)
  await answer([])
  connection('open')
  expect(asked).toHaveLength(1)
  connection('lost')
  connection('open')
  expect(asked).toHaveLength(2)
  await answer([])
  notify({ type: 'lock.changed' })
  expect(asked).toHaveLength(3)
})

test('two windows share nothing', async () => {
  const one = openWindow()
  const other = openWindow()
  void reloadTransfers(one.win)
  await one.answer([view('a')])
  expect(one.shown()).toHaveLength(1)
  expect(other.shown()).toBeNull()
})

test('a choice is shown at once and kept, though a read that began before it answers after it', async () => {
  const asked: ((value: string) => void)[] = []
  const ask = () => new Promise<string>((resolve) => asked.push(resolve))
  const answer = async (index: number, value: string) => {
    asked[index]?.(value)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const store = createResource(openWindow().win, ask, () => false)
  void store.reload()
  await answer(0, 'first')
  void store.reload()
  void store.write(() => 'second', ask)
  expect(store.getState().value).toBe('second')
  await answer(1, 'first')
  expect(store.getState().value).toBe('second')
  await answer(2, 'second')
  await answer(3, 'second, read again')
  expect(asked).toHaveLength(4)
  expect(store.getState()).toEqual({ value: 'second, read again', error: null })
})

test('a choice that main refuses is taken back, and why is kept', async () => {
  const store = createResource(
    openWindow().win,
    () => Promise.resolve('first'),
    () => false,
  )
  await store.reload()
  await store.write(
    () => 'second',
    () => Promise.reject(new AppError('bridge.lost', 'The core is gone.')),
  )
  expect(store.getState()).toMatchObject({ value: 'first', error: { code: 'bridge.lost' } })
})
