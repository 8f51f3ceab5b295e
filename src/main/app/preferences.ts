// DATA/preferences.json: appearance, language and the chosen network. Written atomically.
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Preferences } from '../../shared/contract/settings/settings.ts'
import type { Log } from '../platform/log/log.ts'
import { jsonIfAny } from '../platform/json/parseJson.ts'
import { replaceFile } from '../platform/atomicWrite.ts'
import { toStoreError } from '../db/database.ts'

/** The preferences file. */
export interface PreferencesFile {
  get(): Preferences
  /** Writes the changed fields. @throws AppError store.readOnly, store.full. */
  set(change: Partial<Preferences>): Preferences
}

/**
 * Reads the file once. An unparsable file is renamed to `preferences.damaged.json`, and the defaults apply.
 * @throws AppError store.readOnly when the file exists but cannot be read.
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
        replaceFile(file, `${JSON.stringify(next, null, 2)}\n`)
      })
      value = next
      return value
    },
  }
}

/**
 * Reads the preferences without changing anything; null for an unparsable file.
 * @throws AppError store.readOnly when it exists but cannot be read.
 */
export function readPreferences(dataFolder: string): Preferences | null {
  return Preferences.safeParse(jsonIfAny(readText(join(dataFolder, 'preferences.json')))).data ?? null
}

/** Returns `{}` where there is no file yet, so that the defaults apply. */
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
