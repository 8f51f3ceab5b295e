// Marks archives whose records may be packed in streams (rawBlock.ts), which older versions cannot read.
import type { Migration } from '../../migrate.ts'

/** Changes no row: blocks from before are read as they are. */
export const archive0190: Migration = { version: 190, sql: '' }
