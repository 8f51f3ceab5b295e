// Receives what this window is asked to show from outside: by the system's menus, tray and notices, or by a link.
import { create } from 'zustand'
import type { WindowCommand } from '../../shared/contract/events.ts'
import { client, onEvent } from '../data/api.ts'
import { go } from '../navigation.ts'
import { takeLink } from '../data/stores/linkStore.ts'

/** Holds whether the list of keys is open: opened by its key and by the system's menu. */
export const useKeysSheet = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

function grant(wish: WindowCommand): void {
  switch (wish.show) {
    case 'screen':
      go(wish.screen)
      return
    case 'waybill':
      go('waybills', { transferId: wish.transferId })
      return
    case 'keys':
      useKeysSheet.setState({ isOpen: true })
      return
    case 'link':
      takeLink(wish)
  }
}

onEvent((event) => {
  if (event.type === 'window.wished') grant(event.wish)
})

const ROUTE = '#/transfer'

/** Reads a link from this page's address, #/transfer?…: browsers let no page open waybill: links. */
async function takeAddress(): Promise<void> {
  const { hash, pathname } = window.location
  if (!hash.startsWith(ROUTE)) return
  window.history.replaceState(null, '', pathname)
  const text = `waybill://transfer${hash.slice(ROUTE.length)}`
  try {
    const { link } = await client['links.read']({ text })
    takeLink({ link, text })
  } catch {
    // The core cannot be reached, so the link cannot be read; the page shows the lost connection.
  }
}

window.addEventListener('hashchange', () => void takeAddress())
void takeAddress()
