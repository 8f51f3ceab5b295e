// Answers with their age: a new one is kept, and where none can be had the one that was kept is shown with the reason.
import type { z } from 'zod'
import { AppError, toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import { readExplorerReply } from '../../db/archive/read/readExplorer.ts'
import type { ExplorerDeps } from './explorerDeps.ts'

/** An answer that is larger as text is shown and not kept. */
const MAX_LETTERS = 4_000_000

export interface CachedReply<T> {
  data: T
  /** Milliseconds since 1970. */
  seenAt: number
  /** Why it is not a new answer; null when it is, or when nobody was asked. */
  problem: ErrorData | null
}

export interface ReplyRequest<T> {
  chainId: string
  /** What is asked, the same text for the same question. */
  what: string
  schema: z.ZodType<T>
  /** Asks nobody. */
  fromDisk: boolean
}

/**
 * A new answer, or the one that was kept. From disk: null when there is none.
 * @throws AppError why there is no new answer, when none was kept or what was asked for is not there.
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

/** The network or the server, not the question. */
function isTrouble({ code, retry }: AppError): boolean {
  return code.startsWith('network.') || code === 'indexer.badReply' || (code === 'indexer.refused' && retry === 'later')
}

/** An answer that an older version kept in another form is as good as none. */
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
