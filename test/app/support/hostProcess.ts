// Starts appHost.ts and asks it for apps: starting one there takes a third of the processor time of a process of its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compiledBeside } from '../../support/programs/bundle.ts'
import { programPath } from '../../support/programs/programPath.ts'
import type { HostedOptions, HostReply, HostRequest } from './appHost.ts'

/** An app in the shared process. */
export interface HostedApp {
  origin: string
  token: string
  /** The address with its token. */
  url: string
  /** Ends it in order; calls after the first do nothing. */
  stop(): Promise<unknown>
}

/** The shared process. */
export interface HostProcess {
  /** Starts an app. @throws Error with what the app refused, or with what the process printed when it ended. */
  start(options: HostedOptions): Promise<HostedApp>
  close(): Promise<void>
}

/** The name of the bundle of appHost.ts. */
export const APP_HOST = 'appHost'

/** Starts the process. */
export function startHostProcess(): HostProcess {
  const program = programPath(APP_HOST)
  const child = fork(program, [join(import.meta.dirname, '..', '..', '..', 'out')], {
    env: { ...process.env, ...compiledBeside(program) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const closed = once(child, 'close')
  const waiting = new Map<number, (reply: HostReply) => void>()
  child.on('message', (reply: HostReply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  const ask = async (request: HostRequest): Promise<string | null> => {
    const answered = new Promise<HostReply>((resolve) => waiting.set(request.id, resolve))
    child.send(request)
    const reply = await Promise.race([answered, closed.then(() => ({ url: null, error: `the host ended: ${stderr}` }))])
    if (reply.error !== null) throw new Error(reply.error)
    return reply.url
  }
  let last = 0
  return {
    start: async (options) => {
      last += 1
      const id = last
      const url = new URL((await ask({ id, start: options })) ?? '')
      let ended: Promise<unknown> | null = null
      return {
        origin: url.origin,
        token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '',
        url: url.href,
        stop: async () => {
          ended ??= ask({ id, start: null })
          await ended
        },
      }
    },
    close: async () => {
      child.kill('SIGKILL')
      await closed
    },
  }
}
