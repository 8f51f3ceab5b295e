// Starts the built Electron bundle in a separate process, under the stand-in, and controls its page.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Action } from './electronBoot.ts'

export interface BootedApp {
  /** Acts as the page, its user or an enemy; rejects when the stand-in refuses. */
  act(action: Action, args?: unknown): Promise<unknown>
  /** Events that the page's listener got so far. */
  events: unknown[]
  /** Resolves with the exit code and everything written to stderr. */
  ended: Promise<{ code: number | null; stderr: string }>
}

const root = join(import.meta.dirname, '..', '..', '..')

/** Resolves once the window shows its page, or the process has ended. `folder` holds the built app; by default the project's. */
export async function bootElectron(args: string[], env: Record<string, string> = {}, folder = root): Promise<BootedApp> {
  const child = fork(join(folder, 'out/main/index.js'), args, {
    execArgv: ['--import', new URL('./electronBoot.ts', import.meta.url).href],
    env: { ...process.env, FAKE_PACKAGED: '1', ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const events: unknown[] = []
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const shown = Promise.withResolvers<void>()
  child.on('message', (message: { id?: number; value?: unknown; error?: string; event?: unknown; shown?: true }) => {
    if (message.shown === true) shown.resolve()
    else if (message.id === undefined) events.push(message.event)
    else if (message.error === undefined) waiting.get(message.id)?.resolve(message.value)
    else waiting.get(message.id)?.reject(new Error(message.error))
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }))
  await Promise.race([shown.promise, ended])
  let lastId = 0
  return {
    act: (action, args) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        child.send({ id: lastId, action, args }, (error) => {
          if (error !== null) reject(error)
        })
      }),
    events,
    ended,
  }
}
