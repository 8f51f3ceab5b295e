// System links, waybill://transfer?…: macOS sends an event, other systems start the app again with the link as an argument. A link is
// parsed strictly and only fills a form.
import { app } from 'electron'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import { LINK_SCHEME, MAX_LINK_TEXT, readTransferLink } from '../../../shared/contract/transfer/transferLink.ts'

/** Registers this app for its links. A development build does not change the system. */
export function claimLinks(): void {
  // What follows the two dashes is never read as an option, whatever the link contains.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, ['--'])
}

/** Returns the first link among the arguments; null without one. */
export function linkAmong(argv: readonly string[]): string | null {
  return argv.find((argument) => argument.toLowerCase().startsWith(`${LINK_SCHEME}:`)) ?? null
}

/** Returns the command that the arguments contain; null without a link. */
export function commandFromArguments(argv: readonly string[]): WindowCommand | null {
  const text = linkAmong(argv)
  return text === null ? null : commandFromLink(text)
}

/** Returns what to show for a link: the form that it fills, or that it was refused. */
export function commandFromLink(text: string): WindowCommand {
  return { show: 'link', link: readTransferLink(text), text: text.slice(0, MAX_LINK_TEXT) }
}

/** Starts of the app. */
export interface Starts {
  /** Forwards links and further starts from now on, including earlier ones. */
  listen(open: (command?: WindowCommand) => void): void
}

/**
 * Catches starts from the first moment: macOS's links, including the one that starts the app, and further starts on other systems.
 * `isEnding`: a start while the app ends is not for its windows.
 */
export function catchStarts(isEnding: () => boolean): Starts {
  const early: (WindowCommand | undefined)[] = []
  let open = (command?: WindowCommand) => {
    early.push(command)
  }
  app.on('open-url', (event, url) => {
    event.preventDefault()
    open(commandFromLink(url))
  })
  app.on('second-instance', (_event, argv) => {
    if (!isEnding()) open(commandFromArguments(argv) ?? undefined)
  })
  return {
    listen: (listener) => {
      open = listener
      for (const command of early.splice(0)) listener(command)
    },
  }
}
