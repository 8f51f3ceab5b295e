// Finds the chain that an asset comes from, where it is another one.
import type { Asset } from '../../../../shared/contract/chain.ts'

/** Returns the origin chain's id, the first part of the origin's id; null for an asset that was issued on its chain. */
export function originChainOf({ originId, chainId }: Pick<Asset, 'originId' | 'chainId'>): string | null {
  const [origin = ''] = originId.split(':', 1)
  return origin === '' || origin === chainId ? null : origin
}
