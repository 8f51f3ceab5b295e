// Starts the harness from a test: bundled once, as the app is, and spoken to over stdin and stdout.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { fromErrorData, type ErrorData } from '../../src/shared/errors.ts'
import type { AppEvent } from '../../src/shared/events.ts'
import type { Client, Contract } from '../../src/shared/contract.ts'
import type { Bench } from './bench.ts'
import type { Call, HarnessOptions } from './harness.ts'

const NATIVES = ['better-sqlite3', 'node-hid', 'usb']

/** Bundles the harness below `out/`, where its natives are found. @returns the path of the bundle. */
export async function bundleHarness(): Promise<string> {
  const outDir = join(import.meta.dirname, '..', '..', 'out', 'harness')
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: NATIVES },
    build: { ssr: join(import.meta.dirname, 'harnessMain.ts'), outDir, emptyOutDir: true, target: 'node24', minify: false },
  })
  return join(outDir, 'harnessMain.js')
}

/** The process has ended; what it was asked is open. */
export class HarnessGone extends Error {
  override readonly name = 'HarnessGone'
}

type Method = keyof Bench['handlers'] & keyof Contract
type HarnessClient = Pick<Client, Method>

export interface HarnessProcess {
  client: HarnessClient
  /** Resolves with the next event, whatever it is. Rejects with HarnessGone when there is none any more. */
  nextEvent(): Promise<AppEvent>
  /** How it ended. */
  ended: Promise<NodeJS.Signals | null>
  /** Its log, for a failing test. */
  log: string[]
  close(): Promise<void>
}

type Reply = { event: AppEvent } | { id: number; value: unknown } | { id: number; error: ErrorData }

export function startHarness(bundle: string, options: HarnessOptions): HarnessProcess {
  const child = spawn(process.execPath, [bundle, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'pipe'] })
  const calls = new Map<number, PromiseWithResolvers<unknown>>()
  const log: string[] = []
  let nextId = 1
  let waiting = Promise.withResolvers<AppEvent>()
  waiting.promise.catch(ignore)
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('close', (_, signal) => {
      for (const call of calls.values()) call.reject(new HarnessGone('the process has ended'))
      calls.clear()
      waiting.reject(new HarnessGone('the process has ended'))
      resolve(signal)
    })
  })
  // A write to a process that was killed; `close` tells it.
  child.stdin.on('error', ignore)
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const reply = JSON.parse(line) as Reply
    if ('event' in reply) {
      const told = waiting
      waiting = Promise.withResolvers<AppEvent>()
      waiting.promise.catch(ignore)
      told.resolve(reply.event)
      return
    }
    const call = calls.get(reply.id)
    calls.delete(reply.id)
    if ('error' in reply) call?.reject(fromErrorData(reply.error))
    else call?.resolve(reply.value)
  })
  const call = (method: Method) => async (input: unknown) => {
    if (child.exitCode !== null || child.signalCode !== null) throw new HarnessGone('the process has ended')
    const answer = Promise.withResolvers<unknown>()
    const request: Call = { id: nextId, method, input }
    nextId += 1
    calls.set(request.id, answer)
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return await answer.promise
  }
  const client = new Proxy({} as HarnessClient, { get: (_, method) => call(method as Method) })
  return {
    client,
    nextEvent: () => waiting.promise,
    ended,
    log,
    close: async () => {
      child.stdin.end()
      await ended
    },
  }
}

function ignore(): void {}
