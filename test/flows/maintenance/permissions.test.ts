// Checks that only the user can read the data folder: new files are private, files left open are closed at the start, and reported.
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPrivateUmask, restrictPermissions } from '../../../src/main/db/files/permissions.ts'
import { maintenanceSetup } from '../../support/benches/maintenanceBench.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

/** What systems set for their users. */
const USUAL = 0o022
beforeAll(setPrivateUmask)
afterAll(() => {
  process.umask(USUAL)
})

/** Paths that group or others may do something with. */
function open(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [folder, ...paths].filter((path) => (lstatSync(path).mode & 0o077) !== 0)
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  const maintenance = maintenanceSetup()

  test('is closed, with its databases, their logs, backups, pictures and what was set aside', async () => {
    await maintenance.filled()
    await maintenance.bench.call('preferences.set', { theme: 'dark' })
    const file = await maintenance.backUp()
    expect(readdirSync(maintenance.bench.folder)).toEqual(expect.arrayContaining(['journal.db', 'journal.db-wal', 'archive.db-wal']))
    await maintenance.bench.call('data.restore', { ticket: await maintenance.bench.upload(file) })
    await maintenance.bench.call('vault.turnOn', { passphrase: 'correct horse battery', bySystem: false, eraseAside: false })
    expect(open(maintenance.folder())).toEqual([])
  })

  test('is closed again at the start, and the app says so', async () => {
    await maintenance.filled()
    await maintenance.bench.close()
    chmodSync(maintenance.folder(), 0o755)
    chmodSync(maintenance.bench.folder, 0o750)
    chmodSync(join(maintenance.bench.folder, 'journal.db'), 0o644)
    await maintenance.reopen()
    expect(open(maintenance.folder())).toEqual([])
    expect(maintenance.bench.lines.join('\n')).toContain('"folder.tightened"')
    expect(await maintenance.bench.call('app.info', {})).toMatchObject({ tightened: 3 })
  })
})

test.skipIf(process.platform === 'win32')('a folder that is closed is not looked into: nobody else comes that far', () => {
  const folder = tempFolder()
  const place = join(folder.path, 'data')
  const media = join(place, 'media')
  mkdirSync(media, { recursive: true })
  for (const path of [join(place, 'log'), join(media, 'picture')]) {
    writeFileSync(path, '')
    chmodSync(path, 0o644)
  }
  const modes = () => [place, join(place, 'log'), media, join(media, 'picture')].map((path) => (lstatSync(path).mode & 0o777).toString(8))
  chmodSync(place, 0o755)
  chmodSync(media, 0o700)
  expect(restrictPermissions(place)).toBe(2)
  expect(modes()).toEqual(['700', '600', '700', '644'])
  chmodSync(media, 0o755)
  expect(restrictPermissions(place)).toBe(0)
  expect(modes()).toEqual(['700', '600', '755', '644'])
  folder.remove()
})

test.skipIf(process.platform === 'win32')('what is shared by many, or only linked, is left alone', () => {
  const folder = tempFolder()
  const shared = join(folder.path, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  const linked = join(folder.path, 'linked')
  writeFileSync(linked, '')
  chmodSync(linked, 0o644)
  const place = join(folder.path, 'data')
  mkdirSync(place)
  symlinkSync(linked, join(place, 'link'))
  expect([restrictPermissions(shared), restrictPermissions(place), restrictPermissions(join(folder.path, 'none'))]).toEqual([0, 0, 0])
  expect(lstatSync(linked).mode & 0o777).toBe(0o644)
  rmSync(folder.path, { recursive: true })
})
