// Pictures on disk: named by what they hold, and the longest unseen leave first.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMediaFiles } from './mediaFiles.ts'

const HOUR = 3_600_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-media-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = (fill: number, length = 100) => new Uint8Array(length).fill(fill)
const media = () => join(folder, 'media')

test('keeps a file once, whoever names it, and finds it again after a restart', async () => {
  const files = openMediaFiles({ folder: media(), now: () => 1000 })
  const digest = await files.put(bytes(1))
  expect(await files.put(bytes(1))).toBe(digest)
  expect(readdirSync(media())).toEqual([digest])
  const again = openMediaFiles({ folder: media(), now: () => 2000 })
  expect(await again.read(digest)).toEqual(Buffer.from(bytes(1)))
})

test('lets the longest unseen go, a tenth at a time', async () => {
  let now = HOUR
  const files = openMediaFiles({ folder: media(), now: () => now, maxBytes: 1000 })
  const digests: string[] = []
  for (let at = 0; at < 10; at += 1) {
    digests.push(await files.put(bytes(at)))
    now += 2 * HOUR
  }
  await files.read(digests[0] ?? '')
  digests.push(await files.put(bytes(10)))
  expect(digests.map((digest) => files.has(digest))).toEqual([true, false, false, ...Array.from({ length: 8 }, () => true)])
  const reopened = openMediaFiles({ folder: media(), now: () => now, maxBytes: 1000 })
  expect(digests.map((digest) => reopened.has(digest))).toEqual(digests.map((digest) => files.has(digest)))
})

test('reads nothing but its own files, and notices one that somebody removed', async () => {
  const files = openMediaFiles({ folder: media(), now: () => 0 })
  const digest = await files.put(bytes(1))
  writeFileSync(join(folder, 'secret'), 'x')
  for (const name of ['../secret', digest.toUpperCase(), '', 'x']) expect(await files.read(name)).toBeNull()
  rmSync(join(media(), digest))
  expect(await files.read(digest)).toBeNull()
  expect(files.has(digest)).toBe(false)
})

test('removes what nothing names any more', async () => {
  const files = openMediaFiles({ folder: media(), now: () => 0 })
  const [kept, gone] = [await files.put(bytes(1)), await files.put(bytes(2))]
  await files.keepOnly(new Set([kept]))
  expect([files.has(kept), files.has(gone)]).toEqual([true, false])
  expect(readdirSync(media())).toEqual([kept])
})
