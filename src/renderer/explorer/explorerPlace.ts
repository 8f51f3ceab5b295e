// What the explorer shows: one page of one chain, kept in the window's place so that a reload stays.
import { create } from 'zustand'
import { go, useNavigation } from '../navigation.ts'
import type { Params, Place } from '../place.ts'
import { useChains } from '../state/chainsStore.ts'

export type ExplorerPlace =
  | { kind: 'chain'; chainId: string }
  | { kind: 'block'; chainId: string; height: number }
  | { kind: 'tx'; chainId: string; hash: string }
  | { kind: 'account'; chainId: string; address: string }
  | { kind: 'collections'; chainId: string }
  | { kind: 'collection'; chainId: string; collection: string }
  | { kind: 'token'; chainId: string; collection: string; tokenId: string }
  | { kind: 'holders'; chainId: string; denom: string | null }

/** Pages from which one came here, and the chain looked at last. */
const useTrail = create<{ behind: ExplorerPlace[]; chainId: string | null }>(() => ({
  behind: [],
  chainId: null,
  ...looked(useNavigation.getState()),
}))

useNavigation.subscribe((place) => useTrail.setState(place.screen === 'explorer' ? looked(place) : { behind: [] }))

function looked({ screen, params }: Place): { chainId?: string } {
  return screen === 'explorer' && params.chainId !== undefined ? { chainId: params.chainId } : {}
}

const HASH = /^(0x)?[0-9a-fA-F]{64}$/

/** Reads the window's parameters; null where they name no chain. */
export function placeOf({ chainId, block, hash, address, collection, tokenId, denom }: Params): ExplorerPlace | null {
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

/** The parameters that lead to a place. */
export function paramsOf(place: ExplorerPlace): Params {
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

/** The chains that can be looked at. */
export function useExplorerChains() {
  const chains = useChains((state) => state.value)
  return chains?.filter(({ kind }) => kind === 'initia-l1' || kind === 'initia-rollup') ?? null
}

/** What is shown now; without a wish the chain looked at last, else the first. Null before the chains are known or without any. */
export function useExplorerPlace(): ExplorerPlace | null {
  const params = useNavigation((place) => place.params)
  const last = useTrail((trail) => trail.chainId)
  const chains = useExplorerChains()
  const wished = placeOf(params)
  if (wished !== null) return wished
  const chain = chains?.find(({ id }) => id === last) ?? chains?.[0]
  return chain === undefined ? null : { kind: 'chain', chainId: chain.id }
}

/** Goes to a page; where one was becomes the way back. */
export function openPlace(next: ExplorerPlace, here: ExplorerPlace | null): void {
  useTrail.setState(({ behind }) => ({ behind: here === null ? behind : [...behind, here] }))
  go('explorer', paramsOf(next))
}

/** Goes to another chain, with nothing behind. */
export function openChain(chainId: string): void {
  useTrail.setState({ behind: [] })
  go('explorer', { chainId })
}

/** The way back; null on the first page. */
export function useWayBack(): (() => void) | null {
  const behind = useTrail((trail) => trail.behind)
  const last = behind.at(-1)
  if (last === undefined) return null
  return () => {
    useTrail.setState({ behind: behind.slice(0, -1) })
    go('explorer', paramsOf(last))
  }
}
