// Bundles a test's own program as the app is bundled: its libraries count on it, Node alone cannot load all of them.
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')
const NATIVES = ['better-sqlite3', 'node-hid', 'usb']

/**
 * Bundles `entry` into `out/<name>`, where its native modules are found.
 * @param alias modules to put in the place of others
 * @returns the path of the bundle
 */
export async function bundleProgram(entry: string, name: string, alias: Record<string, string> = {}): Promise<string> {
  const outDir = join(root, 'out', name)
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    ssr: { noExternal: true, external: NATIVES.filter((module) => !(module in alias)) },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  })
  return join(outDir, 'main.js')
}
