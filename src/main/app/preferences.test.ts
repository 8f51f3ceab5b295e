// The preferences file keeps what was chosen, and what a newer version wrote does not stop an older one.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

test('whether the figures are unfolded is kept, and folded where the file says nothing that can be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-preferences-'))
  const file = join(folder, 'preferences.json')
  expect(readPreferences(folder)).toMatchObject({ showsFigures: false, hidesAmounts: false })
  writeFileSync(file, JSON.stringify({ theme: 'dark', showsFigures: true, hidesAmounts: true }))
  expect(readPreferences(folder)).toMatchObject({ theme: 'dark', showsFigures: true, hidesAmounts: true })
  writeFileSync(file, JSON.stringify({ theme: 'dark', showsFigures: 'both' }))
  expect(readPreferences(folder)).toMatchObject({ theme: 'dark', showsFigures: false })
})
