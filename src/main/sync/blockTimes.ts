// When blocks were made, for what only the EVM tells of: its receipts carry no time. Each block is asked for once, and of the
// chain itself where the indexer does not tell.
import { AppError } from '../../shared/errors.ts'
import { readBlockTime } from '../chains/balances.ts'
import { readBlock } from '../indexer/blocks.ts'
import { parseTime } from '../meaning/recordTime.ts'
import type { BlockTime } from '../store/archive/evmRecords.ts'
import { readBlockTimes } from '../store/archive/readEvm.ts'
import { readChain } from '../store/archive/readStreams.ts'
import { contradiction } from './historyError.ts'
import type { ListDeps } from './listDeps.ts'
import type { Stream } from './streams.ts'

export type BlockTimesDeps = Pick<ListDeps, 'request' | 'target' | 'archive' | 'ingest' | 'signal'>

/** Blocks that may fail before the rest is left for the next run. */
const MOST_FAILURES = 5

/**
 * Times by height, ms since 1970. What is learned stays known also when it fails. An old block that nobody knows is left out.
 * @throws AppError network.*, indexer.*.
 */
export async function blockTimes(deps: BlockTimesDeps, stream: Stream, heights: Iterable<number>): Promise<Map<number, number>> {
  const { target, archive, ingest } = deps
  const wanted = [...new Set(heights)]
  const times = readBlockTimes(archive, target.chainId, wanted)
  const learned: BlockTime[] = []
  const failures: AppError[] = []
  try {
    // One after the other: a long list of blocks must not crowd out what is on screen.
    for (const height of wanted) {
      if (times.has(height) || failures.length >= MOST_FAILURES) continue
      const time = await timeOrFailure(deps, stream, height)
      if (time instanceof AppError) failures.push(time)
      else if (time !== null) {
        times.set(height, time)
        learned.push({ chainId: target.chainId, height, time })
      }
    }
  } finally {
    if (learned.length > 0) await ingest.writeBlockTimes(learned)
  }
  const [failure] = failures
  if (failure !== undefined) throw failure
  return times
}

/** Null for an old block that nobody knows. @throws AppError network.* when the indexer cannot be asked. */
async function timeOrFailure(deps: BlockTimesDeps, stream: Stream, height: number): Promise<number | AppError | null> {
  const told = await askIndexer(deps, height)
  if (typeof told === 'number') return told
  const known = await askChain(deps, stream, height)
  if (known !== null) return known
  if (told !== null) return told
  if (isSettled(deps, height)) return null
  return contradiction(stream, `names a transaction of block ${height} and does not tell when that was`)
}

/** Null where it does not know the block. */
async function askIndexer({ request, target, signal }: BlockTimesDeps, height: number): Promise<number | AppError | null> {
  try {
    const block = await readBlock(request, target, { height, signal })
    return block === null ? null : timeOrNull(parseTime(block.time))
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'network.unreachable' || error.code === 'network.busy') throw error
    return error.code === 'indexer.unsupported' ? null : error
  }
}

/** Null where it cannot tell either: the indexer is the one to complain of. */
async function askChain({ request, target, signal }: BlockTimesDeps, { chain }: Stream, height: number): Promise<number | null> {
  const { rest } = chain.endpoints
  if (rest === null) return null
  try {
    const time = await readBlockTime(request, { rest, chainId: target.chainId, height, signal })
    return time === null ? null : timeOrNull(time)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}

function timeOrNull(time: number): number | null {
  return Number.isNaN(time) ? null : time
}

/** Servers behind one address differ by fewer blocks than this in how far they have come. */
const MOST_BEHIND = 1000

/** Whether a block is so old that a server that does not know it will not learn of it. */
export function isSettled({ archive, target }: Pick<BlockTimesDeps, 'archive' | 'target'>, height: number): boolean {
  const { head } = readChain(archive, target.chainId)
  return head.height !== null && height < head.height - MOST_BEHIND
}
