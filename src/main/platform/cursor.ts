// Encodes opaque cursors: JSON as base64url.
import type { z } from 'zod'
import { AppError } from '../../shared/domain/errors.ts'

/** Encodes a position as a cursor. */
export function writeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Decodes a cursor. @throws AppError input.invalid for a text that `writeCursor` did not produce. */
export function readCursor<T>(schema: z.ZodType<T>, cursor: string): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (error) {
    throw new AppError('input.invalid', 'The saved position can’t be read.', { cause: error })
  }
}
