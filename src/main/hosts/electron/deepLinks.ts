// Links of the system, waybill://transfer?…: macOS sends an event, the other systems start the app once more with the link among
// its arguments. Whatever it says is read strictly and goes to a form, no further.
import { app } from 'electron'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import { LINK_SCHEME, MAX_LINK_TEXT, readTransferLink } from '../../../shared/contract/transfer/transferLink.ts'

/** Tells the system that links of ours are opened by this app. A development build leaves the system as it is. */
export function claimLinks(): void {
  // What stands behind the two dashes is never read as an option, whatever the link is made of.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, ['--'])
}

/** The first link among the arguments of a start; null without one. */
export function linkAmong(argv: readonly string[]): string | null {
  return argv.find((argument) => argument.toLowerCase().startsWith(`${LINK_SCHEME}:`)) ?? null
}

/** The command that the arguments of a start contain; null without a link. */
export function commandFromArguments(argv: readonly string[]): WindowCommand | null {
  const text = linkAmong(argv)
  return text === null ? null : commandFromLink(text)
}

/** What to show for a link: the form that it fills, or that it was refused. */
export function commandFromLink(text: string): WindowCommand {
  return { show: 'link', link: readTransferLink(text), text: text.slice(0, MAX_LINK_TEXT) }
}

export interface Starts {
  /** From now on links and further starts go here; those that came before, too. */
  listen(open: (wish?: WindowCommand) => void): void
}

/**
 * Catches starts from the first moment, before anything is ready: macOS's links, also the one that starts the app, and further starts
 * on the other systems. `isEnding`: one that comes while the app ends is not for its windows.
 */
export function catchStarts(isEnding: () => boolean): Starts {
  const early: (WindowCommand | undefined)[] = []
  let open = (wish?: WindowCommand) => {
    early.push(wish)
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
      for (const wish of early.splice(0)) listener(wish)
    },
  }
}
