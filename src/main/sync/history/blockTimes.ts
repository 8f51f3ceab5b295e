// Reads the times of blocks, since receipts of the EVM carry no time. Each block is requested once, and from the chain's node where the
// indexer does not have it.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { readBlockTime } from '../../clients/chains/cosmos/balances.ts'
import { readBlock } from '../../clients/indexer/blocks.ts'
import { parseTime } from '../../decoding/recordTime.ts'
import type { BlockTime } from '../../db/archive/records/evmRecords.ts'
import { readBlockTimes } from '../../db/archive/read/readEvm.ts'
import { contradiction } from './historyError.ts'
import type { ListDeps } from './listDeps.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** What reading block times needs. */
export type BlockTimesDeps = Pick<ListDeps, 'request' | 'target' | 'archive' | 'ingest' | 'signal'>

/** Most blocks that may fail before the rest is left to the next run. */
const MAX_FAILURES = 5
/** Most blocks requested at a time: a long list of them must not delay what is on screen. */
const AT_ONCE = 4
/** After this time a different server is asked. */
const TIMEOUT_MS = 3000

/** Reads the times of blocks. */
export interface BlockTimes {
  /** Returns times by height, ms since 1970. Times learned before a failure are kept. @throws AppError network.*, indexer.*. */
  read(heights: Iterable<number>): Promise<Map<number, number>>
  /** Forgets the known times after the chain restarted. */
  forget(): void
}

/** Creates a reader of block times for one run over a list. */
export function createBlockTimes(deps: BlockTimesDeps, stream: SyncTarget): BlockTimes {
  /** Null while everything that is stored is valid. */
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

/** Reads the times. `known` replaces the stored times. */
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
 * Creates the question for one block. After an indexer was slow or failed, the chain's node is asked first. A block that neither knows is
 * awaited: its rows would be lost.
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
    return known ?? told ?? contradiction(stream, phrase`has a transaction in block ${height} but not its time`)
  }
}

/** Asks the indexer; null where it does not know the block. */
async function askIndexer({ request, target, signal }: BlockTimesDeps, height: number): Promise<number | AppError | null> {
  try {
    const block = await readBlock(request, target, { height, signal })
    return block === null ? null : timeOrNull(parseTime(block.time))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'indexer.unsupported' ? null : error
  }
}

/** Asks the chain's node; null where it cannot answer either, so that the error names the indexer. */
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
