// Messages to and from the image thread.
import type { ImageReason } from '../../../shared/contract/history/nft.ts'
import type { ImageType } from './sniffImage.ts'

/** A file to draw. */
export interface DrawRequest {
  bytes: Uint8Array<ArrayBuffer>
}

/** A re-encoded picture; both sizes are WebP. */
export interface DrawnImage {
  type: ImageType
  /** Size of the original picture. */
  width: number
  height: number
  thumb: Uint8Array<ArrayBuffer>
  view: Uint8Array<ArrayBuffer>
}

/** The result of drawing. */
export type Drawn = DrawnImage | { refused: ImageReason }
