// The pictures on disk: each file is named by the SHA-256 of what it holds. What was seen least recently goes first when they are too many.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toStoreError } from '../store/database.ts'

export interface MediaFiles {
  has(digest: string): boolean
  /** Stores a file and returns its digest; one that is there already counts as seen. @throws AppError store.full, store.readOnly. */
  put(bytes: Uint8Array): Promise<string>
  /** Null where there is none. What is read counts as seen. */
  read(digest: string): Promise<Buffer<ArrayBuffer> | null>
  /** Bytes of all files. */
  size(): number
}

export interface MediaFilesOptions {
  folder: string
  now: () => number
  /** Default 500 MB. */
  mostBytes?: number
}

const MOST_BYTES = 500_000_000
/** A sweep frees a tenth, so that it does not run for every new file. */
const AFTER_SWEEP = 0.9
/** That a file was seen is noted at most this often. */
const NOTE_MS = 3_600_000
const DIGEST = /^[0-9a-f]{64}$/

/** The folder of a network's pictures; it appears with the first. */
export function mediaFolder(networkFolder: string): string {
  return join(networkFolder, 'media')
}

/** Bytes of the pictures in a network's folder. */
export function mediaSize(networkFolder: string): number {
  return sizeOf(list(mediaFolder(networkFolder)))
}

function sizeOf(entries: ReadonlyMap<string, Entry>): number {
  return [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)
}

function leastRecent(entries: ReadonlyMap<string, Entry>): [string, Entry][] {
  return [...entries].toSorted(([, left], [, right]) => left.seenAt - right.seenAt)
}

interface Entry {
  bytes: number
  seenAt: number
}

/** Looks at the folder once; afterwards it is the only one who changes it. */
export function openMediaFiles({ folder, now, mostBytes = MOST_BYTES }: MediaFilesOptions): MediaFiles {
  const entries = list(folder)
  let total = sizeOf(entries)

  const see = async (digest: string, entry: Entry) => {
    if (now() - entry.seenAt < NOTE_MS) return
    entry.seenAt = now()
    await utimes(join(folder, digest), new Date(), new Date(entry.seenAt))
  }

  const forget = (digest: string, { bytes }: Entry) => {
    entries.delete(digest)
    total -= bytes
  }

  const sweep = async () => {
    if (total <= mostBytes) return
    for (const [digest, entry] of leastRecent(entries)) {
      if (total <= mostBytes * AFTER_SWEEP) return
      forget(digest, entry)
      await rm(join(folder, digest), { force: true })
    }
  }

  return {
    has: (digest) => entries.has(digest),
    size: () => total,
    put: async (bytes) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const known = entries.get(digest)
      try {
        if (known === undefined) {
          await writeWhole(folder, digest, bytes)
          entries.set(digest, { bytes: bytes.byteLength, seenAt: now() })
          total += bytes.byteLength
          await sweep()
        } else {
          await see(digest, known)
        }
      } catch (error) {
        throw toStoreError(error)
      }
      return digest
    },
    read: async (digest) => {
      const entry = entries.get(digest)
      if (entry === undefined) return null
      try {
        const bytes = await readFile(join(folder, digest))
        await see(digest, entry)
        return bytes
      } catch (error) {
        // Somebody tidied the folder: it is fetched again when it is wanted.
        if (!isMissing(error)) throw toStoreError(error)
        forget(digest, entry)
        return null
      }
    },
  }
}

/** Never half a file under its final name. */
async function writeWhole(folder: string, digest: string, bytes: Uint8Array): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${digest}.new`)
  await writeFile(draft, bytes, { mode: 0o600 })
  await rename(draft, join(folder, digest))
}

function list(folder: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const name of namesIn(folder)) {
    if (!DIGEST.test(name)) continue
    const { size, mtimeMs } = statSync(join(folder, name))
    entries.set(name, { bytes: size, seenAt: mtimeMs })
  }
  return entries
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw toStoreError(error)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
