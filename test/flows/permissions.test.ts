// Nobody but the user can read the data folder: what is made is closed, what was left open is closed at the start, and told.
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepToOneself, tighten } from '../../src/main/store/permissions.ts'
import { careSetup } from '../support/careBench.ts'
import { tempFolder } from '../support/syncBench.ts'

/** What systems set for their users. */
const USUAL = 0o022
beforeAll(keepToOneself)
afterAll(() => {
  process.umask(USUAL)
})

/** Paths that group or others may do something with. */
function open(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [folder, ...paths].filter((path) => (lstatSync(path).mode & 0o077) !== 0)
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  const care = careSetup()

  test('is closed, with its databases, their logs, backups, pictures and what was set aside', async () => {
    await care.filled()
    await care.bench.call('preferences.set', { theme: 'dark' })
    const file = await care.backUp()
    expect(readdirSync(care.bench.folder)).toEqual(expect.arrayContaining(['journal.db', 'journal.db-wal', 'archive.db-wal']))
    await care.bench.call('data.restore', { ticket: await care.bench.upload(file) })
    await care.bench.call('vault.turnOn', { passphrase: 'correct horse battery', bySystem: false, eraseAside: false })
    expect(open(care.folder())).toEqual([])
  })

  test('is closed again at the start, and the app says so', async () => {
    await care.filled()
    await care.bench.close()
    chmodSync(care.folder(), 0o755)
    chmodSync(care.bench.folder, 0o750)
    chmodSync(join(care.bench.folder, 'journal.db'), 0o644)
    await care.reopen()
    expect(open(care.folder())).toEqual([])
    expect(care.bench.lines.join('\n')).toContain('"folder.tightened"')
    expect(await care.bench.call('app.info', {})).toMatchObject({ tightened: 3 })
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
  expect(tighten(place)).toBe(2)
  expect(modes()).toEqual(['700', '600', '700', '644'])
  chmodSync(media, 0o755)
  expect(tighten(place)).toBe(0)
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
  expect([tighten(shared), tighten(place), tighten(join(folder.path, 'none'))]).toEqual([0, 0, 0])
  expect(lstatSync(linked).mode & 0o777).toBe(0o644)
  rmSync(folder.path, { recursive: true })
})
