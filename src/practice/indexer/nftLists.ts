// The rollup indexer's collections and tokens. Source: initia-labs/rollytics api/handler/nft.
import type { Collection, Nft } from '../book/nfts.ts'
import { collectionAddress } from '../book/nfts.ts'
import type { BookTx } from '../book/state.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromHex } from '../keys/bytes.ts'
import { json, text, type PracticeReply } from '../reply.ts'
import { accountIn, txPage } from './cosmosTxs.ts'
import { BadRequest, offsetPage } from './paging.ts'

/** Whole seconds or a fraction, as Go writes times. */
function stamp(timeMs: number): string {
  return new Date(timeMs).toISOString().replace('.000Z', 'Z')
}

function tokenRow(nft: Nft): unknown {
  return {
    collection_addr: nft.collection.address,
    collection_name: nft.collection.name,
    collection_origin_name: nft.collection.name,
    object_addr: nft.object,
    owner: nft.owner,
    nft: { token_id: nft.tokenId, uri: nft.uri },
    height: nft.height,
    timestamp: stamp(nft.timeMs),
  }
}

function collectionRow({ address, creator, name, height, timeMs }: Collection, all: readonly Nft[]): unknown {
  const length = all.filter((nft) => nft.collection.address === address).length
  return {
    object_addr: address,
    collection: { creator, name, origin_name: name, nfts: { handle: '', length } },
    height,
    timestamp: stamp(timeMs),
  }
}

/** The collections of tokens, each once, by age. */
export function collectionsOf(nfts: readonly Nft[]): Collection[] {
  return [...new Set(nfts.map(({ collection }) => collection))].sort((a, b) => a.height - b.height || (a.address < b.address ? -1 : 1))
}

/** Text order, as the database compares: "10" before "9". */
function byTokenId(a: Nft, b: Nft): number {
  return a.tokenId === b.tokenId ? 0 : a.tokenId < b.tokenId ? -1 : 1
}

function tokenPage(url: URL, nfts: readonly Nft[]): PracticeReply {
  const order = url.searchParams.get('order_by')
  if (order !== null && order !== '' && order !== 'token_id' && order !== 'height') throw new BadRequest('[INVALID_VALUE] order_by')
  const wanted = url.searchParams.get('collection_addr')
  const tokenId = url.searchParams.get('token_id')
  const rows = nfts.filter(
    (nft) =>
      (wanted === null || wanted === '' || nft.collection.address === collectionAddress(wanted)) &&
      (tokenId === null || tokenId === '' || nft.tokenId === tokenId),
  )
  const sorted = [...rows].sort((a, b) => {
    if (order === 'height') return a.height - b.height
    if (order === 'token_id') return byTokenId(a, b)
    return a.collection.address === b.collection.address ? byTokenId(a, b) : a.collection.address < b.collection.address ? -1 : 1
  })
  return offsetPage(url, 'tokens', sorted.map(tokenRow))
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function collections(url: URL, parts: readonly string[], nfts: readonly Nft[]): PracticeReply {
  const [by, argument] = parts
  const all = collectionsOf(nfts)
  const page = (rows: readonly Collection[]): PracticeReply =>
    offsetPage(
      url,
      'collections',
      rows.map((row) => collectionRow(row, nfts)),
    )
  if (by === undefined) return page(all)
  if (by === 'by_account') {
    const owner = accountIn(argument)
    return page(collectionsOf(nfts.filter((nft) => nft.owner === owner)))
  }
  // The path is not decoded by this server: what stands there is compared letter by letter.
  if (by === 'by_name') return page(all.filter(({ name }) => plain(name).includes(plain(url.pathname.split('/').at(-1) ?? ''))))
  const found = all.find(({ address }) => address === collectionAddress(by))
  return found === undefined ? text('[NOT_FOUND] collection not found', 404) : json({ collection: collectionRow(found, nfts) })
}

function bech32Of(hex: string): string {
  return encodeBech32('init', fromHex(hex))
}

/** Whether a transaction has to do with a token: its log, its object, or its id beside the contract's address. */
export function touches(tx: BookTx, nft: Nft): boolean {
  const events = JSON.stringify(tx.record.events).toLowerCase()
  if (nft.object !== '') return events.includes(nft.object)
  if (!events.includes(nft.collection.address) && !events.includes(bech32Of(nft.collection.address))) return false
  const isNumber = /^\d+$/.test(nft.tokenId)
  const word = isNumber ? BigInt(nft.tokenId).toString(16).padStart(64, '0') : nft.tokenId
  return events.includes(`0x${word}`) || events.includes(`"token_id","value":"${nft.tokenId}"`)
}

/** Answers what lies below `/indexer/nft/v1`; null for paths that are not there. */
export function nftLists(url: URL, parts: readonly string[], nfts: readonly Nft[], visible: readonly BookTx[]): PracticeReply | null {
  const [what, first, second] = parts
  if (what === 'collections') return collections(url, parts.slice(1), nfts)
  if (what === 'tokens' && first === 'by_account') {
    const owner = accountIn(second)
    return tokenPage(
      url,
      nfts.filter((nft) => nft.owner === owner),
    )
  }
  if (what === 'tokens' && first === 'by_collection' && second !== undefined) {
    const address = collectionAddress(second)
    return tokenPage(
      url,
      nfts.filter((nft) => nft.collection.address === address),
    )
  }
  if (what !== 'txs' || first === undefined || second === undefined) return null
  const nft = nfts.find((one) => one.collection.address === collectionAddress(first) && one.tokenId === second)
  return txPage(url, nft === undefined ? [] : visible.filter((tx) => touches(tx, nft)))
}
