// Structured log with one line per event; defines the line format.
import { redactFacts, redactText } from './redact.ts'

/** The log. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void
  warn(event: string, facts?: Record<string, unknown>): void
  /** For bugs: keeps the stack. */
  error(event: string, error: unknown, facts?: Record<string, unknown>): void
}

const LONGEST_LINE = 8000

/**
 * Creates a log that passes each line to `write`: time, level, event name, facts as JSON. Omits addresses, hashes, keys and the user's own
 * texts, so that a log can be shared.
 */
export function createLog(now: () => number, write: (line: string) => void): Log {
  const line = (level: string, event: string, facts: Record<string, unknown>) => {
    const text = JSON.stringify({ at: new Date(now()).toISOString(), level, event: redactText(event), ...redactFacts(facts) })
    write(
      text.length <= LONGEST_LINE
        ? text
        : JSON.stringify({ at: new Date(now()).toISOString(), level, event, cut: text.slice(0, LONGEST_LINE) }),
    )
  }
  return {
    info: (event, facts = {}) => {
      line('info', event, facts)
    },
    warn: (event, facts = {}) => {
      line('warn', event, facts)
    },
    error: (event, error, facts = {}) => {
      line('error', event, { ...facts, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    },
  }
}
