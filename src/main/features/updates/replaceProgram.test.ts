// Tests that a staged AppImage takes the program's place whole or not at all, and that the old one comes back by itself.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmProgram, goBack, isOnTrial, noteStart, stageRelease, swapIn, type ProgramPlace } from './replaceProgram.ts'
import { signRelease, type Release } from './signedRelease.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const thirdParty = generateKeyPairSync('ed25519').privateKey
const RULES = {
  publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64'),
  current: '0.9.0',
  newestSeen: '0.10.0',
  now: Date.parse('2026-11-23T00:00:00Z'),
}
const [OLD, NEW] = [randomBytes(50_000), randomBytes(100_000)]
const NAME = 'Waybill-0.10.0-linux-x86_64.AppImage'
const RELEASE: Release = {
  app: 'waybill',
  format: 1,
  version: '0.10.0',
  signedAt: '2026-11-20T00:00:00Z',
  goodUntil: '2027-02-20T00:00:00Z',
  files: [{ name: NAME, bytes: NEW.length, sha512: createHash('sha512').update(NEW).digest('hex') }],
}

let root = ''
let place: ProgramPlace
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waybill-swap-'))
  place = { folder: join(root, 'data'), program: join(root, 'Waybill.AppImage'), system: { platform: 'linux', arch: 'x64' } }
  writeFileSync(place.program, OLD, { mode: 0o755 })
  stage(NEW, signRelease(RELEASE, privateKey))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function stage(file: Buffer, text: string): void {
  mkdirSync(join(place.folder, 'updates'), { recursive: true })
  writeFileSync(join(place.folder, 'updates', NAME), file)
  stageRelease(place.folder, text)
}
const program = () => readFileSync(place.program)
const beside = () => readdirSync(root).toSorted()

test('takes the place of the program, and the old one goes once the new one has opened a window', async () => {
  expect(await swapIn(place, RULES)).toBe('0.10.0')
  expect(program().equals(NEW)).toBe(true)
  expect(statSync(place.program).mode & 0o111).toBe(0o111)
  expect(beside()).toEqual(['.Waybill.AppImage.previous', 'Waybill.AppImage', 'data'])
  expect(noteStart(place, '0.10.0')).toBe('goOn')
  confirmProgram(place)
  expect(beside()).toEqual(['Waybill.AppImage', 'data'])
  expect(readdirSync(place.folder)).toEqual([])
})

test('is started a few times, and then goes back by itself', async () => {
  await swapIn(place, RULES)
  expect([noteStart(place, '0.10.0'), noteStart(place, '0.10.0')]).toEqual(['goOn', 'goOn'])
  expect(noteStart(place, '0.10.0')).toBe('wentBack')
  expect(program().equals(OLD)).toBe(true)
  expect(beside()).toEqual(['Waybill.AppImage', 'data'])
  expect([isOnTrial(place), noteStart(place, '0.9.0')]).toEqual([false, 'goOn'])
})

test('goes back at once where the old version sees it fail', async () => {
  await swapIn(place, RULES)
  goBack(place)
  expect(program().equals(OLD)).toBe(true)
  expect([isOnTrial(place), await swapIn(place, RULES)]).toEqual([false, null])
})

test('is never absent: the program has a whole file at each moment of the swap', async () => {
  const seen = new Set<number>()
  const looking = setInterval(() => seen.add(statSync(place.program).size))
  await swapIn(place, RULES)
  clearInterval(looking)
  seen.add(statSync(place.program).size)
  expect([...seen].filter((size) => size !== OLD.length && size !== NEW.length)).toEqual([])
})

test.each<[string, () => void, string]>([
  ['changed after it was fetched', () => stage(randomBytes(NEW.length), signRelease(RELEASE, privateKey)), 'update.changed'],
  ['cut off', () => stage(NEW.subarray(0, 99_000), signRelease(RELEASE, privateKey)), 'update.changed'],
  ['signed by somebody else', () => stage(NEW, signRelease(RELEASE, thirdParty)), 'update.unsigned'],
  ['without a readable signature', () => stage(NEW, '{'), 'update.unsigned'],
  ['older than what was seen', () => stage(NEW, signRelease({ ...RELEASE, version: '0.9.5' }, privateKey)), 'update.old'],
  ['past its time', () => stage(NEW, signRelease({ ...RELEASE, goodUntil: '2026-11-21T00:00:00Z' }, privateKey)), 'update.old'],
])('what is %s replaces nothing, and is thrown away', async (_what, damage, code) => {
  damage()
  await expect(swapIn(place, RULES)).rejects.toMatchObject({ code })
  expect(program().equals(OLD)).toBe(true)
  expect([beside(), existsSync(join(place.folder, 'updates')), isOnTrial(place)]).toEqual([['Waybill.AppImage', 'data'], false, false])
})

test('a missing file, and a folder that cannot be written, leave the program as it is', async () => {
  rmSync(join(place.folder, 'updates', NAME))
  await expect(swapIn(place, RULES)).rejects.toThrow()
  expect(program().equals(OLD)).toBe(true)
  expect(isOnTrial(place)).toBe(false)
})

test.each(['', '{', '{"version":1}', '{"version":"0.10.0","starts":-1e999}'])('a trial file with %j undoes nothing', async (text) => {
  await swapIn(place, RULES)
  writeFileSync(join(place.folder, 'update-trial.json'), text)
  expect(noteStart(place, '0.10.0')).toBe('goOn')
  expect(program().equals(NEW)).toBe(true)
})

test('a trial of another version, as after an installation by hand, ends without a change', async () => {
  await swapIn(place, RULES)
  expect(noteStart(place, '0.11.0')).toBe('goOn')
  expect([program().equals(NEW), isOnTrial(place)]).toEqual([true, false])
})
