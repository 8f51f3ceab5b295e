// When blocks were made, for what only the EVM tells of: its receipts carry no time. Each block is asked for once.
import { readBlock } from '../indexer/blocks.ts'
import { parseTime } from '../meaning/recordTime.ts'
import { readBlockTimes } from '../store/archive/readEvm.ts'
import type { ListDeps } from './listDeps.ts'

export type BlockTimesDeps = Pick<ListDeps, 'request' | 'target' | 'archive' | 'ingest' | 'signal'>

/**
 * Times by height, ms since 1970; a block that the indexer does not know is left out.
 * @throws AppError network.*, indexer.*.
 */
export async function blockTimes(deps: BlockTimesDeps, heights: Iterable<number>): Promise<Map<number, number>> {
  const { request, target, archive, ingest, signal } = deps
  const wanted = [...new Set(heights)]
  const times = readBlockTimes(archive, target.chainId, wanted)
  const learned = []
  // One after the other: a long list of blocks must not crowd out what is on screen.
  for (const height of wanted) {
    if (times.has(height)) continue
    const block = await readBlock(request, target, { height, signal })
    const time = block === null ? Number.NaN : parseTime(block.time)
    if (Number.isNaN(time)) continue
    times.set(height, time)
    learned.push({ chainId: target.chainId, height, time })
  }
  if (learned.length > 0) await ingest.writeBlockTimes(learned)
  return times
}
