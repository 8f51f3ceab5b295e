// Checks that rows which stay the same stay the same objects, and that an older page is read though a refresh is under way.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import { activityStore, openActivity, openWholeActivity, readOlder, refreshActivity, search } from './activityStore.ts'

// What the store asks of the page beside the bridge: it may hold typed text over a reload.
const opened = {
  setTimeout: (work: () => void) => setTimeout(work),
  clearTimeout: () => undefined,
  sessionStorage: { getItem: () => null },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

/** A page as the store asks for it. */
const NEWEST = Array.from({ length: 40 }, (_, index): ActivityItem => ({ ...PLAIN_ITEM, hash: `newer ${index}` }))
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
  const asked: unknown[] = []
  const resolvers: ((value: ActivityPage) => void)[] = []
  const { win } = openBridgedWindow((_method, input) => {
    asked.push(input)
    return new Promise((resolve) => resolvers.push((value) => resolve({ ok: true, value })))
  })
  const answer = async (index: number, value: ActivityPage) => {
    resolvers[index]?.(value)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const items = () => win.part(activityStore).getState().items
  void refreshActivity(win)
  await answer(0, page(structuredClone(NEWEST), 'older'))
  const shown = items()
  void refreshActivity(win)
  void readOlder(win)
  expect(asked).toHaveLength(2)
  await answer(1, page(structuredClone(NEWEST), 'older'))
  expect(items()).toBe(shown)
  expect(asked[2]).toMatchObject({ cursor: 'older' })
  await answer(2, page([{ ...PLAIN_ITEM, hash: 'oldest' }], null))
  expect(items().map(({ hash }) => hash)).toEqual([...NEWEST.map(({ hash }) => hash), 'oldest'])
  expect(items()[0]).toBe(shown[0])
  expect(asked).toHaveLength(3)
})

test('the largest receipt comes first by its value, and an unverified asset never does', async () => {
  const received = (hash: string, amount: string, isVerified = true): ActivityItem => ({
    ...PLAIN_ITEM,
    hash,
    movements: [{ denom: isVerified ? 'uinit' : 'spam', amount, isVerified, symbol: 'INIT', decimals: 6 }],
  })
  const { win } = openBridgedWindow((method, input) => {
    const priced = ({ units }: { units: string }) => ({ value: units, price: '1', seenAt: 1, isNow: true })
    const { moments } = input as { moments: { units: string }[] }
    const found = [received('small', '5'), received('spam', '5972000000', false), received('large', '70')]
    const value = method === 'prices.at' ? moments.map(priced) : page(found, null)
    return Promise.resolve({ ok: true, value }) as never
  })
  search(win, 'type:receive', 'value')
  await expect
    .poll(() =>
      win
        .part(activityStore)
        .getState()
        .items.map(({ hash }) => hash),
    )
    .toEqual(['large', 'small', 'spam'])
})

test('a search by value finds what has a price by now', async () => {
  let hasPrices = false
  const { win, notify } = openBridgedWindow((method) => {
    const value = method === 'activity.page' ? page(hasPrices ? NEWEST : [], null) : method === 'activity.count' ? { count: 0 } : []
    return Promise.resolve({ ok: true, value }) as never
  })
  const state = () => win.part(activityStore).getState()
  search(win, 'value:>100')
  await expect.poll(() => state().isReading).toBe(false)
  expect(state().items).toEqual([])
  hasPrices = true
  notify({ type: 'prices.changed' })
  await expect.poll(() => state().items.length, { timeout: 10_000 }).toBe(40)
})

test('a search of an earlier visit that found nothing is set aside, and offered once it finds something; one that found something, or is being read, stays', async () => {
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  let hasLabel = false
  const { win } = openBridgedWindow((method, input) => {
    const { filter } = input as { filter: { text: string } }
    const counted = { count: hasLabel ? 1 : 0 }
    const value =
      method === 'activity.page' ? page(filter.text === 'boat money' ? [] : NEWEST, null) : method === 'activity.count' ? counted : []
    return Promise.resolve({ ok: true, value }) as never
  })
  const state = () => win.part(activityStore).getState()
  search(win, 'boat money')
  openActivity(win)
  await expect.poll(() => state().isReading).toBe(false)
  expect(state()).toMatchObject({ text: 'boat money', setAside: null, items: [] })
  openActivity(win)
  await expect.poll(() => state().isReading).toBe(false)
  await settle()
  // It finds nothing now either: there is nothing to offer.
  expect(state()).toMatchObject({ text: '', setAside: null })
  expect(state().items).toHaveLength(40)
  search(win, 'boat money')
  await expect.poll(() => state().isReading).toBe(false)
  hasLabel = true
  openActivity(win)
  await expect.poll(() => state().setAside).toBe('boat money')
  search(win, 'swaps')
  await settle()
  await expect.poll(() => state().isReading).toBe(false)
  openActivity(win)
  expect(state()).toMatchObject({ text: 'swaps', setAside: null })
})

test('a search whose rows went since the last visit is set aside as the screen is opened, unless it was searched for again', async () => {
  let hasLabel = true
  const { win } = openBridgedWindow((method, input) => {
    const { filter } = input as { filter: { text: string } }
    const isFound = filter.text === '' || hasLabel
    return Promise.resolve({ ok: true, value: method === 'activity.page' ? page(isFound ? NEWEST : [], null) : { count: 0 } }) as never
  })
  const state = () => win.part(activityStore).getState()
  search(win, 'boat money')
  await expect.poll(() => state().answered).toBe('boat money')
  hasLabel = false
  openActivity(win)
  await expect.poll(() => state().answered).toBe('')
  expect(state()).toMatchObject({ text: '', setAside: null })
  expect(state().items).toHaveLength(40)
  // Asked for once more, as from the palette, it stays with what it finds.
  for (const _time of [1, 2]) {
    search(win, 'boat money')
    openActivity(win)
    await expect.poll(() => state().isReading).toBe(false)
    expect(state()).toMatchObject({ text: 'boat money', items: [] })
  }
})

test('opened by the navigation the list is whole, and the search that was left is offered where it finds something', async () => {
  const { win } = openBridgedWindow((method, input) => {
    const { filter } = input as { filter: { text: string } }
    const found = filter.text === 'nothing' ? [] : NEWEST
    return Promise.resolve({ ok: true, value: method === 'activity.page' ? page(found, null) : { count: found.length } }) as never
  })
  const state = () => win.part(activityStore).getState()
  search(win, 'swaps', 'value')
  await expect.poll(() => state().answered).toBe('swaps')
  openWholeActivity(win)
  await expect.poll(() => state().answered).toBe('')
  expect(state()).toMatchObject({ text: '', order: 'newest' })
  await expect.poll(() => state().setAside).toBe('swaps')
  openWholeActivity(win)
  expect(state().setAside).toBeNull()
  search(win, 'nothing')
  openWholeActivity(win)
  await expect.poll(() => state().answered).toBe('')
  expect(state()).toMatchObject({ text: '', setAside: null })
  expect(state().items).toHaveLength(40)
})
