// Writes a file under a temporary name until it is complete.
import { renameSync, writeFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { AppError } from '../../shared/domain/errors.ts'
import { phrase } from '../../shared/domain/phrase.ts'
import type { WriteFile } from './http/hostFiles.ts'

/** Replaces a small file at once, readable by this user alone. @throws Error of the file system. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { flush: true, mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/**
 * Writes a file atomically, and returns what `write` returned.
 * @throws AppError input.invalid when the file cannot be written; what `write` throws.
 */
export async function writeAtomically<T>(file: string, write: (...given: Parameters<WriteFile>) => Promise<T>): Promise<T> {
  const part = `${file}.${process.pid}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      const result = await write(handle.createWriteStream({ flush: true }))
      await rename(part, file)
      return result
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  } catch (error) {
    const isOurs = error instanceof AppError && error.code !== 'store.readOnly'
    // An error without a file system code is a bug.
    if (isOurs || !(error instanceof Error) || !('code' in error)) throw error
    throw new AppError('input.invalid', phrase`Can’t write to ${file}.`, { cause: error })
  }
}
