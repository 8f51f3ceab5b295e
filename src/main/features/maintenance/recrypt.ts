// Encrypts a network's data, or takes the encryption away: copies are made beside it and take its place by a swap, so that a
// process that dies in between leaves the one or the other.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeKey, lockDataFolder, openDatabase, toStoreError, type DataKey } from '../../db/database.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { finishSwap, swapFiles, withSidecars } from '../../db/files/swap.ts'
import { VAULT_FILE } from '../../db/files/vaultFile.ts'
import { sizeOf } from '../../db/files/wholeFile.ts'
import { removeLeftovers, workName } from '../../db/files/workFolder.ts'
import { needSpace } from './compact.ts'

export interface KeyChange {
  folder: string
  from: DataKey | null
  to: DataKey | null
}

export interface Recrypt extends KeyChange {
  /** The text of the vault's file; null where nothing is to be encrypted any more. */
  vault: string | null
}

/** The copy, and what the cipher writes beside it. */
const COPIES = 2

/**
 * Nobody may have the folder open.
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
      // Once the plan is on disk the copies are needed: whoever opens the folder next goes on.
      if (!existsSync(join(folder, 'swap.json'))) rmSync(join(folder, staging), { recursive: true, force: true })
      throw error
    }
    // What an earlier process was killed over is removed when the folder is opened.
    rmSync(join(folder, aside), { recursive: true, force: true })
  } catch (error) {
    throw toStoreError(error)
  } finally {
    lock.release()
  }
}

/** Gives databases that nobody works with, and that have no log, another key. */
export function rekeyFiles(folder: string, { from, to }: Pick<KeyChange, 'from' | 'to'>): void {
  for (const file of [journalIn(folder), archiveIn(folder)].filter((each) => existsSync(each))) {
    changeKey(file, from, to)
    const handle = openSync(file, 'r+')
    fsyncSync(handle)
    closeSync(handle)
  }
}

/** Without gaps, which could hold what was deleted, and without a log. */
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
