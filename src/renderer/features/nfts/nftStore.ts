// Holds the NFTs: a filter, the collections that match, and those tokens that are or were in view. Read again as a whole on events.
import { createStore, type StoreApi } from 'zustand'
import type { CollectionKey, Nft, NftFilter, NftOverview } from '../../../shared/contract/history/nft.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { storeHook, type AppWindow, type ClientEvent } from '../../window.ts'

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

const initial = (): NftState => ({ filter: { show: 'held' }, overview: null, tokens: new Map(), error: null })
/** Holds the state of the NFT screen. */
function nftsStore(win: AppWindow): StoreApi<NftState> {
  const store = createStore<NftState>(initial)
  win.onEvent(({ type }) => {
    if (type === 'network.changed') {
      store.setState(initial())
      clearPicked(win)
      void readNfts(win)
    } else if (CAUSES.includes(type) && store.getState().overview !== null) {
      window.clearTimeout(win.part(timers).settling)
      win.part(timers).settling = window.setTimeout(() => void readNfts(win), SETTLE_MS)
    }
  })
  return store
}
/** Reads it in components. */
export const useNfts = storeHook(nftsStore)

/** Holds the picked NFTs by key. */
const pickedStore = () => createStore<{ picked: ReadonlyMap<string, Nft> }>(() => ({ picked: new Map() }))
/** Reads it in components. */
export const usePicked = storeHook(pickedStore)

/** `generation` counts reads, so that the answer to an older question is dropped. */
const reading = () => ({ generation: 0, pages: new Set<number>(), first: 0, last: PAGE })
const timers = (): { typing: number | undefined; settling: number | undefined } => ({ typing: undefined, settling: undefined })

/** Returns one text that identifies an NFT. */
export function keyOf({ accountId, chainId, collection, tokenId }: Nft): string {
  return `${accountId} ${chainId} ${collection} ${tokenId}`
}

/** Changes the filter. A change of view clears the picks. */
export function setFilter(win: AppWindow, change: Partial<NftFilter>): void {
  win.part(nftsStore).setState(({ filter }) => ({ filter: { ...filter, ...change } }))
  if (change.show !== undefined) clearPicked(win)
  void readNfts(win)
}

/** Stores what is being typed, and searches when the typing pauses. */
export function searchFor(win: AppWindow, text: string): void {
  win.part(nftsStore).setState(({ filter }) => ({ filter: { ...filter, text: text === '' ? null : text } }))
  window.clearTimeout(win.part(timers).typing)
  win.part(timers).typing = window.setTimeout(() => void readNfts(win), TYPING_PAUSE_MS)
}

/** Clears the filter but keeps the view. */
export function clearFilter(win: AppWindow): void {
  win.part(nftsStore).setState(({ filter }) => ({ filter: { show: filter.show } }))
  void readNfts(win)
}

/** Reads the collections and the tokens in view. What is shown stays until the answer arrives. */
export async function readNfts(win: AppWindow): Promise<void> {
  win.part(reading).generation += 1
  const { generation, first, last } = win.part(reading)
  const { filter } = win.part(nftsStore).getState()
  const pages = pagesOf(first, last)
  try {
    const [overview, ...read] = await Promise.all([
      win.client['nfts.overview'](filter),
      ...pages.map((page) => readPage(win, filter, page)),
    ])
    if (generation !== win.part(reading).generation) return
    win.part(reading).pages = new Set(pages)
    win.part(nftsStore).setState({ overview, tokens: new Map(read.flat()), error: null })
  } catch (error) {
    if (generation === win.part(reading).generation) win.part(nftsStore).setState({ error: asAppError(error) })
  }
}

/** Reads tokens that come into view and were not read yet. */
export function bringIntoView(win: AppWindow, first: number, last: number): void {
  Object.assign(win.part(reading), { first, last })
  for (const page of pagesOf(first, last)) {
    if (!win.part(reading).pages.has(page)) void addPage(win, page)
  }
}

/** Reads the tokens beside a place, wherever the grid stands. */
export function readBeside(win: AppWindow, place: number): void {
  for (const page of pagesOf(Math.max(0, place - 1), place + 1)) {
    if (!win.part(reading).pages.has(page)) void addPage(win, page)
  }
}

async function addPage(win: AppWindow, page: number): Promise<void> {
  const { generation } = win.part(reading)
  win.part(reading).pages.add(page)
  try {
    const read = await readPage(win, win.part(nftsStore).getState().filter, page)
    if (generation === win.part(reading).generation)
      win.part(nftsStore).setState(({ tokens }) => ({ tokens: new Map([...tokens, ...read]) }))
  } catch (error) {
    win.part(reading).pages.delete(page)
    if (generation === win.part(reading).generation) win.part(nftsStore).setState({ error: asAppError(error) })
  }
}

async function readPage(win: AppWindow, filter: NftFilter, page: number): Promise<[number, Nft][]> {
  const nfts = await win.client['nfts.page']({ filter, offset: page * PAGE, limit: PAGE })
  return nfts.map((nft, index) => [page * PAGE + index, nft])
}

function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / PAGE)
  return Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, index) => from + index)
}

/** Picks an NFT, or removes the pick. */
export function togglePicked(win: AppWindow, nft: Nft): void {
  win.part(pickedStore).setState(({ picked }) => {
    const changed = new Map(picked)
    if (!changed.delete(keyOf(nft))) changed.set(keyOf(nft), nft)
    return { picked: changed }
  })
}

/** Clears all picks. */
export function clearPicked(win: AppWindow): void {
  win.part(pickedStore).setState({ picked: new Map() })
}

/** Hides or shows single tokens. */
export function hideTokens(win: AppWindow, nfts: readonly Nft[], isHidden: boolean): Promise<void> {
  clearPicked(win)
  return hide(
    win,
    nfts.map(({ chainId, collection, tokenId }) => ({ chainId, collection, tokenId })),
    isHidden,
  )
}

/** Hides or shows a whole collection. */
export function hideCollection(win: AppWindow, key: CollectionKey, isHidden: boolean): Promise<void> {
  return hide(win, [key], isHidden)
}

async function hide(win: AppWindow, things: (CollectionKey & { tokenId?: string })[], isHidden: boolean): Promise<void> {
  await run(win, () => win.client['nfts.hide']({ things, isHidden }))
}

/** Switches the images of a collection on or off. */
export async function setImages(win: AppWindow, key: CollectionKey, isOn: boolean): Promise<void> {
  await run(win, () => win.client['nfts.setImages']({ ...key, isOn }))
}

/** Requests an image again. */
export async function fetchAgain(win: AppWindow, { accountId, chainId, collection, tokenId }: Nft): Promise<void> {
  await run(win, () => win.client['nfts.fetchAgain']({ accountId, chainId, collection, tokenId }))
}

/** Runs a change; the event that follows it updates the screen. */
async function run(win: AppWindow, change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
    win.part(nftsStore).setState({ error: null })
  } catch (error) {
    win.part(nftsStore).setState({ error: asAppError(error) })
  }
}

const CAUSES: readonly ClientEvent['type'][] = ['nfts.changed', 'label.changed', 'privacy.changed', 'accounts.changed', 'reconnected']
