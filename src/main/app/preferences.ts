// DATA/preferences.json: appearance, language and the chosen network. Written whole or not at all.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Preferences } from '../../shared/contract/settings/settings.ts'
import type { Log } from '../platform/log/log.ts'
import { jsonIfAny } from '../platform/json/parseJson.ts'
import { toStoreError } from '../db/database.ts'

export interface PreferencesFile {
  get(): Preferences
  /** Writes what changed. @throws AppError store.readOnly, store.full. */
  set(change: Partial<Preferences>): Preferences
}

/**
 * Reads the file once. One that cannot be understood is kept beside as `preferences.damaged.json`, and the defaults hold.
 * @throws AppError store.readOnly when the file is there but cannot be read.
 */
export function openPreferences(dataFolder: string, log: Log): PreferencesFile {
  const file = join(dataFolder, 'preferences.json')
  let current = readPreferences(dataFolder)
  if (current === null) {
    log.warn('preferences.damaged')
    inStore(() => {
      renameSync(file, join(dataFolder, 'preferences.damaged.json'))
    })
    current = Preferences.parse({})
  }
  let value = current
  return {
    get: () => value,
    set: (change) => {
      const next = Preferences.parse({ ...value, ...change })
      inStore(() => {
        mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
        writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`, { flush: true })
        renameSync(`${file}.new`, file)
      })
      value = next
      return value
    },
  }
}

/** Changes nothing. Null for a file that cannot be understood. @throws AppError store.readOnly when it is there but cannot be read. */
export function readPreferences(dataFolder: string): Preferences | null {
  return Preferences.safeParse(jsonIfAny(readText(join(dataFolder, 'preferences.json')))).data ?? null
}

/** `{}` where there is no file yet, so that the defaults hold. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}'
    throw toStoreError(error)
  }
}

function inStore(write: () => void): void {
  try {
    write()
  } catch (error) {
    throw toStoreError(error)
  }
}
