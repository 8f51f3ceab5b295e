// The image codecs, WebAssembly modules: a crafted file affects only their own memory. Used by the image thread only.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decodeAvif, { init as initAvif } from '@jsquash/avif/decode.js'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import resizeImage, { initResize } from '@jsquash/resize'
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js'
import { initWasm as initSvg, Resvg } from '@resvg/resvg-wasm'
import { GifReader } from 'omggif'
import { boundedModule } from './boundedModule.ts'
import type { ImageType } from './sniffImage.ts'

/** RGBA, eight bits per channel, rows from the top. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
  colorSpace: 'srgb'
}

/** Replaces the browser's ImageData, which the codecs instantiate for their results. */
class PlainImageData {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

const { resolve } = createRequire(import.meta.url)

/** Memory limit: the largest accepted picture needs most of it, and nothing else limits what an SVG contains. */
const MAX_CODEC_BYTES = 768 * 1_048_576

async function load(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(boundedModule(await readFile(resolve(file)), MAX_CODEC_BYTES))
}

/** Longer side of a drawn SVG, whose own size is irrelevant. */
const SVG_SIDE = 1024

/** Files come as views; the codecs need a buffer that contains only the file. */
type Decode = (bytes: Uint8Array<ArrayBuffer>) => Promise<Pixels> | Pixels

/** Loaded on first use. */
function decoders(): Record<ImageType, () => Promise<Decode>> {
  return {
    PNG: async () => {
      await initPng(await load('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
      return async (bytes) => toPixels(await decodePng(bytes.slice().buffer))
    },
    JPEG: async () => {
      await initJpeg(await load('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
      return async (bytes) => toPixels(await decodeJpeg(bytes.slice().buffer))
    },
    WebP: async () => {
      await initWebpDecoder(await load('@jsquash/webp/codec/dec/webp_dec.wasm'))
      return async (bytes) => toPixels(await decodeWebp(bytes.buffer))
    },
    AVIF: async () => {
      await initAvif(await load('@jsquash/avif/codec/dec/avif_dec.wasm'))
      return async (bytes) => toPixels(await decodeAvif(bytes.slice().buffer))
    },
    GIF: () => Promise.resolve(decodeGif),
    SVG: async () => {
      await initSvg(await load('@resvg/resvg-wasm/index_bg.wasm'))
      return drawSvg
    },
  }
}

function toPixels(image: { data: Uint8ClampedArray; width: number; height: number } | null): Pixels {
  if (image === null) throw new Error('the codec gave nothing')
  return { data: new Uint8ClampedArray(image.data), width: image.width, height: image.height, colorSpace: 'srgb' }
}

/**
 * Decodes the first frame: animations are not played in a list.
 * @throws Error for a frame larger than the picture, whose size was checked.
 */
function decodeGif(bytes: Uint8Array<ArrayBuffer>): Pixels {
  const reader = new GifReader(bytes)
  const frame = reader.frameInfo(0)
  if (frame.x + frame.width > reader.width || frame.y + frame.height > reader.height) throw new Error('the frame leaves the picture')
  const data = new Uint8ClampedArray(reader.width * reader.height * 4)
  reader.decodeAndBlitFrameRGBA(0, data)
  return { data, width: reader.width, height: reader.height, colorSpace: 'srgb' }
}

/** Draws the shapes. The renderer has no scripts, external styles, network or file access; without fonts, text is omitted. */
function drawSvg(bytes: Uint8Array<ArrayBuffer>): Pixels {
  const svg = new Resvg(bytes, { font: { loadSystemFonts: false } })
  const mode = svg.width >= svg.height ? 'width' : 'height'
  svg.free()
  const drawing = new Resvg(bytes, { font: { loadSystemFonts: false }, fitTo: { mode, value: SVG_SIDE } })
  const image = drawing.render()
  const { width, height } = image
  const data = new Uint8ClampedArray(image.pixels)
  image.free()
  drawing.free()
  return { data: unmultiplied(data), width, height, colorSpace: 'srgb' }
}

/** Converts premultiplied colours, as the renderer produces them, to straight ones for the encoder. */
function unmultiplied(data: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = ((data[channel] ?? 0) * 255) / alpha
  }
  return data
}

/** The loaded codecs. */
export interface Codecs {
  /** Decodes a file. @throws the codec's error for a damaged file. */
  decode(type: ImageType, bytes: Uint8Array<ArrayBuffer>): Promise<Pixels>
  resize(image: Pixels, width: number, height: number): Promise<Pixels>
  /** Encodes small pictures without loss, since they are often pixel art. */
  encode(image: Pixels): Promise<Uint8Array<ArrayBuffer>>
}

const QUALITY = 82
const LOSSLESS_SIDE = 128

/** Loads the codecs. */
export async function loadCodecs(): Promise<Codecs> {
  Object.assign(globalThis, { ImageData: PlainImageData })
  await initWebpEncoder(await load('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  await initResize(await load('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  const loaders = decoders()
  const ready = new Map<ImageType, Promise<Decode>>()
  return {
    decode: async (type, bytes) => {
      const decoder = ready.get(type) ?? loaders[type]()
      ready.set(type, decoder)
      return (await decoder)(bytes)
    },
    resize: async (image, width, height) =>
      toPixels(await resizeImage(image, { width, height, method: 'lanczos3', fitMethod: 'stretch', premultiply: true, linearRGB: false })),
    encode: async (image) => {
      const isSmall = Math.max(image.width, image.height) <= LOSSLESS_SIDE
      return new Uint8Array(await encodeWebp(image, isSmall ? { lossless: 1 } : { quality: QUALITY }))
    },
  }
}
