// “Clear” takes back all that narrows or orders the list, and is there whenever something does.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { activityStore } from '../activityStore.ts'
import { FilterChips } from './FilterChips.tsx'

const opened = { sessionStorage: { getItem: () => null, setItem: () => undefined } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

test.for([
  ['', 'newest', false],
  ['', 'value', true],
  ['kind:swap', 'newest', true],
] as const)('the search “%s” in the order %s can be cleared: %s', async ([text, order, isThere]) => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  win.part(activityStore).setState({ text, order })
  const shown = await drawnText(win, FilterChips, { text })
  expect(/\bClear\b/.test(shown)).toBe(isThere)
})
