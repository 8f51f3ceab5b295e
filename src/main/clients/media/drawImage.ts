// Re-encodes a picture: detects its type, checks its size before decoding, decodes, scales, and encodes as WebP.
import type { Codecs, Pixels } from './imageCodecs.ts'
import type { Drawn } from './imageRecords.ts'
import { sniffImage } from './sniffImage.ts'

/** 100 MB decoded. */
const MAX_PIXELS = 25_000_000
const MAX_SIDE = 16_383
const THUMB_SIDE = 256
const VIEW_SIDE = 1024

/** Re-encodes an untrusted file; only its pixels reach the result. */
export async function drawImage(codecs: Codecs, bytes: Uint8Array<ArrayBuffer>): Promise<Drawn> {
  const sniffed = sniffImage(bytes)
  if (sniffed === null) return { refused: 'notImage' }
  if (sniffed.size !== null && isTooLarge(sniffed.size)) return { refused: 'tooManyPixels' }
  let image: Pixels
  try {
    image = await codecs.decode(sniffed.type, bytes)
  } catch {
    // A codec's message is of no use to the user: the file is damaged, or not of the detected type.
    return { refused: 'undecodable' }
  }
  const { width, height } = image
  if (isTooLarge(image)) return { refused: 'tooManyPixels' }
  const view = await fit(codecs, image, VIEW_SIDE)
  const thumb = await fit(codecs, view, THUMB_SIDE)
  return { type: sniffed.type, width, height, view: await codecs.encode(view), thumb: await codecs.encode(thumb) }
}

function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE
}

/** Never enlarges. */
function fit(codecs: Codecs, image: Pixels, side: number): Promise<Pixels> {
  const scale = side / Math.max(image.width, image.height)
  if (scale >= 1) return Promise.resolve(image)
  return codecs.resize(image, Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)))
}
