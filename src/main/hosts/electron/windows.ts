// The windows that are open: each shows its own place; one in front is asked when the system wants something shown.
import { app, type BrowserWindow } from 'electron'
import { EVENT_CHANNEL } from '../../../shared/contract/bridge.ts'
import type { AppEvent, WindowCommand } from '../../../shared/contract/events.ts'
import { openWindow, type WindowOptions } from './window.ts'

export interface Windows {
  /** Opens one more window. */
  open(): void
  /** Brings a window to the front, one more where there is none, and lets it show what is wished. */
  ask(wish?: WindowCommand): void
  /** Sends an event to every window. */
  send(event: AppEvent): void
  isAnyOpen(): boolean
}

export function createWindows(options: WindowOptions): Windows {
  /** Wishes for pages that do not listen yet; a page without an entry does. */
  const waiting = new Map<number, WindowCommand[]>()
  /** Newest in front. */
  const order: BrowserWindow[] = []

  const open = () => {
    const window = openWindow(options, order[0])
    const { id } = window
    order.unshift(window)
    const forget = () => order.splice(order.indexOf(window), 1)
    window.on('focus', () => {
      forget()
      order.unshift(window)
    })
    window.on('closed', () => {
      forget()
      waiting.delete(id)
    })
    waiting.set(id, [])
    // Until its script has run the page hears nothing, after a reload neither.
    window.webContents.on('did-start-loading', () => {
      if (!waiting.has(id)) waiting.set(id, [])
    })
    window.webContents.on('did-finish-load', () => {
      const commands = waiting.get(id) ?? []
      waiting.delete(id)
      for (const wish of commands) deliver(window, wish)
    })
    return window
  }
  const deliver = (window: BrowserWindow, wish: WindowCommand) => {
    const queue = waiting.get(window.id)
    if (queue === undefined) notify(window, { type: 'window.wished', wish })
    else queue.push(wish)
  }
  return {
    open,
    ask: (wish) => {
      const [front] = order
      // A window whose page is not there yet shows itself as soon as there is something to see.
      if (front !== undefined && !waiting.has(front.id)) bringForward(front)
      if (wish !== undefined) deliver(front ?? open(), wish)
      else if (front === undefined) open()
    },
    send: (event) => {
      for (const window of order) notify(window, forWindow(event, window === order[0]))
    },
    isAnyOpen: () => order.length > 0,
  }
}

/** A notice is told aloud by one window, though all of them list it. */
function forWindow(event: AppEvent, isFirst: boolean): AppEvent {
  return event.type === 'notice.added' && !isFirst ? { ...event, isLoud: false } : event
}

function notify(window: BrowserWindow, event: AppEvent): void {
  window.webContents.send(EVENT_CHANNEL, event)
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  if (process.platform === 'darwin') app.focus({ steal: true })
  window.focus()
}
