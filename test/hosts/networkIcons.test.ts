// Checks the icons of chains and assets: their source and licence, which asset has one, and what the built app contains.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { assignIcons } from '../../scripts/lib/assignIcons.mjs'
import { drawNetworkIcons, readIconList, usedIcons } from '../../scripts/lib/networkIcons.mjs'
import { Licence } from '../../src/shared/contract/settings/licences.ts'

const root = join(import.meta.dirname, '..', '..')
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

const Icon = z.strictObject({
  drawing: z.string(),
  symbols: z.array(z.string()),
  names: z.array(z.string()),
  homes: z.array(z.string()).optional(),
})
const IconList = z.strictObject({
  source: z.strictObject({
    package: z.string(),
    set: z.string(),
    author: z.string(),
    repository: z.string(),
    licence: z.string(),
  }),
  registry: z.strictObject({
    repository: z.string(),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    author: z.string(),
    licence: z.literal('CC-BY-4.0'),
    paths: z.record(z.string().endsWith('.svg'), z.string()),
  }),
  icons: z.record(z.string().regex(/^[a-z0-9]+$/), Icon),
  chains: z.record(z.string(), z.string()),
  assets: z.record(z.string(), z.string()),
})
const list = IconList.parse(readIconList())
const drawn: Map<string, Uint8Array> = drawNetworkIcons(list)

describe('icons of chains and assets', () => {
  test('come from a pinned package, under the licence and by the author that the list names', () => {
    const { devDependencies } = z.object({ devDependencies: z.record(z.string(), z.string()) }).parse(readJson('package.json'))
    const { source } = list
    const Package = z.object({ version: z.string(), license: z.string() })
    const { version, license } = Package.parse(readJson('node_modules', source.package, 'package.json'))
    const Info = z.object({
      name: z.string(),
      author: z.object({ name: z.string(), url: z.string() }),
      license: z.object({ spdx: z.string() }),
    })
    const info = Info.parse(readJson('node_modules', source.package, 'info.json'))
    expect(devDependencies[source.package]).toBe(version)
    expect([license, info.license.spdx]).toEqual([source.licence, source.licence])
    expect(info).toMatchObject({ name: source.set, author: { name: source.author, url: source.repository } })
    const licences = z.array(Licence).parse(readJson('out', 'licences.json'))
    const shipped = licences.find(({ name }) => name === source.package)
    expect(shipped).toMatchObject({ version, licence: source.licence, by: source.author })
    expect(shipped?.text).toContain(`Copyright (c) ${source.author}`)
  })

  test('of a public registry are named with their place, author and licence, which goes along', () => {
    const { repository, commit, licence, author, paths } = list.registry
    const files = readdirSync(join(root, 'resources', 'networks', 'drawings'))
    expect(files.toSorted()).toEqual([...Object.keys(paths), 'LICENSE'].toSorted())
    const names: string[] = usedIcons(list)
    const used = names.map((name) => list.icons[name]?.drawing)
    expect(Object.keys(paths).filter((file) => !used.includes(file))).toEqual([])
    const licences = z.array(Licence).parse(readJson('out', 'licences.json'))
    const shipped = licences.find(({ name }) => name === repository)
    expect(shipped).toMatchObject({ version: commit.slice(0, 12), licence, by: author })
    expect(shipped?.text).toContain('Attribution 4.0 International')
  })

  test('belong to assets whose symbol and name both fit, as npm run icons finds them', () => {
    const fitting: Record<string, string> = assignIcons(list.icons)
    const astray = Object.entries(list.assets).filter(([origin, icon]) => fitting[origin] !== icon)
    expect(astray, 'run npm run icons').toEqual([])
    expect(Object.keys(list.assets).length).toBeGreaterThan(8)
  })

  test('are not given by a symbol alone', () => {
    const taken = { usdc: { drawing: 'usdc', symbols: ['USDC'], names: ['Somebody’s dollar'] } }
    expect(assignIcons(taken)).toEqual({})
  })

  test('belong to chains that are listed as icons, too', () => {
    expect(Object.values(list.chains).filter((icon) => list.icons[icon] === undefined)).toEqual([])
  })

  test('are PNG files of 64 pixels, each a different one', () => {
    expect([...drawn.keys()]).toEqual(usedIcons(list))
    const files = [...drawn.values()].map((png) => Buffer.from(png))
    // Width and height are the first two numbers of a PNG's first chunk.
    expect(new Set(files.map((png) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)].join()))).toEqual(
      new Set(['PNG,64,64']),
    )
    expect(new Set(files.map((png) => png.toString('base64'))).size).toBe(files.length)
  })

  test('are files beside the page, together under 200 kB, and no SVG of others is among them', () => {
    const assets = join(root, 'out', 'renderer', 'assets')
    const files = readdirSync(assets)
    const icons = files.filter((file) => /^icon-.*\.png$/.test(file))
    expect(icons.length).toBe(drawn.size)
    expect(icons.reduce((sum, file) => sum + readFileSync(join(assets, file)).length, 0)).toBeLessThan(200_000)
    expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(1)
  })
})
