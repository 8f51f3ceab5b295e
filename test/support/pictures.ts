// Pictures made by hand, whole and crafted, so that tests need no files.
import { crc32, deflateSync } from 'node:zlib'

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function pngFile(head: Buffer, rows: Buffer): Buffer {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))])
}

/** A black square as a data: address: a few kilobytes that unpack to four bytes a pixel. */
export function pngBomb(side: number): string {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return `data:image/png;base64,${pngFile(head, Buffer.alloc((Math.ceil(side / 8) + 1) * side)).toString('base64')}`
}

/** A PNG of one colour (RGBA); `claimed` writes another size into its head than its data has. */
export function png(width: number, height: number, rgba = [10, 120, 90, 255], claimed = { width, height }): Uint8Array<ArrayBuffer> {
  const row = Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: width }, () => rgba).flat())])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(claimed.width, 0)
  head.writeUInt32BE(claimed.height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return new Uint8Array(pngFile(head, Buffer.concat(Array.from({ length: height }, () => row))))
}

/** A GIF of one red pixel. */
export const GIF = new Uint8Array(Buffer.from('R0lGODdhAQABAIABAP8AAAAA/ywAAAAAAQABAAACAkQBADs=', 'base64'))

export function svg(inside: string, attributes = 'viewBox="0 0 40 20"'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`),
  )
}

/** The image thread as Node runs it from its source. */
