// The built app in out/: whoever packed or cloned it, every user of the computer may run it, and its page is listed when it is built.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const out = join(import.meta.dirname, '..', '..', '..', 'out')

test.skipIf(process.platform === 'win32')('may be read by every user', () => {
  const folders = ['.', 'main', 'preload', 'renderer'].map((name) => statSync(join(out, name)).mode & 0o777)
  expect(folders.filter((mode) => (mode & 0o555) !== 0o555)).toEqual([])
})

test('lists the files of the page, so that no host walks through the archive', () => {
  const page = join(out, 'renderer')
  const files = readdirSync(page, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'files.json')
    .map((entry) => relative(page, join(entry.parentPath, entry.name)).split(sep).join('/'))
  expect(JSON.parse(readFileSync(join(page, 'files.json'), 'utf8'))).toEqual(files.toSorted())
})
