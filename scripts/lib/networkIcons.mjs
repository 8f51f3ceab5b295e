// The icons of chains and assets, for the bundler: drawings of a package, and three of a public registry, become small PNG files beside the page, so that no SVG of
// others is ever read by the page. The page asks for those that it shows.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { root } from './run.mjs'

/** Pixels: what 20 to 24 on a screen need at the largest usual scale. */
const SIZE = 64
const MODULE = 'virtual:network-icons'
const require = createRequire(import.meta.url)

await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Reads resources/networks/icons.json: where the drawings come from and which asset has which. */
export function readIconList() {
  return JSON.parse(readFileSync(join(root, 'resources/networks/icons.json'), 'utf8'))
}

/** The icon set in the form of Iconify. Source: iconify.design/docs/types/iconify-json.html. */
function readSet({ source }) {
  return JSON.parse(readFileSync(require.resolve(`${source.package}/icons.json`), 'utf8'))
}

/** Names of the icons that a chain or an asset has; the others are not drawn. */
export function usedIcons({ chains, assets }) {
  return [...new Set([...Object.values(chains), ...Object.values(assets)])]
}

const draw = (svg) => new Resvg(svg, { fitTo: { mode: 'width', value: SIZE }, font: { loadSystemFonts: false } }).render().asPng()

/** Where the drawing of an icon stands that was taken from a public registry; null for one of the package. */
export function registryDrawing({ registry, icons }, name) {
  const drawing = icons[name]?.drawing ?? ''
  return Object.hasOwn(registry.paths, drawing) ? `resources/networks/drawings/${drawing}` : null
}

/**
 * Draws the icons that are used.
 * @returns {Map<string, Uint8Array>} PNG files by name.
 * @throws Error when the package has no such drawing.
 */
export function drawNetworkIcons(list) {
  const set = readSet(list)
  return new Map(
    usedIcons(list).map((name) => {
      const file = registryDrawing(list, name)
      if (file !== null) return [name, draw(readFileSync(join(root, file), 'utf8'))]
      const drawing = set.icons[list.icons[name]?.drawing]
      if (drawing === undefined) throw new Error(`resources/networks/icons.json: ${name} has no drawing in ${list.source.package}`)
      const { body, width = set.width ?? 16, height = set.height ?? 16 } = drawing
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>`
      return [name, draw(svg)]
    }),
  )
}

/** A module with the address of each chain's and each asset's icon. */
export function networkIcons() {
  let isBuild = false
  return {
    name: 'network-icons',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const list = readIconList()
      const drawn = drawNetworkIcons(list)
      const urls = [...drawn].map(([name, png]) => {
        if (!isBuild) return [name, JSON.stringify(`data:image/png;base64,${Buffer.from(png).toString('base64')}`)]
        // Names the file for the list of licences, which goes by the files of third parties.
        const originalFileName = registryDrawing(list, name) ?? `node_modules/${list.source.package}/icons.json`
        const file = this.emitFile({ type: 'asset', name: `icon-${name}.png`, originalFileName, source: png })
        return [name, `import.meta.ROLLUP_FILE_URL_${file}`]
      })
      const places = (of) => JSON.stringify(Object.entries(of))
      return `const urls = {${urls.map(([name, url]) => `${JSON.stringify(name)}: ${url}`).join(', ')}}
const resolved = (places) => new Map(places.map(([place, name]) => [place, urls[name]]))
export const chainIcons = resolved(${places(list.chains)})
export const assetIcons = resolved(${places(list.assets)})`
    },
  }
}
