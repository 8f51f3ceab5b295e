// Sets up what a fault is applied to: the built app in a separate process, on a new folder, beside a practice network in this process.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../src/shared/domain/errors.ts'
import type { Client } from '../../src/shared/contract/methods.ts'
import type { Reply } from '../../src/shared/contract/bridge.ts'
import { clientOf } from '../support/benches/bench.ts'
import { startPracticeServer, type PracticeServer } from '../support/benches/practiceServer.ts'
import { runCli, serveCli, type CliResult, type Served } from '../support/programs/runCli.ts'
import { preloading } from '../support/testDay.ts'

export const ACCOUNT = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
/** Whatever takes longer than this hangs. */
const TIMEOUT_MS = 90_000
const LOOK_EVERY_MS = 50

export interface App {
  served: Served
  client: Client
  /** Returns the answer to a browser that requests the page. */
  page(): Promise<number>
}

export interface StartOptions {
  /** Default: the chains of the practice network in this process. */
  network?: string[]
  env?: Record<string, string>
  /** What a shell runs first in the same process. */
  before?: string
}

export type FaultBench = Awaited<ReturnType<typeof openFaultBench>>

/** Opens a folder and a practice network; `close` ends every process that was started. */
export async function openFaultBench() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-fault-'))
  const data = join(folder, 'data')
  const clockFile = join(folder, 'clock')
  const chainsFile = join(folder, 'chains.json')
  const server: PracticeServer = await startPracticeServer({ seed: 1, file: ':memory:', clock: { now: Date.now } })
  writeFileSync(clockFile, '0')
  writeFileSync(chainsFile, JSON.stringify(server.chains))
  const own = ['--chains', chainsFile, '--router', server.routerUrl]
  const environment = (env: Record<string, string>) => ({
    ...env,
    FAULTS_CLOCK: clockFile,
    ...preloading(new URL('./noRights.ts', import.meta.url), new URL('./ownClock.ts', import.meta.url)),
  })
  const running = new Set<Served>()
  const start = async ({ network = own, env = {}, before }: StartOptions = {}): Promise<App> => {
    const served = await serveCli([...network, '--data-dir', data], environment(env), before)
    running.add(served)
    return {
      served,
      client: clientOf((method, input) => call(served, method, input)),
      page: async () => (await fetch(served.origin)).status,
    }
  }
  return {
    folder,
    data,
    server,
    start,
    /** Ends it in order. */
    stop: async (app: App): Promise<CliResult> => {
      running.delete(app.served)
      return app.served.stop()
    },
    kill: async (app: App): Promise<void> => {
      running.delete(app.served)
      await app.served.kill()
    },
    /** A command of the command line on the same data. */
    command: (args: string[], network = own): Promise<CliResult> =>
      runCli([...args, ...network, '--data-dir', data], { env: environment({}) }),
    /** By how much the app's clock is off from now on. */
    setClock: (ms: number) => writeFileSync(clockFile, String(ms)),
    /** The network's own folder. */
    place: () => join(data, readdirSync(data).find((name) => name.startsWith('custom-') || name === 'practice') ?? ''),
    close: async () => {
      await Promise.all([...running].map((served) => served.kill()))
      await server.close()
      openUp(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Modes that a fault took away, so that the folder can be removed. */
function openUp(path: string): void {
  if (!statSync(path).isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) openUp(join(path, name))
}

async function call({ origin, token }: Served, method: string, input: unknown): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/${method}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await response.json()) as Reply
}

/** Resolves with what `look` finds once it is not null. @throws Error when that takes too long: it hangs. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (performance.now() > end) throw new Error(`hangs: ${what}`)
    await pause(LOOK_EVERY_MS)
  }
}

/** Watches the account, unless it is watched already, and waits until all of its transactions are held. @returns how many. */
export async function copyAll(client: Client): Promise<number> {
  if ((await client['accounts.list']({})).length === 0) await client['accounts.watch']({ address: ACCOUNT, label: 'Mine' })
  return until('copying', async () => {
    const { streams } = await client['sync.state']({})
    const lists = streams.filter(({ stream }) => stream === 'txs')
    return lists.length > 0 && lists.every(({ isComplete }) => isComplete) ? lists.reduce((sum, { rows }) => sum + rows, 0) : null
  })
}

/** The code that a call fails with; null when it goes well. */
export async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Whether the check of the data finds nothing. */
export async function isSound(bench: FaultBench): Promise<boolean> {
  return (await bench.command(['check'])).code === 0
}
