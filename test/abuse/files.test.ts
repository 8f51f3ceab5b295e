// Feeds the app changed files: settings, the vault, labels to import, backups, pictures. Each must be read, or refused with a message, and
// an unreadable file must still be there afterwards.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readManifest } from '../../src/main/features/maintenance/restore.ts'
import { isKept, readLine, writeLine } from '../../src/main/features/labels/bip329.ts'
import { createLog } from '../../src/main/platform/log/log.ts'
import { drawImage } from '../../src/main/clients/media/drawImage.ts'
import { loadCodecs } from '../../src/main/clients/media/imageCodecs.ts'
import { openPreferences } from '../../src/main/app/preferences.ts'
import { parseVault } from '../../src/main/db/files/vaultFile.ts'
import { AppError } from '../../src/shared/domain/errors.ts'
import type { Label } from '../../src/shared/contract/history/label.ts'
import { Preferences } from '../../src/shared/contract/settings/settings.ts'
import { createDeadline, inputs, note, propertyRuns, SEED } from '../support/abuse.ts'
import { maintenanceSetup } from '../support/benches/maintenanceBench.ts'
import { damage, damaged } from '../support/bodies/mutate.ts'
import { GIF, png, svg } from '../support/pictures.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

const RUNS = propertyRuns({ seed: 20261124, numRuns: 300 }, 'files')
const quiet = createLog(Date.now, () => {})

test('settings', () => {
  const root = tempFolder()
  const whole = Preferences.parse({ theme: 'dark', language: 'de', network: 'practice' })
  fc.assert(
    fc.property(damage, (harm) => {
      rmSync(root.path, { recursive: true, force: true })
      mkdirSync(root.path)
      const bytes = damaged(whole, harm)
      writeFileSync(join(root.path, 'preferences.json'), bytes)
      const held = openPreferences(root.path, quiet).get()
      expect(Preferences.parse(held)).toEqual(held)
      const isKeptBeside = () => Buffer.compare(readFileSync(join(root.path, 'preferences.damaged.json')), bytes) === 0
      const isThere = () => Buffer.compare(readFileSync(join(root.path, 'preferences.json')), bytes) === 0
      expect(attempt(isThere) ?? isKeptBeside()).toBe(true)
    }),
    RUNS,
  )
  root.remove()
})

test('the vault of encrypted data', () => {
  const hex = (bytes: number) => '5a'.repeat(bytes)
  const kdf = { name: 'scrypt', N: 131_072, r: 8, p: 1, salt: hex(32) }
  const whole = { format: 1, id: hex(16), kdf, wrapped: hex(60), bySystem: null }
  expect(parseVault(JSON.stringify(whole))).toEqual(whole)
  fc.assert(
    fc.property(damage, (harm) => {
      const vault = orAppError(() => parseVault(Buffer.from(damaged(whole, harm)).toString()))
      // Whatever it asks for must be work that a computer can do.
      if (vault !== null) expect(128 * vault.kdf.N * vault.kdf.r * vault.kdf.p).toBeLessThanOrEqual(2 ** 32)
    }),
    RUNS,
  )
})

test('lines of labels', () => {
  const label: Label = { kind: 'address', chainId: '', ref: '5a'.repeat(20), label: 'Rent', note: 'paid', isHidden: true, updatedAt: 5 }
  const whole = JSON.parse(writeLine(label)) as object
  fc.assert(
    fc.property(damage, (harm) => {
      const line = readLine(Buffer.from(damaged(whole, harm)).toString())
      if (isKept(line)) return
      expect([(line.label ?? '').length <= 255, (line.note ?? '').length <= 4000]).toEqual([true, true])
      // A label that was read can be written, and reads the same again.
      const { chainId, updatedAt, isHidden, ...said } = line
      const again = { ...said, chainId: chainId ?? 'one-1', label: said.label ?? '', note: said.note ?? '' }
      expect(isKept(readLine(writeLine({ ...again, isHidden: isHidden ?? false, updatedAt: updatedAt ?? 0 })))).toBe(false)
    }),
    RUNS,
  )
})

test('pictures', async () => {
  const codecs = await loadCodecs()
  const webp = await codecs.encode(await codecs.decode('PNG', png(9, 7)))
  const kinds = [png(24, 12), GIF, svg('<rect width="40" height="20" fill="red"/>'), new Uint8Array(webp)]
  for (const whole of kinds) expect(await drawImage(codecs, whole)).toHaveProperty('view')
  const scratches = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.nat(kinds.length - 1), scratches, fc.nat(400), async (which, marks, cut) => {
      const bytes = new Uint8Array(kinds[which]!)
      for (const [place, byte] of marks) bytes[place % bytes.length] = byte
      const drawn = await drawImage(codecs, cut > 300 ? bytes.slice(0, cut % bytes.length) : bytes)
      if (!('refused' in drawn)) expect(drawn.view.length).toBeGreaterThan(0)
    }),
    RUNS,
  )
})

const maintenance = maintenanceSetup()

test('backups', async () => {
  const { held } = await maintenance.filled()
  const good = readFileSync(await maintenance.backUp())
  const file = join(maintenance.folder(), 'harmed.zip')
  const marks = fc.array(fc.tuple(fc.constantFrom('flip', 'cut', 'end'), fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 })
  const isOver = createDeadline()
  const ends: Record<string, number> = {}
  for (const [index, harm] of fc.sample(marks, { seed: SEED, numRuns: inputs(40) }).entries()) {
    if (isOver()) break
    let bytes = Buffer.from(good)
    for (const [how, at, byte] of harm) {
      // Names, sizes and places stand at the end.
      const place = how === 'end' ? bytes.length - 1 - (at % Math.min(600, bytes.length)) : at % bytes.length
      if (how === 'cut') bytes = bytes.subarray(0, Math.max(1, place))
      else bytes[place] = byte
    }
    writeFileSync(file, bytes)
    const manifest = await readManifest(file).catch((error: unknown) => error)
    if (manifest instanceof Error) expect(manifest).toBeInstanceOf(AppError)
    let end = 'refused'
    // Every tenth is restored as well: it takes a second each.
    if (index % 10 === 0) {
      const restored = await maintenance.bench
        .call('data.restore', { ticket: await maintenance.bench.upload(file) })
        .catch((error: unknown) => error)
      if (restored instanceof Error) expect(restored).toMatchObject({ code: expect.stringMatching(/^(backup|store)\./) as unknown })
      else end = 'restored'
      expect(await maintenance.hashes()).toEqual(held)
    } else if (!(manifest instanceof Error)) end = 'its manifest is whole'
    ends[end] = (ends[end] ?? 0) + 1
  }
  note({ part: 'files', name: 'backups', tried: Object.values(ends).reduce((sum, count) => sum + count, 0), ends })
})

/** Anything but an AppError is a bug and fails the run. */
function orAppError<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Null where the file is not there. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
