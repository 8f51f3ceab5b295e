// Where a text may lead on a chain: a height, a hash, an address, the name of a collection.
import { AppError } from '../../shared/errors.ts'
import type { ExplorerHit } from '../../shared/explorer.ts'
import { readCollection, readCollectionsByName } from '../indexer/nfts.ts'
import { parseAddress } from '../lib/address.ts'
import { unlessMissing, type Place } from './explorerDeps.ts'
import { turnOf } from './listPaging.ts'

const HASH = /^(0x)?[0-9a-f]{64}$/i

/**
 * Everything that the text may mean, the likeliest first. Only what needs it is asked of the indexer: whether an address is
 * a collection's, and which collections have a name like it.
 * @throws AppError network.*, indexer.*.
 */
export async function findHits(place: Place, typed: string): Promise<ExplorerHit[]> {
  const text = typed.replace(/^#/, '').replaceAll(/(?<=\d),(?=\d{3})/g, '')
  if (/^[1-9]\d{0,14}$/.test(text)) return [{ kind: 'block', height: Number(text) }]
  if (HASH.test(text)) {
    // A Move collection has an address as long as a hash; without 0x it is a transaction's in any case.
    const collections = text.startsWith('0x') ? await collectionAt(place, text) : []
    return [...collections, { kind: 'tx', hash: text.replace(/^0x/i, '').toUpperCase() }]
  }
  const address = addressIn(place, text)
  if (address !== null) return [...(await collectionAt(place, text)), { kind: 'account', address }]
  return await collectionsLike(place, typed)
}

function addressIn({ chain }: Place, text: string): string | null {
  try {
    return parseAddress(text, chain.bech32Prefix).bech32
  } catch (error) {
    if (error instanceof AppError && error.code === 'account.badAddress') return null
    throw error
  }
}

async function collectionAt({ request, target, signal }: Place, address: string): Promise<ExplorerHit[]> {
  // An indexer may refuse an address that is none of a collection's; that it is an account's is known without it.
  const found = await unlessRefused(readCollection(request, target, { collection: address, signal }))
  return found === null ? [] : [{ kind: 'collection', collection: found.address, name: found.name }]
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('indexer.')) return null
    throw error
  }
}

async function collectionsLike(place: Place, name: string): Promise<ExplorerHit[]> {
  const page = await unlessMissing(readCollectionsByName(place.request, place.target, { ...turnOf(place, null).request, name }))
  const rows = page === null ? [] : [...page.records()]
  return rows.flatMap((row) =>
    'value' in row ? [{ kind: 'collection' as const, collection: row.value.address, name: row.value.name }] : [],
  )
}
