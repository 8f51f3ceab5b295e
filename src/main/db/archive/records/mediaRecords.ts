// Records of NFT metadata and pictures, as written.
import type { ImageReason } from '../../../../shared/contract/history/nft.ts'

/** The outcome of requesting an address. */
export interface MediaOutcome {
  state: 'kept' | 'failed' | 'refused'
  /** Null when it is kept. */
  reason: ImageReason | null
  /** The host that was asked; null where none was. */
  host: string | null
  /** Consecutive failures. */
  tries: number
  readAt: number
  /** When it is retried automatically; null = never. */
  tryAfter: number | null
}

/** Metadata of one token. */
export interface MetadataRecord extends MediaOutcome {
  chainId: string
  collection: string
  tokenId: string
  /** The address that it was read from. */
  uri: string
  name: string | null
  description: string | null
  traits: [name: string, value: string][]
  imageUri: string | null
  imageKey: string | null
}

/** A picture. */
export interface ImageRecord extends MediaOutcome {
  /** SHA-256 of the address, hex. */
  key: string
  type: string | null
  width: number | null
  height: number | null
  thumb: string | null
  view: string | null
}
