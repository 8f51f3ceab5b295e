// What is written while looking after history that is already there: the audit, and records read again.
import type { ListedRow, SyncTargetKey } from './records.ts'

/** One step of the audit: what of a stretch of history was found to have gone or to be there again. */
export interface AuditStep {
  key: SyncTargetKey
  /** Where the audit stands after this step, as JSON. */
  state: string
  /** Rows that the indexer names for the address no longer. */
  gone: number[]
  /** Rows that were marked as gone and are named again. */
  back: number[]
  at: number
}

/** A record that was odd to an older version: read now, or still odd. */
export interface OddReread {
  key: SyncTargetKey
  digest: string
  decoderVersion: number
  /** Null while it cannot be read. */
  row: Omit<ListedRow, 'raw'> | null
}
