// Context of a command of the command line; opens its session or log.
import { readFileSync } from 'node:fs'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { escapeHidden } from '../../platform/json/jsonLine.ts'
import { openAppLog } from '../../platform/log/appLog.ts'
import type { Log } from '../../platform/log/log.ts'
import { chosenNetwork, type Network } from '../../app/networks.ts'
import type { HostOptions } from '../../app/options.ts'
import { openPreferences } from '../../app/preferences.ts'
import type { DataKey } from '../../db/database.ts'
import { openVault, readVault, type Vault } from '../../db/files/vaultFile.ts'
import { wrongPassphrase } from '../../features/vault/vaults.ts'

/** What a command is given. */
export interface CommandContext {
  /** Flags as given, including the common ones. */
  flags: Record<string, string | boolean | undefined>
  options: HostOptions
  /** Folder of the build: the page's files and the licences. */
  outFolder: string
  /** Aborts when the user interrupts. */
  signal: AbortSignal
}

/** Exit code of an interrupted program, as shells report it. */
export const EXIT_INTERRUPTED = 130

/** Returns a flag's text. @throws AppError input.invalid when it is missing. */
export function required({ flags }: CommandContext, name: string, example: string): string {
  const value = flags[name]
  if (typeof value === 'string' && value !== '') return value
  throw new AppError('input.invalid', phrase`--${name} is missing, for example --${name} ${example}.`)
}

/**
 * Returns the key of a folder's data; null where it is not encrypted. The passphrase comes from a file, since other programs can read
 * flags.
 * @throws AppError store.locked without --passphrase-file; vault.wrongPassphrase.
 */
export async function keyFor(context: CommandContext, folder: string): Promise<DataKey | null> {
  const vault = readVault(folder)
  return vault === null ? null : openWithFile(context, vault)
}

/** Opens a vault with the passphrase file. @throws AppError store.locked, vault.wrongPassphrase. */
export async function openWithFile({ flags }: CommandContext, vault: Vault): Promise<DataKey> {
  const file = flags['passphrase-file']
  if (typeof file !== 'string') {
    throw new AppError('store.locked', 'Your data is encrypted and needs its passphrase.', {
      hint: 'Pass a file that contains it: --passphrase-file FILE.',
    })
  }
  const key = await openVault(vault, readPassphrase(file))
  if (key === null) throw wrongPassphrase()
  return key
}

function readPassphrase(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new AppError('input.invalid', phrase`Can’t read ${file}.`, { cause: error })
  }
}

/** Opens the log in the data folder. */
export function openLog({ options }: CommandContext): Log {
  const complain = (sentence: string) => process.stderr.write(`${sentence}\n`)
  return openAppLog(options.dataFolder, complain)
}

/** Returns the network named by the flags, else the stored choice, else practice. */
export function networkOf({ options }: CommandContext, log: Log): Network {
  return options.network ?? chosenNetwork(openPreferences(options.dataFolder, log).get())
}

/** Prints one JSON object, the command's whole result: on one line for a pipe, indented for a terminal. */
export function printJson(value: unknown): void {
  process.stdout.write(`${escapeHidden(JSON.stringify(value, null, process.stdout.isTTY ? 2 : 0))}\n`)
}

/** Resolves when the user interrupts. */
export function interrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve()
      },
      { once: true },
    )
  })
}
