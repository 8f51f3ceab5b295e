// Client of the price service: the current price per whole unit of each asset of a chain.
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { PriceList } from '../../../wire/prices.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { decimalOf } from '../../../shared/domain/prices/decimal.ts'

const OK = 200
const NOT_FOUND = 404

/**
 * Reads prices.
 * @returns US dollars per whole unit, exact decimal text, by denomination; empty where the service does not know the chain.
 */
export async function readPrices(
  request: Requester,
  { service, chainId, signal }: { service: string; chainId: string; signal: AbortSignal },
): Promise<Map<string, string>> {
  const url = `${service}/initia/${encodeURIComponent(chainId)}/assets?quote=USD&with_prices=true`
  const { host } = new URL(service)
  const { status, text, retryAfterMs } = await request({ url, signal })
  if (status === NOT_FOUND) return new Map()
  if (status !== OK) {
    throw new AppError('network.badReply', phrase`${host} isn’t providing prices right now (${status}).`, {
      retry: 'later',
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
    })
  }
  const list = PriceList.safeParse(parseWithDigits(text))
  if (!list.success) throw unreadable(host, list.error)
  return new Map(list.data.flatMap(({ id, price }) => toEntry(id, price ?? null)))
}

function toEntry(id: string, source: string | null): [string, string][] {
  const price = source === null ? null : decimalOf(source)
  return price === null ? [] : [[id, price]]
}

const Source = z.object({ source: z.string() })

/** Parses JSON with every number as its digits; undefined when it is invalid. */
function parseWithDigits(json: string): unknown {
  try {
    return JSON.parse(json, (_key: string, value: unknown, context?: unknown) =>
      typeof value === 'number' ? (Source.safeParse(context).data?.source ?? String(value)) : value,
    )
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function unreadable(host: string, cause: unknown): AppError {
  return new AppError('network.badReply', phrase`${host} sent prices that can’t be read.`, { retry: 'later', cause })
}
