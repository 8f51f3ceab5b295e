// What a chain's indexer was found to offer.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'

const Offer = z.enum(['yes', 'no', 'unknown'])

/** As it is stored: what each list was found to be, and when. */
export const KnownFeatures = z.object({ evmTxs: Offer, internalTxs: Offer, richList: Offer, nfts: Offer, readAt: z.number() })
export type KnownFeatures = z.infer<typeof KnownFeatures>

/** Null before it was asked. */
export function readFeatures(db: ReadDb, chainId: string): KnownFeatures | null {
  const row = db.prepare<[string], { features: string | null }>('SELECT features FROM chain WHERE chain_id = ?').get(chainId)
  return row === undefined || row.features === null ? null : KnownFeatures.parse(JSON.parse(row.features))
}
