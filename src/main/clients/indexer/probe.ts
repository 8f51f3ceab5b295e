// Determines an indexer's dialect by asking it.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { IndexerStatus, type Dialect } from '../../../wire/indexer.ts'
import { parseJson } from '../../platform/json/parseJson.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { nameOf, type IndexerTarget } from './target.ts'

/**
 * Determines an indexer's dialect, and its height where it reports one. Only rollytics has /status; where that does not answer as rollytics
 * does, because it is missing or failing, the L1 is taken for core-indexer and a rollup for rollytics: reading history will show.
 * @throws AppError network.*; indexer.badReply when it answers for another chain.
 */
export async function probe(
  request: Requester,
  target: IndexerTarget,
  signal?: AbortSignal,
): Promise<{ dialect: Dialect; height: number | null }> {
  const reply = await request({ url: `${target.url}/status`, signal })
  const status = reply.status === 200 ? readStatus(reply.text) : null
  if (status === null) return { dialect: target.isL1 ? 'core' : 'rollytics', height: null }
  if (status.chain_id !== target.chainId) {
    throw new AppError('indexer.badReply', phrase`${nameOf(target)} serves ${status.chain_id}, not ${target.chainId}.`, {
      hint: 'Check this chain’s indexer address.',
    })
  }
  return { dialect: 'rollytics', height: status.height }
}

function readStatus(text: string) {
  try {
    return IndexerStatus.safeParse(parseJson(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
