// Checks that rows which stay the same stay the same objects, and that an older page is read though a refresh is under way.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import { activityStore, readOlder, refreshActivity } from './activityStore.ts'

// What the store asks of the page beside the bridge: it may hold typed text over a reload.
const page = { sessionStorage: { getItem: () => null, removeItem: () => undefined } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), page)))
afterEach(() => void vi.unstubAllGlobals())

const item = (hash: string): ActivityItem => ({ ...PLAIN_ITEM, hash })
const page = (items: ActivityItem[], nextCursor: string | null): ActivityPage => ({
  items,
  nextCursor,
  matching: { count: 3, isExact: true },
  total: 3,
  problems: [],
  searchedTo: null,
  isIndexing: false,
})

test('an older page that is wanted during a refresh is read after it, also when the refresh changes nothing', async () => {
  const asked: { input: unknown; answer: (value: ActivityPage) => Promise<void> }[] = []
  const { win } = openBridgedWindow((_method, input) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Parameters<typeof openBridgedWindow>[0]>>>()
    asked.push({
      input,
      answer: async (value) => {
        resolve({ ok: true, value })
        await new Promise((settle) => setImmediate(settle))
      },
    })
    return promise
  })
  const items = () => win.part(activityStore).getState().items
  void refreshActivity(win)
  await asked[0]?.answer(page([item('c'), item('b')], 'older'))
  const shown = items()
  void refreshActivity(win)
  void readOlder(win)
  expect(asked).toHaveLength(2)
  await asked[1]?.answer(page([item('c'), item('b')], 'older'))
  expect(items()).toBe(shown)
  expect(asked.at(2)?.input).toMatchObject({ cursor: 'older' })
  await asked[2]?.answer(page([item('a')], null))
  expect(items().map(({ hash }) => hash)).toEqual(['c', 'b', 'a'])
  expect(items()[0]).toBe(shown[0])
  expect(asked).toHaveLength(3)
})
