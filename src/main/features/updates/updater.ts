// Checks for a release and downloads it when the user asks, and reports which file is verified; stages it where the host replaces the program.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { UpdateState } from '../../../shared/contract/settings/updates.ts'
import type { FetchLike } from '../../../wire/world.ts'
import type { Log } from '../../platform/log/log.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { toStoreError } from '../../db/database.ts'
import { fetchFile, lookForRelease, type FoundRelease } from './fetchRelease.ts'
import { fileFor, type InstalledOn } from './releaseFile.ts'
import { stageRelease, UPDATES } from './replaceProgram.ts'
import { byVersion, type ReleaseFile } from './signedRelease.ts'

/** Where updates are published, and the key that signs them. */
export interface UpdateFeed {
  /** Folder on a server. */
  url: string
  /** Raw Ed25519 key, in base64. */
  publicKey: string
}

/** What the updater needs. */
export interface UpdaterDeps {
  /** Null: updates are off, and no request is sent. */
  feed: UpdateFeed | null
  fetch: FetchLike
  /** The running version. */
  current: string
  system: InstalledOn
  /** Whether the host replaces the program at its next start; otherwise the user opens the file. */
  replacesItself?: boolean
  /** Folder for the download and the newest version ever seen. */
  folder: string
  now(): number
  emit(event: AppEvent): void
  log: Log
}

/** The updater of one run. */
export interface Updater {
  state(): UpdateState
  look(): Promise<UpdateState>
  /** Starts the download; `done` resolves when it has ended. */
  fetch(): UpdateState
  done(): Promise<void>
}

/** Creates the updater. */
export function createUpdater({ feed, fetch, current, system, folder, now, emit, log, replacesItself = false }: UpdaterDeps): Updater {
  const host = feed === null ? '' : new URL(feed.url).host
  let state: UpdateState = feed === null ? { state: 'off' } : { state: 'unknown', host }
  let offered: { version: string; file: ReleaseFile; text: string } | null = null
  let work = Promise.resolve()
  const become = (next: UpdateState) => {
    state = next
    emit({ type: 'update.changed' })
    return state
  }
  const refuse = (error: unknown) => {
    const known = toStoreError(error)
    if (known instanceof AppError) log.warn('update.refused', { code: known.code })
    else log.error('update.bug', known)
    offered = null
    return become({ state: 'refused', host, error: toErrorData(known) })
  }
  const take = (found: FoundRelease | null): UpdateState => {
    if (found === null) return { state: 'upToDate', host, at: now() }
    const { release, text } = found
    rememberNewest(folder, release.version)
    const file = fileFor(release.files, system)
    offered = file === null ? null : { version: release.version, file, text }
    return { state: 'available', host, version: release.version, bytes: file?.bytes ?? null }
  }
  return {
    state: () => state,
    look: async () => {
      if (feed === null || state.state === 'looking' || state.state === 'downloading') return state
      become({ state: 'looking', host })
      try {
        const rules = { publicKey: feed.publicKey, current, newestSeen: newestSeen(folder), now: now() }
        return become(take(await lookForRelease({ url: feed.url, fetch }, rules)))
      } catch (error) {
        return refuse(error)
      }
    },
    fetch: () => {
      if (feed === null || offered === null || state.state !== 'available') return state
      const { version, file, text } = offered
      const begun = become({ state: 'downloading', host, version, bytes: file.bytes })
      const run = async () => {
        const path = await fetchFile({ url: feed.url, fetch }, file, emptied(join(folder, UPDATES)))
        if (replacesItself) stageRelease(folder, text)
        return path
      }
      work = run().then(
        (path) => void become(replacesItself ? { state: 'staged', host, version } : { state: 'verified', host, version, path }),
        (error: unknown) => void refuse(error),
      )
      return begun
    },
    done: () => work,
  }
}

/** Empties the folder, so that it contains only the current download. */
function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

const SEEN_FILE = 'updates.json'
const Seen = z.object({ newestSeen: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/) })

/** Returns the newest version seen with a valid signature: older ones are refused. */
export function newestSeen(folder: string): string | null {
  try {
    return Seen.safeParse(jsonIfAny(readFileSync(join(folder, SEEN_FILE), 'utf8'))).data?.newestSeen ?? null
  } catch {
    // No version was seen yet, or the file cannot be read.
    return null
  }
}

function rememberNewest(folder: string, version: string): void {
  const known = newestSeen(folder)
  if (known !== null && byVersion(known, version) >= 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, SEEN_FILE), `${JSON.stringify({ newestSeen: version })}\n`)
}
