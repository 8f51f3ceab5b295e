// The pictures on disk: each file is named by the SHA-256 of its content. Beyond a limit, the least recently viewed are removed.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toStoreError } from '../../db/database.ts'

/** The folder of pictures. */
export interface MediaFiles {
  has(digest: string): boolean
  /** Stores a file and returns its digest; an existing one counts as viewed. @throws AppError store.full, store.readOnly. */
  put(bytes: Uint8Array): Promise<string>
  /** Returns null where there is none. Reading counts as viewing. */
  read(digest: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removes files that no row refers to. */
  keepOnly(digests: ReadonlySet<string>): Promise<void>
}

/** How to open the folder. */
export interface MediaFilesOptions {
  folder: string
  now: () => number
  /** Default 500 MB. */
  maxBytes?: number
}

const MAX_BYTES = 500_000_000
/** Fill level after a sweep, so that it does not run for every new file. */
const AFTER_SWEEP = 0.9
/** Minimum interval between recordings of a view. */
const NOTE_MS = 3_600_000
const DIGEST = /^[0-9a-f]{64}$/

/** Returns the folder of a network's pictures; it is created with the first. */
export function mediaFolder(networkFolder: string): string {
  return join(networkFolder, 'media')
}

interface Entry {
  bytes: number
  seenAt: number
}

/** Reads the folder once; afterwards only this process changes it. */
export function openMediaFiles({ folder, now, maxBytes = MAX_BYTES }: MediaFilesOptions): MediaFiles {
  const shelf = createShelf(folder)
  const { entries } = shelf

  const see = async (digest: string, entry: Entry) => {
    if (now() - entry.seenAt < NOTE_MS) return
    entry.seenAt = now()
    await utimes(join(folder, digest), new Date(), new Date(entry.seenAt))
  }

  const sweep = async () => {
    if (shelf.bytes() <= maxBytes) return
    for (const [digest] of [...entries].toSorted(([, left], [, right]) => left.seenAt - right.seenAt)) {
      if (shelf.bytes() <= maxBytes * AFTER_SWEEP) return
      await shelf.remove(digest)
    }
  }

  const store = async (digest: string, bytes: Uint8Array) => {
    const known = entries.get(digest)
    if (known !== undefined) return see(digest, known)
    await writePicture(folder, digest, bytes)
    shelf.add(digest, { bytes: bytes.byteLength, seenAt: now() })
    return sweep()
  }

  return {
    has: (digest) => entries.has(digest),
    keepOnly: async (digests) => {
      for (const digest of entries.keys()) if (!digests.has(digest)) await shelf.remove(digest)
    },
    put: async (bytes) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      try {
        await store(digest, bytes)
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
        // The file was deleted from outside: it is fetched again when needed.
        if (!isMissing(error)) throw toStoreError(error)
        shelf.forget(digest)
        return null
      }
    },
  }
}

/** Tracks the folder's files and total size. */
function createShelf(folder: string) {
  const entries = list(folder)
  let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0)
  const forget = (digest: string) => {
    bytes -= entries.get(digest)?.bytes ?? 0
    entries.delete(digest)
  }
  return {
    entries: entries as ReadonlyMap<string, Entry>,
    bytes: () => bytes,
    add: (digest: string, entry: Entry) => {
      entries.set(digest, entry)
      bytes += entry.bytes
    },
    forget,
    remove: async (digest: string) => {
      forget(digest)
      await rm(join(folder, digest), { force: true })
    },
  }
}

/** Writes atomically: no partial file has a final name. Not flushed, since a lost picture is fetched again. */
async function writePicture(folder: string, digest: string, bytes: Uint8Array): Promise<void> {
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
