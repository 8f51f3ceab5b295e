// Holds the NFTs: a filter, the collections that match, and those tokens that are or were in view. Read again as a whole on events.
import { create } from 'zustand'
import type { CollectionKey, Nft, NftFilter, NftOverview } from '../../../shared/contract/history/nft.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client, onEvent, type ClientEvent } from '../../data/api.ts'

const PAGE = 100
/** While images are being fetched, changes arrive in bursts. */
const SETTLE_MS = 400
const TYPING_PAUSE_MS = 150

/** State of the NFT screen. */
export interface NftState {
  filter: NftFilter
  /** Null before the first answer. */
  overview: NftOverview | null
  /** Tokens by their place in the order of the overview. */
  tokens: ReadonlyMap<number, Nft>
  error: AppError | null
}

const initial: NftState = { filter: { show: 'held' }, overview: null, tokens: new Map(), error: null }
/** Holds the state of the NFT screen. */
export const useNfts = create<NftState>(() => initial)

/** Holds the picked NFTs by key. */
export const usePicked = create<{ picked: ReadonlyMap<string, Nft> }>(() => ({ picked: new Map() }))

/** `generation` counts reads, so that the answer to an older question is dropped. */
const reading = { generation: 0, pages: new Set<number>(), first: 0, last: PAGE }
const timers: { typing: number | undefined; settling: number | undefined } = { typing: undefined, settling: undefined }

/** Returns one text that identifies an NFT. */
export function keyOf({ accountId, chainId, collection, tokenId }: Nft): string {
  return `${accountId} ${chainId} ${collection} ${tokenId}`
}

/** Changes the filter. A change of view clears the picks. */
export function setFilter(change: Partial<NftFilter>): void {
  useNfts.setState(({ filter }) => ({ filter: { ...filter, ...change } }))
  if (change.show !== undefined) clearPicked()
  void readNfts()
}

/** Stores what is being typed, and searches when the typing pauses. */
export function searchFor(text: string): void {
  useNfts.setState(({ filter }) => ({ filter: { ...filter, text: text === '' ? null : text } }))
  window.clearTimeout(timers.typing)
  timers.typing = window.setTimeout(() => void readNfts(), TYPING_PAUSE_MS)
}

/** Clears the filter but keeps the view. */
export function clearFilter(): void {
  useNfts.setState(({ filter }) => ({ filter: { show: filter.show } }))
  void readNfts()
}

/** Reads the collections and the tokens in view. What is shown stays until the answer arrives. */
export async function readNfts(): Promise<void> {
  reading.generation += 1
  const { generation, first, last } = reading
  const { filter } = useNfts.getState()
  const pages = pagesOf(first, last)
  try {
    const [overview, ...read] = await Promise.all([client['nfts.overview'](filter), ...pages.map((page) => readPage(filter, page))])
    if (generation !== reading.generation) return
    reading.pages = new Set(pages)
    useNfts.setState({ overview, tokens: new Map(read.flat()), error: null })
  } catch (error) {
    if (generation === reading.generation) useNfts.setState({ error: asAppError(error) })
  }
}

/** Reads tokens that come into view and were not read yet. */
export function bringIntoView(first: number, last: number): void {
  Object.assign(reading, { first, last })
  for (const page of pagesOf(first, last)) {
    if (!reading.pages.has(page)) void addPage(page)
  }
}

async function addPage(page: number): Promise<void> {
  const { generation } = reading
  reading.pages.add(page)
  try {
    const read = await readPage(useNfts.getState().filter, page)
    if (generation === reading.generation) useNfts.setState(({ tokens }) => ({ tokens: new Map([...tokens, ...read]) }))
  } catch (error) {
    reading.pages.delete(page)
    if (generation === reading.generation) useNfts.setState({ error: asAppError(error) })
  }
}

async function readPage(filter: NftFilter, page: number): Promise<[number, Nft][]> {
  const nfts = await client['nfts.page']({ filter, offset: page * PAGE, limit: PAGE })
  return nfts.map((nft, index) => [page * PAGE + index, nft])
}

function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / PAGE)
  return Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, index) => from + index)
}

/** Picks an NFT, or removes the pick. */
export function togglePicked(nft: Nft): void {
  usePicked.setState(({ picked }) => {
    const changed = new Map(picked)
    if (!changed.delete(keyOf(nft))) changed.set(keyOf(nft), nft)
    return { picked: changed }
  })
}

/** Clears all picks. */
export function clearPicked(): void {
  usePicked.setState({ picked: new Map() })
}

/** Hides or shows single tokens. */
export function hideTokens(nfts: readonly Nft[], isHidden: boolean): Promise<void> {
  clearPicked()
  return hide(
    nfts.map(({ chainId, collection, tokenId }) => ({ chainId, collection, tokenId })),
    isHidden,
  )
}

/** Hides or shows a whole collection. */
export function hideCollection(key: CollectionKey, isHidden: boolean): Promise<void> {
  return hide([key], isHidden)
}

async function hide(things: (CollectionKey & { tokenId?: string })[], isHidden: boolean): Promise<void> {
  await run(() => client['nfts.hide']({ things, isHidden }))
}

/** Switches the images of a collection on or off. */
export async function setImages(key: CollectionKey, isOn: boolean): Promise<void> {
  await run(() => client['nfts.setImages']({ ...key, isOn }))
}

/** Requests an image again. */
export async function fetchAgain({ accountId, chainId, collection, tokenId }: Nft): Promise<void> {
  await run(() => client['nfts.fetchAgain']({ accountId, chainId, collection, tokenId }))
}

/** Runs a change; the event that follows it updates the screen. */
async function run(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
    useNfts.setState({ error: null })
  } catch (error) {
    useNfts.setState({ error: asAppError(error) })
  }
}

const CAUSES: readonly ClientEvent['type'][] = ['nfts.changed', 'label.changed', 'privacy.changed', 'accounts.changed', 'reconnected']

onEvent(({ type }) => {
  if (type === 'network.changed') {
    useNfts.setState(initial)
    clearPicked()
    void readNfts()
  } else if (CAUSES.includes(type) && useNfts.getState().overview !== null) {
    window.clearTimeout(timers.settling)
    timers.settling = window.setTimeout(() => void readNfts(), SETTLE_MS)
  }
})
