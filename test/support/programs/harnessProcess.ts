// Starts the harness from a test: bundled once, as the app is, and controlled over stdin and stdout.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Reply } from '../../../src/shared/contract/bridge.ts'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import type { Client } from '../../../src/shared/contract/methods.ts'
import { clientOf } from '../benches/bench.ts'
import { bundleProgram, compiledBeside } from './bundle.ts'
import type { Call, HarnessOptions } from '../benches/harness.ts'

/** Bundles the harness into a folder of this run's own, for the run to remove. @returns the path of the bundle. */
export function bundleHarness(): Promise<string> {
  return bundleProgram(join(import.meta.dirname, 'harnessMain.ts'), `harness-${process.pid}`)
}

/** The process has ended; what it was asked is open. */
export class HarnessGone extends Error {
  override readonly name = 'HarnessGone'
}

export interface HarnessProcess {
  client: Client
  /** Resolves with the next event, whatever it is. Rejects with HarnessGone when there is none any more. */
  nextEvent(): Promise<AppEvent>
  /** How it ended. */
  ended: Promise<NodeJS.Signals | null>
  /** Its log, for a failing test. */
  log: string[]
  /** Ends it at once, wherever it is. */
  kill(): void
  close(): Promise<void>
}

type Line = { event: AppEvent } | { id: number; reply: Reply }

export function startHarness(bundle: string, options: HarnessOptions): HarnessProcess {
  const env = { ...process.env, ...compiledBeside(bundle) }
  const child = spawn(process.execPath, [bundle, JSON.stringify(options)], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const calls = new Map<number, PromiseWithResolvers<Reply>>()
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
  // Ignores a write to a killed process; `close` reports its end.
  child.stdin.on('error', ignore)
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as Line
    if ('event' in said) {
      const told = waiting
      waiting = Promise.withResolvers<AppEvent>()
      waiting.promise.catch(ignore)
      told.resolve(said.event)
      return
    }
    calls.get(said.id)?.resolve(said.reply)
    calls.delete(said.id)
  })
  const dispatch = async (method: string, input: unknown): Promise<Reply> => {
    if (child.exitCode !== null || child.signalCode !== null) throw new HarnessGone('the process has ended')
    const answer = Promise.withResolvers<Reply>()
    const request: Call = { id: nextId, method, input }
    nextId += 1
    calls.set(request.id, answer)
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return await answer.promise
  }
  return {
    client: clientOf(dispatch),
    nextEvent: () => waiting.promise,
    ended,
    log,
    kill: () => void child.kill('SIGKILL'),
    close: async () => {
      child.stdin.end()
      await ended
    },
  }
}

function ignore(): void {}
