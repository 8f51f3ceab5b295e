// One-line structured log. The only place that knows where log lines go.

export interface Log {
  info(event: string, facts?: Record<string, unknown>): void
  warn(event: string, facts?: Record<string, unknown>): void
  /** For bugs: keeps the stack. */
  error(event: string, error: unknown, facts?: Record<string, unknown>): void
}

/**
 * Makes a log that hands each line to `write`: time, level, event name, facts as JSON.
 * Addresses and hashes are shortened, so that a log can be sent to a stranger.
 */
export function createLog(now: () => number, write: (line: string) => void): Log {
  const line = (level: string, event: string, facts: Record<string, unknown>) => {
    write(redact(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts })))
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

const ADDRESS = /\b(init1|0x)([0-9a-zA-Z]{4})[0-9a-zA-Z]{24,}\b/g
const HASH = /\b([0-9A-Fa-f]{6})[0-9A-Fa-f]{58}\b/g

/** Keeps the first letters of addresses and hashes. */
export function redact(text: string): string {
  return text.replace(ADDRESS, '$1$2…').replace(HASH, '$1…')
}
