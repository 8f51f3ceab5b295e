// Bundles a test's own program as the app is bundled: its libraries count on it, Node alone cannot load all of them.
import { dirname } from 'node:path'
import { build } from 'vite'
import { programPath } from './programPath.ts'

const NATIVES = ['better-sqlite3', 'node-hid', 'usb']

/**
 * Bundles `entry` as the program `name`.
 * @param alias modules to put in the place of others
 * @returns the path of the bundle
 */
export async function bundleProgram(entry: string, name: string, alias: Record<string, string> = {}): Promise<string> {
  const program = programPath(name)
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    ssr: { noExternal: true, external: NATIVES.filter((module) => !(module in alias)) },
    build: {
      ssr: entry,
      outDir: dirname(program),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  })
  return program
}
