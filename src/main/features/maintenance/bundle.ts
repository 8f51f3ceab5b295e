// What a user may hand to whoever helps: texts about how Waybill is, without names of anybody unless that is wanted.
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

export interface BundleFile {
  name: string
  text: string
}

export interface BundleParts {
  health: Health
  preferences: Preferences
  /** Null where no core runs; then `trouble` says why. */
  sync: SyncState | null
  trouble: unknown
  files: { file: string; state: string; bytes: number }[]
  logs: readonly string[]
  /** Addresses, labels and hashes, where they are wanted. */
  names: unknown
}

/** Of each log file, its end: a helper reads the last hours. */
const MAX_LOG = 120_000

/** Every file of the bundle, in the order in which it is shown. */
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

/** Accounts are counted instead of named. */
function coverage({ isOnline, streams, chainTips }: SyncState) {
  const accounts = [...new Set(streams.map(({ accountId }) => accountId))]
  return {
    isOnline,
    chainTips,
    streams: streams.map(({ accountId, ...stream }) => ({ account: accounts.indexOf(accountId) + 1, ...stream })),
  }
}

/** Lines are redacted as they are written; those of an older version are now. */
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
