// Reads the readable rows of a damaged database, one by one, as JSON lines.
import { appendFileSync, existsSync } from 'node:fs'
import { z } from 'zod'
import type { DatabaseName } from '../../../shared/contract/settings/maintenance.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { jsonLine } from '../../platform/json/jsonLine.ts'
import { openDatabase, toStoreError, type DataKey, type ReadDb } from '../../db/database.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'

const LINES_AT_ONCE = 500

/**
 * Appends every readable row of both databases to a file: {"file", "table", "row"}; bytes as hex. Where reading ends early a line reports
 * it: {"file", "table", "error"}.
 * @returns the number of rows.
 */
export function salvage(folder: string, target: string, key: DataKey | null): number {
  let rows = 0
  const buffer: string[] = []
  const flush = () => {
    appendFileSync(target, buffer.map((line) => `${line}\n`).join(''))
    buffer.length = 0
  }
  const write = (line: object) => {
    buffer.push(jsonLine(line, bytesAsHex))
    if (buffer.length >= LINES_AT_ONCE) flush()
  }
  const files: [DatabaseName, string][] = [
    ['journal', journalIn(folder)],
    ['archive', archiveIn(folder)],
  ]
  for (const [file, path] of files) {
    if (!existsSync(path)) continue
    rows += salvageFile(path, key, (line) => {
      write({ file, ...line })
    })
  }
  flush()
  return rows
}

type WriteLine = (line: { table?: string; row?: unknown; error?: string }) => void

function salvageFile(path: string, key: DataKey | null, write: WriteLine): number {
  const opened = attempt(() => openDatabase(path, { mode: 'read', key }))
  if (opened instanceof AppError) {
    write({ error: opened.message })
    return 0
  }
  try {
    const tables = attempt(() => tablesOf(opened))
    if (!(tables instanceof AppError)) return tables.reduce((sum, table) => sum + salvageTable(opened, table, write), 0)
    write({ error: tables.message })
    return 0
  } finally {
    opened.close()
  }
}

/** Skips the search index, whose content is derived from the transactions. */
function tablesOf(db: ReadDb): string[] {
  return db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'tx_search%' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map((row) => z.object({ name: z.string() }).parse(row).name)
}

function salvageTable(db: ReadDb, table: string, write: WriteLine): number {
  let rows = 0
  const failed = attempt(() => {
    for (const row of db.prepare(`SELECT * FROM "${table.replaceAll('"', '""')}"`).iterate()) {
      write({ table, row })
      rows += 1
    }
  })
  if (failed instanceof AppError) write({ table, error: failed.message })
  return rows
}

/** Returns the result, or SQLite's error about the file. */
function attempt<T>(read: () => T): T | AppError {
  try {
    return read()
  } catch (error) {
    const known = toStoreError(error)
    if (known instanceof AppError) return known
    throw error
  }
}

function bytesAsHex(_key: string, value: unknown): unknown {
  // By now JSON.stringify has converted a Buffer to {type, data}.
  const bytes = z.object({ type: z.literal('Buffer'), data: z.array(z.number()) }).safeParse(value)
  return bytes.success ? Buffer.from(bytes.data.data).toString('hex') : value
}
