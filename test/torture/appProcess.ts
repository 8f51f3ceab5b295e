// Controls the app's process from the world's side: starts it, sends it one message at a time, and learns when it is idle or gone.
import { spawn } from 'node:child_process'
import type { Hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Reply } from '../../src/shared/contract/bridge.ts'
import { clientOf, type Bench } from '../support/benches/bench.ts'
import { bundleProgram } from '../support/programs/bundle.ts'
import { HarnessGone } from '../support/programs/harnessProcess.ts'
import type { AppOptions, FromApp, ToApp } from './protocol.ts'

/** Bundles the app into a folder of this run's own, for the run to remove. @returns the path of the bundle. */
export function bundleApp(): Promise<string> {
  return bundleProgram(join(import.meta.dirname, 'appMain.ts'), `torture-${process.pid}`)
}

const LOG_LINES = 30

/** A message to the process, which adds the time. */
export type Message = ToApp extends infer One ? (One extends { at: number } ? Omit<One, 'at'> : never) : never

export interface App {
  /** Sends one message; resolves when the process is idle again, or gone. */
  notify(message: Message): Promise<void>
  /** When it wants to go on by itself; null while nothing waits for the time. */
  due(): number | null
  isGone(): boolean
  /** Its last words, where it had the time for them. */
  lastWords(): Extract<FromApp, { said: 'dying' }> | null
  /** Calls wait for the world to send them. They reject with HarnessGone when the process has ended. */
  client: Bench['client']
  /** Transfers that events have named since this was asked before. */
  takeChanged(): string[]
  /** Resolves when an event names a transfer. Rejects with HarnessGone. */
  news(): Promise<void>
  /** The end of its log. */
  log: string[]
  close(): Promise<void>
}

export interface AppDeps {
  bundle: string
  now(): number
  /** Lets the world send the app a call when its turn comes. */
  enqueue(notify: () => Promise<void>): void
  hearFetch(request: Extract<FromApp, { said: 'fetch' }>): void
  hearHid(request: Extract<FromApp, { said: 'hid' }>): void
  /** Everything that is said, both ways, for comparing two runs. */
  record: Hash
}

/** Starts the process; it is idle for the first time when this resolves. */
export async function startApp(deps: AppDeps, options: AppOptions): Promise<App> {
  const child = spawnApp(deps.bundle, options)
  const log: string[] = []
  const ears = createEars(deps)
  const { calls, state } = ears
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      ears.end()
      resolve()
    })
  })
  child.stdin.on('error', ignore)
  createInterface({ input: child.stderr }).on('line', (line) => log.splice(0, Math.max(0, log.push(line) - LOG_LINES)))
  createInterface({ input: child.stdout }).on('line', ears.onMessage)
  const notify = async (message: Message) => {
    if (state.isGone) return
    state.idle = Promise.withResolvers<void>()
    const line = `${JSON.stringify({ ...message, at: deps.now() })}\n`
    deps.record.update(line)
    child.stdin.write(line)
    await state.idle.promise
  }
  const dispatch = async (method: string, input: unknown): Promise<Reply> => {
    if (state.isGone) throw gone()
    const { id, reply } = calls.open()
    deps.enqueue(() => notify({ say: 'call', id, method, input }))
    return await reply
  }
  await state.idle.promise
  return {
    notify,
    due: () => (state.isGone ? null : state.due),
    isGone: () => state.isGone,
    lastWords: () => state.lastWords,
    client: clientOf(dispatch),
    takeChanged: () => [...new Set(state.changed.splice(0))],
    news: () => state.news.promise,
    log,
    close: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function spawnApp(bundle: string, options: AppOptions) {
  const file = join(options.folder, 'options.json')
  writeFileSync(file, JSON.stringify(options))
  return spawn(process.execPath, [bundle, file], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(bundle), 'compiled') },
  })
}

/** Handles what the process reports. */
function createEars({ hearFetch, hearHid, record }: AppDeps) {
  const calls = createCalls()
  const state = {
    due: null as number | null,
    isGone: false,
    lastWords: null as Extract<FromApp, { said: 'dying' }> | null,
    changed: [] as string[],
    idle: Promise.withResolvers<void>(),
    news: quietly(Promise.withResolvers<void>()),
  }
  const onMessage = (line: string) => {
    record.update(line)
    const said = JSON.parse(line) as FromApp
    if (said.said === 'fetch') hearFetch(said)
    else if (said.said === 'hid') hearHid(said)
    else if (said.said === 'reply') calls.answer(said.id, said.reply)
    else if (said.said === 'dying') state.lastWords = said
    else rest(said)
  }
  const rest = ({ due, changed }: Extract<FromApp, { said: 'idle' }>) => {
    state.due = due
    state.changed.push(...changed)
    if (changed.length > 0) {
      state.news.resolve()
      state.news = quietly(Promise.withResolvers<void>())
    }
    state.idle.resolve()
  }
  const end = () => {
    state.isGone = true
    calls.end()
    state.news.reject(gone())
    state.idle.resolve()
  }
  return { calls, state, onMessage, end }
}

/** Ignores a rejection: it may come without a caller that waits. */
function quietly<T>(waiting: PromiseWithResolvers<T>): PromiseWithResolvers<T> {
  waiting.promise.catch(ignore)
  return waiting
}

/** The calls that wait for their replies. */
function createCalls() {
  const open = new Map<number, PromiseWithResolvers<Reply>>()
  let nextId = 1
  return {
    open: () => {
      const waiting = Promise.withResolvers<Reply>()
      const id = nextId
      nextId += 1
      open.set(id, waiting)
      return { id, reply: waiting.promise }
    },
    answer: (id: number, reply: Reply) => {
      open.get(id)?.resolve(reply)
      open.delete(id)
    },
    end: () => {
      for (const { reject } of open.values()) reject(gone())
      open.clear()
    },
  }
}

function gone(): HarnessGone {
  return new HarnessGone('the process has ended')
}

function ignore(): void {}
