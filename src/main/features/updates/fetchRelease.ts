// Looks for a release and downloads its file: a file gets its final name only after all its bytes match the signed hash.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { FetchLike } from '../../../wire/world.ts'
import { request } from '../../platform/http/http.ts'
import { readRelease, type Release, type ReleaseFile, type ReleaseRules } from './signedRelease.ts'

/** Where releases are published. */
export interface Feed {
  /** Folder on a server with `release.json` and the files. */
  url: string
  fetch: FetchLike
}

const MAX_RELEASE_BYTES = 200_000
/** Timeout between two chunks. */
const TIMEOUT_MS = 60_000

/** A release with the text that is signed. */
export interface FoundRelease {
  release: Release
  text: string
}

/** Reads the published release. @throws AppError those of `readRelease` and of the network. */
export async function lookForRelease({ url, fetch }: Feed, rules: ReleaseRules): Promise<FoundRelease | null> {
  const reply = await request(fetch, { url: `${url}/release.json`, maxBytes: MAX_RELEASE_BYTES })
  if (reply.status !== 200)
    throw new AppError('network.badReply', phrase`The update server responded with ${reply.status}.`, { retry: 'later' })
  const release = readRelease(reply.text, rules)
  return release === null ? null : { release, text: reply.text }
}

/**
 * Downloads one file of a release into a folder.
 * @returns its path.
 * @throws AppError update.changed for bytes other than the signed ones, truncated ones too; network.….
 */
export async function fetchFile({ url, fetch }: Feed, file: ReleaseFile, folder: string): Promise<string> {
  const target = join(folder, file.name)
  const part = `${target}.part`
  try {
    await fetchPart({ url, fetch }, file, part)
    await rename(part, target)
    return target
  } finally {
    await rm(part, { force: true })
  }
}

async function fetchPart({ url, fetch }: Feed, file: ReleaseFile, part: string): Promise<void> {
  const stop = new AbortController()
  const handle = await open(part, 'w', 0o600)
  let timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(`${url}/${encodeURIComponent(file.name)}`, { redirect: 'manual', signal: stop.signal })
    if (response.status !== 200 || response.body === null) throw changedFile()
    const hash = createHash('sha512')
    let bytes = 0
    for await (const piece of response.body) {
      clearTimeout(timer)
      timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
      bytes += piece.byteLength
      if (bytes > file.bytes) throw changedFile()
      hash.update(piece)
      await handle.write(piece)
    }
    if (bytes !== file.bytes || hash.digest('hex') !== file.sha512) throw changedFile()
    await handle.sync()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('network.unreachable', 'The download didn’t finish.', { retry: 'later', cause: error })
  } finally {
    clearTimeout(timer)
    stop.abort()
    await handle.close()
  }
}

/** Checks a file on disk once more, right before it is used. @throws AppError update.changed. */
export async function needSignedBytes(path: string, { bytes, sha512 }: ReleaseFile): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  )
  if (size !== bytes) throw changedFile()
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') !== sha512) throw changedFile()
}

/** Builds the error for bytes that are not the signed ones. */
function changedFile(): AppError {
  return new AppError('update.changed', 'The download doesn’t match the signed release, so it was discarded.', {
    hint: 'Nothing was installed.',
    retry: 'later',
  })
}
