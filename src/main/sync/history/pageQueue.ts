// Stores a run's pages one after the other; several may be under way, so that the writer combines them in one transaction.
import type { Clock } from '../../platform/world.ts'
import { DECODER_VERSION } from '../../decoding/txDecoder.ts'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import type { HistoryList, PageContent } from './historyList.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** What holds after a page. */
export interface Covered {
  /** Number of the page's newest rows that are left to the next page; absent = none. */
  withheld?: number
  ranges: CoveredRange[]
  isComplete: boolean
}

/** Stores the pages of a run. */
export interface PageWriter<Content> {
  /** Hands a page over, once there is room. @throws what stopped an earlier page; none after it is stored either. */
  write(page: { content: Content }, covered: Covered): Promise<void>
  /** Notes that the list has restarted; the next page records it. */
  noteReset(): void
  /** Resolves when everything handed over is stored. @throws what stopped a page. */
  settled(): Promise<void>
  /** Resolves when nothing is under way, whatever the outcome. */
  ended(): Promise<void>
}

/** Options of a page writer. */
export interface PageWriterOptions<Content extends PageContent> {
  clock: Clock
  list: HistoryList<Content>
  /** Called when new rows of a chain became readable. */
  onRows(chainId: string, fresh: number): void
  /** The sync target's revision that the first page is computed from. */
  revision: number
}

/** Two transactions of the writer: one that it writes, one that waits. */
const MAX_UNDER_WAY = 16
/** Limit over the pages' bodies: fewer large pages are under way. */
const MAX_BYTES_UNDER_WAY = 8 * 1024 * 1024

/** Creates a page writer. */
export function createPageWriter<Content extends PageContent>(
  { clock, list, onRows, ...start }: PageWriterOptions<Content>,
  { key, chain }: SyncTarget,
): PageWriter<Content> {
  const underWay: { stored: Promise<void>; bytes: number }[] = []
  let broken: Promise<void> | null = null
  let { revision } = start
  let isReset = false

  async function store(content: Content, covered: Covered): Promise<void> {
    const checkedAt = clock.now()
    const place = { key, revision, decoderVersion: DECODER_VERSION, checkedAt, resetAt: isReset ? checkedAt : null }
    revision += 1
    isReset = false
    const fresh = await list.store({ ...place, ...covered }, content)
    if (fresh > 0) onRows(chain.id, fresh)
  }

  return {
    write: async ({ content }, covered) => {
      const bytes = content.body.byteLength
      while (isFull(underWay, bytes)) await underWay.shift()?.stored
      await broken
      const stored = store(content, covered)
      // The error reaches the next write or the end, whichever comes first.
      stored.catch(() => {
        broken ??= stored
      })
      underWay.push({ stored, bytes })
    },
    noteReset: () => {
      list.beganAnew?.()
      isReset = true
    },
    settled: async () => {
      for (const { stored } of underWay.splice(0)) await stored
    },
    ended: async () => {
      await Promise.allSettled(underWay.map(({ stored }) => stored))
    },
  }
}

/** Returns whether a page of this size has to wait; the first one never does. */
function isFull(underWay: readonly { bytes: number }[], bytes: number): boolean {
  const sum = underWay.reduce((all, each) => all + each.bytes, bytes)
  return underWay.length >= MAX_UNDER_WAY || (underWay.length > 0 && sum > MAX_BYTES_UNDER_WAY)
}
