// Draws the icons in resources/ from src/renderer/icon.svg: tray, programs, installers; run by hand after a change of that drawing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { IconIcns, IconIco } from '@shockpkg/icon-encoder'
import { root } from './lib/run.mjs'

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const icon = readFileSync(join(root, 'src/renderer/icon.svg'), 'utf8')
/** macOS takes the shape alone, and colours it itself. */
const shape = icon
  .replace(/<rect[^>]*\/>/, '')
  .replaceAll('#0a6656', '#000000')
  .replace('stroke-width="2.2"', 'stroke-width="2.6"')
/** In the Dock icons stand in a frame of air: a plate of 824 in a square of 1024, with rounder corners. */
const plate = icon.replace(/viewBox="0 0 32 32"/, 'viewBox="-3.884 -3.884 39.767 39.767"').replace('rx="6"', 'rx="7.2"')

const draw = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

function write(path, bytes) {
  const file = join(root, 'resources', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

for (const [name, svg] of [
  ['tray', icon],
  ['trayShape', shape],
]) {
  write(`${name}.png`, draw(svg, 16))
  write(`${name}@2x.png`, draw(svg, 32))
}

for (const size of [16, 24, 32, 48, 64, 128, 256, 512]) write(`icons/${size}x${size}.png`, draw(icon, size))

const windows = new IconIco()
// Small ones as bitmaps, which every reader of icons knows; from 256 on as PNG, as Windows does.
for (const size of [16, 24, 32, 48, 64, 128]) await windows.addFromPng(draw(icon, size), false, false)
await windows.addFromPng(draw(icon, 256), true, false)
write('icon.ico', windows.encode())

const mac = new IconIcns()
// In the order and the types of Apple's own iconutil.
for (const [type, size] of [
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic04', 16],
  ['ic14', 512],
  ['ic09', 512],
  ['ic05', 32],
  ['ic10', 1024],
  ['ic11', 32],
])
  await mac.addFromPng(draw(plate, size), [type], false)
write('icon.icns', mac.encode())
