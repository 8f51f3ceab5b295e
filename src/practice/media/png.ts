// Writes a PNG: true colour, no filter. Source: W3C, Portable Network Graphics specification, chapters 5 and 11.
import { crc32, deflateSync } from 'node:zlib'
import { concat, utf8 } from '../keys/bytes.ts'

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = concat(utf8(type), data)
  return concat(uint32(data.length), typed, uint32(crc32(typed)))
}

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The head of a picture: says how large it is, before a single pixel is there. */
export function pngHead(width: number, height: number): Uint8Array {
  return concat(SIGNATURE, chunk('IHDR', concat(uint32(width), uint32(height), new Uint8Array([8, 2, 0, 0, 0]))))
}

/** A whole picture. @param colour red, green and blue of a pixel. */
export function encodePng(width: number, height: number, colour: (x: number, y: number) => readonly [number, number, number]): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [0, ...Array.from({ length: width }, (__, x) => colour(x, y)).flat()])
  return concat(
    pngHead(width, height),
    chunk('IDAT', new Uint8Array(deflateSync(new Uint8Array(rows.flat())))),
    chunk('IEND', new Uint8Array()),
  )
}
