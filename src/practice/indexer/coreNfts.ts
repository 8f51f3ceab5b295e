// The L1 indexer's collections and tokens. Source: initia-labs/core-indexer api/handlers/nft.go, api/services/nft.go, api/dto/nft.go.
import { collectionAddress, type Collection, type Nft } from '../book/nfts.ts'
import type { BookTx } from '../book/state.ts'
import { hexAddress } from '../evm/abi.ts'
import { json, type PracticeReply } from '../reply.ts'
import { accountOf } from './account.ts'
import { corePage, readCorePage, refuse } from './corePaging.ts'
import { collectionsOf, touches } from './nftLists.ts'

function tokenRow(nft: Nft): unknown {
  const { collection, tokenId, uri } = nft
  return {
    object_addr: nft.object,
    collection_addr: collection.address,
    collection_name: collection.name,
    owner_addr: hexAddress(nft.owner),
    nft: { collection: { inner: collection.address }, description: '', token_id: tokenId, uri, is_burned: false },
  }
}

/** The count stands only in the list of one account, and counts that account's tokens. */
function collectionRow({ address, creator, description, name }: Collection, count: number | null): unknown {
  const collection = { creator: hexAddress(creator), description, name, uri: '' }
  return { object_addr: address, collection: count === null ? collection : { ...collection, nft: { length: count } } }
}

function page(url: URL, key: string, rows: readonly unknown[]): PracticeReply {
  const asked = readCorePage(url)
  return typeof asked === 'string' ? refuse(400, asked) : corePage(asked, key, rows)
}

function collections(url: URL, parts: readonly string[], nfts: readonly Nft[]): PracticeReply {
  const [by, argument] = parts
  const all = collectionsOf(nfts)
  if (by === undefined) {
    const search = (url.searchParams.get('search') ?? '').toLowerCase()
    const found = all.filter(({ name }) => name.toLowerCase().includes(search))
    return page(
      url,
      'collections',
      found.map((one) => collectionRow(one, null)),
    )
  }
  if (by === 'by_account') {
    const owner = accountOf(argument ?? '')
    if (owner === null) return refuse(400, 'invalid account address')
    const mine = nfts.filter((nft) => nft.owner === owner)
    const rows = collectionsOf(mine).map((one) => collectionRow(one, mine.filter(({ collection }) => collection === one).length))
    // All at once, whatever page was asked for.
    return json({ collections: rows, pagination: { next_key: null, total: rows.length } })
  }
  const found = all.find(({ address }) => address === collectionAddress(by))
  return found === undefined ? refuse(404, 'collection not found') : json(collectionRow(found, null))
}

function tokens(url: URL, parts: readonly string[], nfts: readonly Nft[]): PracticeReply {
  const [by, argument = ''] = parts
  const search = (url.searchParams.get('search') ?? '').toLowerCase()
  const only = url.searchParams.get('collectionAddress') ?? ''
  const owner = by === 'by_account' ? accountOf(argument) : null
  if (by === 'by_account' && owner === null) return refuse(400, 'invalid account address')
  const rows = nfts.filter(
    (nft) =>
      (owner === null ? nft.collection.address === collectionAddress(argument) : nft.owner === owner) &&
      (only === '' || nft.collection.address === collectionAddress(only)) &&
      nft.tokenId.toLowerCase().includes(search),
  )
  return page(url, 'tokens', rows.map(tokenRow))
}

/** Answers what lies below `/indexer/nft/v1`; null for paths that are not there. */
export function coreNfts(url: URL, parts: readonly string[], nfts: readonly Nft[], visible: readonly BookTx[]): PracticeReply | null {
  const [what, first, second] = parts
  if (what === 'collections') return collections(url, parts.slice(1), nfts)
  if (what === 'tokens' && (first === 'by_account' || first === 'by_collection')) return tokens(url, parts.slice(1), nfts)
  if (what !== 'token' || first === undefined || second !== 'txs') return null
  const nft = nfts.find(({ object }) => object === first.toLowerCase())
  const found = nft === undefined ? [] : visible.filter((tx) => touches(tx, nft))
  const rows = found.map((tx) => ({
    is_nft_burn: false,
    is_nft_mint: JSON.stringify(tx.record.events).includes('::MintEvent'),
    is_nft_transfer: JSON.stringify(tx.record.events).includes('::TransferEvent'),
    timestamp: tx.record.timestamp,
    txhash: tx.hash.toLowerCase(),
  }))
  return page(url, 'nft_txs', rows)
}
