// Prices that were seen lately, for what compares amounts: only where the user lets Waybill ask for prices.
import type { Asset } from '../../../../shared/contract/chain.ts'
import { readNewestPrices } from '../../../db/archive/read/readPrices.ts'
import type { ReadDb } from '../../../db/database.ts'
import { readPrivacy } from '../../../db/journal/privacy.ts'

/** An older price is not the current one any more. */
const CURRENT_MS = 24 * 3_600_000

/** Dollars for one whole unit as decimal text: of the asset, else of the one it comes from. null where none was seen. */
export type SeenPrices = (asset: Pick<Asset, 'chainId' | 'denom' | 'originId'>) => string | null

/**
 * Reads them once.
 * @param now milliseconds since 1970.
 */
export function readSeenPrices({ db, archive, now }: { db: ReadDb; archive: ReadDb; now: number }): SeenPrices {
  if (!readPrivacy(db).prices) return () => null
  const seen = readNewestPrices(archive, now - CURRENT_MS)
  const prices = new Map(seen.map(({ chainId, denom, price }) => [`${chainId}:${denom}`, price]))
  return ({ chainId, denom, originId }) => prices.get(`${chainId}:${denom}`) ?? prices.get(originId) ?? null
}
