// The licences in the built app: every package inside of the bundles and beside them is there, with its text.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bundledPackages } from '../../../scripts/lib/bundledPackages.mjs'
import { packagesBeside } from '../../../scripts/lib/licences.mjs'
import { readSupply } from '../../../scripts/lib/supplyChain.mjs'
import { Licence } from '../../../src/shared/contract/settings/licences.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const licences = z.array(Licence).parse(JSON.parse(readFileSync(join(root, 'out', 'licences.json'), 'utf8')))
const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ dependencies: z.record(z.string(), z.string()).optional() })) })
const listed = new Set(licences.map(({ name, version }) => `${name} ${version}`))

const named = (place: string) => {
  const { name, version } = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')))
  return `${name} ${version}`
}

test('every package that ships is listed', () => {
  const shipped: string[] = [...bundledPackages(join(root, 'out')).map(String), ...packagesBeside(Lock.parse(readSupply().lock))]
  const places = shipped.filter((place) => existsSync(join(root, place)))
  expect(places.length).toBeGreaterThan(30)
  expect(places.map(named).filter((name) => !listed.has(name))).toEqual([])
})

test('those of the window are, too', () => {
  const names = licences.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@base-ui/react', 'zustand', 'lucide-react', '@fontsource/ibm-plex-mono']),
  )
})

test('each brings the text of its licence', () => {
  expect(licences.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
  expect(licences.filter(({ licence }) => licence === '')).toEqual([])
})

test('no list of the builds is left beside the bundles', () => {
  for (const build of ['main', 'preload', 'renderer']) expect(existsSync(join(root, 'out', build, 'packages.json'))).toBe(false)
})
