// Checks that a typed sentence whose words find nothing shows what it was read as, and that everything beside the list follows it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import type { AppWindow } from '../../window.ts'
import { orderOf, queryOf } from './activityState.ts'
import { activityStore, refreshActivity, search, searchFor, sortBy } from './activityStore.ts'
import { readDays } from './figures/daysStore.ts'
import { FilterChips } from './search/FilterChips.tsx'
import { ReadAs } from './search/ReadAs.tsx'

const opened = { clearTimeout, setTimeout, sessionStorage: { getItem: () => null } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const SENTENCE = 'swaps over 100'
const QUERY = 'type:swap amount:>100'
/** The same as markup. */
const DRAWN = 'type:swap amount:&gt;100'

const page = (items: ActivityItem[]): ActivityPage => ({
  items,
  nextCursor: null,
  matching: { count: items.length, isExact: true },
  total: 3,
  problems: [],
  searchedTo: null,
  isIndexing: false,
})

/** Opens a window whose core finds transactions for these searches only. */
function openFinding(...found: string[]) {
  const asked: string[] = []
  const { win } = openBridgedWindow((method, input) => {
    const { filter } = input as { filter?: { text: string } }
    const text = filter?.text ?? ''
    asked.push(`${method} ${text}`)
    const items = found.includes(text) ? [{ ...PLAIN_ITEM, hash: text }] : []
    return Promise.resolve({ ok: true, value: method === 'activity.page' ? page(items) : [] }) as never
  })
  return { win, asked, found }
}
const state = (win: AppWindow) => win.part(activityStore).getState()
const shown = (win: AppWindow) => state(win).items.map(({ hash }) => hash)
async function typed(win: AppWindow, text: string) {
  search(win, text)
  await expect.poll(() => state(win).isReading).toBe(false)
}

test('what a sentence was read as is shown at once, while the text stays as it was typed', async () => {
  const { win, asked } = openFinding(QUERY)
  await typed(win, SENTENCE)
  expect(shown(win)).toEqual([QUERY])
  expect(state(win)).toMatchObject({ text: SENTENCE, answered: QUERY, matching: 1 })
  expect(queryOf(state(win))).toBe(QUERY)
  await readDays(win, [PLAIN_ITEM.time])
  expect(asked.filter((one) => one.startsWith('activity.days'))).toEqual([`activity.days ${QUERY}`])
  expect(await drawnText(win, ReadAs, { isActive: true })).toBe(`Showing results for ${DRAWN} Search the exact words instead`)
  // Beside the chips it need not say them.
  expect(await drawnText(win, ReadAs, { isActive: false })).toBe('Understood as: Search the exact words instead')
  expect(await drawnText(win, FilterChips, { text: queryOf(state(win)) })).toContain('Amount more than 100')
})

test('words that find something stay a search for these words', async () => {
  const { win, found } = openFinding(SENTENCE, QUERY)
  await typed(win, SENTENCE)
  expect(shown(win)).toEqual([SENTENCE])
  expect(await drawnText(win, ReadAs, { isActive: true })).toBe('')
  found.splice(0, 1)
  await refreshActivity(win)
  expect(shown(win)).toEqual([QUERY])
})

test('a sentence that finds nothing is named with its filters, and one that is not understood finds nothing', async () => {
  const { win } = openFinding()
  await typed(win, SENTENCE)
  expect(await drawnText(win, ReadAs, { isActive: true })).toBe(`Searched for ${DRAWN} Search the exact words instead`)
  await typed(win, 'rent of march')
  expect(state(win)).toMatchObject({ understood: null, answered: 'rent of march' })
  await typed(win, `"${SENTENCE}"`)
  expect(state(win).understood).toBeNull()
})

test('the sentence stays the search of its rows until what is typed next has an answer', async () => {
  const { win } = openFinding(QUERY, 'type:swap amount:>1000')
  await typed(win, SENTENCE)
  searchFor(win, `${SENTENCE}0`)
  expect(queryOf(state(win))).toBe(QUERY)
  await expect.poll(() => queryOf(state(win))).toBe('type:swap amount:>1000')
  expect(shown(win)).toEqual(['type:swap amount:>1000'])
  search(win, 'type:swap')
  expect(queryOf(state(win))).toBe('type:swap')
})

test('the order that a sentence asks for applies, until another is chosen', async () => {
  const { win } = openFinding('type:swap')
  await typed(win, 'my oldest swaps')
  expect(orderOf(state(win))).toBe('oldest')
  expect(await drawnText(win, ReadAs, { isActive: true })).toContain('type:swap · Oldest first')
  sortBy(win, 'newest')
  await expect.poll(() => state(win).isReading).toBe(false)
  await refreshActivity(win)
  expect(orderOf(state(win))).toBe('newest')
  expect(shown(win)).toEqual(['type:swap'])
})

test('a search that is made of a sentence keeps the order that the sentence asks for', async () => {
  const { win } = openFinding('type:swap', 'type:swap amount:>1')
  await typed(win, 'my oldest swaps')
  await typed(win, 'type:swap amount:>1')
  expect(orderOf(state(win))).toBe('oldest')
})
