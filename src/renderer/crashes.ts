// Reports uncaught faults of this page to main, which writes them to the log. Imports no texts, so that it works before anything else.
import { client } from './data/api.ts'
import { createCrashNotes } from './crashNotes.ts'

/** Reports a fault. @returns whether it is in the log. */
export const noteCrash = createCrashNotes((crash) => client['diagnostics.note'](crash))

window.addEventListener('error', ({ error, message }) => void noteCrash(error ?? message))
window.addEventListener('unhandledrejection', ({ reason }) => void noteCrash(reason))
