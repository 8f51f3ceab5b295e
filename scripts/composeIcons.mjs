// `npm run icons`: gives the listed assets of every network their icons in resources/networks/icons.json, and prints what changed.
// An icon is given to an asset's origin, so that all forms of the asset share it: to those whose symbol and name both stand at the
// icon. Symbols alone would not do: two projects often share one. `icons` and `chains` of the file are written by hand, after a
// look at each drawing.
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
