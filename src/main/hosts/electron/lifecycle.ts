// Ends the app in order and within seconds; restarts it when a start arrives meanwhile.
import { app } from 'electron'
import { LONGEST_END_MS } from '../../platform/log/faults.ts'
import type { Log } from '../../platform/log/log.ts'
import { linkAmong } from './deepLinks.ts'

/** What an orderly end needs. */
export interface EndDeps {
  log: Log
  /** Writes everything to disk and releases the data folder. */
  stop(): Promise<void>
  /** Shows why stopping failed. */
  fail(error: unknown): Promise<void>
}

/** State of the end. */
export interface End {
  /** True from the first request to quit. */
  isEnding(): boolean
}

/** Delays quitting until everything is on disk, at most `LONGEST_END_MS`. Call before anything slow. */
export function endInOrder({ log, stop, fail }: EndDeps): End {
  let state: 'running' | 'ending' | 'ended' = 'running'
  /** Link of a start that arrived while this process was ending, if it had one. */
  let nextStart: { link: string | null } | null = null

  const leave = (code: number) => {
    state = 'ended'
    if (nextStart !== null) app.relaunch({ args: argumentsOf(nextStart.link) })
    if (code === 0) app.quit()
    else app.exit(code)
  }
  app.on('before-quit', (event) => {
    if (state === 'ended') return
    event.preventDefault()
    if (state === 'ending') return
    state = 'ending'
    const overdue = setTimeout(() => {
      log.warn('process.endOverdue')
      leave(1)
    }, LONGEST_END_MS)
    stop()
      .catch(fail)
      .finally(() => {
        clearTimeout(overdue)
        leave(0)
      })
  })
  app.on('second-instance', (_event, argv) => {
    if (state !== 'running') nextStart = { link: linkAmong(argv) }
  })
  return { isEnding: () => state !== 'running' }
}

/** Returns this start's own arguments with the next start's link: Chromium passes the other start's switches in another order. */
function argumentsOf(link: string | null): string[] {
  const own = process.argv.slice(1).filter((argument) => argument !== '--' && argument !== linkAmong(process.argv))
  return link === null ? own : [...own, '--', link]
}
