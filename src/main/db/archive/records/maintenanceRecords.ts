// Records written while maintaining stored history: audits, and records parsed again.
import type { ListedRow, SyncTargetKey } from './records.ts'

/** One step of the audit: rows found to be delisted or listed again. */
export interface AuditStep {
  key: SyncTargetKey
  /** State of the audit after this step, as JSON. */
  state: string
  /** Rows that the indexer no longer lists for the address. */
  gone: number[]
  /** Rows marked as delisted that are listed again. */
  back: number[]
  at: number
}

/** A record that an older version could not parse: parsed now, or still not. */
export interface OddReread {
  key: SyncTargetKey
  digest: string
  decoderVersion: number
  /** Null while it cannot be parsed. */
  row: Omit<ListedRow, 'raw'> | null
}
