// Detects a file's type and picture size by its first bytes only, ignoring names and headers.

/** Image types that Waybill draws. */
export type ImageType = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'AVIF' | 'SVG'
/** A detected image. */
export interface Sniffed {
  type: ImageType
  /** Pixels; null for SVG, which has no fixed size. */
  size: { width: number; height: number } | null
}

/** Detects the type of a file; null for types that Waybill does not draw, and for pictures truncated before their size. */
export function sniffImage(bytes: Uint8Array): Sniffed | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (signature: string, at = 0) => text(bytes, at, signature.length) === signature
  if (starts('\x89PNG\r\n\x1a\n')) return sized('PNG', pngSize(view))
  if (starts('\xff\xd8\xff')) return sized('JPEG', jpegSize(view))
  if (starts('GIF87a') || starts('GIF89a')) return sized('GIF', gifSize(view))
  if (starts('RIFF') && starts('WEBP', 8)) return sized('WebP', webpSize(bytes, view))
  if (starts('ftyp', 4) && /avif|avis/.test(text(bytes, 8, 40))) return sized('AVIF', avifSize(bytes, view))
  return isSvg(bytes) ? { type: 'SVG', size: null } : null
}

function sized(type: ImageType, size: Sniffed['size']): Sniffed | null {
  return size === null || size.width < 1 || size.height < 1 ? null : { type, size }
}

/** Returns bytes as characters of the same code. */
function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** IHDR comes first (PNG, 11.2.2). */
function pngSize(view: DataView): Sniffed['size'] {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The logical screen (GIF89a, 18). */
function gifSize(view: DataView): Sniffed['size'] {
  return view.byteLength < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Markers without a length: TEM and RST0 to RST7 (ITU T.81, B.1.1.3). */
const isBareMarker = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
/** Start of frame, except DHT, JPG and DAC, which share the range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks the segments to the frame header. */
function jpegSize(view: DataView): Sniffed['size'] {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isBareMarker(marker)) at += 2
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** The first chunk states it in one of three ways (WebP container; RFC 9649, 2.5 to 2.7). */
function webpSize(bytes: Uint8Array, view: DataView): Sniffed['size'] {
  if (bytes.byteLength < 30) return null
  const at24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (text(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: at24(24) + 1, height: at24(27) + 1 }
    default:
      return null
  }
}

/** Returns the largest size in its `ispe` boxes (ISO/IEC 23008-12, 6.5.3): grids consist of smaller ones. */
function avifSize(bytes: Uint8Array, view: DataView): Sniffed['size'] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 65_536))
  let size: Sniffed['size'] = null
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const width = view.getUint32(at + 8)
    const height = view.getUint32(at + 12)
    if (size === null || width * height > size.width * size.height) size = { width, height }
  }
  return size
}

const SVG_HEAD = 4096

/** Detects a document whose first element is <svg>, after an optional declaration, comments and document type. */
function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD)).replace(/^\uFEFF/, '')
  const rest = head.replace(/^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>)+/i, '')
  return /^<(?:\w+:)?svg[\s>/]/i.test(rest)
}
