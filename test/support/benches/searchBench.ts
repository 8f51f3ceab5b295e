// A search over a history that is the same every time, and a plain loop over the same rows to hold it against.
import { join } from 'node:path'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { toActivityQuery } from '../../../src/main/features/search/activityQuery.ts'
import { countActivity } from '../../../src/main/db/archive/read/countActivity.ts'
import { resolveHashParts } from '../../../src/main/db/archive/search/findHash.ts'
import { readActivity } from '../../../src/main/db/archive/read/readActivity.ts'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { ACCOUNTS, buildArchive, NETWORK, rowAt } from '../../bench/browseArchive.ts'
import { tempFolder } from './syncBench.ts'

export const NOW = Date.UTC(2026, 10, 22)
export type SearchedRow = ReturnType<typeof rowAt>

/** @param prepare is handed the folder with archive.db and journal.db before they are opened to read. */
export function searchBench(count: number, prepare: (folder: string) => void = () => undefined) {
  const folder = tempFolder()
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  buildArchive(folder.path, count)
  prepare(folder.path)
  const archive = openArchiveReader(files)
  const registry = createRegistry(NETWORK)
  const rows = Array.from({ length: count }, (_, index) => rowAt(index, count))
  const compile = (text: string, accountId: string | null = 'account-1') => {
    const { query, problems } = toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: NOW }, { text, accountId })
    return { query: finish(resolveHashParts(archive, query)), problems }
  }
  return {
    rows,
    files,
    registry,
    archive,
    compile,
    /** Hashes in the order of the list. */
    found: (text: string) => readActivity(archive, compile(text).query, null, count).map(({ hash }) => hash),
    counted: (text: string) => finish(countActivity(archive, compile(text).query)),
    /** Returns what a loop finds, in the order of the list. */
    looped: (holds: (row: SearchedRow) => boolean) =>
      rows
        .filter(holds)
        .toSorted((left, right) => right.time - left.time)
        .map(({ hash }) => hash),
    close: () => {
      archive.close()
      folder.remove()
    },
  }
}

export type SearchBench = ReturnType<typeof searchBench>

/** Runs something that pauses to its end. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
