// Interprets a search text on a chain: a height, a hash, a shortened hash of the own history, an address, or the name of a collection.
import { AppError } from '../../../shared/domain/errors.ts'
import type { ExplorerHit } from '../../../shared/contract/history/explorer.ts'
import { readCollection, readCollectionsByName } from '../../clients/indexer/nfts.ts'
import { findByEnds, MIN_HASH_DIGITS, namesOfTransactions } from '../../db/archive/search/findHash.ts'
import type { ReadDb } from '../../db/database.ts'
import { parseAddress } from '../../platform/address.ts'
import { chainOf, placeOf, unlessMissing, type ExplorerDeps } from './explorerDeps.ts'
import { turnOf } from './listPaging.ts'

const HASH = /^(0x)?[0-9a-f]{64}$/i
/** Matches a hash, its beginning, or both of its ends around what is left out. */
const PART = /^(?:0x)?([0-9a-f]{0,64})(?:(?:…|\.{2,3})([0-9a-f]{0,64}))?$/i
/** Most transactions of the own history that part of a hash may mean. */
const MAX_OWN = 12

/**
 * Returns every interpretation of the text, most likely first. Asks the indexer only whether an address is a collection's, and for
 * collections by name, so heights, hashes, addresses and the own history are found offline too.
 * @throws AppError chain.unknown; for a name also network.*, indexer.*.
 */
export async function findHits(deps: ExplorerDeps, { chainId, text: typed }: { chainId: string; text: string }): Promise<ExplorerHit[]> {
  const { chain } = chainOf(deps, chainId)
  const text = typed.replace(/^#/, '').replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const own = ownTransactions(deps.archive, chainId, text)
  if (/^[1-9]\d{0,14}$/.test(text)) return [{ kind: 'block', height: Number(text) }, ...own]
  if (HASH.test(text)) {
    // A Move collection's address is as long as a hash; without 0x the text is a transaction's.
    const collections = text.startsWith('0x') ? await collectionAt(deps, chainId, text) : []
    return [...collections, { kind: 'tx', chainId: own[0]?.chainId ?? chainId, hash: text.replace(/^0x/i, '').toUpperCase() }]
  }
  const address = addressIn(text, chain.bech32Prefix)
  if (address !== null) return [...(await collectionAt(deps, chainId, text)), { kind: 'account', address }]
  if (own.length > 0) return own
  return await collectionsLike(deps, chainId, typed)
}

/** Returns what a hash or part of one, such as “CE70…10FC”, means in the own history: on this chain, else on any. */
function ownTransactions(archive: ReadDb, chainId: string, text: string) {
  const [, start = '', end = ''] = PART.exec(text) ?? []
  if (Math.max(start.length, end.length) < MIN_HASH_DIGITS) return []
  const found = namesOfTransactions(archive, findByEnds(archive, start.toUpperCase(), end.toUpperCase()).slice(0, MAX_OWN))
  const here = found.filter((tx) => tx.chainId === chainId)
  return (here.length > 0 ? here : found).map((tx) => ({ kind: 'tx' as const, ...tx }))
}

function addressIn(text: string, prefix: string): string | null {
  try {
    return parseAddress(text, prefix).bech32
  } catch (error) {
    if (error instanceof AppError && error.code === 'account.badAddress') return null
    throw error
  }
}

/** Returns whether an address is a collection's. When the indexer fails, the address is still listed as an account. */
async function collectionAt(deps: ExplorerDeps, chainId: string, address: string): Promise<ExplorerHit[]> {
  try {
    const { request, target, signal } = await placeOf(deps, chainId)
    const found = await readCollection(request, target, { collection: address, signal })
    return found === null ? [] : [{ kind: 'collection', collection: found.address, name: found.name }]
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

async function collectionsLike(deps: ExplorerDeps, chainId: string, name: string): Promise<ExplorerHit[]> {
  const place = await placeOf(deps, chainId)
  const page = await unlessMissing(readCollectionsByName(place.request, place.target, { ...turnOf(place, null).request, name }))
  const rows = page === null ? [] : [...page.records()]
  return rows.flatMap((row) =>
    'value' in row ? [{ kind: 'collection' as const, collection: row.value.address, name: row.value.name }] : [],
  )
}
