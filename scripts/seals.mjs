// `npm run seals`: the fuses of the programs under dist/ as they were packed, or of those that are named, held against what the
// configuration says.
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import config from '../electron-builder.config.mjs'
import { root, userFolder } from './lib/run.mjs'

/** How the configuration names what the program calls by number. */
const NAMES = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  loadBrowserProcessSpecificV8Snapshot: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
}
/** How a fuse stands in the program: as one character. A program that is older than a fuse lacks it. */
const STATES = new Map([
  ['1'.codePointAt(0), 'on'],
  ['0'.codePointAt(0), 'off'],
])
const PROGRAMS = ['dist/linux*unpacked/waybill', 'dist/win*unpacked/Waybill.exe', 'dist/mac*/Waybill.app']

let looked = 0
let wrong = 0
const named = process.argv.slice(2).map((path) => resolve(userFolder, path))
for await (const program of named.length > 0 ? named : glob(PROGRAMS, { cwd: root })) {
  looked += 1
  const fuses = await getCurrentFuseWire(resolve(root, program))
  for (const [name, option] of Object.entries(NAMES)) {
    const state = STATES.get(fuses[option]) ?? 'missing'
    if (state === (config.electronFuses[name] ? 'on' : 'off')) continue
    wrong += 1
    process.stdout.write(`${program}: ${name} is ${state}\n`)
  }
}
process.stdout.write(`${looked} programs looked at, ${wrong} seals missing\n`)
process.exitCode = looked > 0 && wrong === 0 ? 0 : 1
