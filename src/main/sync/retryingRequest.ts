// Repeats a request at once where an answer was lost or a server failed briefly, so that one failure in a hundred pages does not cost the
// others.
import { AppError } from '../../shared/domain/errors.ts'
import { GatewayError } from '../../wire/cosmos.ts'
import type { HttpReply } from '../platform/http/http.ts'
import { jsonIfAny } from '../platform/json/parseJson.ts'
import type { Requester } from '../platform/http/limitConcurrency.ts'
import { backoff } from '../platform/time.ts'
import type { World } from '../platform/world.ts'

const TRIES = 4
const FIRST_MS = 200
const MAX_MS = 1000

/**
 * Creates a requester that repeats temporary failures. Three outcomes are passed on: a server that was silent until the timeout, one that
 * asks for a pause, and a chain's refusal.
 */
export function createRetryingRequest({ clock, random }: Pick<World, 'clock' | 'random'>, ask: Requester): Requester {
  return async (options) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt + 1 >= TRIES
      const reply = await answerOrSlip(ask, options)
      if (!(reply instanceof AppError)) {
        if (isLast || !isSlip(reply)) return reply
      } else if (isLast) throw reply
      await clock.sleep(backoff(attempt, FIRST_MS, MAX_MS, random), options.signal)
    }
  }
}

/** Returns the answer, or the failure that a repetition may solve. */
async function answerOrSlip(ask: Requester, options: Parameters<Requester>[0]): Promise<HttpReply | AppError> {
  try {
    return await ask(options)
  } catch (error) {
    if (error instanceof AppError && error.code === 'network.unreachable') return error
    throw error
  }
}

/** Recognises answers of gateways and overloaded servers. A chain's refusal comes as 500 too, with a code, and is passed on. */
function isSlip({ status, text, retryAfterMs }: HttpReply): boolean {
  if (status === 500) return !GatewayError.safeParse(jsonIfAny(text)).success
  return retryAfterMs === null && (status === 502 || status === 503 || status === 504)
}
