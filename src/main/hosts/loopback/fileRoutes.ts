// Downloads and uploads of the loopback host: streamed with backpressure.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Reply } from '../../../shared/contract/bridge.ts'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import type { Log } from '../../platform/log/log.ts'
import { SECURITY_HEADERS } from '../../platform/http/rendererFiles.ts'
import type { FileExchange } from './fileExchange.ts'

/** What the routes need. */
export interface FileRoom {
  desk: FileExchange
  log: Log
}

/**
 * Writes the offered file as the answer. A failure before the first byte is answered in words; a later one closes the connection, which
 * browsers show as a failed download.
 * @returns false when nothing is offered under the ticket.
 */
export async function answerDownload({ desk, log }: FileRoom, ticket: string, response: ServerResponse): Promise<boolean> {
  const offer = desk.take(ticket)
  if (offer === null) return false
  response.setHeader('Content-Type', 'application/octet-stream')
  response.setHeader('Content-Disposition', `attachment; filename="${offer.name}"`)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  const stop = new AbortController()
  response.once('close', () => {
    stop.abort()
  })
  const out = new PassThrough()
  try {
    await Promise.all([offer.write(out, stop.signal), pipeline(out, response)])
  } catch (error) {
    if (!(error instanceof AppError) && !stop.signal.aborted) log.error('download.failed', error)
    if (response.headersSent) response.destroy()
    else reportError(response, error)
  }
  return true
}

function reportError(response: ServerResponse, error: unknown): void {
  const { message, hint } = toErrorData(error)
  response.removeHeader('Content-Disposition')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.statusCode = 500
  response.end([message, hint].filter((part) => part !== null).join(' '))
}

/** Stores the body for the ticket, limited only by the disk. */
export async function answerUpload({ desk }: FileRoom, ticket: string, request: IncomingMessage): Promise<Reply> {
  try {
    if (await desk.receive(ticket, request)) return { ok: true, value: {} }
    return { ok: false, error: toErrorData(new AppError('input.invalid', 'Waybill isn’t expecting this file.')) }
  } catch (error) {
    return { ok: false, error: toErrorData(error) }
  }
}
