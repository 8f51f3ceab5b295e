// Tests releases over loopback: accepts the genuine one and refuses every manipulation of file, signature or feed.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchFile, lookForRelease } from './fetchRelease.ts'
import { byVersion, signRelease, type Release } from './signedRelease.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const thirdParty = generateKeyPairSync('ed25519').privateKey
const PUBLIC = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')
const NOW = Date.parse('2026-11-23T00:00:00Z')
const RULES = { publicKey: PUBLIC, current: '0.9.0', newestSeen: null, now: NOW }
const FILE = randomBytes(300_000)
const NAME = 'Waybill-0.10.0-linux-x64.AppImage'
const RELEASE: Release = {
  app: 'waybill',
  format: 1,
  version: '0.10.0',
  signedAt: '2026-11-20T00:00:00Z',
  goodUntil: '2027-02-20T00:00:00Z',
  files: [{ name: NAME, bytes: FILE.length, sha512: createHash('sha512').update(FILE).digest('hex') }],
}
const [file] = RELEASE.files as [Release['files'][number]]

let server: Server
let url = ''
let folder = ''
/** What lies at the feed. */
let served: Record<string, Buffer | string> = {}
/** Bytes after which the connection breaks off. */
let cutAt = Infinity

beforeEach(async () => {
  served = { '/release.json': signRelease(RELEASE, privateKey), [`/${NAME}`]: FILE }
  cutAt = Infinity
  folder = mkdtempSync(join(tmpdir(), 'waybill-update-'))
  server = createServer((request, response) => {
    const body = served[request.url ?? '']
    if (body === undefined) response.writeHead(404).end()
    else if (body.length > cutAt)
      response.writeHead(200, { 'content-length': body.length }).write(body.slice(0, cutAt), () => response.destroy())
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const look = (rules: Partial<typeof RULES> = {}) => lookForRelease({ url, fetch }, { ...RULES, ...rules })

describe('a release', () => {
  test('that is newer and rightly signed is taken, with the file that was signed', async () => {
    expect(await look()).toMatchObject({ release: RELEASE })
    expect(readFileSync(await fetchFile({ url, fetch }, file, folder))).toEqual(FILE)
    expect(readdirSync(folder)).toEqual([NAME])
  })

  test('that runs already is none', async () => {
    expect(await look({ current: '0.10.0' })).toBeNull()
  })

  const signed = () => JSON.parse(signRelease(RELEASE, privateKey)) as { release: string; signature: string }
  test.each<[string, () => string]>([
    ['signed by somebody else', () => signRelease(RELEASE, thirdParty)],
    ['without a signature', () => JSON.stringify({ release: signed().release })],
    ['with an empty signature', () => JSON.stringify({ ...signed(), signature: '' })],
    ['bare, as updaters usually read it', () => JSON.stringify(RELEASE)],
    [
      'with another digest',
      () =>
        JSON.stringify({
          ...signed(),
          release: signed().release.replace(/"sha512":"(.)/, (_whole, digit) => `"sha512":"${digit === '0' ? '1' : '0'}`),
        }),
    ],
    ['with another version', () => JSON.stringify({ ...signed(), release: signed().release.replace('0.10.0', '0.11.0') })],
    ['with a space more', () => JSON.stringify({ ...signed(), release: `${signed().release} ` })],
    ['that is a page of another server', () => '<html></html>'],
    ['that is empty', () => ''],
  ])('%s is refused', async (_what, make) => {
    served['/release.json'] = make()
    if (served['/release.json'] === signRelease(RELEASE, privateKey)) return
    await expect(look()).rejects.toMatchObject({ code: 'update.unsigned' })
  })

  test('of another app, or with a path for a name, is refused although it is signed', () => {
    expect(() => signRelease({ ...RELEASE, files: [{ ...file, name: '../evil' }] }, privateKey)).toThrow()
    expect(() => signRelease({ ...RELEASE, app: 'other' as 'waybill' }, privateKey)).toThrow()
  })

  test('that is older than what runs, or than what was seen, is refused: no way leads back', async () => {
    await expect(look({ current: '0.10.1' })).rejects.toMatchObject({ code: 'update.old' })
    await expect(look({ newestSeen: '1.0.0' } as never)).rejects.toMatchObject({ code: 'update.old' })
  })

  test('whose time has passed is refused: an old feed is played again', async () => {
    await expect(look({ now: Date.parse('2027-03-01T00:00:00Z') })).rejects.toMatchObject({ code: 'update.old' })
  })
})

describe('a file', () => {
  const refused = async (code: string) => {
    await expect(fetchFile({ url, fetch }, file, folder)).rejects.toMatchObject({ code })
    expect(readdirSync(folder)).toEqual([])
  }

  test('with one bit changed is refused, and not kept', async () => {
    const other = Buffer.from(FILE)
    other[150_000] = (other[150_000] ?? 0) ^ 1
    served[`/${NAME}`] = other
    await refused('update.changed')
  })

  test('that is longer, shorter or missing is refused', async () => {
    served[`/${NAME}`] = Buffer.concat([FILE, FILE])
    await refused('update.changed')
    served[`/${NAME}`] = FILE.subarray(0, 1000)
    await refused('update.changed')
    served = {}
    await refused('update.changed')
  })

  test('that is cut off on the way is not taken, and can be fetched again', async () => {
    cutAt = 100_000
    await refused('network.unreachable')
    cutAt = Infinity
    expect(existsSync(await fetchFile({ url, fetch }, file, folder))).toBe(true)
  })
})

test('versions are numbers', () => {
  expect(['0.10.0', '1.0.0', '0.9.9', '0.9.10'].toSorted(byVersion)).toEqual(['0.9.9', '0.9.10', '0.10.0', '1.0.0'])
})
