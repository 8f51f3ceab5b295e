// A program folder as electron-builder would unpack it, with the shell in it, around an Electron at hand. One too old to run the
// app's bundles gets the shell as CommonJS with shims (test/shell/rig), and the core runs beside it in the Node of this process.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import config from '../../electron.vite.config.ts'
import { WORKER_SOURCES } from '../../test/support/programs/workers.ts'
import { listPageFiles } from './bundles.mjs'
import { root } from './run.mjs'

/** Modules in main, `protocol.handle`, Node 22 or later. */
const OLDEST_FULL = 37
const NATIVES = ['better-sqlite3', 'node-hid', 'usb', '@jsquash/avif', '@jsquash/jpeg', '@jsquash/png', '@jsquash/resize', '@jsquash/webp']
const MORE_NATIVES = ['@resvg/resvg-wasm', 'omggif']

/** Whether an Electron of this version gets the shims. */
export function isOldElectron(version) {
  return Number(version.split('.')[0]) < OLDEST_FULL
}

/**
 * Makes the program in `folder` out of the built app in out/.
 * @returns the path of the program
 */
export async function assembleProgram({ program, version }, folder) {
  layRelease(program, folder, 'waybill')
  const app = join(folder, 'resources', 'app')
  // Tests drive it, so it keeps the switches by which they do.
  await assembleApp(version, app, { isTestable: true })
  if (!isOldElectron(version)) symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'))
  return join(folder, 'waybill')
}

/** What an AppImage adds to the files of Electron. */
const OF_APP_IMAGE = /^(?:AppRun|\.DirIcon|usr|.+\.desktop|.+\.png)$/

/** Lays Electron's files into `folder`, without an app; its program gets the name. Files are linked where that is possible. */
export function layRelease(program, folder, name) {
  const own = basename(program)
  linkTree(dirname(program), folder, (each) => each !== own && each !== 'resources' && !OF_APP_IMAGE.test(each))
  mkdirSync(join(folder, 'resources'), { recursive: true })
  // A copy: packing writes its seals into it.
  copyFileSync(program, join(folder, name))
  chmodSync(join(folder, name), 0o755)
}

/** Makes the app's folder for an Electron of this version, without the packages beside the bundles; `more` goes into its manifest. */
export async function assembleApp(version, app, more = {}) {
  mkdirSync(join(app, 'resources'), { recursive: true })
  const isOld = isOldElectron(version)
  const { name, productName, version: own, description, license, main } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = { name, productName, version: own, description, license, main, ...more }
  writeFileSync(join(app, 'package.json'), JSON.stringify(isOld ? manifest : { ...manifest, type: 'module' }))
  for (const name of readdirSync(join(root, 'resources'))) {
    if (/^tray.*\.png$/.test(name)) copyFileSync(join(root, 'resources', name), join(app, 'resources', name))
  }
  cpSync(join(root, 'out'), join(app, 'out'), {
    recursive: true,
    filter: (path) => !isOld || ![join(root, 'out', 'main'), join(root, 'out', 'renderer')].includes(path),
  })
  if (isOld) await Promise.all([bundleShell(app), bundlePage(join(app, 'out', 'renderer'))])
}

/** The shell for an Electron with Node 16, and the core for the Node of this process. */
async function bundleShell(app) {
  const rig = join(root, 'test', 'shell', 'rig')
  const core = join(root, 'node_modules/.cache/waybill/shellCore')
  await bundle({
    entries: { core: join(rig, 'coreProcess.ts'), ...WORKER_SOURCES },
    folder: core,
    format: 'es',
    target: 'node24',
  })
  await bundle({
    entries: { index: join(rig, 'shellMain.ts') },
    folder: join(app, 'out', 'main'),
    format: 'cjs',
    target: 'node16',
    plugins: [shellModules({ rig })],
    define: {
      'import.meta.dirname': '__dirname',
      WAYBILL_CORE_NODE: JSON.stringify(process.execPath),
      WAYBILL_CORE_FOLDER: JSON.stringify(core),
    },
  })
}

/** The page with its styles as an old Chromium reads them, and what its scripts lack. */
async function bundlePage(folder) {
  const { renderer } = config
  await build({
    ...renderer,
    configFile: false,
    logLevel: 'error',
    root: join(root, renderer.root),
    build: {
      ...renderer.build,
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome108',
      rolldownOptions: { ...renderer.build.rolldownOptions, input: join(root, renderer.build.rolldownOptions.input) },
    },
  })
  copyFileSync(join(root, 'test/shell/rig/pagePolyfills.mjs'), join(folder, 'polyfills.js'))
  const page = join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="./polyfills.js"></script>'))
  listPageFiles(folder)
}

async function bundle({ entries, folder, format, target, plugins = [], define = {} }) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins,
    define,
    ssr: { noExternal: true, external: ['electron', ...NATIVES, ...MORE_NATIVES] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target,
      minify: false,
      rolldownOptions: { input: entries, output: { format, entryFileNames: '[name].js', codeSplitting: format === 'es' } },
    },
  })
}

/** The session runs elsewhere, its worker threads and databases with it; pictures lie in the app's folder. */
function shellModules({ rig }) {
  return {
    name: 'shell-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (importer.startsWith(rig)) return null
      if (source.endsWith('/session.ts')) return join(rig, 'remoteSession.ts')
      if (source.endsWith('/builtWorkers.ts') || source === 'better-sqlite3') return `\0absent:${basename(source, '.ts')}`
      if (source.endsWith('?asset')) return `\0asset:${basename(source, '?asset')}`
      return null
    },
    load(id) {
      if (id === '\0absent:builtWorkers') return 'export const builtWorkers = {}'
      if (id === '\0absent:better-sqlite3') return 'export default class {}'
      if (id.startsWith('\0asset:')) {
        const path = ['..', '..', 'resources', id.slice('\0asset:'.length)].map((part) => JSON.stringify(part)).join(', ')
        return `import { join } from 'node:path'; export default join(import.meta.dirname, ${path})`
      }
      return null
    },
  }
}

function linkTree(from, to, isWanted) {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const name of readdirSync(from)) {
    if (!isWanted(name)) continue
    const info = lstatSync(join(from, name))
    if (info.isDirectory()) linkTree(join(from, name), join(to, name), () => true)
    else if (info.isSymbolicLink()) symlinkSync(readlinkSync(join(from, name)), join(to, name))
    else linkOrCopy(join(from, name), join(to, name))
  }
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
