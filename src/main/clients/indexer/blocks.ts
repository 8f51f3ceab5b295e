// Reads blocks, block times, and an indexer's progress.
// Sources: initia-labs/rollytics api/handler/{block,status}; initia-labs/core-indexer api/handlers/block.go.
import type { z } from 'zod'
import { IndexerStatus } from '../../../wire/indexer.ts'
import { IndexerAverageBlockTime, IndexerBlock, IndexerBlockReply, IndexerLatestHeight } from '../../../wire/indexerBlocks.ts'
import { parseReply, type HttpReply } from '../../platform/http/http.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { ask, askForOne } from './ask.ts'
import { askForPage, type ListForm, type ListPage, type PageRequest } from './listPage.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'

/** Form of the list of blocks; rows are named by height. */
export const BLOCK_FORM: ListForm<IndexerBlock> = {
  lists: ['blocks', 'items'],
  row: IndexerBlock,
  nameOf: ({ height }) => height,
}

/** Status of a rollup's indexer. Heights are absent while a feature is off or has just started. */
export type StatusReply = z.infer<typeof IndexerStatus>

/** GET /status of rollytics. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported (core-indexer has none). */
export async function readStatus(request: Requester, target: ResolvedIndexer, signal?: AbortSignal): Promise<StatusReply> {
  return parse(IndexerStatus, await ask(request, target, { operation: 'status', signal }), target)
}

/**
 * Returns the newest block that core-indexer has.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported (rollytics reports it in /status).
 */
export async function readLatestHeight(request: Requester, target: ResolvedIndexer, signal?: AbortSignal): Promise<number> {
  return Number(parse(IndexerLatestHeight, await ask(request, target, { operation: 'latestHeight', signal }), target).height)
}

/**
 * Returns the mean time between the last blocks (up to 100), ms; null while there are fewer than two.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readAverageBlockTime(request: Requester, target: ResolvedIndexer, signal?: AbortSignal): Promise<number | null> {
  const reply = await ask(request, target, { operation: 'averageBlockTime', signal })
  const { avg_block_time: seconds } = parse(IndexerAverageBlockTime, reply, target)
  return seconds === 0 ? null : seconds * 1000
}

/** Reads one page of blocks. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported. */
export function readBlocks(request: Requester, target: ResolvedIndexer, page: PageRequest): Promise<ListPage<IndexerBlock>> {
  return askForPage(request, target, { operation: 'blocks', form: BLOCK_FORM, page })
}

/**
 * Reads one block, null where the indexer has none of that height.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readBlock(
  request: Requester,
  target: ResolvedIndexer,
  { height, signal }: { height: number; signal?: AbortSignal | undefined },
): Promise<IndexerBlock | null> {
  const reply = await askForOne(request, target, { operation: 'block', path: { height: String(height) }, signal })
  return reply === null ? null : parse(IndexerBlockReply, reply, target)
}

function parse<T>(schema: z.ZodType<T>, reply: HttpReply, target: ResolvedIndexer): T {
  return parseReply(schema, reply.text, 'indexer.badReply', nameOf(target))
}
