// `node scripts/launch.mjs scripts/treeDigest.mjs FOLDER…`: one SHA-256 of all that lies below each folder, over paths, kinds, modes and
// contents, so that two builds can be held against each other. Prints the files that differ where two folders are given.
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { userFolder } from './lib/run.mjs'

/** Returns what each path below a folder is, as text, in one order. */
function describe(folder, below = '') {
  return readdirSync(join(folder, below))
    .toSorted()
    .flatMap((name) => {
      const path = join(below, name)
      const info = lstatSync(join(folder, path))
      if (info.isDirectory()) return describe(folder, path)
      const content = info.isSymbolicLink() ? readlinkSync(join(folder, path)) : readFileSync(join(folder, path))
      return [
        `${path} ${info.isSymbolicLink() ? 'link' : (info.mode & 0o777).toString(8)} ${createHash('sha256').update(content).digest('hex')}`,
      ]
    })
}

const trees = process.argv.slice(2).map((folder) => ({ folder, lines: describe(resolve(userFolder, folder)) }))
for (const { folder, lines } of trees) {
  process.stdout.write(`${createHash('sha256').update(lines.join('\n')).digest('hex')}  ${folder} (${lines.length} files)\n`)
}
const [first, second] = trees.map(({ lines }) => new Set(lines))
if (first !== undefined && second !== undefined) {
  const other = [...first.symmetricDifference(second)].toSorted((left, right) => left.localeCompare(right))
  for (const line of other) process.stdout.write(`${first.has(line) ? '-' : '+'} ${line}\n`)
  process.exitCode = other.length === 0 ? 0 : 1
}
