// Asks again at once where an answer was lost or a server stumbled, so that one slip in a hundred pages does not cost the others.
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
 * Makes a requester that repeats what failed in passing. Three things are handed on as they are: a server that was silent until
 * the time was over, one that asks for a pause, and a chain's own refusal.
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

/** The answer, or the failure that a repetition may mend. */
async function answerOrSlip(ask: Requester, options: Parameters<Requester>[0]): Promise<HttpReply | AppError> {
  try {
    return await ask(options)
  } catch (error) {
    if (error instanceof AppError && error.code === 'network.unreachable') return error
    throw error
  }
}

/** What gateways and overloaded servers say. A chain's refusal comes as 500 too, with a code of its own, and stays what it is. */
function isSlip({ status, text, retryAfterMs }: HttpReply): boolean {
  if (status === 500) return !GatewayError.safeParse(jsonIfAny(text)).success
  return retryAfterMs === null && (status === 502 || status === 503 || status === 504)
}
