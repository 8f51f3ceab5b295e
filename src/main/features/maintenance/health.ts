// Reads the state of the data folder, the USB library and the system. Read-only: migrates, checkpoints and creates nothing.
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { arch, platform, release } from 'node:os'
import { join } from 'node:path'
import type { DatabaseHealth, DeviceHealth, Health } from '../../../shared/contract/settings/health.ts'
import type { HidModule } from '../../../wire/world.ts'
import type { Clock } from '../../platform/world.ts'
import { listLedgers } from '../../ledger/transport/hid.ts'
import { ARCHIVE_MIGRATIONS } from '../../db/archive/schema.ts'
import { openDatabase, type DataKey } from '../../db/database.ts'
import { JOURNAL_MIGRATIONS } from '../../db/journal/journal.ts'
import { schemaVersion, type Migration } from '../../db/migrate.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { readVault, type Vault } from '../../db/files/vaultFile.ts'
import { sizeOf } from '../../db/files/checkDatabaseFile.ts'
import { freeSpace } from './sizes.ts'

/** Returns the operating system and the versions of the runtime. */
export function systemHealth(isSandboxed: boolean | null = null): Health['system'] {
  const versions: Readonly<Record<string, string | undefined>> = process.versions
  return {
    platform: platform(),
    release: release(),
    arch: arch(),
    node: process.versions.node,
    electron: versions['electron'] ?? null,
    isSandboxed,
  }
}

/** Returns the state of a network's folder, also while it is in use; `keyOf` gives the key of an opened vault. */
export function dataHealth(folder: string, keyOf: (vault: Vault) => DataKey | null = () => null): Omit<Health['data'], 'checked'> {
  const { isEncrypted, key } = vaultHealth(folder, keyOf)
  return {
    folder,
    canWrite: mayWrite(folder),
    freeBytes: existsSync(folder) ? freeSpace(folder) : null,
    isEncrypted,
    databases: [
      databaseHealth('journal', journalIn(folder), JOURNAL_MIGRATIONS, key),
      databaseHealth('archive', archiveIn(folder), ARCHIVE_MIGRATIONS, key),
    ],
  }
}

function vaultHealth(folder: string, keyOf: (vault: Vault) => DataKey | null): { isEncrypted: boolean; key: DataKey | null } {
  try {
    const vault = readVault(folder)
    return { isEncrypted: vault !== null, key: vault === null ? null : keyOf(vault) }
  } catch {
    // A vault that cannot be read opens nothing.
    return { isEncrypted: true, key: null }
  }
}

/** Returns whether this user may read and write a path. */
export function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    // Every failure means that the path is not accessible.
    return false
  }
}

function databaseHealth(file: DatabaseHealth['file'], path: string, migrations: readonly Migration[], key: DataKey | null): DatabaseHealth {
  return {
    file,
    bytes: sizeOf(path) ?? 0,
    pendingBytes: sizeOf(`${path}-wal`) ?? 0,
    schema: readSchema(path, key),
    expected: migrations.at(-1)?.version ?? 0,
  }
}

function readSchema(path: string, key: DataKey | null): number | null {
  if (!existsSync(path)) return null
  try {
    const db = openDatabase(path, { mode: 'read', key, leavesNothing: true })
    try {
      return schemaVersion(db)
    } finally {
      db.close()
    }
  } catch {
    // Damaged, locked, or inaccessible: the data check tells which.
    return null
  }
}

/** Lists the system's HID devices, and looks for the udev rule on Linux. */
export async function deviceHealth(hid: HidModule, clock: Clock): Promise<DeviceHealth> {
  const hasRule = process.platform === 'linux' ? hasUdevRule() : null
  try {
    return { problem: null, ledgers: (await listLedgers({ hid, clock })).length, hasRule }
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return { problem: reason.split('\n')[0] ?? '', ledgers: 0, hasRule }
  }
}

/** Folders of udev rules: the administrator's, the running system's, and packages'. Source: udev(7). */
const RULE_FOLDERS = ['/etc/udev/rules.d', '/run/udev/rules.d', '/usr/local/lib/udev/rules.d', '/usr/lib/udev/rules.d', '/lib/udev/rules.d']
/** The vendor's USB id, as rules write it. */
const LEDGER_VENDOR = /2c97/i

function hasUdevRule(): boolean {
  return RULE_FOLDERS.some((folder) => existsSync(folder) && readdirSync(folder).some((name) => speaksOfLedger(join(folder, name))))
}

function speaksOfLedger(file: string): boolean {
  try {
    return file.endsWith('.rules') && LEDGER_VENDOR.test(readFileSync(file, 'utf8'))
  } catch {
    // A dangling link, or a file that this user may not read.
    return false
  }
}
