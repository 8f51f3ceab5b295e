// Holds the NFT in the drawer, in full.
import { create } from 'zustand'
import type { NftDetail, NftKey } from '../../../shared/contract/history/nft.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client, onEvent } from '../../data/api.ts'

interface DetailState {
  key: NftKey | null
  /** The details of `key`; kept while they are read again. */
  detail: NftDetail | null
  error: AppError | null
}

/** Holds the NFT of the drawer. */
export const useNftDetail = create<DetailState>(() => ({ key: null, detail: null, error: null }))

/** Reads one NFT; the answer to an older question is dropped. */
export async function openNft({ accountId, chainId, collection, tokenId }: NftKey): Promise<void> {
  const key = { accountId, chainId, collection, tokenId }
  useNftDetail.setState({ key, detail: null, error: null })
  await read(key)
}

/** Closes the drawer. */
export function closeNft(): void {
  useNftDetail.setState({ key: null, detail: null, error: null })
}

async function read(key: NftKey): Promise<void> {
  try {
    const detail = await client['nfts.get'](key)
    if (useNftDetail.getState().key === key) useNftDetail.setState({ detail, error: null })
  } catch (error) {
    if (useNftDetail.getState().key === key) useNftDetail.setState({ error: asAppError(error) })
  }
}

onEvent(({ type }) => {
  const { key } = useNftDetail.getState()
  if (key !== null && ['nfts.changed', 'label.changed', 'privacy.changed', 'activity.changed'].includes(type)) void read(key)
})
