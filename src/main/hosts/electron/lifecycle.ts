// The end of the app, in order and within seconds; a start that comes meanwhile follows it.
import { app } from 'electron'
import { LONGEST_END_MS } from '../../platform/log/faults.ts'
import type { Log } from '../../platform/log/log.ts'
import { linkAmong } from './deepLinks.ts'

export interface EndDeps {
  log: Log
  /** Puts everything on disk and lets the data folder go. */
  stop(): Promise<void>
  /** Shows why it could not be stopped. */
  fail(error: unknown): Promise<void>
}

export interface End {
  /** From the first wish to quit on. */
  isEnding(): boolean
}

/** Holds a wish to quit until everything is on disk, and no longer than `LONGEST_END_MS`. Call before anything slow. */
export function endInOrder({ log, stop, fail }: EndDeps): End {
  let state: 'running' | 'ending' | 'ended' = 'running'
  /** Link of a start that came while this process was ending, if it had one. */
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

/** This start's own arguments, and the link of the next: Chromium hands over the other start's with its switches in another order. */
function argumentsOf(link: string | null): string[] {
  const own = process.argv.slice(1).filter((argument) => argument !== '--' && argument !== linkAmong(process.argv))
  return link === null ? own : [...own, '--', link]
}
