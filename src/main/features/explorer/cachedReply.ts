// Caches explorer answers: a fresh one is stored; when none is available the stored one is returned with its age and the reason.
import type { z } from 'zod'
import { AppError, toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import { readExplorerReply } from '../../db/archive/read/readExplorer.ts'
import type { ExplorerDeps } from './explorerDeps.ts'

/** Maximum letters of an answer that is cached; a larger one is returned without caching. */
const MAX_LETTERS = 4_000_000

/** An explorer answer with its age. */
export interface CachedReply<T> {
  data: T
  /** Milliseconds since 1970. */
  seenAt: number
  /** Why it is not fresh; null when it is, or when no request was sent. */
  problem: ErrorData | null
}

/** What is asked for, and how to parse a cached answer. */
export interface ReplyRequest<T> {
  chainId: string
  /** Cache key: the same text for the same request. */
  what: string
  schema: z.ZodType<T>
  /** Reads only the cache. */
  fromDisk: boolean
}

/**
 * Returns a fresh answer, or the cached one. With `fromDisk`: null when none is cached.
 * @throws AppError why there is no fresh answer, when none is cached or the requested thing does not exist.
 */
export async function cachedReply<T>(deps: ExplorerDeps, wanted: ReplyRequest<T>, ask: () => Promise<T>): Promise<CachedReply<T> | null> {
  if (wanted.fromDisk) return kept(deps, wanted, null)
  try {
    const data = await ask()
    const seenAt = deps.clock.now()
    await keep(deps, wanted, data, seenAt)
    return { data, seenAt, problem: null }
  } catch (error) {
    if (!(error instanceof AppError) || !isTrouble(error)) throw error
    const before = kept(deps, wanted, toErrorData(error))
    if (before === null) throw error
    return before
  }
}

/** True when the network or the server failed, not the request itself. */
function isTrouble({ code, retry }: AppError): boolean {
  return code.startsWith('network.') || code === 'indexer.badReply' || (code === 'indexer.refused' && retry === 'later')
}

/** A cached answer that no longer fits the schema, written by an older version, is ignored. */
function kept<T>({ archive }: ExplorerDeps, { chainId, what, schema }: ReplyRequest<T>, problem: ErrorData | null): CachedReply<T> | null {
  const reply = readExplorerReply(archive, chainId, what)
  if (reply === null) return null
  const parsed = schema.safeParse(JSON.parse(reply.body))
  return parsed.success ? { data: parsed.data, seenAt: reply.seenAt, problem } : null
}

async function keep<T>({ ingest }: ExplorerDeps, { chainId, what }: ReplyRequest<T>, data: T, seenAt: number): Promise<void> {
  const body = JSON.stringify(data)
  if (body.length <= MAX_LETTERS) await ingest.writeExplorerReply({ chainId, what, body, seenAt })
}
