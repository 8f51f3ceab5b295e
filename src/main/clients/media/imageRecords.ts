// What goes to the image thread and comes back.
import type { ImageReason } from '../../../shared/contract/history/nft.ts'
import type { ImageType } from './sniffImage.ts'

export interface DrawRequest {
  id: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Both WebP. */
export interface DrawnImage {
  type: ImageType
  /** Of the picture as it came. */
  width: number
  height: number
  thumb: Uint8Array<ArrayBuffer>
  view: Uint8Array<ArrayBuffer>
}

export type Drawn = DrawnImage | { refused: ImageReason }
export type DrawReply = { id: number } & Drawn
