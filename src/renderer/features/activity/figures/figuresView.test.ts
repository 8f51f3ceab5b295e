// The fold of the figures is stored as a preference when it is changed, and not when the page only tells of what it was given.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Reply } from '../../../../shared/contract/bridge.ts'
import { Preferences } from '../../../../shared/contract/settings/settings.ts'
import { preferencesStore } from '../../../data/stores/appStore.ts'
import { figuresViewStore, unfoldFigures } from './figuresView.ts'

function openWith(stored: Partial<Preferences>, fail = false) {
  const told: unknown[] = []
  const core = { preferences: Preferences.parse(stored) }
  const { win } = openBridgedWindow((method, input): Promise<Reply> => {
    if (method !== 'preferences.set') return Promise.resolve({ ok: true, value: core.preferences })
    told.push(input)
    if (fail) return Promise.resolve({ ok: false, error: { code: 'store.full', message: 'full', hint: null, retry: 'never' } })
    core.preferences = Preferences.parse({ ...core.preferences, ...(input as object) })
    return Promise.resolve({ ok: true, value: core.preferences })
  })
  return { win, told }
}

test('unfolding is stored once, and folding again', async () => {
  const { win, told } = openWith({})
  await unfoldFigures(win, true)
  await unfoldFigures(win, true)
  await unfoldFigures(win, false)
  expect(told).toEqual([{ showsFigures: true }, { showsFigures: false }])
  expect(win.part(preferencesStore).getState().value?.showsFigures).toBe(false)
})

test('a page that opens unfolded stores nothing', async () => {
  const { win, told } = openWith({ showsFigures: true })
  await win.part(preferencesStore).reload()
  await unfoldFigures(win, true)
  expect(told).toEqual([])
})

test('a choice that cannot be stored stands in this window, with the reason', async () => {
  const { win } = openWith({}, true)
  await unfoldFigures(win, true)
  expect(win.part(figuresViewStore).getState()).toMatchObject({ chosen: true, error: { code: 'store.full' } })
})
