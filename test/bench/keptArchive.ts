// Reuses archives of many rows, which take minutes to build.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createSearchMerge } from '../../src/main/db/archive/search/searchMerge.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { archiveIn } from '../../src/main/db/networkFolder.ts'
import { buildArchive } from './browseArchive.ts'

const PAGES_MERGED = 1000

/** The folder of the archive with so many rows. */
export function archiveAt(folder: string, count: number): string {
  return join(folder, String(count))
}

/** Builds the archive with so many rows when it is not there yet. */
export function keepArchive(folder: string, count: number): void {
  const path = archiveAt(folder, count)
  if (existsSync(path)) return
  const unfinished = `${path}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  buildArchive(unfinished, count)
  leaveAtRest(archiveIn(unfinished))
  renameSync(unfinished, path)
}

/** As the writer leaves it when no rows have come for a while. */
function leaveAtRest(file: string): void {
  const db = openDatabase(file, ARCHIVE_OPTIONS)
  const merge = createSearchMerge(db)
  while (!merge.step(PAGES_MERGED));
  db.close()
}
