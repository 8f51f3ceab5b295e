// Opens a screen from the navigation, a key, the palette or a menu: at its beginning, unlike Back and links, which keep what was set.
import { openWholeActivity } from '../features/activity/activityStore.ts'
import { go } from '../navigation.ts'
import type { Params } from '../location.ts'
import type { Screen } from '../../shared/domain/screens.ts'
import type { AppWindow } from '../window.ts'

/** Opens a screen at its beginning. */
export function openScreen(win: AppWindow, screen: Screen, params: Params = {}): void {
  if (screen === 'activity') openWholeActivity(win)
  go(win, screen, params)
}
