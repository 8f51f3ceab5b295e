// When blocks were made, for what only the EVM tells of: its receipts carry no time. Each block is asked for once, and of the
// chain itself where the indexer does not tell.
import { AppError } from '../../../shared/domain/errors.ts'
import { readBlockTime } from '../../clients/chains/cosmos/balances.ts'
import { readBlock } from '../../clients/indexer/blocks.ts'
import { parseTime } from '../../decoding/recordTime.ts'
import type { BlockTime } from '../../db/archive/records/evmRecords.ts'
import { readBlockTimes } from '../../db/archive/read/readEvm.ts'
import { contradiction } from './historyError.ts'
import type { ListDeps } from './listDeps.ts'
import type { SyncTarget } from '../syncTargets.ts'

export type BlockTimesDeps = Pick<ListDeps, 'request' | 'target' | 'archive' | 'ingest' | 'signal'>

/** Blocks that may fail before the rest is left for the next run. */
const MAX_FAILURES = 5
/** Blocks asked for at a time: a long list of them must not crowd out what is on screen. */
const AT_ONCE = 4
/** Another can be asked then. */
const TIMEOUT_MS = 3000

/** Asks for the times of blocks. */
export interface BlockTimes {
  /**
   * Times by height, ms since 1970. What is learned stays known also when it fails.
   * @throws AppError network.*, indexer.*.
   */
  read(heights: Iterable<number>): Promise<Map<number, number>>
  /** The chain began anew: what was known of its blocks holds no longer. */
  forget(): void
}

/** For one run over a list. */
export function createBlockTimes(deps: BlockTimesDeps, stream: SyncTarget): BlockTimes {
  /** Null while everything that is stored holds. */
  let own: Map<number, number> | null = null
  const ask = createAsk(deps, stream)
  return {
    read: async (heights) => {
      const times = await blockTimes(deps, ask, { heights, known: own })
      for (const [height, time] of times) own?.set(height, time)
      return times
    },
    forget: () => {
      own = new Map()
    },
  }
}

type Ask = (height: number) => Promise<number | AppError>

/** `known`: what holds instead of what is stored. */
async function blockTimes(
  { target, archive, ingest }: BlockTimesDeps,
  ask: Ask,
  { heights, known }: { heights: Iterable<number>; known: ReadonlyMap<number, number> | null },
): Promise<Map<number, number>> {
  const wanted = [...new Set(heights)]
  const times = known === null ? readBlockTimes(archive, target.chainId, wanted) : new Map(known)
  const missing = wanted.filter((height) => !times.has(height))
  const learned: BlockTime[] = []
  const failures: AppError[] = []
  const askOn = async () => {
    for (let height = missing.shift(); height !== undefined && failures.length < MAX_FAILURES; height = missing.shift()) {
      const time = await ask(height)
      if (time instanceof AppError) failures.push(time)
      else {
        times.set(height, time)
        learned.push({ chainId: target.chainId, height, time })
      }
    }
  }
  const asking = await Promise.allSettled(Array.from({ length: AT_ONCE }, askOn))
  if (learned.length > 0) await ingest.writeBlockTimes(learned)
  for (const end of asking) if (end.status === 'rejected') throw end.reason
  const [failure] = failures
  if (failure !== undefined) throw failure
  return times
}

/**
 * Makes the question for one block. An indexer that was slow or failed is asked after the chain's own node from then on. A block
 * that neither knows is waited for: its rows would be lost.
 */
function createAsk(deps: BlockTimesDeps, stream: SyncTarget): Ask {
  const quick: BlockTimesDeps = { ...deps, request: (options) => deps.request({ timeoutMs: TIMEOUT_MS, ...options }) }
  let isNodeFirst = false
  return async (height) => {
    const askedFirst = isNodeFirst ? await askChain(quick, stream, height) : null
    if (askedFirst !== null) return askedFirst
    const told = await askIndexer(quick, height)
    if (typeof told === 'number') return told
    const known = isNodeFirst ? null : await askChain(quick, stream, height)
    isNodeFirst ||= told !== null
    return known ?? told ?? contradiction(stream, `has a transaction in block ${height} but not its time`)
  }
}

/** Null where it does not know the block. */
async function askIndexer({ request, target, signal }: BlockTimesDeps, height: number): Promise<number | AppError | null> {
  try {
    const block = await readBlock(request, target, { height, signal })
    return block === null ? null : timeOrNull(parseTime(block.time))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'indexer.unsupported' ? null : error
  }
}

/** Null where it cannot tell either: the indexer is the one to complain of. */
async function askChain({ request, target, signal }: BlockTimesDeps, { chain }: SyncTarget, height: number): Promise<number | null> {
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
