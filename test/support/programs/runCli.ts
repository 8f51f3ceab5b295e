// Runs the built command line in a separate process: to its end, or until stopped when it serves.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { CORE, CORE_ENV } from '../../../scripts/lib/core.mjs'
import { preloading } from '../testDay.ts'

export interface CliResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Environment in which a process that reaches for the network says so on stderr and is refused. */
export const OFFLINE = preloading(new URL('./refuseNetwork.ts', import.meta.url))

/** Starts the command line. `before` is what a shell runs first in the same process, such as setting a limit. */
function start(command: string[], env: Record<string, string>, before?: string) {
  const options = { env: { ...process.env, ...CORE_ENV, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  if (before === undefined) return spawn(process.execPath, command, options)
  return spawn('sh', ['-c', `${before} && exec "$0" "$@"`, process.execPath, ...command], options)
}

/** Lets a practice network begin with its written history alone, unless the test names a seed or asks for the transfers. */
function withSeed(args: readonly string[], hasOpening = false): string[] {
  const isPlain =
    args.length > 0 && !hasOpening && !args.some((arg) => arg.startsWith('--seed') || arg.startsWith('--help') || arg === 'help')
  return isPlain ? [...args, '--seed', '1'] : [...args]
}

export interface RunOptions {
  interruptAfter?: RegExp
  /** Called with the process each time it wrote to stderr. */
  onStderr?(pid: number): void
  env?: Record<string, string>
  /** Closes the reading end of stdout at once, as `… | true` does. */
  isReaderGone?: boolean
}

/** Runs a command to its end, which `interruptAfter` brings about once stderr matches it. */
export async function runCli(args: string[], options: RunOptions = {}): Promise<CliResult> {
  const { interruptAfter, onStderr, env = {}, isReaderGone = false } = options
  const child = start([...CORE, ...withSeed(args)], env)
  const result: CliResult = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (result.stdout += text))
  if (isReaderGone) child.stdout.destroy()
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.stderr += text
    if (child.pid !== undefined) onStderr?.(child.pid)
    if (interruptAfter?.test(result.stderr) === true) child.kill('SIGINT')
  })
  const [code] = await once(child, 'close')
  return { ...result, code: code as number | null }
}

export interface Served {
  origin: string
  token: string
  port: number
  pid: number
  /** Resolves when it has ended, whatever ended it. */
  ended: Promise<CliResult>
  /** Interrupts it; resolves with the exit code and whatever else it wrote. */
  stop(): Promise<CliResult>
  /** Ends it without a warning. */
  kill(): Promise<void>
}

/** Runs `serve` and waits until its data is open. @throws Error with its stderr when it ends instead. */
export function serveCli(args: string[], env: Record<string, string> = {}, before?: string, hasOpening = false): Promise<Served> {
  return serveProgram([...CORE, ...withSeed(['serve', ...args], hasOpening)], env, before)
}

/** Runs a program that serves the app as `serve` does, and waits until its data is open. @throws Error with its stderr when it ends instead. */
export async function serveProgram(command: string[], env: Record<string, string>, before?: string): Promise<Served> {
  const served = await serveEarly(command, env, before)
  const headers = {
    Authorization: `Bearer ${served.token}`,
    'Content-Type': 'application/json',
    Origin: served.origin,
    Connection: 'close',
  }
  const answered = await fetch(`${served.origin}/api/app.info`, { method: 'POST', headers, body: '{}' }).then(
    async (response) => ((await response.json()) as { ok: boolean }).ok,
    () => false,
  )
  if (!answered) throw new Error(`serve ended: ${(await served.ended).stderr}`)
  return served
}

/** Runs a program that serves the app, and waits for its address alone, as a user's browser does. @throws Error when it ends instead. */
export async function serveEarly(command: string[], env: Record<string, string>, before?: string): Promise<Served> {
  const child = start(command, env, before)
  const lines: string[] = []
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await Promise.race([once(reader, 'line'), ended])
  const address = /^Waybill is ready at (\S+)$/.exec(lines[0] ?? '')?.[1]
  if (address === undefined) throw new Error(`serve ended: ${stderr}`)
  const { origin, port, hash } = new URL(address)
  const result = ended.then((code) => ({ code, stdout: lines.join('\n'), stderr }))
  return {
    origin,
    token: new URLSearchParams(hash.slice(1)).get('token') ?? '',
    port: Number(port),
    pid: child.pid ?? 0,
    ended: result,
    stop: () => {
      child.kill('SIGINT')
      return result
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
