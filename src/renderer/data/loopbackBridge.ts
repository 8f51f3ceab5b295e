// Implements the bridge over loopback HTTP: POST /api/<method> for calls, a streamed GET /events for what main pushes.
import { isRecord } from '../../shared/domain/untrusted/isRecord.ts'
import type { Bridge, Reply } from '../../shared/contract/bridge.ts'
import type { ErrorData } from '../../shared/domain/errors.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import { createEventParser } from './eventStream.ts'

const TOKEN_KEY = 'waybill.token'
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

const lost: ErrorData = {
  code: 'bridge.lost',
  message: 'This page can’t reach Waybill.',
  hint: 'Check that Waybill is still running on this computer.',
  retry: 'later',
}
const forbidden: ErrorData = {
  code: 'bridge.forbidden',
  message: 'This page’s key isn’t valid.',
  hint: 'Open the address that Waybill printed when it started, including its last part.',
  retry: 'never',
}

/** Reads the token from the address once, stores it for reloads of this tab and removes it from the address bar. */
export function takeToken(): string {
  const fromAddress = new URLSearchParams(window.location.hash.slice(1)).get('token')
  if (fromAddress !== null) {
    window.sessionStorage.setItem(TOKEN_KEY, fromAddress)
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.search}`)
  }
  return fromAddress ?? window.sessionStorage.getItem(TOKEN_KEY) ?? ''
}

/**
 * State of the connection to the core. `open` after `lost`: events may have been missed. `refused`: the core was restarted with a different
 * token.
 */
export type Connection = 'open' | 'lost' | 'refused'
/** Receives changes of the connection. */
export type ConnectionListener = (state: Connection) => void

/** What the loopback bridge needs. */
export interface LoopbackOptions {
  token: string
  fetch: typeof window.fetch
  onConnection: ConnectionListener
}

/** Creates a bridge to the host that served this page. Lost connections are opened again, with growing pauses. */
export function createLoopbackBridge({ token, fetch, onConnection }: LoopbackOptions): Bridge {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    async invoke(method, input): Promise<Reply> {
      try {
        const response = await fetch(`/api/${method}`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(input),
        })
        if (response.status === 401 || response.status === 403) return { ok: false, error: forbidden }
        const reply: unknown = await response.json()
        return isReply(reply) ? reply : { ok: false, error: lost }
      } catch {
        // Treats a failed connection and an incomplete answer alike; the event stream reports when the connection is back.
        return { ok: false, error: lost }
      }
    },
    subscribe(listener) {
      const stop = new AbortController()
      void listen(() => fetch('/events', { headers, signal: stop.signal }), listener, onConnection, stop.signal)
      return () => stop.abort()
    },
  }
}

async function listen(
  open: () => Promise<Response>,
  listener: (event: AppEvent) => void,
  onConnection: ConnectionListener,
  stop: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!stop.aborted) {
    try {
      const response = await open()
      if (response.status === 401 || response.status === 403) {
        onConnection('refused')
        return
      }
      if (response.ok && response.body !== null) {
        onConnection('open')
        pause = FIRST_PAUSE_MS
        await readEvents(response.body, listener)
      }
    } catch {
      // Treats a broken stream like one that ended: reported below, then opened again.
    }
    await notifyLost(pause, onConnection, stop)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** Reports that the stream is gone, unless this side ended it, and waits. */
async function notifyLost(pause: number, onConnection: ConnectionListener, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return
  onConnection('lost')
  await wait(pause, stop)
}

async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, listener: (event: AppEvent) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const parse = createEventParser()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (const data of parse(value)) {
      const event: unknown = JSON.parse(data)
      if (isEvent(event)) listener(event)
    }
  }
}

/** Checks only the shape: the host has checked the content, and this detects an answer from another program on that port. */
function isReply(value: unknown): value is Reply {
  return isRecord(value) && 'ok' in value
}

function isEvent(value: unknown): value is AppEvent {
  return isRecord(value) && 'type' in value
}

function wait(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
