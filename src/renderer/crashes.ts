// Reports uncaught faults of this page to main, which writes them to the log. Imports no texts, so that it works before anything else.
import { createCrashNotes, type NoteCrash } from './crashNotes.ts'
import type { AppWindow } from './window.ts'

/** Makes the reporter of faults of a window. */
export function crashNotes(win: AppWindow): NoteCrash {
  return createCrashNotes((crash) => win.client['diagnostics.note'](crash))
}

/** Reports every fault of the page that nothing catches. */
export function reportCrashes(win: AppWindow): void {
  const note = win.part(crashNotes)
  window.addEventListener('error', ({ error, message }) => void note(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => void note(reason))
}
