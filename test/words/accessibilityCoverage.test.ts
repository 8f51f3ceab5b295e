// Every screen and state of the table is held against the rules of axe, in light and in dark, by some test of the app; in German too
// each screen is. That it is looked at in both is the work of `look` alone, so no test may ask axe by itself.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STATES } from '../app/support/states.ts'

const folder = join(import.meta.dirname, '..', 'app')
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

test('each screen and state is looked at', () => {
  const text = specs.map((spec) => spec.text).join('\n')
  const all = Object.values(STATES).flat()
  expect(all.filter((state) => !text.includes(`look(page, '${state}')`) && !text.includes(`look(next, '${state}')`))).toEqual([])
})

test('nothing but look and the gallery asks axe', () => {
  expect(specs.filter(({ text }) => text.includes('axeOf(')).map(({ file }) => file)).toEqual([join('look', 'gallery.spec.ts')])
})
