// Reads the further pages of a list whose first page belongs to its screen.
import { useState } from 'react'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'

/** A page of a list. */
export interface Listed<T> {
  rows: T[]
  odd: number
  nextCursor: string | null
}

/** All pages read so far, and the state of the next one. */
export interface More<T> extends Listed<T> {
  isReading: boolean
  error: AppError | null
  /** Null at the end. */
  readMore: (() => void) | null
}

/**
 * Continues a list from its first page.
 * @param ask reads the page behind a cursor; null when there is no answer
 * @param nameOf identifies rows: where pages are counted by offset, new rows push old ones from one page into the next
 */
export function useMore<T>(
  first: Listed<T>,
  ask: (cursor: string) => Promise<{ data: Listed<T> } | null>,
  nameOf: (row: T) => string,
): More<T> {
  const [held, setHeld] = useState<{ first: Listed<T>; pages: Listed<T>[]; isReading: boolean; error: AppError | null }>({
    first,
    pages: [],
    isReading: false,
    error: null,
  })
  // A first page that was read again starts a new continuation.
  const pages = held.first === first ? held.pages : []
  const all = [first, ...pages]
  const cursor = all.at(-1)?.nextCursor ?? null
  const readMore = async (from: string) => {
    setHeld({ first, pages, isReading: true, error: null })
    try {
      const answer = await ask(from)
      setHeld({ first, pages: answer === null ? pages : [...pages, answer.data], isReading: false, error: null })
    } catch (error) {
      setHeld({ first, pages, isReading: false, error: asAppError(error) })
    }
  }
  return {
    rows: [...new Map(all.flatMap((page) => page.rows).map((row) => [nameOf(row), row])).values()],
    odd: all.reduce((sum, page) => sum + page.odd, 0),
    nextCursor: cursor,
    isReading: held.first === first && held.isReading,
    error: held.first === first ? held.error : null,
    readMore: cursor === null ? null : () => void readMore(cursor),
  }
}
