// Bundles a test's own programs as the app is bundled: their libraries count on it, Node alone cannot load all of them.
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { programPath } from './programPath.ts'

/** Packages with a native binary, which stay outside the bundle. */
const NATIVES = [
  'better-sqlite3',
  'node-hid',
  'usb',
  '@jsquash/avif',
  '@jsquash/jpeg',
  '@jsquash/png',
  '@jsquash/resize',
  '@jsquash/webp',
  '@resvg/resvg-wasm',
  'omggif',
]

/**
 * Bundles `entry` as the program `name`.
 * @param alias modules to put in the place of others
 * @returns the path of the bundle
 */
export async function bundleProgram(entry: string, name: string, alias: Record<string, string> = {}): Promise<string> {
  const program = programPath(name)
  await bundlePrograms({ main: entry }, dirname(program), alias)
  return program
}

/** Bundles each of `entries` into `folder` as the name it has there, with `.js` behind it. */
export async function bundlePrograms(entries: Record<string, string>, folder: string, alias: Record<string, string> = {}): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    ssr: { noExternal: true, external: NATIVES.filter((module) => !(module in alias)) },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { input: entries, output: { entryFileNames: '[name].js' } },
    },
  })
  // Without it, Node compiles each file as CommonJS first.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

/** Environment in which the processes of a bundle share what the first that ended well has compiled: a quarter of a start. */
export function compiledBeside(bundle: string): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(dirname(bundle), 'compiled') }
}
