// The core's events as a text/event-stream answer (WHATWG HTML, section 9.2), with a heartbeat so that a dead page is noticed.
import type { ServerResponse } from 'node:http'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { SECURITY_HEADERS } from '../../platform/http/rendererFiles.ts'

const HEARTBEAT_MS = 15_000
/** A page that does not read is cut off; it connects again and reads everything anew. */
const MAX_UNREAD_BYTES = 1_000_000

/** Answers with events until the page goes away; returns how to end it from here. */
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
    // The core still tells of its own end; a write after the end would be an error that nobody handles.
    leave()
    response.end()
  }
}
