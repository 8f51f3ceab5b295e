// Makes a deb by dpkg-deb out of what electron-builder asks of fpm: `npm run package -- --electron PATH --linux deb` uses it where
// CUSTOM_FPM_PATH names no fpm. Takes fpm’s arguments. Sources: man deb-control, man dpkg-deb, fpm’s documentation of "dir".
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Flags of fpm without a value. */
const PLAIN = new Set(['--force'])

/** Splits fpm's arguments into its flags, each with all its values, and the files to pack: SOURCE=TARGET. */
function readArguments(args) {
  const flags = new Map()
  const files = []
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at]
    if (!name.startsWith('-')) files.push(name.split('='))
    else if (!PLAIN.has(name)) {
      at += 1
      flags.set(name, [...(flags.get(name) ?? []), args[at]])
    }
  }
  return { all: (name) => flags.get(name) ?? [], one: (name) => flags.get(name)?.[0] ?? '', files }
}

/** Describes the package; a line of the description that is empty is written as a dot. */
function controlOf({ all, one }, kib) {
  const [, ...more] = one('--description').split('\n')
  const lines = more.map((line) => ` ${line.trim() === '' ? '.' : line.trim()}`)
  const fields = {
    Package: one('--name'),
    Version: one('--version'),
    Architecture: one('--architecture'),
    Maintainer: one('--maintainer'),
    'Installed-Size': String(kib),
    Depends: all('-d').concat(all('--depends')).join(', '),
    Recommends: all('--deb-recommends').join(', '),
    Section: one('--category') || 'default',
    Priority: one('--deb-priority') || 'optional',
    Homepage: one('--url'),
  }
  const text = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  return `${[...text, `Description: ${one('--name')}`, ...lines].join('\n')}\n`
}

function sizeOf(path) {
  const info = lstatSync(path)
  return info.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : info.size
}

/** Folders and files as a package has them: readable by all, whoever packs. */
function openToAll(path) {
  const info = lstatSync(path)
  if (info.isSymbolicLink()) return
  chmodSync(path, info.isDirectory() || (info.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (info.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

const asked = readArguments(process.argv.slice(2))
if (asked.one('-t') !== 'deb') throw new Error(`only deb is made here, not ${asked.one('-t')}`)
const work = mkdtempSync(join(tmpdir(), 'waybill-deb-'))
try {
  for (const [source, target] of asked.files) {
    const place = join(work, target)
    mkdirSync(dirname(place), { recursive: true })
    if (statSync(source).isDirectory()) cpSync(source, place, { recursive: true, verbatimSymlinks: true })
    else copyFileSync(source, place)
  }
  openToAll(work)
  const about = join(work, 'DEBIAN')
  mkdirSync(about)
  writeFileSync(join(about, 'control'), controlOf(asked, Math.ceil(sizeOf(work) / 1024)))
  for (const [flag, name] of [
    ['--after-install', 'postinst'],
    ['--after-remove', 'postrm'],
  ]) {
    if (asked.one(flag) === '') continue
    copyFileSync(asked.one(flag), join(about, name))
    chmodSync(join(about, name), 0o755)
  }
  const { status } = spawnSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', work, asked.one('--package')], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
