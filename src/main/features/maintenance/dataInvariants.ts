// Row invariants that hold even after a killed process; each violation is reported as a sentence.
import { z } from 'zod'
import type { DatabaseName } from '../../../shared/contract/settings/maintenance.ts'
import { createTransfer, transition } from '../../../shared/domain/transfer/transferStateMachine.ts'
import type { ReadDb } from '../../db/database.ts'
import { unpackRecords } from '../../db/archive/records/rawBlock.ts'
import { listFacts, listTransfers, listUnreadable } from '../../db/journal/transfers.ts'

/** Returns the violated rules; empty when all hold. The file itself must be sound. */
export function brokenInvariants(db: ReadDb, name: DatabaseName): string[] {
  return name === 'journal' ? brokenTransfers(db) : [...brokenCounts(db), ...cutRecords(db)]
}

/** A transfer's row must equal the result of folding its facts. */
function brokenTransfers(db: ReadDb): string[] {
  const unreadable = listUnreadable(db).map(({ number }) => `Transfer ${number} can’t be read.`)
  const contradicted = listTransfers(db).flatMap((transfer) => {
    const [first, ...facts] = listFacts(db, transfer.id)
    if (first?.type !== 'quoted') return [`Transfer ${transfer.number} doesn’t start with its quote.`]
    const folded = facts.reduce(transition, createTransfer(transfer.id, transfer.number, first))
    return JSON.stringify(folded) === JSON.stringify(transfer) ? [] : [`Transfer ${transfer.number} doesn’t match its steps.`]
  })
  return [...unreadable, ...contradicted]
}

/** Queries that count rows which must not exist. */
const MUST_BE_NONE: readonly { sql: string; says: (count: number) => string }[] = [
  {
    sql: 'SELECT count(*) AS n FROM pragma_foreign_key_check',
    says: (count) => `${count} rows refer to missing rows.`,
  },
  {
    sql: 'SELECT count(*) AS n FROM tx t WHERE NOT EXISTS (SELECT 1 FROM address o CROSS JOIN tx_account a ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id)',
    says: (count) => `${count} transactions aren’t linked to an account.`,
  },
  {
    sql: 'SELECT count(*) AS n FROM tx WHERE id NOT IN (SELECT tx_id FROM search_entry) AND id NOT IN (SELECT tx_id FROM search_due)',
    says: (count) => `${count} transactions are missing from the search index.`,
  },
  {
    sql: `SELECT count(*) AS n FROM (SELECT position, row_number() OVER (PARTITION BY account, chain_id, stream ORDER BY position) - 1 AS place FROM span)
          WHERE position <> place`,
    says: (count) => `${count} history ranges are out of order.`,
  },
  {
    sql: `SELECT count(*) AS n FROM span s JOIN span older ON older.account = s.account AND older.chain_id = s.chain_id
            AND older.stream = s.stream AND older.position = s.position + 1
          WHERE s.oldest_height < older.newest_height OR s.touches_start = 1`,
    says: (count) => `${count} history ranges overlap.`,
  },
]

function brokenCounts(db: ReadDb): string[] {
  return MUST_BE_NONE.flatMap(({ sql, says }) => {
    const { n } = z.object({ n: z.number() }).parse(db.prepare(sql).get())
    return n === 0 ? [] : [says(n)]
  })
}

const Block = z.object({ id: z.number(), body: z.instanceof(Uint8Array), reach: z.number().nullable() })

/** Every block of raw records must unpack and be as long as its rows say. */
function cutRecords(db: ReadDb): string[] {
  const blocks = db
    .prepare(
      `SELECT b.id, b.body, r.reach FROM raw_block b
       LEFT JOIN (SELECT block, max(raw_start + raw_length) AS reach FROM tx GROUP BY block) r ON r.block = b.id`,
    )
    .iterate()
  const findings: string[] = []
  for (const row of blocks) {
    const { id, body, reach } = Block.parse(row)
    const bytes = unpackedSize(body)
    if (bytes === null) findings.push(`The records of block ${id} can’t be decompressed.`)
    else if (reach !== null && reach > bytes) findings.push(`The records of block ${id} are incomplete.`)
  }
  return findings
}

/** Null where the bytes are not a valid frame. */
function unpackedSize(body: Uint8Array): number | null {
  try {
    return unpackRecords(body).byteLength
  } catch (error) {
    // zlib's codes for a damaged (ZSTD_…) or truncated (Z_BUF_ERROR) frame; anything else is a bug.
    if (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^Z(STD)?_/.test(error.code)) return null
    throw error
  }
}
