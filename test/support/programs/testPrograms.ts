// Locates the programs that tests start as processes of their own, to kill them: their sources, or their bundles of this run.
import { join } from 'node:path'
import { BUNDLED_WORKERS } from './workers.ts'

const test = join(import.meta.dirname, '..', '..')

export const PROGRAM_SOURCES = {
  soak: join(test, 'soak/soakProcess.ts'),
  sync: join(test, 'support/programs/syncProcess.ts'),
  recrypt: join(test, 'support/programs/recryptProcess.ts'),
}

/** Returns the path of a program for Node to run. */
export function pathOfProgram(name: keyof typeof PROGRAM_SOURCES): string {
  const bundles = process.env[BUNDLED_WORKERS]
  return bundles === undefined ? PROGRAM_SOURCES[name] : join(bundles, `${name}.js`)
}
