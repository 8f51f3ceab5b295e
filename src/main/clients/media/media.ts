// Stores the pictures of NFTs: finds missing ones, fetches them, and waits until something changes.
import type { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import {
  readKeptFiles,
  readNextMediaTry,
  readWantedImages,
  readWantedMetadata,
  type MediaScope,
  type WantedMetadata,
} from '../../db/archive/read/readMedia.ts'
import type { ReadDb } from '../../db/database.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'
import { fetchImage, fetchMetadata, type CollectDeps } from './collectMedia.ts'
import { runConcurrently } from './runConcurrently.ts'
import { hostOfMedia } from './mediaUri.ts'

/** What fetching pictures needs. */
export interface MediaDeps extends CollectDeps {
  archive: ReadDb
  journal: ReadDb
  ingest: Ingest
  accounts(): readonly Account[]
  /** Returns the IPFS gateway in use. */
  gateway(): string
  emit(event: AppEvent): void
}

/** The fetching of pictures. */
export interface Media {
  start(): void
  /** Checks again for missing pictures: tokens changed. */
  wake(): void
  /** Does the same after a change of settings: aborts running requests. */
  restart(): void
  stop(): Promise<void>
}

/** Items per batch; settings are read again before the next one. Each answer is stored when it arrives, so a slow host delays no other. */
const BATCH = 60
const AT_ONCE = { most: 4, maxPerKey: 2 }
/** Maximum and minimum pause between checks without a cause. */
const LONGEST_REST_MS = 3_600_000
const SHORTEST_REST_MS = 1000

/** Creates the fetching; nothing runs before `start`. */
export function createMedia(deps: MediaDeps): Media {
  const stopped = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let round = new AbortController()
  let nap = new AbortController()

  const isStopped = () => stopped.signal.aborted

  async function loop(): Promise<void> {
    await deps.files.keepOnly(readKeptFiles(deps.archive))
    while (!isStopped()) {
      round = new AbortController()
      nap = new AbortController()
      try {
        await collect(deps, AbortSignal.any([stopped.signal, round.signal]))
        await rest(deps, AbortSignal.any([stopped.signal, nap.signal]))
      } catch (error) {
        if (round.signal.aborted || isStopped()) continue
        // Other writers report a full disk, and pictures can wait. A bug must not end the loop either.
        if (!(error instanceof AppError)) deps.log.error('media.bug', error)
        await pause(deps, LONGEST_REST_MS, AbortSignal.any([stopped.signal, nap.signal]))
      }
    }
  }

  return {
    start: () => {
      running = loop()
    },
    wake: () => nap.abort(),
    restart: () => {
      round.abort()
      nap.abort()
    },
    stop: async () => {
      stopped.abort()
      await running
      await deps.images.close()
    },
  }
}

async function rest(deps: MediaDeps, signal: AbortSignal): Promise<void> {
  const due = readNextMediaTry(deps.archive)
  const wait = due === null ? LONGEST_REST_MS : due - deps.world.clock.now()
  await pause(deps, Math.min(Math.max(wait, SHORTEST_REST_MS), LONGEST_REST_MS), signal)
}

/** Waits for a time or until woken. */
async function pause({ world }: MediaDeps, ms: number, signal: AbortSignal): Promise<void> {
  try {
    await world.clock.sleep(ms, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Fetches until nothing is due. Reads the settings before every batch, so that what was disabled is no longer fetched. */
async function collect(deps: MediaDeps, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { images } = readPrivacy(deps.journal)
    if (images === 'off') return
    const accounts = deps.accounts().map(({ address }) => address.hex.slice(2).toLowerCase())
    const scope = { accounts, isOnByDefault: images === 'all' }
    const gateway = deps.gateway()
    const count = (await collectMetadata(deps, { scope, gateway, signal })) + (await collectImages(deps, { scope, gateway, signal }))
    if (count === 0) return
  }
}

interface Round {
  scope: MediaScope
  gateway: string
  signal: AbortSignal
}

async function collectMetadata(deps: MediaDeps, { scope, gateway, signal }: Round): Promise<number> {
  const wanted = readWantedMetadata(deps.archive, scope, { now: deps.world.clock.now(), limit: BATCH })
  const byUri = new Map<string, [WantedMetadata, ...WantedMetadata[]]>()
  for (const token of wanted) {
    const same = byUri.get(token.uri)
    if (same === undefined) byUri.set(token.uri, [token])
    else same.push(token)
  }
  await runConcurrently([...byUri.values()], {
    ...AT_ONCE,
    keyOf: ([{ uri }]) => hostOfMedia(uri, gateway)?.host ?? '',
    run: async (tokens) => {
      await deps.ingest.writeMetadata(await fetchMetadata(deps, tokens, gateway, signal))
      deps.emit({ type: 'nfts.changed' })
    },
  })
  return wanted.length
}

async function collectImages(deps: MediaDeps, { scope, gateway, signal }: Round): Promise<number> {
  const wanted = readWantedImages(deps.archive, scope, { now: deps.world.clock.now(), limit: BATCH })
  await runConcurrently(wanted, {
    ...AT_ONCE,
    keyOf: ({ uri }) => hostOfMedia(uri, gateway)?.host ?? '',
    run: async (image) => {
      await deps.ingest.writeImages([await fetchImage(deps, image, gateway, signal)])
      deps.emit({ type: 'nfts.changed' })
    },
  })
  return wanted.length
}
