// What every table of the journal shares: rows are data from outside, and SQLite's errors are told in our words.
import type { z } from 'zod'
import { AppError } from '../../../shared/errors.ts'
import { toStoreError } from '../database.ts'

/**
 * Reads a stored JSON text.
 * @throws AppError store.damaged when it does not fit; `what` names it, as in "A transfer".
 */
export function readStored<T>(schema: z.ZodType<T>, text: string, what: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new AppError('store.damaged', `${what} in the journal cannot be read.`, {
      hint: 'Restore journal.db from a backup, or start the version of Waybill that wrote it.',
      cause: error,
    })
  }
}

/** @throws AppError store.… for what SQLite reports. */
export function withStoreErrors<T>(task: () => T): T {
  try {
    return task()
  } catch (error) {
    throw toStoreError(error)
  }
}
