// Interprets an indexer's error answers: each case has its own sentence.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { ErrorBody } from '../../../wire/indexer.ts'
import type { HttpReply } from '../../platform/http/http.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

/**
 * Accepts a good answer.
 * @throws AppError network.busy (429, 503), network.badReply (a gateway's page), indexer.unsupported (404), indexer.refused (any other
 * status).
 */
export function assertGood(reply: HttpReply, url: string): void {
  if (reply.status === 200) return
  const { host } = new URL(url)
  const wait = reply.retryAfterMs === null ? {} : { retryAfterMs: reply.retryAfterMs }
  if (reply.status === 429 || reply.status === 503) {
    throw new AppError('network.busy', phrase`${host} is limiting requests (${reply.status}).`, {
      retry: 'later',
      hint: 'Waybill will wait and retry automatically.',
      ...wait,
    })
  }
  if (reply.status >= 500) throw serverError(reply, host)
  if (reply.status === 404) {
    throw new AppError('indexer.unsupported', phrase`The indexer ${host} doesn’t offer this data (404${words(reply)}).`, {
      hint: 'Check this chain’s indexer address.',
    })
  }
  throw new AppError('indexer.refused', phrase`The indexer ${host} rejected the request (${reply.status}${words(reply)}).`)
}

function serverError(reply: HttpReply, host: string): AppError {
  const wait = { retry: 'later', hint: 'Waybill will retry automatically.' } as const
  return /^\s*</.test(reply.text)
    ? new AppError('network.badReply', phrase`A gateway responded instead of the indexer ${host} (${reply.status}).`, wait)
    : new AppError('indexer.refused', phrase`The indexer ${host} has a server error (${reply.status}${words(reply)}).`, wait)
}

/**
 * Returns the indexer's own words: rollytics sends plain text, core-indexer `{status_code, message}`, and another kind of server, which a
 * user may have typed as an indexer, its own form. JSON without a message says nothing to a reader.
 */
function words({ text }: HttpReply): string {
  const json = jsonIfAny(text)
  const said = json === undefined ? text.trim() : messageIn(json)
  return said === '' || /^[<{]/.test(said) ? '' : `: ${said.slice(0, 160)}`
}

function messageIn(json: unknown): string {
  const { message, error } = ErrorBody.safeParse(json).data ?? {}
  return message ?? (typeof error === 'string' ? error : error?.message) ?? ''
}
