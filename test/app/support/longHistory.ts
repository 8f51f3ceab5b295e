// A hundred thousand transactions in a data folder, the same every time.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customNetwork, folderOf } from '../../../src/main/app/networks.ts'
import { putAccount } from '../../../src/main/db/journal/accounts.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { ACCOUNTS, buildArchive, NETWORK, rowAt } from '../../bench/browseArchive.ts'

export const ROWS = 100_000
/** The chain list, in the data folder. */
export const LIST_FILE = 'chains.json'

/**
 * Writes the history into a data folder, and the chain list that finds it again.
 * @param write puts another history of the same accounts there
 * @returns what to start the app with
 */
export async function fillWithHistory(
  dataFolder: string,
  write = (folder: string) => {
    buildArchive(folder, ROWS)
  },
): Promise<string[]> {
  const folder = join(dataFolder, folderOf(customNetwork(NETWORK.chains, null)))
  await mkdir(folder, { recursive: true })
  write(folder)
  const journal = openJournal(join(folder, 'journal.db'))
  for (const account of ACCOUNTS) putAccount(journal, account)
  journal.close()
  const list = join(dataFolder, LIST_FILE)
  await writeFile(list, JSON.stringify(NETWORK.chains))
  return ['--chains', list]
}

/**
 * Returns the rows of a month, as the history was written.
 * @param month `2026-04`
 */
export function rowsOfMonth(month: string) {
  return Array.from({ length: ROWS }, (_, index) => rowAt(index, ROWS)).filter(
    ({ time }) => new Date(time).toISOString().slice(0, 7) === month,
  )
}
