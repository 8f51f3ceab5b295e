// The keys stand in groups, and a sequence is told from keys that are held together.
import { expect, test } from 'vitest'
import { drawnText } from '../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { allEnglish } from '../../../test/support/allEnglish.ts'
import { SCREENS } from '../../shared/domain/screens.ts'
import { KeyGroups } from './KeysSheet.tsx'
import { SCREEN_OF_LETTER } from './useKeys.ts'

test('every screen has keys, and its own ones', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = await drawnText(win, KeyGroups, {})
  const screens = SCREENS.filter((screen) => screen !== 'welcome')
  for (const screen of screens) expect(text).toMatch(new RegExp(`g then [a-z] ${allEnglish.screenNames[screen]}`, 'u'))
  expect(new Set(SCREEN_OF_LETTER.values()).size).toBe(screens.length)
})

test('says that g is pressed first, and what works where', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = await drawnText(win, KeyGroups, {})
  expect(text).toContain('Go to a screen: press g, then the letter g then p Portfolio')
  expect(text).toMatch(/^Every day, on every screen Ctrl K Command palette.* In lists j k Next and previous row/u)
})
