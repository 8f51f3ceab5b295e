// Provides recently stored prices for comparing amounts, only where the user enabled prices.
import type { Asset } from '../../../../shared/contract/chain.ts'
import { readNewestPrices } from '../../../db/archive/read/readPrices.ts'
import type { ReadDb } from '../../../db/database.ts'
import { readPrivacy } from '../../../db/journal/privacy.ts'

/** Maximum age of a current price. */
const CURRENT_MS = 24 * 3_600_000

/** Returns US dollars per whole unit as decimal text: of the asset, else of its origin; null where no price is stored. */
export type SeenPrices = (asset: Pick<Asset, 'chainId' | 'denom' | 'originId'>) => string | null

/**
 * Reads the stored prices once.
 * @param now milliseconds since 1970.
 */
export function readSeenPrices({ db, archive, now }: { db: ReadDb; archive: ReadDb; now: number }): SeenPrices {
  if (!readPrivacy(db).prices) return () => null
  const seen = readNewestPrices(archive, now - CURRENT_MS)
  const prices = new Map(seen.map(({ chainId, denom, price }) => [`${chainId}:${denom}`, price]))
  return ({ chainId, denom, originId }) => prices.get(`${chainId}:${denom}`) ?? prices.get(originId) ?? null
}
