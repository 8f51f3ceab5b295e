// Stores a run's pages one on top of the other; several may be under way, so that the writer takes them as one transaction.
import type { Clock } from '../../platform/world.ts'
import { DECODER_VERSION } from '../../decoding/txDecoder.ts'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import type { HistoryList, PageContent } from './historyList.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** What holds after a page. */
export interface Covered {
  ranges: CoveredRange[]
  isComplete: boolean
}

export interface PageWriter<Content> {
  /** Hands a page over, once there is room. @throws what stopped an earlier page; none after it is stored either. */
  write(page: { content: Content }, covered: Covered): Promise<void>
  /** The list was found to have begun anew: the next page says so. */
  noteReset(): void
  /** Resolves when everything handed over is stored. @throws what stopped a page. */
  settled(): Promise<void>
  /** Resolves when nothing is under way, whatever became of it. */
  ended(): Promise<void>
}

export interface PageWriterOptions<Content extends PageContent> {
  clock: Clock
  list: HistoryList<Content>
  /** Called when rows of a chain became readable that were not there before. */
  onRows(chainId: string, fresh: number): void
  /** The stream's revision that the first page is computed from. */
  revision: number
}

/** Two transactions of the writer: one that it writes, one that waits. */
const MAX_UNDER_WAY = 16
/** Of the pages' bodies: large pages are fewer. */
const MAX_BYTES_UNDER_WAY = 8 * 1024 * 1024

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
      // It is heard of by the next write or at the end, whichever comes first.
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

/** Whether a page of so many bytes has to wait; the first one never does. */
function isFull(underWay: readonly { bytes: number }[], bytes: number): boolean {
  const sum = underWay.reduce((all, each) => all + each.bytes, bytes)
  return underWay.length >= MAX_UNDER_WAY || (underWay.length > 0 && sum > MAX_BYTES_UNDER_WAY)
}
