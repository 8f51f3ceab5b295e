// Loaded before a program: makes a fault in it once a file with the fault's words is there.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const LOOK_EVERY_MS = 20
const thrown = process.env['FAULT_THROWN'] ?? ''
const rejected = process.env['FAULT_REJECTED'] ?? ''

/** The words, once; null while there are none. */
function takeWords(file: string): string | null {
  if (!existsSync(file)) return null
  const words = readFileSync(file, 'utf8')
  rmSync(file)
  return words
}

if (isMainThread) {
  setInterval(() => {
    const reason = takeWords(rejected)
    if (reason !== null) void Promise.reject(new Error(reason))
    const fault = takeWords(thrown)
    if (fault !== null) throw new Error(fault)
  }, LOOK_EVERY_MS).unref()
}
