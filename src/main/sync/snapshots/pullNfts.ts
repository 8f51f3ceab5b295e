// Pulls NFTs: reads every token and collection of an address completely and replaces them at once; missing ones have left.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { IndexerCollection, IndexerToken } from '../../../wire/indexerNfts.ts'
import { isNotOffered } from '../../clients/indexer/features.ts'
import type { ListPage, PageRequest } from '../../clients/indexer/listPage.ts'
import { readAccountCollections, readAccountTokens } from '../../clients/indexer/nfts.ts'
import { nameOf, type ResolvedIndexer } from '../../clients/indexer/target.ts'
import { timeIfAny } from '../../decoding/recordTime.ts'
import { readNftTokens } from '../../db/archive/read/readNfts.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import type { NftCollectionFacts, NftTokenFacts } from '../../db/archive/records/snapshotRecords.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import { resolvedIndexer, type ResolvedIndexerDeps } from '../resolvedIndexer.ts'
import type { SyncTarget } from '../syncTargets.ts'
import { readWholeList } from '../history/wholeList.ts'

/** Rows of a page: both dialects give as many; the L1's refuses more. */
const PAGE = 100
const NONE: Rows<never> = { rows: [], unread: 0 }

interface Rows<T> {
  rows: T[]
  /** Rows that could not be read. */
  unread: number
}

/**
 * Reads all NFTs once and returns whether they differ from what was held.
 * @throws AppError network.*, indexer.*, store.*. When a token cannot be read the others are stored and none counts as gone.
 */
export async function pullNfts(deps: SnapshotDeps & ResolvedIndexerDeps, stream: SyncTarget, signal: AbortSignal): Promise<boolean> {
  const target = await resolvedIndexer(deps, stream, signal)
  if (target === null) return false
  const { request, clock, archive, ingest } = deps
  const { key, bech32: account } = stream
  const { revision } = readSyncTarget(archive, key)
  const readAt = clock.now()
  const askTokens = (page: PageRequest) => readAccountTokens(request, target, { ...page, account, orderBy: 'token_id', signal })
  const readTokens = () => readIfOffered(deps, stream, () => readAll(target, askTokens))
  const first = await readTokens()
  // Accepts an answer without any token, where there were some, only when it comes twice.
  const isSuddenlyEmpty = first?.rows.length === 0 && first.unread === 0 && readSyncTarget(archive, key).rows > 0
  const listed = isSuddenlyEmpty ? await readTokens() : first
  const owned = (listed ?? NONE).rows.filter(({ isBurned }) => !isBurned)
  // core-indexer sends all collections at once.
  const askCollections = (page: PageRequest) => readAccountCollections(request, target, { ...page, account, signal })
  const named = owned.length === 0 ? NONE : await readAll(target, askCollections, { isPaged: target.dialect === 'rollytics' })
  const collections = collectionsOf(named.rows, owned)
  const before = nftFingerprint(deps, stream)
  const tokens = owned.map(tokenFacts)
  const unread = listed?.unread ?? 0
  await ingest.writeSet({ kind: 'nfts', key, revision, isOffered: listed !== null, readAt, collections, tokens, isWhole: unread === 0 })
  if (unread > 0) {
    throw new AppError('indexer.badReply', phrase`${nameOf(target)} sent ${unread} NFTs in an unexpected format.`, { retry: 'later' })
  }
  return nftFingerprint(deps, stream) !== before
}

/** Reads a list; null where the indexer has none; for a list that was there before, a missing route is a failure. */
async function readIfOffered<T>({ archive }: SnapshotDeps, { key }: SyncTarget, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (!isNotOffered(error) || readSyncTarget(archive, key).rows > 0) throw error
    return null
  }
}

/** Returns every row of a list, and how many could not be read. */
async function readAll<T>(
  target: ResolvedIndexer,
  ask: (page: PageRequest) => Promise<ListPage<T>>,
  { isPaged } = { isPaged: true },
): Promise<Rows<T>> {
  const found = await readWholeList<T>({
    limit: isPaged ? PAGE : Infinity,
    read: async (offset) => {
      const page = await ask({ limit: PAGE, newestFirst: false, from: offset === 0 ? null : { offset } })
      const rows = [...page.records()].map((record) => ({ name: record.name, value: 'value' in record ? record.value : undefined }))
      return { rows, more: isPaged && page.nextKey !== null }
    },
  })
  if (found === null) {
    throw new AppError('indexer.badReply', phrase`The NFT list from ${nameOf(target)} keeps changing while it’s being read.`, {
      retry: 'later',
    })
  }
  const rows = [...found.values()].filter((row) => row !== undefined)
  return { rows, unread: found.size - rows.length }
}

/** Returns what the indexer lists, and what the tokens say of unlisted collections. */
function collectionsOf(named: readonly IndexerCollection[], tokens: readonly IndexerToken[]): NftCollectionFacts[] {
  const byAddress = new Map<string, NftCollectionFacts>()
  for (const { collection, collectionName, collectionOriginName } of tokens) {
    const address = collection.toLowerCase()
    const known = byAddress.get(address)
    byAddress.set(address, {
      collection: address,
      name: collectionName ?? '',
      originName: collectionOriginName ?? collectionName ?? '',
      creator: '',
      tokenCount: (known?.tokenCount ?? 0) + 1,
      height: null,
      time: null,
    })
  }
  for (const row of named) byAddress.set(row.address.toLowerCase(), collectionFacts(row))
  return [...byAddress.values()]
}

function collectionFacts({ address, name, originName, creator, tokenCount, height, time }: IndexerCollection): NftCollectionFacts {
  return {
    collection: address.toLowerCase(),
    name,
    originName: originName ?? name,
    creator: creator ?? '',
    tokenCount: countOf(tokenCount) ?? 0,
    height: countOf(height),
    time: timeIfAny(time),
  }
}

function tokenFacts({ collection, tokenId, objectAddress, uri, height, time }: IndexerToken): NftTokenFacts {
  return {
    collection: collection.toLowerCase(),
    tokenId,
    objectAddr: objectAddress ?? '',
    uri: uri ?? '',
    height: countOf(height),
    time: timeIfAny(time),
  }
}

/** Returns a count or height; null for any other text. */
function countOf(text: string | null): number | null {
  const value = Number(text ?? Number.NaN)
  return Number.isSafeInteger(value) && value >= 0 ? value : null
}

function nftFingerprint({ archive }: SnapshotDeps, { key }: SyncTarget): string {
  const held = readNftTokens(archive, [key.account], { left: false }).filter(({ chainId }) => chainId === key.chainId)
  return JSON.stringify(held.map(({ collection, tokenId, uri, objectAddr }) => [collection, tokenId, uri, objectAddr]))
}
