// Tests the updater from “off” to “verified” against a local server: no request without the user, and only signed files are offered.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { fileFor } from './releaseFile.ts'
import { signRelease, type Release } from './signedRelease.ts'
import { createUpdater, type UpdaterDeps } from './updater.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const thirdParty = generateKeyPairSync('ed25519').privateKey
const PUBLIC = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')
const FILE = randomBytes(100_000)
const NAME = 'Waybill-0.10.0-linux-x86_64.AppImage'
const FILES = [{ name: NAME, bytes: FILE.length, sha512: createHash('sha512').update(FILE).digest('hex') }]
const DATES = { signedAt: '2026-11-20T00:00:00Z', goodUntil: '2027-02-20T00:00:00Z' }
const RELEASE: Release = { app: 'waybill', format: 1, version: '0.10.0', ...DATES, files: FILES }

let server: Server
let url = ''
let folder = ''
let served: Record<string, Buffer | string> = {}
const asked: string[] = []
const events: string[] = []

beforeEach(async () => {
  served = { '/release.json': signRelease(RELEASE, privateKey), [`/${NAME}`]: FILE }
  asked.length = 0
  events.length = 0
  folder = mkdtempSync(join(tmpdir(), 'waybill-updater-'))
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const body = served[request.url ?? '']
    if (body === undefined) response.writeHead(404).end()
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const updater = (deps: Partial<UpdaterDeps> = {}) =>
  createUpdater({
    feed: { url, publicKey: PUBLIC },
    fetch,
    current: '0.9.0',
    system: { platform: 'linux', arch: 'x64' },
    folder,
    now: () => Date.parse('2026-11-23T00:00:00Z'),
    emit: ({ type }) => events.push(type),
    log: createLog(Date.now, () => undefined),
    ...deps,
  })

test('without a feed it is off, whatever is asked of it, and nobody is asked', async () => {
  const off = updater({ feed: null })
  expect([off.state(), await off.look(), off.fetch()]).toEqual([{ state: 'off' }, { state: 'off' }, { state: 'off' }])
  expect(asked).toEqual([])
})

test('asks when it is asked to, and ends with a file that is what was signed', async () => {
  const own = updater()
  expect(own.state()).toMatchObject({ state: 'unknown' })
  expect(own.fetch()).toMatchObject({ state: 'unknown' })
  expect(asked).toEqual([])
  expect(await own.look()).toMatchObject({ state: 'available', version: '0.10.0', bytes: FILE.length, host: new URL(url).host })
  expect(own.fetch()).toMatchObject({ state: 'downloading', version: '0.10.0' })
  await own.done()
  const path = join(folder, 'updates', NAME)
  expect(own.state()).toEqual({ state: 'verified', host: new URL(url).host, version: '0.10.0', path, canOpen: false })
  expect(readFileSync(path).equals(FILE)).toBe(true)
  expect(events).toEqual(Array(4).fill('update.changed'))
})

test('where the host replaces the program, the file and the signed release wait for the next start', async () => {
  const own = updater({ replacesItself: true })
  await own.look()
  own.fetch()
  await own.done()
  expect(own.state()).toEqual({ state: 'staged', host: new URL(url).host, version: '0.10.0' })
  expect(readdirSync(join(folder, 'updates')).toSorted()).toEqual([NAME, 'release.json'])
})

test('the version that runs is the newest, and a system without a file of its own is told so', async () => {
  expect(await updater({ current: '0.10.0' }).look()).toMatchObject({ state: 'upToDate' })
  const other = updater({ system: { platform: 'linux', arch: 'riscv64' } })
  expect(await other.look()).toMatchObject({ state: 'available', bytes: null })
  expect(other.fetch()).toMatchObject({ state: 'available' })
})

test('refuses what a stranger signed, what was changed, and a feed that is gone, each with its reason', async () => {
  served['/release.json'] = signRelease(RELEASE, thirdParty)
  expect(await updater().look()).toMatchObject({ state: 'refused', error: { code: 'update.unsigned' } })
  served['/release.json'] = signRelease(RELEASE, privateKey)
  served[`/${NAME}`] = randomBytes(FILE.length)
  const own = updater()
  await own.look()
  own.fetch()
  await own.done()
  expect(own.state()).toMatchObject({ state: 'refused', error: { code: 'update.changed' } })
  expect(readdirSync(join(folder, 'updates'))).toEqual([])
  delete served['/release.json']
  expect(await own.look()).toMatchObject({ state: 'refused', error: { code: 'network.badReply' } })
  expect(own.fetch()).toMatchObject({ state: 'refused' })
})

test('an older release is refused once a newer was seen, also after a new start', async () => {
  await updater().look()
  served['/release.json'] = signRelease({ ...RELEASE, version: '0.9.5' }, privateKey)
  expect(await updater().look()).toMatchObject({ state: 'refused', error: { code: 'update.old' } })
})

test.for([
  ['darwin', 'arm64', 'Waybill-1.0.0-mac-arm64.dmg'],
  ['win32', 'x64', 'Waybill-1.0.0-win-x64.exe'],
  ['linux', 'x64', 'Waybill-1.0.0-linux-x86_64.AppImage'],
] as const)('on %s with %s the file is %s', ([platform, arch, name]) => {
  const names = ['mac-x64.dmg', 'mac-arm64.dmg', 'mac-arm64.zip', 'win-x64.exe', 'linux-amd64.deb', 'linux-x86_64.AppImage']
  const files = names.map((end) => ({ name: `Waybill-1.0.0-${end}`, bytes: 1, sha512: '' }))
  expect(fileFor(files, { platform, arch })?.name).toBe(name)
})

test('what a package manager installed gets its package', () => {
  const files = ['linux-amd64.deb', 'linux-x86_64.AppImage'].map((end) => ({ name: `Waybill-1.0.0-${end}`, bytes: 1, sha512: '' }))
  expect(fileFor(files, { platform: 'linux', arch: 'x64', isDeb: true })?.name).toBe('Waybill-1.0.0-linux-amd64.deb')
})

const INSTALLER = 'Waybill-0.10.0-linux-amd64.deb'
const opening = async (answer: string) => {
  served = { '/release.json': signRelease({ ...RELEASE, files: [{ ...FILES[0]!, name: INSTALLER }] }, privateKey), [`/${INSTALLER}`]: FILE }
  const opened: string[] = []
  const openFile = (path: string) => Promise.resolve((opened.push(path), answer))
  const own = updater({ openFile, system: { platform: 'linux', arch: 'x64', isDeb: true } })
  await own.look()
  own.fetch()
  await own.done()
  return { own, opened, path: join(folder, 'updates', INSTALLER) }
}

test('hands the verified file to the installer of the system', async () => {
  const { own, opened, path } = await opening('')
  expect(await own.open()).toMatchObject({ state: 'verified', canOpen: true, path })
  expect(opened).toEqual([path])
})

test.each([
  ['changed', (path: string) => writeFileSync(path, randomBytes(FILE.length))],
  ['cut off', (path: string) => writeFileSync(path, FILE.subarray(1))],
  ['removed', (path: string) => rmSync(path)],
])('opens no file that was %s since it was verified', async (_how, damage) => {
  const { own, opened, path } = await opening('')
  damage(path)
  expect(await own.open()).toMatchObject({ state: 'refused', error: { code: 'update.changed' } })
  expect(opened).toEqual([])
})

test('names the file where the system has no program for it', async () => {
  const { own, path } = await opening('no program')
  expect(await own.open()).toMatchObject({ state: 'verified', canOpen: false, path })
})
