// How many rows to ask for at once: fewer where the indexer refuses more, and where a page is too heavy to come through.
import { AppError } from '../../shared/errors.ts'

/** Sizes to try, largest first: versions of core-indexer differ in the most they give. All exceed the walk's overlap. */
const SIZES = [100, 50, 25, 10, 5]
const LARGEST = 100
/** After a reply that did not come in time; trying every size would take minutes with a server that is simply dead. */
const SMALL = 10

export interface PageSizeOptions {
  /** The size that the indexer was found to accept, null before. */
  accepted: number | null
  /** Remembers it. */
  keep(accepted: number): Promise<void>
}

/** Runs a read with the largest size that works, at most `most`. */
export type SizedRead = <T>(most: number | undefined, read: (limit: number) => Promise<T>) => Promise<T>

/**
 * Makes the page size of one run over a stream. A size that was refused twice in a row is never tried again, one too heavy not in
 * this run.
 */
export function createPageSize({ accepted, keep }: PageSizeOptions): SizedRead {
  let limit = accepted ?? LARGEST
  return async (most, read) => {
    let isNews = false
    let refused: number | null = null
    for (;;) {
      const asked = Math.min(limit, most ?? limit)
      try {
        const result = await read(asked)
        if (isNews) await keep(asked)
        return result
      } catch (error) {
        const smaller = smallerAfter(error, asked)
        if (smaller === null) throw error
        const isRefusal = error instanceof AppError && error.code === 'indexer.refused'
        if (isRefusal && refused !== asked) {
          // Once it may have had nothing to do with the size.
          refused = asked
          continue
        }
        isNews ||= isRefusal
        limit = smaller
      }
    }
  }
}

/** The size to try after a failure; null when another size would not help. */
function smallerAfter(error: unknown, asked: number): number | null {
  if (!(error instanceof AppError)) return null
  const isRefused = error.code === 'indexer.refused' && error.retry === 'never'
  if (isRefused || error.code === 'network.tooLarge') return SIZES.find((size) => size < asked) ?? null
  return error.code === 'network.timeout' && asked > SMALL ? SMALL : null
}
