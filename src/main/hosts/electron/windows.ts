// The open windows; a command from the system goes to the front one.
import { app, type BrowserWindow } from 'electron'
import { EVENT_CHANNEL } from '../../../shared/contract/bridge.ts'
import type { AppEvent, WindowCommand } from '../../../shared/contract/events.ts'
import { openWindow, type WindowOptions } from './window.ts'

/** The windows. */
export interface Windows {
  /** Opens one more window. */
  open(): void
  /** Brings a window to the front, opening one where there is none, and sends it the command. */
  ask(command?: WindowCommand): void
  /** Sends an event to every window. */
  send(event: AppEvent): void
  isAnyOpen(): boolean
}

/** Creates the set of windows, empty. */
export function createWindows(options: WindowOptions): Windows {
  /** Commands for pages that do not listen yet; a page without an entry does. */
  const waiting = new Map<number, WindowCommand[]>()
  /** Front window first. */
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
    // Until its script has run, a page receives nothing; this includes reloads.
    window.webContents.on('did-start-loading', () => {
      if (!waiting.has(id)) waiting.set(id, [])
    })
    window.webContents.on('did-finish-load', () => {
      const commands = waiting.get(id) ?? []
      waiting.delete(id)
      for (const command of commands) deliver(window, command)
    })
    return window
  }
  const deliver = (window: BrowserWindow, command: WindowCommand) => {
    const queue = waiting.get(window.id)
    if (queue === undefined) notify(window, { type: 'window.command', command })
    else queue.push(command)
  }
  return {
    open,
    ask: (command) => {
      const [front] = order
      // A window whose page is still loading shows itself when ready.
      if (front !== undefined && !waiting.has(front.id)) bringForward(front)
      if (command !== undefined) deliver(front ?? open(), command)
      else if (front === undefined) open()
    },
    send: (event) => {
      for (const window of order) notify(window, forWindow(event, window === order[0]))
    },
    isAnyOpen: () => order.length > 0,
  }
}

/** Only one window announces a notice, though all of them list it. */
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
