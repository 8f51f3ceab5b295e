// Reads what a chain's indexer offers.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'

const Offer = z.enum(['yes', 'no', 'unknown'])

/** Stored form: the state of each list, and when it was determined. */
export const KnownFeatures = z.object({ evmTxs: Offer, internalTxs: Offer, richList: Offer, nfts: Offer, readAt: z.number() })
export type KnownFeatures = z.infer<typeof KnownFeatures>

/** Returns null before the indexer was asked. */
export function readFeatures(db: ReadDb, chainId: string): KnownFeatures | null {
  const row = db.prepare<[string], { features: string | null }>('SELECT features FROM chain WHERE chain_id = ?').get(chainId)
  return row === undefined || row.features === null ? null : KnownFeatures.parse(JSON.parse(row.features))
}
