// Erases all data of one network, including what was set aside.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, toStoreError } from '../../db/database.ts'

/**
 * Empties a network's folder, which must not be open. Removes the journal last: the rest of an interrupted erasure can then be opened and
 * erased again.
 * @throws AppError store.inUse, store.readOnly.
 */
export function eraseFolder(folder: string): void {
  const lock = lockDataFolder(folder)
  try {
    const isLast = (name: string) => name.startsWith('journal.db')
    const names = readdirSync(folder).filter((name) => !name.startsWith('lock.db'))
    for (const name of [...names.filter((name) => !isLast(name)), ...names.filter(isLast)]) {
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  } catch (error) {
    throw toStoreError(error)
  } finally {
    lock.release()
  }
}
