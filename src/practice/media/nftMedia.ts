// Serves metadata and pictures of the practice NFTs, the same bytes for the same token: on a separate host and behind an IPFS gateway.
// Sources: EIP-721 metadata JSON schema; specs.ipfs.tech, path gateway.
import { cidOf } from '../book/cid.ts'
import { NFT_HOST } from '../book/chains/chains.ts'
import type { Collection } from '../book/nfts.ts'
import { fromBase64, nameHash, utf8 } from '../keys/bytes.ts'
import { json, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { hostileFile } from './hostile.ts'
import { BOAT_JPEG, BOAT_WEBP, LANTERN_JPEG, LANTERN_WEBP } from './pictures.ts'
import { lanternPng, lanternSvg } from './lanterns.ts'
import { drawMotif } from './motifs.ts'
import { encodePng } from './png.ts'

const FORMATS = ['png', 'jpg', 'webp', 'svg'] as const
type Format = (typeof FORMATS)[number]
/** Side of the drawings, and pixels of a raster picture for each unit of it. */
const SIDE = 96
const SCALE = 3

function file(contentType: string, body: Uint8Array): PracticeReply {
  return { status: 200, contentType, body }
}

/** The first four tokens of a collection have a format each. Later ones are drawn: there is one picture in each of the other formats. */
function formatOf(tokenId: string): Format {
  const number = Number(tokenId)
  return FORMATS[number <= FORMATS.length ? number % FORMATS.length : number % 2 === 0 ? 0 : 3] ?? 'png'
}

type Colour = readonly [red: number, green: number, blue: number]

/** Sky, far and near water. */
const SEAS: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [247, 214, 178],
    [108, 142, 160],
    [52, 84, 104],
  ],
  [
    [205, 224, 232],
    [92, 148, 156],
    [38, 92, 104],
  ],
  [
    [232, 206, 214],
    [140, 120, 160],
    [78, 66, 108],
  ],
  [
    [40, 52, 82],
    [44, 84, 112],
    [22, 46, 70],
  ],
  [
    [250, 228, 160],
    [214, 140, 96],
    [136, 72, 66],
  ],
]

/** Draws waves whose colours and course depend on a token's number. */
function waves(seed: string): Uint8Array {
  const digits = nameHash(`picture ${seed}`)
  const byte = (at: number): number => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16)
  const [sky, far, near] = SEAS[byte(0) % SEAS.length] ?? SEAS[0] ?? []
  const black: Colour = [0, 0, 0]
  const level = (x: number, at: number, height: number): number => height + Math.sin(x / (8 + (byte(at) % 5)) + byte(at)) * 5
  const colour = (x: number, y: number) => (y > level(x, 1, 66) ? near : y > level(x, 2, 46) ? far : sky) ?? black
  return encodePng(SIDE * SCALE, SIDE * SCALE, (x, y) => colour(x / SCALE, y / SCALE))
}

function drawing(seed: string): string {
  const hue = Number.parseInt(nameHash(`drawing ${seed}`).slice(0, 4), 16) % 360
  const sea = `<path d="M0 60q12-10 24 0t24 0 24 0 24 0v36H0z" fill="hsl(${hue} 45% 40%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 60% 85%)"/>${sea}</svg>`
}

function picture({ slug, motif }: Collection, tokenId: string, format: string): PracticeReply {
  if (slug === 'lantern-keepers') return lantern(`${slug} ${tokenId}`, format)
  if (motif !== undefined && format === 'svg') return file('image/svg+xml', utf8(drawMotif(motif, slug, tokenId)))
  switch (format) {
    case 'png':
      return file('image/png', waves(`${slug} ${tokenId}`))
    case 'jpg':
      return file('image/jpeg', fromBase64(BOAT_JPEG))
    case 'webp':
      return file('image/webp', fromBase64(BOAT_WEBP))
    case 'svg':
      return file('image/svg+xml', utf8(drawing(`${slug} ${tokenId}`)))
    default:
      return text('Not Found', 404)
  }
}

/** @param folder address of the collection's pictures, without the last slash */
function lantern(seed: string, format: string): PracticeReply {
  switch (format) {
    case 'png':
      return file('image/png', lanternPng(seed))
    case 'jpg':
      return file('image/jpeg', fromBase64(LANTERN_JPEG))
    case 'webp':
      return file('image/webp', fromBase64(LANTERN_WEBP))
    case 'svg':
      return file('image/svg+xml', utf8(lanternSvg(seed)))
    default:
      return text('Not Found', 404)
  }
}

function metadata({ name, motif }: Collection, tokenId: string, folder: string): PracticeReply {
  return json({
    name: `${name} #${tokenId}`,
    description: `Number ${tokenId} of ${name}. Exists on this computer only.`,
    image: `${folder}/${tokenId}.${motif === undefined ? formatOf(tokenId) : 'svg'}`,
    attributes: [
      { trait_type: 'Tide', value: Number(tokenId) % 2 === 0 ? 'high' : 'low' },
      { trait_type: 'Number', value: Number(tokenId) },
    ],
  })
}

const FILE = /^(\d+)\.(\w+)$/

/** Answers for the host of metadata and pictures. */
export function nftHost({ url }: PracticeRequest, collections: readonly Collection[]): PracticeReply {
  const [shelf, slug, name = ''] = url.pathname.split('/').slice(1)
  if (shelf === 'hostile') return hostileFile(slug ?? '')
  const collection = collections.find((one) => one.slug === slug)
  const [, tokenId, format] = FILE.exec(name) ?? []
  if (collection === undefined || tokenId === undefined || format === undefined) return text('Not Found', 404)
  if (shelf === 'image') return picture(collection, tokenId, format)
  return shelf === 'meta' && format === 'json'
    ? metadata(collection, tokenId, `https://${NFT_HOST}/image/${collection.slug}`)
    : text('Not Found', 404)
}

/** Answers for the IPFS gateway: each collection has two folders, one of documents and one of pictures. */
export function ipfsGateway({ url }: PracticeRequest, collections: readonly Collection[]): PracticeReply {
  const [prefix, cid, name = ''] = url.pathname.split('/').slice(1)
  const [, tokenId, format] = FILE.exec(name) ?? []
  if (prefix !== 'ipfs' || tokenId === undefined || format === undefined) return text('invalid ipfs path', 400)
  const documents = collections.find(({ slug }) => cidOf(slug) === cid)
  if (documents !== undefined && format === 'json') {
    return metadata(documents, tokenId, `ipfs://${cidOf(`${documents.slug} pictures`)}`)
  }
  const pictures = collections.find(({ slug }) => cidOf(`${slug} pictures`) === cid)
  return pictures === undefined ? text('ipfs resolve -r: no link named', 404) : picture(pictures, tokenId, format)
}
