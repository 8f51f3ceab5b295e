// The pictures on disk: each file is named by the SHA-256 of what it holds. What was seen least recently goes first when they are too many.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toStoreError } from '../../db/database.ts'

export interface MediaFiles {
  has(digest: string): boolean
  /** Stores a file and returns its digest; one that is there already counts as seen. @throws AppError store.full, store.readOnly. */
  put(bytes: Uint8Array): Promise<string>
  /** Null where there is none. What is read counts as seen. */
  read(digest: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removes what no row names any more. */
  keepOnly(digests: ReadonlySet<string>): Promise<void>
}

export interface MediaFilesOptions {
  folder: string
  now: () => number
  /** Default 500 MB. */
  maxBytes?: number
}

const MAX_BYTES = 500_000_000
/** A sweep frees a tenth, so that it does not run for every new file. */
const AFTER_SWEEP = 0.9
/** That a file was seen is noted at most this often. */
const NOTE_MS = 3_600_000
const DIGEST = /^[0-9a-f]{64}$/

/** The folder of a network's pictures; it appears with the first. */
export function mediaFolder(networkFolder: string): string {
  return join(networkFolder, 'media')
}

interface Entry {
  bytes: number
  seenAt: number
}

/** Looks at the folder once; afterwards it is the only one who changes it. */
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
    await writeWhole(folder, digest, bytes)
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
        // Somebody tidied the folder: it is fetched again when it is wanted.
        if (!isMissing(error)) throw toStoreError(error)
        shelf.forget(digest)
        return null
      }
    },
  }
}

/** What lies in the folder, and how much it is. */
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
