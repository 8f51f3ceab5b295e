// What electron-builder makes of our configuration: the archive of the app, what stands beside it, the seals of the program.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import asar from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bootElectron } from '../../support/electron/bootElectron.ts'
import { missingPackages } from '../../support/programs/missingPackages.ts'
import { nativesKept } from '../../support/programs/nativesKept.ts'
import { packWithFakes } from '../../support/programs/packWithFakes.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-packed-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Every package that ships beside the bundles. Another one is a decision: see docs/decisions/0027-packed-and-sealed.md. */
const SHIPPED = [
  '@jsquash/avif',
  '@jsquash/jpeg',
  '@jsquash/png',
  '@jsquash/resize',
  '@jsquash/webp',
  '@resvg/resvg-wasm',
  'better-sqlite3',
  'node-gyp-build',
  'node-hid',
  'omggif',
  'pkg-prebuilds',
  'usb',
  'wasm-feature-detect',
]
/** All files of the app, unpacked ones too, in bytes: 19 million when this was written. */
const MAX_BYTES = 24_000_000

const enabled = '1'.codePointAt(0)
const disabled = '0'.codePointAt(0)

describe('the packed app', () => {
  let app = ''
  let archive = ''
  let files: string[] = []
  beforeAll(async () => {
    app = await packWithFakes(folder)
    archive = join(app, 'resources', 'app.asar')
    files = asar
      .listPackage(archive, { isPack: false })
      .map((path) => path.replaceAll('\\', '/').slice(1))
      .filter((path) => !('files' in asar.statFile(archive, path)))
  })

  it('holds the built app and its packages, and nothing of the project around them', () => {
    expect([...new Set(files.map((path) => path.split('/')[0] ?? ''))].toSorted()).toEqual([
      'node_modules',
      'out',
      'package.json',
      'resources',
    ])
    const packages = files.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])
    expect([...new Set(packages)].toSorted()).toEqual(SHIPPED)
  })

  it('holds no sources, no maps, no tests and no command line', () => {
    const useless = /\.(ts|tsx|mts|cts|map|md|c|cc|cpp|h|gyp|gypi)$|\/(src|deps|test|tests|example|examples)\/|^out\/main\/cli\.js$/
    expect(files.filter((path) => useless.test(path))).toEqual([])
  })

  it('keeps the natives of one system outside of the archive, where they can be loaded', () => {
    const outside = globSync('**/*.*', { cwd: `${archive}.unpacked` })
    expect(outside.filter((path) => path.endsWith('.node')).toSorted()).toEqual([
      'node_modules/better-sqlite3/prebuilds/linux-x64.node',
      'node_modules/node-hid/prebuilds/HID_hidraw-linux-x64/node-napi-v4.node',
      'node_modules/usb/prebuilds/linux-x64/node.napi.glibc.node',
    ])
    expect(files.filter((path) => path.endsWith('.node')).toSorted()).toEqual(outside.filter((path) => path.endsWith('.node')).toSorted())
  })

  it('is small', () => {
    const bytes = files.map((path) => asar.statFile(archive, path)).reduce((sum, stat) => sum + ('size' in stat ? stat.size : 0), 0)
    expect(bytes).toBeLessThan(MAX_BYTES)
  })

  it('tells no more of itself than it needs', () => {
    const manifest: unknown = JSON.parse(asar.extractFile(archive, 'package.json').toString())
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).not.toHaveProperty('devDependencies')
    expect(manifest).toMatchObject({ name: 'waybill', main: 'out/main/index.js', type: 'module' })
  })

  it('has its program sealed', async () => {
    const fuses = await getCurrentFuseWire(join(app, 'waybill'))
    expect(fuses).toMatchObject({
      [FuseV1Options.RunAsNode]: disabled,
      [FuseV1Options.EnableCookieEncryption]: disabled,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: disabled,
      [FuseV1Options.EnableNodeCliInspectArguments]: disabled,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: enabled,
      [FuseV1Options.OnlyLoadAppFromAsar]: enabled,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: disabled,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: disabled,
    })
  })

  it('comes with its licence', () => {
    expect(readFileSync(join(app, 'resources', 'LICENSE'), 'utf8')).toContain('Apache License')
  })

  it('has only the languages that it speaks', () => {
    const languages = globSync('*', { cwd: join(app, 'locales') })
    expect(languages.toSorted()).toEqual(['de.pak', 'en-US.pak'])
  })

  it.each(['deb', 'rpm'])('%s installs the app, its launcher for links, and the rule for Ledgers', (kind) => {
    const made = globSync(`Waybill-*.${kind}.json`, { cwd: join(app, '..') }).map((path) => join(app, '..', path))
    expect(made).toHaveLength(1)
    const asked = z.array(z.string()).parse(JSON.parse(readFileSync(made[0] ?? '', 'utf8')))
    const places = asked.filter((one) => /=\/(usr|opt)\//.test(one)).map((one) => one.slice(one.indexOf('=') + 1))
    const icons = [16, 24, 32, 48, 64, 128, 256, 512].map((size) => `/usr/share/icons/hicolor/${size}x${size}/apps/waybill.png`)
    expect(places).toEqual([
      '/usr/lib/udev/rules.d/70-waybill-ledger.rules',
      '/opt/Waybill',
      ...icons,
      '/usr/share/applications/waybill.desktop',
    ])
    const launcher = readFileSync((made[0] ?? '').replace(/json$/, 'desktop'), 'utf8')
    expect(launcher).toMatch(/^MimeType=x-scheme-handler\/waybill;$/m)
    expect(launcher).toMatch(/^Exec=\/opt\/Waybill\/waybill %U$/m)
  })

  it('starts from what was packed: no file that runs was left out', async () => {
    const copy = join(folder, 'copy')
    asar.extractAll(archive, copy)
    const booted = await bootElectron(['--data-dir', join(folder, 'data'), '--network', 'practice'], {}, copy)
    expect(await booted.act('call', { method: 'app.info', input: {} })).toMatchObject({ ok: true, value: { host: 'electron' } })
    expect(await booted.act('fetch', { url: 'app://waybill/' })).toMatchObject({ status: 200 })
    await booted.act('quit')
    expect(await booted.ended).toEqual({ code: 0, stderr: '' })
    // Files that are loaded only when first needed: the icons of the tray, the codecs of pictures.
    for (const name of ['tray.png', 'tray@2x.png', 'trayShape.png', 'trayShape@2x.png']) {
      expect(readFileSync(join(copy, 'resources', name)).length, name).toBeGreaterThan(0)
    }
    expect(await missingPackages(copy)).toEqual([])
  })
})

describe('the natives of each system and processor', () => {
  it.each([
    ['mac', 'x64', 'darwin-x64', 'HID-darwin-x64', 'darwin-x64+arm64/node.napi.node'],
    ['mac', 'arm64', 'darwin-arm64', 'HID-darwin-arm64', 'darwin-x64+arm64/node.napi.node'],
    ['win', 'x64', 'win32-x64', 'HID-win32-x64', 'win32-x64/node.napi.node'],
    ['win', 'arm64', 'win32-arm64', 'HID-win32-arm64', 'win32-arm64/node.napi.node'],
    ['linux', 'x64', 'linux-x64', 'HID_hidraw-linux-x64', 'linux-x64/node.napi.glibc.node'],
    ['linux', 'arm64', 'linux-arm64', 'HID_hidraw-linux-arm64', 'linux-arm64/node.napi.armv8.node'],
  ] as const)('%s %s has one of each package, its own', (system, processor, sqlite, hid, usb) => {
    expect(nativesKept(system, processor)).toEqual([
      `node_modules/better-sqlite3/prebuilds/${sqlite}.node`,
      `node_modules/node-hid/prebuilds/${hid}/node-napi-v4.node`,
      `node_modules/usb/prebuilds/${usb}`,
    ])
  })
})
