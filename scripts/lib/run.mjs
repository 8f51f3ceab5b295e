// Child processes for the scripts: under the same Node, from the project's folder, with honest exit codes.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where the user stood: npm changes to the project's folder, and relative paths mean the user's. */
export const userFolder = process.env.INIT_CWD ?? process.cwd()

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Exit codes that a shell reports for a process that a signal ended. */
const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }

/**
 * Runs a program with the terminal and passes signals on; resolves to its exit code.
 * `cwd` defaults to the project's folder; `quiet` sends its stdout to stderr, so that stdout of this process stays free.
 */
export function run(program, args, { cwd = root, env = {}, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: timeoutMs,
    })
    const forward = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward)
      resolve(code ?? SIGNAL_CODES[signal] ?? 1)
    })
  })
}

/** `run` with this very Node. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Runs Node with `args` and keeps what it prints. */
export function captureNode(args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
