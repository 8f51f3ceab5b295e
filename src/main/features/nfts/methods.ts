// Contract methods on NFTs: tokens held, their pictures, why one is not shown, and hiding.
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { ImageReason, type ImageHosts, type Nft, type NftFilter, type NftImage, type NftKey } from '../../../shared/contract/history/nft.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import type { World } from '../../platform/world.ts'
import type { Media } from '../../clients/media/media.ts'
import type { MediaFiles } from '../../clients/media/mediaFiles.ts'
import { hostOfMedia } from '../../clients/media/mediaUri.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import { readMediaAddresses } from '../../db/archive/read/readMedia.ts'
import { readNftHistory } from '../../db/archive/read/readNftHistory.ts'
import {
  countNfts,
  findNftDetail,
  findNftRow,
  newestImageAt,
  readNftGroups,
  readNftRows,
  type NftQuery,
  type NftRow,
  type NftRowKey,
} from '../../db/archive/read/readNftPage.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { getLabel, putLabel, removeLabel } from '../../db/journal/labels.ts'
import { readPrivacy, writeCollectionImages, writePrivacy, type StoredPrivacy } from '../../db/journal/privacy.ts'

/** What these methods need. */
export interface NftDeps {
  archive: ReadDb
  /** The journal. */
  db: WriteDb
  ingest: Ingest
  files: MediaFiles
  media: Media
  world: Pick<World, 'clock'>
  accounts(): readonly Account[]
  /** Returns the IPFS gateway in use. */
  gateway(): string
  emit(event: AppEvent): void
}

type NftMethod = Extract<keyof Handlers, `nfts.${string}`>

/** Handles the methods on NFTs. */
export function nftHandlers(deps: NftDeps): Pick<Handlers, NftMethod> {
  const { archive, db } = deps
  return {
    'nfts.overview': (filter) => overview(deps, filter),
    'nfts.page': ({ filter, offset, limit }) => {
      const context = nftContext(deps)
      return readNftRows(archive, toQuery(deps, filter), { offset, limit }).map((row) => toNft(context, row))
    },
    'nfts.get': (key) => detail(deps, key),
    'nfts.hosts': ({ collection }) => imageHosts(deps, collection ?? null),
    'nfts.setImages': ({ chainId, collection, isOn }) => {
      const privacy = readPrivacy(db)
      // Enabling the first collection switches the setting to single collections, not to all of them.
      if (isOn && privacy.images === 'off') writePrivacy(db, { ...privacy, images: 'chosen' })
      writeCollectionImages(db, { chainId, collection }, isOn)
      deps.media.restart()
      deps.emit({ type: 'privacy.changed' })
      deps.emit({ type: 'nfts.changed' })
      return {}
    },
    'nfts.hide': ({ things, isHidden }) => {
      hide(deps, things, isHidden)
      deps.media.wake()
      deps.emit({ type: 'label.changed' })
      deps.emit({ type: 'nfts.changed' })
      return {}
    },
    'nfts.fetchAgain': (key) => fetchAgain(deps, key),
  }
}

interface NftContext {
  privacy: StoredPrivacy
  files: MediaFiles
  accountId(account: string): string
}

function nftContext({ db, files, accounts }: NftDeps): NftContext {
  const ids = new Map(accounts().map(({ id, address }) => [archiveAccount(address), id]))
  return { privacy: readPrivacy(db), files, accountId: (account) => ids.get(account) ?? '' }
}

function toQuery(deps: NftDeps, { text, accountId, chainId, show }: NftFilter): NftQuery {
  const trimmed = text?.trim() ?? ''
  return { accounts: chosen(deps, accountId ?? null), text: trimmed === '' ? null : trimmed, chainId: chainId ?? null, show }
}

/** Returns the archive names of one account or of all. */
function chosen({ accounts }: NftDeps, id: string | null): string[] {
  const some = accounts().filter((account) => id === null || account.id === id)
  if (id !== null && some.length === 0) throw new AppError('account.unknown', 'This account is no longer in Waybill.')
  return some.map(({ address }) => archiveAccount(address))
}

function overview(deps: NftDeps, filter: NftFilter) {
  const { archive } = deps
  const { privacy } = nftContext(deps)
  let first = 0
  const groups = readNftGroups(archive, toQuery(deps, filter)).map(({ isOn, awaited, ...group }) => {
    const hasImages = areOn(privacy, isOn)
    const placed = { ...group, first, hasImages, awaited: hasImages ? awaited : 0 }
    first += group.count
    return placed
  })
  const counts = countNfts(archive, chosen(deps, filter.accountId ?? null))
  const sum = (view: 'held' | 'hidden' | 'left') => counts.reduce((total, chain) => total + chain[view], 0)
  return {
    groups,
    count: first,
    totals: { held: sum('held'), hidden: sum('hidden'), left: sum('left') },
    chains: counts.filter(({ held }) => held > 0).map(({ chainId, held }) => ({ chainId, count: held })),
    newestImageAt: newestImageAt(archive),
  }
}

function areOn({ images }: StoredPrivacy, isOn: boolean | null): boolean {
  if (images === 'off') return false
  return isOn ?? images === 'all'
}

