// Encrypts or decrypts a network's data: writes copies beside it and swaps them in, so that a killed process leaves either the old or the
// new state.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeKey, lockDataFolder, openDatabase, toStoreError, type DataKey } from '../../db/database.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { finishSwap, swapFiles, withSidecars } from '../../db/files/folderSwap.ts'
import { VAULT_FILE } from '../../db/files/vaultFile.ts'
import { sizeOf } from '../../db/files/checkDatabaseFile.ts'
import { removeLeftovers, workName } from '../../db/files/workFolder.ts'
import { needSpace } from './compact.ts'

/** Databases whose key changes. */
export interface KeyChange {
  folder: string
  from: DataKey | null
  to: DataKey | null
}

/** A change of encryption. */
export interface Recrypt extends KeyChange {
  /** Text of the vault file; null to remove the encryption. */
  vault: string | null
}

/** The copy, and the log that the cipher writes beside it. */
const COPIES = 2

/**
 * Replaces both databases by copies with another key; the folder must not be open.
 * @throws AppError store.inUse; store.full with the space that it needs; store.damaged.
 */
export function recrypt(folder: string, { from, to, vault }: Omit<Recrypt, 'folder'>): void {
  const lock = lockDataFolder(folder)
  try {
    finishSwap(folder)
    removeLeftovers(folder)
    const files = [journalIn(folder), archiveIn(folder)].filter((file) => existsSync(file))
    needSpace(folder, COPIES * files.reduce((sum, file) => sum + (sizeOf(file) ?? 0), 0))
    const staging = workName('recrypt')
    const aside = workName('before')
    try {
      copyAll(folder, join(folder, staging), from)
      rekeyFiles(join(folder, staging), { from, to })
      if (vault !== null) writeFileSync(join(folder, staging, VAULT_FILE), vault, { flush: true, mode: 0o600 })
      swapFiles(folder, { aside, staging, names: [...['journal.db', 'archive.db'].flatMap(withSidecars), VAULT_FILE] })
    } catch (error) {
      // Once the plan is on disk the copies are needed: the next process that opens the folder completes the swap.
      if (!existsSync(join(folder, 'swap.json'))) rmSync(join(folder, staging), { recursive: true, force: true })
      throw error
    }
    // Leftovers of a killed process are removed when the folder is opened.
    rmSync(join(folder, aside), { recursive: true, force: true })
  } catch (error) {
    throw toStoreError(error)
  } finally {
    lock.release()
  }
}

/** Changes the key of databases that are not in use and have no log. */
export function rekeyFiles(folder: string, { from, to }: Pick<KeyChange, 'from' | 'to'>): void {
  for (const file of [journalIn(folder), archiveIn(folder)].filter((each) => existsSync(each))) {
    changeKey(file, from, to)
    const handle = openSync(file, 'r+')
    fsyncSync(handle)
    closeSync(handle)
  }
}

/** Copies without free pages, which could contain deleted data, and without a log. */
function copyAll(folder: string, staging: string, key: DataKey | null): void {
  mkdirSync(staging, { mode: 0o700 })
  for (const fileIn of [journalIn, archiveIn]) {
    if (!existsSync(fileIn(folder))) continue
    const db = openDatabase(fileIn(folder), { mode: 'read', key })
    try {
      db.prepare('VACUUM INTO ?').run(fileIn(staging))
    } finally {
      db.close()
    }
  }
}
