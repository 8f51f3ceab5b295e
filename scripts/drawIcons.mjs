// Draws the tray's icons in resources/ from src/renderer/icon.svg; run by hand after a change of that drawing.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { root } from './lib/run.mjs'

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const icon = readFileSync(join(root, 'src/renderer/icon.svg'), 'utf8')
/** macOS takes the shape alone, and colours it itself. */
const shape = icon
  .replace(/<rect[^>]*\/>/, '')
  .replaceAll('#0a6656', '#000000')
  .replace('stroke-width="2.2"', 'stroke-width="2.6"')

for (const [name, svg] of [
  ['tray', icon],
  ['trayShape', shape],
]) {
  for (const [suffix, width] of [
    ['', 16],
    ['@2x', 32],
  ]) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
    writeFileSync(join(root, 'resources', `${name}${suffix}.png`), picture.asPng())
  }
}
