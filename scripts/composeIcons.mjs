// `npm run icons`: assigns icons to the listed assets of every network in resources/networks/icons.json, and prints what changed. An icon
// belongs to an asset's origin, so that all forms of the asset share it: both symbol and name must match the icon's. Symbols alone are not
// enough, since two projects often share one. `icons` and `chains` of the file are written by hand, after a look at each drawing.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assignIcons } from './lib/assignIcons.mjs'
import { root } from './lib/run.mjs'

const FILE = join(root, 'resources/networks/icons.json')
const list = JSON.parse(readFileSync(FILE, 'utf8'))
const assets = assignIcons(list.icons)
for (const [origin, icon] of Object.entries(assets)) if (list.assets[origin] !== icon) process.stdout.write(`+ ${icon}  ${origin}\n`)
for (const [origin, icon] of Object.entries(list.assets)) if (assets[origin] !== icon) process.stdout.write(`- ${icon}  ${origin}\n`)
writeFileSync(FILE, `${JSON.stringify({ ...list, assets }, null, 1)}\n`)
