// Chooses how many rows to request at once: more while pages arrive quickly and small; fewer where the indexer refuses, and where a page is
// too large or too slow.
import { AppError } from '../../../shared/domain/errors.ts'
import type { Dialect } from '../../../wire/indexer.ts'

/** Sizes to try, largest first: versions of core-indexer differ in the most they give. All exceed the overlap of an offset walk. */
const SIZES = [1000, 500, 250, 100, 50, 25, 10, 5] as const

/**
 * The most rows of a page that an indexer accepts. Both refuse a larger limit.
 * Sources: initia-labs/rollytics util/common-handler/common/pagination.go (MaxLimit); initia-labs/core-indexer api/dto/pagination.go.
 */
export const MAX_ROWS: Readonly<Record<Dialect, number>> = { rollytics: 1000, core: 100 }

/** The first page of a run: a size that both dialects accept. */
const FIRST = 100
/** The size after a reply that did not arrive in time; trying every size would take minutes with a dead server. */
const SMALL = 10

/** What a page should not exceed if its rows are like those of the previous page. */
const WANTED = { bytes: 2 * 1024 * 1024, ms: 2000 }
/**
 * From far away: where bytes arrive more slowly than this, most of a page's time is the way there and back. Larger pages need
 * fewer round trips, and few of them wait in memory.
 */
const FAR = { bytesPerMs: 10 * 1024, wantedBytes: 5 * 1024 * 1024 }
/** What makes pages smaller: this much memory, and this much work lost when the process is killed. */
const TOO_MUCH = { bytes: 6 * 1024 * 1024, ms: 5000 }

/** Options of the page size. */
export interface PageSizeOptions {
  /** The largest size that the indexer accepted after it had refused a larger one, null where it has refused none. */
  accepted: number | null
  /** The most that its dialect gives. */
  most: number
  /** Stores what was accepted. */
  keep(accepted: number): Promise<void>
}

/** What a page says about its size. */
export interface SizedPage {
  /** Number of rows. */
  size: number
  body: Uint8Array
  /** From the request to the last byte, ms; absent where it was not measured. */
  tookMs?: number
}

/** The page size of a run. */
export interface PageSize {
  /** Runs a read with the current size, at most `most`. @throws AppError what the read throws, where a different size would not help. */
  read<Page extends SizedPage>(most: number | undefined, read: (limit: number) => Promise<Page>): Promise<{ page: Page; limit: number }>
  /** Counts the time that reading a page of `limit` rows took after it had arrived, ms: it may have needed further requests. */
  noteReading(limit: number, ms: number): void
  /** Requests no more than the first page's size from now on, in later runs too: the keys of larger pages skipped rows. */
  distrust(): Promise<void>
}

/**
 * Creates the page size of one run over a sync target. A size that was refused twice in a row is never tried again, one too large to arrive
 * is not tried again in this run.
 */
export function createPageSize({ accepted, most: given, keep }: PageSizeOptions): PageSize {
  let ceiling = Math.min(given, accepted ?? given)
  let limit = Math.min(FIRST, ceiling)

  const learn = (asked: number, { size, body, tookMs = 0 }: SizedPage) => {
    if (body.byteLength > TOO_MUCH.bytes || tookMs > TOO_MUCH.ms) limit = Math.min(limit, sizeBelow(asked) ?? asked)
    // A page that is not full was the last one, or was cut: neither shows how a larger one would behave.
    else if (asked === limit && size === asked) {
      const next = sizeAbove(asked, ceiling)
      const growth = next / asked
      const wantedBytes = body.byteLength < tookMs * FAR.bytesPerMs ? FAR.wantedBytes : WANTED.bytes
      if (body.byteLength * growth <= wantedBytes && tookMs * growth <= WANTED.ms) limit = next
    }
  }

  return {
    read: async (most, read) => {
      let isNews = false
      let refused: number | null = null
      for (;;) {
        const asked = Math.min(limit, most ?? limit)
        try {
          const page = await read(asked)
          if (isNews) await keep(asked)
          learn(asked, page)
          return { page, limit: asked }
        } catch (error) {
          const smaller = smallerAfter(error, asked)
          if (smaller === null) throw error
          const isRefusal = error instanceof AppError && error.code === 'indexer.refused'
          if (isRefusal && refused !== asked) {
            // A single refusal may have had nothing to do with the size.
            refused = asked
            continue
          }
          isNews ||= isRefusal
          ceiling = Math.min(ceiling, sizeBelow(asked) ?? asked)
          limit = Math.min(limit, smaller)
        }
      }
    },
    noteReading: (asked, ms) => {
      if (ms > TOO_MUCH.ms) limit = Math.min(limit, sizeBelow(asked) ?? asked)
      else if (ms > WANTED.ms) limit = Math.min(limit, asked)
    },
    distrust: async () => {
      ceiling = Math.min(ceiling, FIRST)
      limit = Math.min(limit, FIRST)
      await keep(ceiling)
    },
  }
}

function sizeBelow(size: number): number | null {
  return SIZES.find((each) => each < size) ?? null
}

function sizeAbove(size: number, ceiling: number): number {
  return Math.min(SIZES.findLast((each) => each > size) ?? size, ceiling)
}

/** Returns the size to try after a failure; null when a different size would not help. */
function smallerAfter(error: unknown, asked: number): number | null {
  if (!(error instanceof AppError)) return null
  const isRefused = error.code === 'indexer.refused' && error.retry === 'never'
  if (isRefused || error.code === 'network.tooLarge') return sizeBelow(asked)
  return error.code === 'network.timeout' && asked > SMALL ? SMALL : null
}
