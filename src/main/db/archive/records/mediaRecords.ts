// What is written to the archive of NFT metadata and of pictures.
import type { ImageReason } from '../../../../shared/contract/history/nft.ts'

/** What asking for an address led to. */
export interface MediaOutcome {
  state: 'kept' | 'failed' | 'refused'
  /** Null when it is kept. */
  reason: ImageReason | null
  /** Who was asked; null where nobody was. */
  host: string | null
  /** Failures in a row. */
  tries: number
  readAt: number
  /** When it is asked again unasked; null = never. */
  tryAfter: number | null
}

export interface MetadataRecord extends MediaOutcome {
  chainId: string
  collection: string
  tokenId: string
  /** The address it was read from. */
  uri: string
  name: string | null
  description: string | null
  traits: [name: string, value: string][]
  imageUri: string | null
  imageKey: string | null
}

export interface ImageRecord extends MediaOutcome {
  /** SHA-256 of the address, hex. */
  key: string
  type: string | null
  width: number | null
  height: number | null
  thumb: string | null
  view: string | null
}
