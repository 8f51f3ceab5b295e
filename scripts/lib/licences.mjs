// The licence texts of what ships: packages inside of the bundles, and those that are packed beside them. Most licences ask that
// their text goes along.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { nameOf } from './supplyChain.mjs'

/** Written by each of the three builds, read and removed once all are there. */
const LIST = 'packages.json'
export const BUILDS = ['main', 'preload', 'renderer']
const TEXT = /^(licen[cs]e|copying|notice|copyright)/i
const PLACE = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/

/** For packages that name a licence but contain no text: where the text is, which is the same for every user. */
const COMMON = {
  'Apache-2.0': 'LICENSE',
  '(Apache-2.0 AND BSD-3-Clause)': 'LICENSE',
  'MPL-2.0': 'node_modules/axe-core/LICENSE',
}
/** This one names its holder. */
const mit = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

function commonText(licence, by) {
  if (licence === 'MIT') return mit(by)
  return COMMON[licence] === undefined ? '' : readFileSync(join(root, COMMON[licence]), 'utf8').trim()
}

/** A bundler plugin that lists the packages whose modules it has met, also those that it leaves out later. */
export function listPackages() {
  return {
    name: 'list-packages',
    generateBundle(_options, bundle) {
      // Fonts are no modules, but files that styles name.
      const files = Object.values(bundle).flatMap((file) => file.originalFileNames ?? [])
      const places = [...this.getModuleIds(), ...files].flatMap((id) => {
        const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
        const place = PLACE.exec(path.slice(path.indexOf('node_modules/')))
        return path.includes('node_modules/') && place !== null ? [place[0]] : []
      })
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify([...new Set(places)].toSorted()) })
    },
  }
}

/**
 * Everything that is packed beside the bundles: what the app depends on, and what that depends on, in the lock file's places.
 * @param {{ packages: Record<string, { dependencies?: Record<string, string> | undefined }> }} lock
 * @returns {string[]}
 */
export function packagesBeside({ packages }) {
  const found = new Set()
  const visit = (name, from) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
      const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
      if (packages[place] !== undefined) {
        if (found.has(place)) return
        found.add(place)
        for (const next of Object.keys(packages[place].dependencies ?? {})) visit(next, place)
        return
      }
      if (at === '') return
    }
  }
  for (const name of Object.keys(packages[''].dependencies)) visit(name, '')
  return [...found]
}

/** Name, version, licence and texts of a package. */
export function licenceOf(place) {
  const folder = join(root, place)
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => TEXT.test(file) && !/\.(js|ts|json|map)$/.test(file))
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  // A set of icons names its author beside its package.json. Source: iconify.design/docs/icons/icon-set-packages.
  const info = join(folder, 'info.json')
  const named = author ?? (existsSync(info) ? JSON.parse(readFileSync(info, 'utf8')).author : undefined)
  const by = typeof named === 'string' ? named : (named?.name ?? '')
  return {
    name: name ?? nameOf(place),
    version,
    licence: license,
    by,
    text: texts.length > 0 ? texts.join('\n\n') : commonText(license, by),
  }
}

/** The drawings that were taken from a public registry, made into small pictures. */
function registryLicence() {
  const { registry } = JSON.parse(readFileSync(join(root, 'resources/networks/icons.json'), 'utf8'))
  const { repository, commit, licence, author, paths } = registry
  const head = `Drawings ${Object.values(paths).join(', ')} of https://github.com/${repository} at ${commit}, drawn anew at 64 pixels.`
  const text = readFileSync(join(root, 'resources/networks/drawings/LICENSE'), 'utf8').trim()
  return { name: repository, version: commit.slice(0, 12), licence, by: author, text: `${head}\n\n${text}` }
}

/** Writes `licences.json` into the folder of a whole build, and removes what the three builds listed. */
export function writeLicences(out) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const lists = BUILDS.map((build) => join(out, build, LIST)).filter((file) => existsSync(file))
  const inside = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  const places = [...new Set([...inside, ...packagesBeside(lock)])].filter((place) => existsSync(join(root, place, 'package.json')))
  const licences = places
    .map(licenceOf)
    .concat(registryLicence())
    .toSorted((one, other) => `${one.name} ${one.version}`.localeCompare(`${other.name} ${other.version}`, 'en'))
  writeFileSync(join(out, 'licences.json'), `${JSON.stringify(licences, null, 1)}\n`)
  for (const file of lists) rmSync(file)
}