function toNft({ privacy, files, accountId }: NftContext, row: NftRow): Nft {
  return {
    accountId: accountId(row.account),
    chainId: row.chain_id,
    collection: row.collection,
    tokenId: row.token_id,
    name: row.name,
    image: toImage(privacy, files, row),
    leftAt: row.left_at,
    isHidden: row.is_hidden,
  }
}

const absent = (reason: ImageReason, host: string | null = null, nextTryAt: number | null = null): NftImage => ({
  state: 'absent',
  reason,
  host,
  nextTryAt,
})

/** Returns the picture, or the first missing step between token and picture as the reason. */
function toImage(privacy: StoredPrivacy, files: MediaFiles, row: NftRow): NftImage {
  if (privacy.images === 'off') return absent('off')
  if (!areOn(privacy, row.is_on === null ? null : row.is_on === 1)) return absent('collectionOff')
  if (row.uri === '') return absent('noUri')
  if (row.metadata_state === null) return absent('notYet')
  if (row.image_key === null) {
    if (row.metadata_state === 'kept') return absent('noImage', row.metadata_host)
    return absent(toReason(row.metadata_reason), row.metadata_host, row.metadata_try_after)
  }
  if (row.image_state === null) return absent('notYet')
  const { thumb, view, width, height } = row
  if (row.image_state !== 'kept' || thumb === null || view === null || width === null || height === null) {
    return absent(toReason(row.image_reason), row.image_host, row.image_try_after)
  }
  return files.has(thumb) && files.has(view) ? { state: 'kept', thumb, view, width, height } : absent('swept', row.image_host)
}

/** A reason stored by a newer version is shown as undecodable. */
function toReason(stored: string | null): ImageReason {
  return ImageReason.safeParse(stored).data ?? 'undecodable'
}

function rowKey(deps: NftDeps, { accountId, ...key }: NftKey): NftRowKey {
  const [account] = chosen(deps, accountId)
  if (account === undefined) throw unknownNft()
  return { ...key, account }
}

function detail(deps: NftDeps, key: NftKey) {
  const { archive } = deps
  const at = rowKey(deps, key)
  const row = findNftRow(archive, at)
  const found = findNftDetail(archive, at)
  if (row === null || found === null) throw unknownNft()
  const context = nftContext(deps)
  const history = readNftHistory(archive, chosen(deps, null), at).map(({ account, ...entry }) => ({
    ...entry,
    accountId: context.accountId(account),
  }))
  return { nft: toNft(context, row), ...found, history }
}

function unknownNft(): AppError {
  return new AppError('input.invalid', 'This NFT isn’t in your history.')
}

/** Sorted by number of tokens. Metadata that has not been read yet may name further hosts. */
function imageHosts(deps: NftDeps, collection: { chainId: string; collection: string } | null): ImageHosts {
  const gateway = deps.gateway()
  const counts = new Map<string, { tokens: number; isGateway: boolean }>()
  for (const { uri, imageUri } of readMediaAddresses(deps.archive, chosen(deps, null), collection)) {
    const hosts = [uri, imageUri ?? ''].map((address) => hostOfMedia(address, gateway)).filter((found) => found !== null)
    for (const { host, isGateway } of new Map(hosts.map((found) => [found.host, found])).values()) {
      counts.set(host, { tokens: (counts.get(host)?.tokens ?? 0) + 1, isGateway })
    }
  }
  return [...counts].map(([host, count]) => ({ host, ...count })).toSorted((left, right) => right.tokens - left.tokens)
}

interface HiddenThing {
  chainId: string
  collection: string
  /** Absent: the whole collection. */
  tokenId?: string | undefined
}

/** Sets the hidden flag of labels; label text and note stay. */
function hide({ db, world }: NftDeps, things: readonly HiddenThing[], isHidden: boolean): void {
  // All or none, and thousands are stored at once.
  db.transaction(() => {
    for (const { chainId, collection, tokenId } of things) {
      const key =
        tokenId === undefined
          ? { kind: 'collection' as const, chainId, ref: collection }
          : { kind: 'nft' as const, chainId, ref: `${collection}/${tokenId}` }
      const before = getLabel(db, key) ?? { ...key, label: '', note: '' }
      if (!isHidden && before.label === '' && before.note === '') removeLabel(db, key)
      else putLabel(db, { ...before, isHidden, updatedAt: world.clock.now() })
    }
  })()
}

/** Marks what was refused, or removed to save space, as due now. */
async function fetchAgain(deps: NftDeps, key: NftKey): Promise<Record<string, never>> {
  const { archive, ingest, world, media } = deps
  const at = rowKey(deps, key)
  const row = findNftRow(archive, at)
  const found = findNftDetail(archive, at)
  if (row === null || found === null) throw unknownNft()
  const now = world.clock.now()
  const due = { state: 'failed' as const, reason: 'notYet' as const, tries: 0, readAt: now, tryAfter: now }
  if (row.image_key === null) {
    const nothing = { name: null, description: null, traits: [], imageUri: null, imageKey: null }
    const { chainId, collection, tokenId } = at
    await ingest.writeMetadata([{ chainId, collection, tokenId, uri: found.uri, ...nothing, ...due, host: row.metadata_host }])
  } else {
    const nothing = { type: null, width: null, height: null, thumb: null, view: null }
    await ingest.writeImages([{ key: row.image_key, ...nothing, ...due, host: row.image_host }])
  }
  media.wake()
  return {}
}
