// Names the folder for bundles of tests: beside the installed packages, whose native modules they load, and not emptied by any build.
import { join } from 'node:path'

/** The program of a bundle. @param name as it was bundled under */
export function programPath(name: string): string {
  return join(import.meta.dirname, '..', '..', '..', 'node_modules/.cache/waybill', name, 'main.js')
}
