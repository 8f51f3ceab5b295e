// The chain that an asset comes from, where it is another one.
import type { Asset } from '../../../../shared/contract/chain.ts'

/** Its id, the first part of the origin's; null for an asset that was made where it is. */
export function originChainOf({ originId, chainId }: Pick<Asset, 'originId' | 'chainId'>): string | null {
  const [origin = ''] = originId.split(':', 1)
  return origin === '' || origin === chainId ? null : origin
}
