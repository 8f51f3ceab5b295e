// Faults of this page that nobody caught are told to main, which puts them into the log. It has no words.
import { client } from './data/api.ts'
import { createCrashNotes } from './crashNotes.ts'

/** Takes a fault down. @returns whether it is in the log. */
export const noteCrash = createCrashNotes((crash) => client['diagnostics.note'](crash))

window.addEventListener('error', ({ error, message }) => void noteCrash(error ?? message))
window.addEventListener('unhandledrejection', ({ reason }) => void noteCrash(reason))
