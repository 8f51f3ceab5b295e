// Assembles a diagnostics bundle for support: texts about the app's state, without names and addresses unless requested.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Writable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Health } from '../../../shared/contract/settings/health.ts'
import type { Preferences } from '../../../shared/contract/settings/settings.ts'
import type { SyncState } from '../../../shared/contract/status.ts'
import { logFiles } from '../../platform/log/logFile.ts'
import { redactText } from '../../platform/log/redact.ts'
import { writeZip } from './backup.ts'

/** One file of a bundle. */
export interface BundleFile {
  name: string
  text: string
}

/** What a bundle is made from. */
export interface BundleParts {
  health: Health
  preferences: Preferences
  /** Null where no core runs; `trouble` then says why. */
  sync: SyncState | null
  trouble: unknown
  files: { file: string; state: string; bytes: number }[]
  logs: readonly string[]
  /** Addresses, labels and hashes, where requested. */
  names: unknown
}

/** Characters taken from the end of each log file, which covers the last hours. */
const MAX_LOG = 120_000

/** Returns every file of the bundle, in display order. */
export function bundleFiles({ health, preferences, sync, trouble, files, logs, names }: BundleParts): BundleFile[] {
  const json = (name: string, value: unknown): BundleFile => ({ name, text: redactText(`${JSON.stringify(value, null, 2)}\n`) })
  return [
    json('health.json', health),
    json('data.json', { trouble, files }),
    json('coverage.json', sync === null ? null : coverage(sync)),
    json('settings.json', preferences),
    ...logs.flatMap((log) => logFiles(log).flatMap(logEnd)),
    ...(names === null ? [] : [{ name: 'names.json', text: `${JSON.stringify(names, null, 2)}\n` }]),
  ]
}

/** Replaces account ids by numbers. */
function coverage({ isOnline, streams, chainTips }: SyncState) {
  const accounts = [...new Set(streams.map(({ accountId }) => accountId))]
  return {
    isOnline,
    chainTips,
    streams: streams.map(({ accountId, ...stream }) => ({ account: accounts.indexOf(accountId) + 1, ...stream })),
  }
}

/** Redacts again: lines of an older version may not have been redacted when written. */
function logEnd(file: string): BundleFile[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const end = text.length <= MAX_LOG ? text : text.slice(text.indexOf('\n', text.length - MAX_LOG) + 1)
  return [{ name: basename(file), text: redactText(end) }]
}

/** Writes the files as a zip and ends the destination. */
export async function writeBundle(files: readonly BundleFile[], destination: Writable, signal?: AbortSignal): Promise<void> {
  const zip = new ZipFile()
  for (const { name, text } of files) zip.addBuffer(Buffer.from(text), name)
  await writeZip(zip, destination, signal)
}
