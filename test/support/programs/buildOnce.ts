// Before the tests of the hosts: they run the built bundles, so these must be as new as the source.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds, for users and for developers, where a source is newer than the bundles. @throws Error when a build fails. */
export function setup(): void {
  const root = join(import.meta.dirname, '..', '..', '..')
  for (const kind of [[], ['--development']]) {
    const args = ['scripts/build.mjs', '--if-stale', ...kind]
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('the build failed')
  }
}
