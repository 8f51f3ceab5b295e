// Converts the explorer's pages to and from the window's parameters, so that a reload keeps the page and other screens can link here.
import type { Params } from '../../location.ts'

/** A page of the explorer. */
export type ExplorerLocation =
  | { kind: 'chain'; chainId: string }
  | { kind: 'block'; chainId: string; height: number }
  | { kind: 'tx'; chainId: string; hash: string }
  | { kind: 'account'; chainId: string; address: string }
  | { kind: 'collections'; chainId: string }
  | { kind: 'collection'; chainId: string; collection: string }
  | { kind: 'token'; chainId: string; collection: string; tokenId: string }
  | { kind: 'holders'; chainId: string; denom: string | null }

const HASH = /^(0x)?[0-9a-fA-F]{64}$/

/** Reads the window's parameters; null where they name no chain. */
export function placeOf({ chainId, block, hash, address, collection, tokenId, denom }: Params): ExplorerLocation | null {
  if (chainId === undefined) return null
  if (block !== undefined && /^[1-9]\d{0,14}$/.test(block)) return { kind: 'block', chainId, height: Number(block) }
  if (hash !== undefined && HASH.test(hash)) return { kind: 'tx', chainId, hash }
  if (address !== undefined) return { kind: 'account', chainId, address }
  if (collection === '') return { kind: 'collections', chainId }
  if (collection !== undefined) {
    return tokenId === undefined ? { kind: 'collection', chainId, collection } : { kind: 'token', chainId, collection, tokenId }
  }
  return denom === undefined ? { kind: 'chain', chainId } : { kind: 'holders', chainId, denom: denom === '' ? null : denom }
}

/** Returns the parameters that lead to a page. */
export function paramsOf(place: ExplorerLocation): Params {
  const { chainId } = place
  switch (place.kind) {
    case 'chain':
      return { chainId }
    case 'block':
      return { chainId, block: String(place.height) }
    case 'tx':
      return { chainId, hash: place.hash }
    case 'account':
      return { chainId, address: place.address }
    case 'collections':
      return { chainId, collection: '' }
    case 'collection':
      return { chainId, collection: place.collection }
    case 'token':
      return { chainId, collection: place.collection, tokenId: place.tokenId }
    case 'holders':
      return { chainId, denom: place.denom ?? '' }
  }
}
