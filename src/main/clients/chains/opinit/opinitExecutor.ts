// Reads withdrawals from the executor of an optimistic bridge. Its data is untrusted where the L1 or the rollup can tell; only the proofs
// come from it alone, and those can be verified.
// Source: initia-labs/opinit-bots executor (its HTTP server).
import type { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { ExecutorWithdrawals, ExecutorWithdrawal } from '../../../../wire/executor.ts'
import { parseReply, type HttpReply } from '../../../platform/http/http.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

interface Executor {
  /** Its address, without a trailing slash. */
  executor: string
  signal: AbortSignal
}

const PAGE = 20
/** Maximum pages for one address on one rollup; older withdrawals have long been claimed. */
const MAX_PAGES = 10

/**
 * Lists an address's withdrawals, newest first. The server's offset is a sequence: the next page begins below the last one.
 * @param address bech32, with the rollup's prefix.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readWithdrawals(
  request: Requester,
  { executor, signal, address }: Executor & { address: string },
): Promise<ExecutorWithdrawal[]> {
  const found = new Map<string, ExecutorWithdrawal>()
  let offset = '0'
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ limit: String(PAGE), offset, order: 'desc' })
    const url = `${executor}/withdrawals/${address}?${query.toString()}`
    const { withdrawals } = await ask(request, { url, schema: ExecutorWithdrawals, signal })
    const fresh = withdrawals.filter(({ sequence }) => !found.has(sequence))
    for (const withdrawal of fresh) found.set(withdrawal.sequence, withdrawal)
    const last = fresh.at(-1)
    if (withdrawals.length < PAGE || last === undefined || BigInt(last.sequence) <= 1n) break
    offset = (BigInt(last.sequence) - 1n).toString()
  }
  return [...found.values()]
}

/**
 * Returns one withdrawal with its proofs; null where the executor has not seen it yet.
 * @throws AppError network.*, chain.badReply (also for another one than requested), chain.refused.
 */
export async function readWithdrawal(
  request: Requester,
  { executor, signal, sequence }: Executor & { sequence: string },
): Promise<ExecutorWithdrawal | null> {
  const reply = await request({ url: `${executor}/withdrawal/${sequence}`, signal })
  if (isUnknown(reply)) return null
  const found = readReply(reply, executor, ExecutorWithdrawal)
  if (found.sequence === sequence) return found
  throw new AppError('chain.badReply', phrase`${hostOf(executor)} returned the wrong withdrawal.`, { retry: 'later' })
}

async function ask<T>(request: Requester, { url, schema, signal }: { url: string; schema: z.ZodType<T>; signal: AbortSignal }): Promise<T> {
  return readReply(await request({ url, signal }), url, schema)
}

function readReply<T>(reply: HttpReply, url: string, schema: z.ZodType<T>): T {
  if (reply.status === 200) return parseReply(schema, reply.text, 'chain.badReply', hostOf(url))
  const wait = reply.retryAfterMs === null ? {} : { retryAfterMs: reply.retryAfterMs }
  const code = reply.status === 429 || reply.status >= 500 ? 'network.busy' : 'chain.refused'
  throw new AppError(code, phrase`${hostOf(url)} can’t report withdrawals right now (${reply.status}).`, { retry: 'later', ...wait })
}

/** Its database has no such key: versions answer with 404, or with 500 and these words. */
function isUnknown({ status, text }: HttpReply): boolean {
  return status === 404 || (status >= 400 && /not ?found/i.test(text))
}

function hostOf(url: string): string {
  return new URL(url).host
}
