// Stores labels, notes and hidden flags in the journal, since they exist nowhere else.
import { z } from 'zod'
import { LabelKind, type Label, type LabelKey } from '../../../shared/contract/history/label.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { withStoreErrors } from './stored.ts'

const Row = z.object({
  kind: LabelKind,
  chain_id: z.string(),
  ref: z.string(),
  label: z.string(),
  note: z.string(),
  is_hidden: z.number().transform(Boolean),
  updated_at: z.number(),
})

/** Lists labels by kind, then by text. @throws AppError store.…. */
export function listLabels(db: ReadDb, kind: LabelKind | null = null): Label[] {
  return withStoreErrors(() =>
    db
      .prepare('SELECT * FROM label WHERE ? IS NULL OR kind = ? ORDER BY kind, label COLLATE NOCASE, chain_id, ref')
      .all(kind, kind)
      .map(toLabel),
  )
}

/** Returns a label; null where there is none. The key's `ref` must be normalised. */
export function getLabel(db: ReadDb, { kind, chainId, ref }: LabelKey): Label | null {
  const row = withStoreErrors(() => db.prepare('SELECT * FROM label WHERE kind = ? AND chain_id = ? AND ref = ?').get(kind, chainId, ref))
  return row === undefined ? null : toLabel(row)
}

/** Stores a label, or replaces that of the same thing. */
export function putLabel(db: WriteDb, { kind, chainId, ref, label, note, isHidden, updatedAt }: Label): void {
  withStoreErrors(() =>
    db
      .prepare(
        `INSERT INTO label (kind, chain_id, ref, label, note, is_hidden, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET label = excluded.label, note = excluded.note, is_hidden = excluded.is_hidden, updated_at = excluded.updated_at`,
      )
      .run(kind, chainId, ref, label, note, Number(isHidden), updatedAt),
  )
}

/** Removes a label with its note and hidden flag, if it exists. */
export function removeLabel(db: WriteDb, { kind, chainId, ref }: LabelKey): void {
  withStoreErrors(() => db.prepare('DELETE FROM label WHERE kind = ? AND chain_id = ? AND ref = ?').run(kind, chainId, ref))
}

const ForeignRow = z.object({ line: z.string() })

/** Lists imported lines that Waybill cannot use, unchanged. */
export function listForeignLines(db: ReadDb): string[] {
  return withStoreErrors(() =>
    db
      .prepare('SELECT line FROM label_foreign ORDER BY imported_at, line')
      .all()
      .map((row) => ForeignRow.parse(row).line),
  )
}

/** Stores a line once. */
export function putForeignLine(db: WriteDb, line: string, importedAt: number): void {
  withStoreErrors(() =>
    db.prepare('INSERT INTO label_foreign (line, imported_at) VALUES (?, ?) ON CONFLICT DO NOTHING').run(line, importedAt),
  )
}

/** Removes a line that has become a label. */
export function removeForeignLine(db: WriteDb, line: string): void {
  withStoreErrors(() => db.prepare('DELETE FROM label_foreign WHERE line = ?').run(line))
}

function toLabel(raw: unknown): Label {
  const { chain_id, is_hidden, updated_at, ...rest } = Row.parse(raw)
  return { ...rest, chainId: chain_id, isHidden: is_hidden, updatedAt: updated_at }
}
