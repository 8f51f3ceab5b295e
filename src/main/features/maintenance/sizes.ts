// Measures how much of the disk each kind of data takes.
import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DataSizes, SizeKind } from '../../../shared/contract/settings/maintenance.ts'
import { openDatabase, type DataKey, type ReadDb } from '../../db/database.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { isClear, sizeOf } from '../../db/files/checkDatabaseFile.ts'

const KIND_OF_TABLE: readonly [RegExp, SizeKind][] = [
  [/^raw_block/, 'records'],
  [/^(tx_search|search|party|coin)/, 'search'],
  [/^(tx|shared|internal|block|address|odd|span|stream|chain|crossing)/, 'history'],
  [/^(holding|stake|validator|holder_rank|denom|price)/, 'holdings'],
  [/^(nft|media|collection)/, 'nfts'],
  [/^transfer/, 'transfers'],
  [/^label/, 'labels'],
  [/^(account|setting|view)/, 'accounts'],
]

/** Reads every page of both databases: seconds for gigabytes. */
export function readSizes(folder: string, key: DataKey | null): DataSizes {
  const kinds = new Map<SizeKind, number>()
  const add = (kind: SizeKind, bytes: number) => kinds.set(kind, (kinds.get(kind) ?? 0) + bytes)
  for (const file of [journalIn(folder), archiveIn(folder)]) {
    if (!existsSync(file)) continue
    for (const { kind, bytes } of sizesInside(file, key)) add(kind, bytes)
    add('pending', sizeOf(`${file}-wal`) ?? 0)
  }
  add('pictures', folderSize(join(folder, 'media')))
  for (const name of asideFolders(folder)) add('setAside', folderSize(join(folder, name)))
  const list = [...kinds].filter(([, bytes]) => bytes > 0).map(([kind, bytes]) => ({ kind, bytes }))
  return { kinds: list, total: list.reduce((sum, { bytes }) => sum + bytes, 0), free: freeSpace(folder) }
}

/** Returns the bytes free for this user on the disk of a folder. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Returns the bytes of all files in a folder and below; 0 where there is none. */
export function folderSize(folder: string): number {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, entry) => sum + (sizeOf(join(entry.parentPath, entry.name)) ?? 0), 0)
}

/** Returns the folders that keep what was replaced or set aside. */
export function asideFolders(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('aside-'))
}

const PageRow = z.object({ table: z.string(), bytes: z.number() })

function sizesInside(file: string, key: DataKey | null): { kind: SizeKind; bytes: number }[] {
  const db = openDatabase(file, { mode: 'read', key })
  try {
    const rows = db
      .prepare(
        `SELECT coalesce(s.tbl_name, d.name) AS "table", sum(d.pgsize) AS bytes FROM dbstat d
         LEFT JOIN sqlite_schema s ON s.name = d.name WHERE d.aggregate = TRUE GROUP BY 1`,
      )
      .all()
      .map((row) => PageRow.parse(row))
    const inside = rows.map(({ table, bytes }) => ({ kind: kindOf(table), bytes }))
    return [...inside, { kind: 'unused', bytes: pragma(db, 'freelist_count') * pragma(db, 'page_size') }]
  } finally {
    db.close()
  }
}

function kindOf(table: string): SizeKind {
  return KIND_OF_TABLE.find(([pattern]) => pattern.test(table))?.[1] ?? 'other'
}

function pragma(db: ReadDb, name: string): number {
  return Number(db.pragma(name, { simple: true }))
}

/** Returns whether a folder holds an unencrypted database. */
export function hasClearDatabase(folder: string): boolean {
  return [journalIn(folder), archiveIn(folder)].some((file) => existsSync(file) && isClear(file))
}
