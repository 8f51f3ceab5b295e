// Fetches metadata, then the pictures it names, with limited concurrency in total and per host.
import { createHash } from 'node:crypto'
import type { OpenWeb } from '../../../wire/world.ts'
import { backoff } from '../../platform/time.ts'
import type { World } from '../../platform/world.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ImageRecord, MediaOutcome, MetadataRecord } from '../../db/archive/records/mediaRecords.ts'
import type { WantedImage, WantedMetadata } from '../../db/archive/read/readMedia.ts'
import { fetchUntrusted, isRefusal, type Refusal } from './fetchUntrusted.ts'
import type { ImageThread } from './imageThread.ts'
import type { MediaFiles } from './mediaFiles.ts'
import { readMediaUri } from './mediaUri.ts'
import { readMetadata } from './metadata.ts'
import { sniffImage } from './sniffImage.ts'

/** What fetching needs. */
export interface CollectDeps {
  world: Pick<World, 'clock' | 'random'> & { web: OpenWeb }
  files: MediaFiles
  images: ImageThread
  log: Log
}

const METADATA_LIMITS = { maxBytes: 1_000_000, timeoutMs: 20_000 }
const IMAGE_LIMITS = { maxBytes: 10_000_000, timeoutMs: 60_000 }
const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 24 * 3_600_000

/** Returns the archive's key of an address. */
export function keyOfUri(uri: string): string {
  return createHash('sha256').update(uri).digest('hex')
}

/**
 * Fetches the metadata of tokens that share an address. An address that leads directly to a picture counts as metadata that names this
 * picture.
 * @throws the signal's reason.
 */
export async function fetchMetadata(
  deps: CollectDeps,
  tokens: readonly [WantedMetadata, ...WantedMetadata[]],
  gateway: string,
  signal: AbortSignal,
): Promise<MetadataRecord[]> {
  const [{ uri, tries }] = tokens
  const nothing = { name: null, description: null, traits: [], imageUri: null, imageKey: null }
  const record = (known: Omit<MetadataRecord, 'chainId' | 'collection' | 'tokenId' | 'uri'>) =>
    tokens.map(({ chainId, collection, tokenId }) => ({ chainId, collection, tokenId, uri, ...known }))
  const fetched = await fetchUri(deps, { uri, gateway, ...METADATA_LIMITS, signal })
  if (isRefusal(fetched)) return record({ ...nothing, ...outcome(deps, fetched, tries) })
  const metadata = readMetadata(fetched.bytes)
  if (metadata !== null) {
    const { image, ...rest } = metadata
    return record({ ...rest, imageUri: image, imageKey: image === null ? null : keyOfUri(image), ...kept(deps, fetched) })
  }
  if (sniffImage(fetched.bytes) !== null) return record({ ...nothing, imageUri: uri, imageKey: keyOfUri(uri), ...kept(deps, fetched) })
  return record({ ...nothing, ...outcome(deps, { reason: 'notMetadata', host: fetched.host, isPassing: false }, tries) })
}

/** Fetches a picture, re-encodes and stores it. @throws AppError store.full, store.readOnly; the signal's reason. */
export async function fetchImage(
  deps: CollectDeps,
  { key, uri, tries }: WantedImage,
  gateway: string,
  signal: AbortSignal,
): Promise<ImageRecord> {
  const nothing = { type: null, width: null, height: null, thumb: null, view: null }
  const fetched = await fetchUri(deps, { uri, gateway, ...IMAGE_LIMITS, signal })
  if (isRefusal(fetched)) return { key, ...nothing, ...outcome(deps, fetched, tries) }
  const drawn = await deps.images.draw(fetched.bytes)
  signal.throwIfAborted()
  if ('refused' in drawn)
    return { key, ...nothing, ...outcome(deps, { reason: drawn.refused, host: fetched.host, isPassing: false }, tries) }
  const thumb = await deps.files.put(drawn.thumb)
  const view = await deps.files.put(drawn.view)
  return { key, type: drawn.type, width: drawn.width, height: drawn.height, thumb, view, ...kept(deps, fetched) }
}

/** `host` is null where no host was asked. */
type Trouble = Omit<Refusal, 'host'> & { host: string | null }
type Answer = { bytes: Uint8Array; host: string | null } | Trouble

interface UriRequest {
  uri: string
  gateway: string
  maxBytes: number
  timeoutMs: number
  signal: AbortSignal
}

async function fetchUri({ world, log }: CollectDeps, { uri, gateway, ...limits }: UriRequest): Promise<Answer> {
  const source = readMediaUri(uri, gateway)
  switch (source.kind) {
    case 'unusable':
      return { reason: 'badUri', host: null, isPassing: false }
    case 'inline':
      if (source.bytes.byteLength > limits.maxBytes) return { reason: 'tooLarge', host: null, isPassing: false }
      return { bytes: source.bytes, host: null }
    case 'page': {
      const fetched = await fetchUntrusted(world.web, { url: source.url, ownGateway: source.ownGateway, ...limits })
      if (isRefusal(fetched))
        log.info('media.notFetched', {
          host: fetched.host,
          reason: fetched.reason,
          cause: fetched.cause instanceof Error ? fetched.cause.message : null,
        })
      return fetched
    }
  }
}

function kept({ world }: CollectDeps, { host }: { host: string | null }): MediaOutcome {
  return { state: 'kept', reason: null, host, tries: 0, readAt: world.clock.now(), tryAfter: null }
}

function outcome({ world }: CollectDeps, { reason, host, isPassing }: Trouble, tries: number): MediaOutcome {
  const now = world.clock.now()
  const base = { reason, host, tries: tries + 1, readAt: now }
  if (!isPassing) return { ...base, state: 'refused', tryAfter: null }
  return { ...base, state: 'failed', tryAfter: now + backoff(tries, FIRST_PAUSE_MS, LONGEST_PAUSE_MS, world.random) }
}
