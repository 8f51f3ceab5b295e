// What is packed for each system, and how Electron's program is sealed; see docs/packaging.md. Read by `npm run package`.
import { join } from 'node:path'

/** The rule that lets who sits at the computer talk to a Ledger; deb and rpm install it. */
const LEDGER_RULE = `${join(import.meta.dirname, 'resources/linux/70-waybill-ledger.rules')}=/usr/lib/udev/rules.d/70-waybill-ledger.rules`

/** A program that Playwright can drive: with Node's inspector, for tests alone, never to be handed on. */
const isTestable = process.env.WAYBILL_TESTABLE === '1'

/**
 * The app as it is built; of its packages what runs, without sources and what only a build needs.
 * It stands with each system, not above them: there electron-builder would take it for a set beside one of all files.
 */
const PACKED = [
  'out/**',
  '!out/main/cli.js',
  '!out/.complete',
  'resources/tray*.png',
  'package.json',
  '!node_modules/better-sqlite3/{deps,src}{,/**}',
  '!node_modules/node-hid/{hidapi,src}{,/**}',
  '!node_modules/usb/{libusb,libusb_config,libusb.gypi,src,test}{,/**}',
  '!node_modules/usb/prebuilds/**/*.musl.node',
  '!node_modules/{node-addon-api,@types,@foundry-rs,yargs,yargs-parser}{,/**}',
  '!node_modules/node-{linux,win}-*{,/**}',
  '!node_modules/@jsquash/avif/codec/enc{,/**}',
  '!node_modules/@jsquash/jpeg/codec/enc{,/**}',
  '!node_modules/@resvg/resvg-wasm/index.min.js',
  '!node_modules/**/*.{d.ts,d.mts,d.cts,map,md,c,cc,cpp,h,gyp,gypi}',
  '!node_modules/**/{.github,test,tests,docs,example,examples}{,/**}',
]

/**
 * The app with the natives of one system and processor: each package names its builds in its own way.
 * @param {{ sqlite: string, hid: string, usb: string }} names
 */
const packed = ({ sqlite, hid, usb }) => [
  ...PACKED,
  `!node_modules/better-sqlite3/prebuilds/!(${sqlite}).node`,
  `!node_modules/node-hid/prebuilds/!(${hid}){,/**}`,
  `!node_modules/usb/prebuilds/!(${usb}){,/**}`,
]

const bothProcessors = (...targets) => targets.map((target) => ({ target, arch: ['x64', 'arm64'] }))

export default {
  appId: 'desktop.waybill',
  productName: 'Waybill',
  copyright: 'Licensed under the Apache License 2.0',
  directories: { output: isTestable ? 'dist/testable' : 'dist', buildResources: 'resources' },
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  asar: { smartUnpack: false },
  asarUnpack: ['**/*.node'],
  extraResources: ['LICENSE'],
  electronFuses: {
    runAsNode: false,
    // Cookies are never kept (test/shell/rules.spec.ts), and this fuse asks the key store before any window: one that does not answer
    // would leave no window (seen with Electron 22).
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: isTestable,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    // An Electron at hand may be older than this fuse; `npm run seals` then names it as missing.
    ...(process.env.WAYBILL_ELECTRON_AT_HAND === '1' ? {} : { grantFileProtocolExtraPrivileges: false }),
    resetAdHocDarwinSignature: true,
  },
  // The natives come with builds for every system; nothing is compiled.
  npmRebuild: false,
  nodeGypRebuild: false,
  removePackageScripts: true,
  extraMetadata: {
    // The program lets itself be driven where this says so.
    ...(isTestable ? { isTestable } : {}),
    // deb and rpm name a page; the reserved ending leads nowhere until there is one.
    homepage: process.env.WAYBILL_HOMEPAGE ?? 'https://waybill.invalid',
    // So that Linux desktops know whose windows they show.
    desktopName: 'waybill.desktop',
  },
  // Whoever publishes says so themselves: no feed, no upload.
  publish: null,
  forceCodeSigning: process.env.WAYBILL_RELEASE === '1',
  protocols: [{ name: 'Waybill', schemes: ['waybill'] }],
  mac: {
    icon: 'resources/icon.icns',
    category: 'public.app-category.finance',
    target: bothProcessors('dmg', 'zip'),
    files: packed({ sqlite: 'darwin-${arch}', hid: 'HID-darwin-${arch}', usb: 'darwin-x64+arm64' }),
    electronLanguages: ['en', 'de'],
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'resources/mac/entitlements.plist',
    entitlementsInherit: 'resources/mac/entitlements.plist',
    // Done where Apple's key is in the environment: see docs/packaging.md.
    notarize: process.env.APPLE_API_KEY !== undefined,
  },
  win: {
    icon: 'resources/icon.ico',
    target: bothProcessors('nsis'),
    files: packed({ sqlite: 'win32-${arch}', hid: 'HID-win32-${arch}', usb: 'win32-${arch}' }),
    electronLanguages: ['en-US', 'de'],
  },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true, deleteAppDataOnUninstall: false },
  linux: {
    icon: 'resources/icons',
    executableName: 'waybill',
    syncDesktopName: true,
    category: 'Office;Finance',
    maintainer: 'The Waybill authors',
    target: bothProcessors('AppImage', 'deb', 'rpm'),
    files: packed({ sqlite: 'linux-${arch}', hid: 'HID_hidraw-linux-${arch}', usb: 'linux-${arch}' }),
    electronLanguages: ['en-US', 'de'],
  },
  // Left alone, electron-builder writes a launcher into it that starts the app without Chromium's sandbox, wherever it is.
  appImage: { executableArgs: [] },
  deb: { fpm: [LEDGER_RULE] },
  rpm: { fpm: [LEDGER_RULE] },
}
