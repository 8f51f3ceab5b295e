// Exports labels as a table, or as BIP-329 JSON Lines together with every line that an import kept.
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formsOfRef } from '../labels/addressForms.ts'
import { writeLine } from '../labels/bip329.ts'
import { toStoreError, type ReadDb } from '../../db/database.ts'
import { listForeignLines, listLabels } from '../../db/journal/labels.ts'
import { isoTime, type Table } from './tableWriter.ts'

const COLUMNS = ['kind', 'chain_id', 'ref', 'label', 'note', 'is_hidden', 'updated_at'] as const

type LabelLine = Record<(typeof COLUMNS)[number], string | null>

/** Builds the table of labels. */
export function labelTable(journal: ReadDb): Table<LabelLine> {
  return {
    columns: COLUMNS,
    lines: () =>
      listLabels(journal).map(({ kind, chainId, ref, label, note, isHidden, updatedAt }) => ({
        kind,
        chain_id: chainId === '' ? null : chainId,
        ref: kind === 'address' ? (formsOfRef(ref)?.bech32 ?? ref) : ref,
        label,
        note,
        is_hidden: isHidden ? 'yes' : 'no',
        updated_at: isoTime(updatedAt),
      })),
    cells: (line) => line,
  }
}

/**
 * Writes BIP-329 lines.
 * @returns the number of lines.
 * @throws AppError store.full, store.readOnly when the destination cannot be written.
 */
export async function writeBip329(journal: ReadDb, destination: Writable, signal?: AbortSignal): Promise<number> {
  const lines = [...listLabels(journal).map(writeLine), ...listForeignLines(journal)]
  try {
    await pipeline(
      Readable.from(lines).map((line: string) => `${line}\n`),
      destination,
      signal === undefined ? {} : { signal },
    )
  } catch (error) {
    throw toStoreError(error)
  }
  return lines.length
}
