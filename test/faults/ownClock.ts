// Shifts the clock of a process by the milliseconds in a file, at any time. Loaded into it before anything else (node --import).
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env['FAULTS_CLOCK'] ?? ''
const READ_EVERY_MS = 20
const seen = { offset: 0, readAt: Number.NEGATIVE_INFINITY }

function offset(): number {
  const now = performance.now()
  if (now - seen.readAt >= READ_EVERY_MS) Object.assign(seen, { offset: Number(readFileSync(file, 'utf8')), readAt: now })
  return seen.offset
}

const now = () => RealDate.now() + offset()
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
