// Interprets the router's refusals in all their forms.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { clip, RouterError } from '../../../wire/router.ts'
import type { HttpReply } from '../../platform/http/http.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

/** Meaning of a 4xx answer to an endpoint. `reason` is untrusted text, clipped. */
export type Refusal = (reason: string, status: number) => AppError

/** Returns the error for an answer other than 2xx. */
export function failure(reply: HttpReply, refusal: Refusal | undefined): AppError {
  const wait = reply.retryAfterMs === null ? {} : { retryAfterMs: reply.retryAfterMs }
  if (reply.status === 429 || reply.status >= 500) {
    return new AppError('network.busy', phrase`The router is overloaded or down (${reply.status}).`, {
      retry: 'later',
      hint: 'Waybill will retry automatically.',
      ...wait,
    })
  }
  const reason = errorText(reply)
  const known = refusal?.(reason, reply.status)
  return (
    known ?? new AppError('router.refused', phrase`The router rejected the request: ${reason}`, { hint: 'Try another amount or asset.' })
  )
}

/** Extracts the reason: in the router's own form, in that of its aggregator, or from a gateway's text. */
function errorText({ text, status, contentType }: HttpReply): string {
  const isPage = contentType.includes('html') || /^\s*</.test(text)
  if (isPage || text.trim() === '') return `status ${status}`
  const parsed = RouterError.safeParse(jsonIfAny(text))
  if (!parsed.success) return clip(text.trim())
  const { message, info, details } = parsed.data
  const words = Array.isArray(message) ? message.join(', ') : message
  const reasons = (details ?? []).flatMap(({ reason }) => (reason === undefined ? [] : [reason]))
  const all = [info ?? words, ...reasons].filter((part) => part !== undefined && part !== '')
  return all.length === 0 ? `status ${status}` : clip(all.join(' · '))
}

/** A reason that says only that there is none: repeated after our own words it would say it twice. */
const NOTHING_MORE = /^(there is )?no routes?( found| between these assets here)?\.?$/i

/** Builds the error for a request without a route. */
export function noRoute(reason: string): AppError {
  const hint = 'Try another amount, asset or chain.'
  if (NOTHING_MORE.test(reason)) return new AppError('router.noRoute', 'There is no route between these assets.', { hint })
  return new AppError('router.noRoute', phrase`The router has no route: ${reason}`, { hint })
}

/** Builds the error for 404, or 400 with code 3, until the transaction is visible on its chain. Source: skip-mev/skip-go swagger.yml. */
export function notSeenYet(reason: string): AppError {
  return new AppError('router.notFound', phrase`The router doesn’t see the transaction yet: ${reason}`, {
    retry: 'later',
    hint: 'Waybill will retry automatically.',
  })
}

/** Builds the error for a failed status request. */
export function notRegistered(reason: string, status: number): AppError {
  // Polling continues after any other answer.
  if (status !== 404) return new AppError('router.refused', phrase`The router rejected the request: ${reason}`, { retry: 'later' })
  return new AppError('router.notFound', phrase`The router doesn’t know this transaction: ${reason}`, {
    retry: 'later',
    hint: 'Waybill will register it again.',
  })
}
