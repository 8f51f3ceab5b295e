// What the user's own labels and notes stand on, for a search that names one.
import { z } from 'zod'
import type { ReadDb } from '../store/database.ts'
import { chainHash } from './hashes.ts'

const Row = z.object({ kind: z.string(), chain_id: z.string(), ref: z.string() })

export interface Labelled {
  txIds: number[]
  /** Addresses in the journal's spelling, those of collections too. */
  addresses: string[]
  coins: { chainId: string; denom: string }[]
}

/**
 * Things whose label contains a text, in any case; with `withNotes` also those whose note does. "*" is any label. All of them,
 * however many: one left out would be missing in what is found, and would be found where labelled things are left out.
 */
export function findLabelled(db: ReadDb, text: string, { withNotes }: { withNotes: boolean }): Labelled {
  const pattern = text === '*' ? '%_%' : `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
  const rows = db
    .prepare(
      `SELECT kind, chain_id, ref FROM journal.label WHERE label LIKE ? ESCAPE '\\' ${withNotes ? "OR note LIKE ? ESCAPE '\\'" : ''}`,
    )
    .all(...(withNotes ? [pattern, pattern] : [pattern]))
    .map((row) => Row.parse(row))
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const contracts = [...of('collection'), ...of('nft')].map(({ ref }) => ref.split('/')[0] ?? '')
  return {
    txIds: of('tx').flatMap(({ chain_id, ref }) => chainHash(db, chain_id, ref)),
    addresses: [...new Set([...of('address').map(({ ref }) => ref), ...contracts])],
    coins: of('asset').map(({ chain_id, ref }) => ({ chainId: chain_id, denom: ref })),
  }
}
