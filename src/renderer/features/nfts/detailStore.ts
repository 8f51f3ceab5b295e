// Holds the NFT in the drawer, in full.
import { createStore, type StoreApi } from 'zustand'
import type { NftDetail, NftKey } from '../../../shared/contract/history/nft.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { storeHook, type AppWindow } from '../../window.ts'

interface DetailState {
  key: NftKey | null
  /** The details of `key`; kept while they are read again. */
  detail: NftDetail | null
  error: AppError | null
}

/** Holds the NFT of the drawer. */
function nftDetailStore(win: AppWindow): StoreApi<DetailState> {
  const store = createStore<DetailState>(() => ({ key: null, detail: null, error: null }))
  win.onEvent(({ type }) => {
    const { key } = store.getState()
    if (key !== null && ['nfts.changed', 'label.changed', 'privacy.changed', 'activity.changed'].includes(type)) void read(win, key)
  })
  return store
}
/** Reads it in components. */
export const useNftDetail = storeHook(nftDetailStore)

/** Reads one NFT; the answer to an older question is dropped. */
export async function openNft(win: AppWindow, { accountId, chainId, collection, tokenId }: NftKey): Promise<void> {
  const key = { accountId, chainId, collection, tokenId }
  win.part(nftDetailStore).setState({ key, detail: null, error: null })
  await read(win, key)
}

/** Closes the drawer. */
export function closeNft(win: AppWindow): void {
  win.part(nftDetailStore).setState({ key: null, detail: null, error: null })
}

async function read(win: AppWindow, key: NftKey): Promise<void> {
  try {
    const detail = await win.client['nfts.get'](key)
    if (win.part(nftDetailStore).getState().key === key) win.part(nftDetailStore).setState({ detail, error: null })
  } catch (error) {
    if (win.part(nftDetailStore).getState().key === key) win.part(nftDetailStore).setState({ error: asAppError(error) })
  }
}
