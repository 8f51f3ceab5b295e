// Checks for a release and downloads it when the user asks, and reports which file is verified; stages it where the host replaces the program.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError, toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { UpdateState } from '../../../shared/contract/settings/updates.ts'
import type { FetchLike } from '../../../wire/world.ts'
import type { Log } from '../../platform/log/log.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { toStoreError } from '../../db/database.ts'
import { fetchFile, lookForRelease, needSignedBytes, type FoundRelease } from './fetchRelease.ts'
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
  replacesItself?: boolean | undefined
  /** Opens a file by the program that the system has for it; absent where the host has no desktop. Returns why it could not, or ''. */
  openFile?: ((path: string) => Promise<string>) | undefined
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
  /** Hands the verified file to the system's installer, after checking its bytes again. */
  open(): Promise<UpdateState>
  done(): Promise<void>
}

/** A release that has a file for this system, and its text as it was signed. */
interface Offered {
  version: string
  file: ReleaseFile
  text: string
}

/** Creates the updater. */
export function createUpdater(deps: UpdaterDeps): Updater {
  const { feed, fetch, current, system, folder, now, emit, log } = deps
  const host = feed === null ? '' : new URL(feed.url).host
  let state: UpdateState = feed === null ? { state: 'off' } : { state: 'unknown', host }
  let offered: Offered | null = null
  let work = Promise.resolve()
  const become = (next: UpdateState) => {
    state = next
    emit({ type: 'update.changed' })
    return state
  }
  const refuse = (error: unknown) => {
    offered = null
    return become({ state: 'refused', host, error: logRefusal(log, error) })
  }
  const take = (found: FoundRelease | null): UpdateState => {
    if (found === null) return { state: 'upToDate', host, at: now() }
    const { version, files } = found.release
    rememberNewest(folder, version)
    const file = fileFor(files, system)
    offered = file === null ? null : { version, file, text: found.text }
    return { state: 'available', host, version, bytes: file?.bytes ?? null }
  }
  return {
    state: () => state,
    look: async () => {
      if (feed === null || state.state === 'looking' || state.state === 'downloading') return state
      become({ state: 'looking', host })
      const rules = { publicKey: feed.publicKey, current, newestSeen: newestSeen(folder), now: now() }
      return lookForRelease({ url: feed.url, fetch }, rules)
        .then((found) => become(take(found)))
        .catch(refuse)
    },
    fetch: () => {
      if (feed === null || offered === null || state.state !== 'available') return state
      const { version, file } = offered
      const begun = become({ state: 'downloading', host, version, bytes: file.bytes })
      work = download(deps, feed, offered).then(
        (step) => void become({ ...step, host, version }),
        (error: unknown) => void refuse(error),
      )
      return begun
    },
    open: async () => {
      if (state.state !== 'verified' || !state.canOpen || offered === null) return state
      const verified = state
      const isOpened = openVerified(deps, verified.path, offered.file)
      return isOpened.then((done) => (done ? verified : become({ ...verified, canOpen: false })), refuse)
    },
    done: () => work,
  }
}

function logRefusal(log: Log, error: unknown): ErrorData {
  const known = toStoreError(error)
  if (known instanceof AppError) log.warn('update.refused', { code: known.code })
  else log.error('update.bug', known)
  return toErrorData(known)
}

/** Downloads the offered file, and stages it where the host replaces the program. Returns what follows. */
async function download({ fetch, folder, replacesItself, openFile }: UpdaterDeps, { url }: UpdateFeed, { file, text }: Offered) {
  const path = await fetchFile({ url, fetch }, file, emptied(join(folder, UPDATES)))
  // A downloaded AppImage is a program, not an installer: its user puts it where they keep it.
  if (replacesItself !== true) return { state: 'verified' as const, path, canOpen: openFile !== undefined && !path.endsWith('.AppImage') }
  stageRelease(folder, text)
  return { state: 'staged' as const }
}

/** Returns whether the system has opened the file. @throws AppError update.changed where its bytes are no longer the signed ones. */
async function openVerified({ openFile, log }: UpdaterDeps, path: string, file: ReleaseFile): Promise<boolean> {
  await needSignedBytes(path, file)
  const reason = (await openFile?.(path)) ?? 'no desktop'
  if (reason !== '') log.warn('update.notOpened', { reason })
  return reason === ''
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
