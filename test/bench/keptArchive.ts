// Archives of many rows take minutes to build: one that is there is used again.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildArchive } from './browseArchive.ts'

/** Where the archive of so many rows lies; built when it is not there yet. */
export function keptArchive(folder: string, count: number): string {
  const path = join(folder, String(count))
  if (existsSync(path)) return path
  const unfinished = `${path}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  buildArchive(unfinished, count)
  renameSync(unfinished, path)
  return path
}
