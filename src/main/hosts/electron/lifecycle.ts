// The end of the app, in order and within seconds; a start that comes meanwhile follows it.
import { app } from 'electron'
import { LONGEST_END_MS } from '../../platform/log/faults.ts'
import type { Log } from '../../platform/log/log.ts'

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
  /** Arguments of a start that came while this process was ending. */
  let nextStart: string[] | null = null

  const leave = (code: number) => {
    state = 'ended'
    if (nextStart !== null) app.relaunch({ args: nextStart })
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
    if (state !== 'running') nextStart = argv.slice(1)
  })
  return { isEnding: () => state !== 'running' }
}
