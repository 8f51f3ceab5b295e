// Receives what this window is asked to show from outside: by the system's menus, tray and notices, or by a link.
import type { WindowCommand } from '../../shared/contract/events.ts'
import { go, navigationStore } from '../navigation.ts'
import { showKeysSheet } from '../data/stores/keysSheetStore.ts'
import { takeLink } from '../data/stores/linkStore.ts'
import { openWholeActivity } from '../features/activity/activityStore.ts'
import type { Params } from '../location.ts'
import type { Screen } from '../../shared/domain/screens.ts'
import type { AppWindow } from '../window.ts'

/** Opens a screen from the navigation, a key, the palette or a menu: at its beginning, unlike Back and links, which keep what was set. */
export function openScreen(win: AppWindow, screen: Screen, params: Params = {}): void {
  if (screen === 'activity') openWholeActivity(win)
  go(win, screen, params)
}

function grant(win: AppWindow, command: WindowCommand): void {
  switch (command.show) {
    case 'screen':
      openScreen(win, command.screen, command.accountId === undefined ? {} : { accountId: command.accountId })
      return
    case 'waybill':
      go(win, 'transfers', { transferId: command.transferId })
      return
    case 'back':
      window.history.back()
      return
    case 'forward':
      window.history.forward()
      return
    case 'keys':
      showKeysSheet(win, true)
      return
    case 'link':
      takeLink(win, command)
  }
}

const ROUTE = '#/transfer'

/** Reads a link from this page's address, #/transfer?…: browsers let no page open waybill: links. */
async function takeAddress(win: AppWindow): Promise<void> {
  const { hash, pathname } = window.location
  if (!hash.startsWith(ROUTE)) return
  window.history.replaceState(win.part(navigationStore).getState(), '', pathname)
  const text = `waybill://transfer${hash.slice(ROUTE.length)}`
  try {
    const { link } = await win.client['links.read']({ text })
    takeLink(win, { link, text })
  } catch {
    // The core cannot be reached, so the link cannot be read; the page shows the lost connection.
  }
}

/** Carries out what arrives from outside, and the link of this page's address. */
export function receiveCommands(win: AppWindow): void {
  win.onEvent((event) => {
    if (event.type === 'window.command') grant(win, event.command)
  })
  window.addEventListener('hashchange', () => void takeAddress(win))
  void takeAddress(win)
}
