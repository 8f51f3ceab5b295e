// A few collectables of the first account, in both indexers' shapes. Pictures are data addresses, so they show without a network.
// Source: initia-labs/rollytics api/handler/nft/types.go; initia-labs/core-indexer api/dto/nft.go.
import type { PracticeChain } from '../book/chains.ts'
import { decodeBech32 } from '../keys/bech32.ts'
import { fromBase64, nameHash, toBase64, toHex, utf8 } from '../keys/bytes.ts'
import { json, partsAfter, type PracticeReply } from '../reply.ts'
import { accountOf } from './account.ts'

interface Collectable {
  collection: string
  collectionName: string
  tokenId: string
  object: string
  uri: string
}

const SETS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'practice-1': [['Initia Usernames', 1]],
  'tidewatch-1': [
    ['Tide Tables', 9],
    ['Harbour Passes', 2],
  ],
  'lantern-1': [['Lantern Keepers', 23]],
}
const STAMP = '2026-06-01T12:00:00Z'
const DEFAULT_LIMIT = 100

function uriOf(name: string, number: number): string {
  const hue = (number * 47) % 360
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${hue} 40% 60%)"/></svg>`
  const image = `data:image/svg+xml;base64,${toBase64(utf8(picture))}`
  const metadata = JSON.stringify({ name: `${name} #${number}`, description: 'Exists on this computer only.', image })
  return `data:application/json;base64,${toBase64(utf8(metadata))}`
}

function collectables(chain: PracticeChain): Collectable[] {
  const width = chain.kind === 'minievm' ? 40 : 64
  const address = (name: string): string => `0x${nameHash(`${chain.id} ${name}`).slice(0, width).toLowerCase()}`
  return (SETS[chain.id] ?? []).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => ({
      collection: address(name),
      collectionName: name,
      tokenId: String(index + 1),
      object: chain.kind === 'minievm' ? '' : address(`${name} ${index + 1}`),
      uri: uriOf(name, index + 1),
    })),
  )
}

function page(url: URL, key: string, rows: unknown[], isL1: boolean): PracticeReply {
  const limit = Number(url.searchParams.get('pagination.limit') ?? '') || (isL1 ? 10 : DEFAULT_LIMIT)
  const given = url.searchParams.get('pagination.key')
  const offset =
    given === null || given === ''
      ? Number(url.searchParams.get('pagination.offset') ?? '0')
      : Number(Buffer.from(fromBase64(given)).toString())
  const shown = rows.slice(offset, offset + limit)
  // The rollup indexer looks at the page's length only, so a full last page leads to an empty one.
  const more = isL1 ? rows.length > offset + limit : shown.length === limit
  const keyOf = (at: number): string => toBase64(utf8(String(at)))
  const pagination = {
    previous_key: offset >= limit ? keyOf(offset - limit) : null,
    next_key: more ? keyOf(offset + limit) : null,
    total: isL1 ? rows.length : String(rows.length),
  }
  return json({ [key]: shown, pagination })
}

function tokenRow(one: Collectable, owner: string, isL1: boolean): unknown {
  if (isL1) {
    const nft = { collection: { inner: one.collection }, token_id: one.tokenId, uri: one.uri, description: '', is_burned: false }
    return { object_addr: one.object, collection_addr: one.collection, collection_name: one.collectionName, owner_addr: owner, nft }
  }
  return {
    collection_addr: one.collection,
    collection_name: one.collectionName,
    collection_origin_name: one.collectionName,
    object_addr: one.object,
    owner,
    nft: { token_id: one.tokenId, uri: one.uri },
    height: 17_000_000,
    timestamp: STAMP,
  }
}

function collectionRow(name: string, all: readonly Collectable[], owner: string, isL1: boolean): unknown {
  const own = all.filter((one) => one.collectionName === name)
  const collection = { creator: owner, name, origin_name: name, nfts: { handle: '', length: own.length } }
  const row = { object_addr: own[0]?.collection ?? '', collection }
  return isL1 ? row : { ...row, height: 17_000_000, timestamp: STAMP }
}

/**
 * Answers the lists of collections and tokens; null for any other path.
 * @param holder bech32 of the account that owns everything.
 */
export function nftLists(url: URL, chain: PracticeChain, holder: string): PracticeReply | null {
  const parts = partsAfter(url, '/indexer/nft/v1')
  const [what, by, argument] = parts ?? []
  if (argument === undefined || (what !== 'tokens' && what !== 'collections')) return null
  const isL1 = chain.kind === 'l1'
  const all = collectables(chain)
  const bytes = decodeBech32('init', argument)
  const collection = bytes === null ? argument.toLowerCase() : `0x${toHex(bytes)}`
  if (what === 'tokens' && by === 'by_collection') {
    return page(
      url,
      what,
      all.filter((one) => one.collection === collection).map((one) => tokenRow(one, holder, isL1)),
      isL1,
    )
  }
  if (by !== 'by_account') return null
  const held = accountOf(argument) === holder ? all : []
  if (what === 'tokens')
    return page(
      url,
      what,
      held.map((one) => tokenRow(one, holder, isL1)),
      isL1,
    )
  const names = [...new Set(held.map((one) => one.collectionName))]
  return page(
    url,
    what,
    names.map((name) => collectionRow(name, held, holder, isL1)),
    isL1,
  )
}
