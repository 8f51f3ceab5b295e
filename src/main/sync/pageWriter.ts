// Stores a run's pages one on top of the other; several may be under way, so that the writer takes them as one transaction.
import type { Clock } from '../lib/world.ts'
import { PROJECTION_VERSION } from '../meaning/project.ts'
import type { Ingest } from '../store/archive/ingest.ts'
import type { Span } from '../store/archive/records.ts'
import type { ReadPage } from './pageReader.ts'
import type { Stream } from './streams.ts'

export interface PageWriter {
  /** Hands a page over, once there is room. @throws what stopped an earlier page; none after it is stored either. */
  write(page: ReadPage, spans: Span[], isComplete: boolean): Promise<void>
  /** Resolves when everything handed over is stored. @throws what stopped a page. */
  settled(): Promise<void>
  /** Resolves when nothing is under way, whatever became of it. */
  ended(): Promise<void>
}

export interface PageWriterDeps {
  clock: Clock
  ingest: Ingest
  /** Called when rows of a chain became readable that were not there before. */
  onRows(chainId: string, fresh: number): void
}

/** Two transactions of the writer: one that it writes, one that waits. */
const MOST_UNDER_WAY = 16

/** `start`: the stream's revision that the first page is computed from. */
export function createPageWriter({ clock, ingest, onRows }: PageWriterDeps, { key, chain }: Stream, start: number): PageWriter {
  const underWay: Promise<void>[] = []
  let broken: Promise<void> | null = null
  let revision = start

  async function store({ rows, odd, body }: ReadPage, spans: Span[], isComplete: boolean): Promise<void> {
    const place = { key, revision, projectionVersion: PROJECTION_VERSION, checkedAt: clock.now() }
    revision += 1
    const fresh = await ingest.writePage({ ...place, body, rows, odd, spans, isComplete })
    if (fresh > 0) onRows(chain.id, fresh)
  }

  return {
    write: async (page, spans, isComplete) => {
      if (underWay.length >= MOST_UNDER_WAY) await underWay.shift()
      await broken
      const stored = store(page, spans, isComplete)
      // It is heard of by the next write or at the end, whichever comes first.
      stored.catch(() => {
        broken ??= stored
      })
      underWay.push(stored)
    },
    settled: async () => {
      for (const stored of underWay.splice(0)) await stored
    },
    ended: async () => {
      await Promise.allSettled(underWay)
    },
  }
}
