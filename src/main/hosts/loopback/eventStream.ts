// Streams the core's events as text/event-stream (WHATWG HTML, section 9.2), with a heartbeat to detect dead connections.
import type { ServerResponse } from 'node:http'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { SECURITY_HEADERS } from '../../platform/http/rendererFiles.ts'

const HEARTBEAT_MS = 15_000
/** Maximum unread bytes before a page is disconnected; it reconnects and reads everything again. */
const MAX_UNREAD_BYTES = 1_000_000

/** Streams events until the page disconnects; returns the function that ends the stream. */
export function streamEvents(response: ServerResponse, subscribe: (listener: (event: AppEvent) => void) => () => void): () => void {
  response.writeHead(200, { ...SECURITY_HEADERS, 'Content-Type': 'text/event-stream' })
  response.write(': connected\n\n')
  const send = (text: string) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
    else response.write(text)
  }
  const unsubscribe = subscribe((event) => {
    send(`data: ${JSON.stringify(event)}\n\n`)
  })
  const heartbeat = setInterval(() => {
    send(': still here\n\n')
  }, HEARTBEAT_MS).unref()
  const leave = () => {
    clearInterval(heartbeat)
    unsubscribe()
  }
  response.on('close', leave)
  return () => {
    // The core may still emit events; a write after the end would be an unhandled error.
    leave()
    response.end()
  }
}
