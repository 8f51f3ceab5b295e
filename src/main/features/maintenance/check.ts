// Checks the data: SQLite's integrity check of every page, and Waybill's row invariants.
import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { CheckFinding, CheckReport, DatabaseName, FileState } from '../../../shared/contract/settings/maintenance.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { openDatabase, toStoreError, type DataKey, type ReadDb } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS } from '../../db/archive/schema.ts'
import { JOURNAL_MIGRATIONS } from '../../db/journal/journal.ts'
import { refuseFuture, refusePast, schemaVersion } from '../../db/migrate.ts'
import { hasValidSchema } from '../../db/validateSchema.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { refuseTruncatedFile, sizeOf } from '../../db/files/checkDatabaseFile.ts'
import { brokenInvariants } from './dataInvariants.ts'

/** Maximum findings reported per file: a damaged page can cause thousands. */
const MAX_FINDINGS = 20

const MISSING = 'The file is missing.'
const FOREIGN_SCHEMA = 'It has tables, triggers or views that Waybill does not make, or lacks some that it makes.'

const FILES: readonly { name: DatabaseName; fileIn: (folder: string) => string; migrations: typeof ARCHIVE_MIGRATIONS }[] = [
  { name: 'journal', fileIn: journalIn, migrations: JOURNAL_MIGRATIONS },
  { name: 'archive', fileIn: archiveIn, migrations: ARCHIVE_MIGRATIONS },
]

/** Reads both databases completely, also while they are in use: minutes for gigabytes. */
export function checkData(folder: string, key: DataKey | null): CheckReport {
  const findings: CheckFinding[] = []
  let transactions = 0
  for (const { name, fileIn, migrations } of FILES) {
    if (!existsSync(fileIn(folder))) {
      // Both files are missing before the first start and after everything was erased.
      if (FILES.some((other) => existsSync(other.fileIn(folder)))) findings.push({ file: name, kind: 'file', what: MISSING })
      continue
    }
    const checked = checkFile(fileIn(folder), { name, migrations, key })
    findings.push(...checked.findings.slice(0, MAX_FINDINGS))
    transactions += checked.transactions
  }
  return { isSound: findings.length === 0, findings, transactions }
}

interface Kind {
  name: DatabaseName
  migrations: typeof ARCHIVE_MIGRATIONS
  key: DataKey | null
}

function checkFile(file: string, { name, migrations, key }: Kind) {
  const damaged = (what: string): CheckFinding => ({ file: name, kind: 'file', what })
  try {
    refuseTruncatedFile(file, name, key)
    const db = openDatabase(file, { mode: 'read', key })
    try {
      refuseFuture(schemaVersion(db), migrations)
      const pages = integrity(db).map(damaged)
      // Rules can run only on readable pages and the expected tables.
      if (pages.length > 0) return { findings: pages, transactions: 0 }
      if (!hasValidSchema(db, migrations)) return { findings: [damaged(FOREIGN_SCHEMA)], transactions: 0 }
      const rows = brokenInvariants(db, name).map((what): CheckFinding => ({ file: name, kind: 'rows', what }))
      return { findings: rows, transactions: name === 'archive' ? countTransactions(db) : 0 }
    } finally {
      db.close()
    }
  } catch (error) {
    const known = toStoreError(error)
    if (known instanceof AppError) return { findings: [damaged(known.message)], transactions: 0 }
    throw error
  }
}

const Line = z.object({ integrity_check: z.string() })

/** Returns SQLite's findings; empty when the file is sound. */
function integrity(db: ReadDb): string[] {
  const lines = z.array(Line).parse(db.pragma(`integrity_check(${MAX_FINDINGS})`))
  return lines.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok')
}

function countTransactions(db: ReadDb): number {
  return z.object({ n: z.number() }).parse(db.prepare('SELECT count(*) AS n FROM tx').get()).n
}

/** Returns which databases of an unpacked backup do not have Waybill's schema: a backup is untrusted and may contain anything. */
export function validateBackup(folder: string, key: DataKey | null): DatabaseName[] {
  return FILES.flatMap(({ name, fileIn, migrations }) => (isOurs(fileIn(folder), { name, migrations, key }) ? [] : [name]))
}

function isOurs(file: string, { name, migrations, key }: Kind): boolean {
  try {
    refuseTruncatedFile(file, name, key)
    const db = openDatabase(file, { mode: 'read', key })
    try {
      refuseFuture(schemaVersion(db), migrations)
      return hasValidSchema(db, migrations) && integrity(db).length === 0
    } finally {
      db.close()
    }
  } catch (error) {
    if (toStoreError(error) instanceof AppError) return false
    throw error
  }
}

/** Returns, file by file, why a folder could not be opened. Reads both files as far as possible. */
export function diagnose(folder: string, key: DataKey | null): FileState[] {
  return FILES.map(({ name, fileIn, migrations }) => ({
    file: name,
    bytes: sizeOf(fileIn(folder)) ?? 0,
    state: stateOf(fileIn(folder), { name, migrations, key }),
  }))
}

function stateOf(file: string, { name, migrations, key }: Kind): FileState['state'] {
  if (!existsSync(file)) return 'missing'
  try {
    refuseTruncatedFile(file, name, key)
    const db = openDatabase(file, { mode: 'read', key, leavesNothing: true })
    try {
      const version = schemaVersion(db)
      refuseFuture(version, migrations)
      if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') return 'damaged'
      refusePast(version, migrations)
      return 'sound'
    } finally {
      db.close()
    }
  } catch (error) {
    const known = toStoreError(error)
    if (!(known instanceof AppError)) throw error
    if (known.code === 'store.fromFuture') return 'fromFuture'
    return known.code === 'store.fromPast' ? 'fromPast' : 'damaged'
  }
}
