// Parses the flags common to all hosts: data folder, network, seed. Shared by window and command line.
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import { z } from 'zod'
import { AppError } from '../../shared/domain/errors.ts'
import { phrase } from '../../shared/domain/phrase.ts'
import { NetworkKind } from '../../shared/contract/settings/settings.ts'
import { customNetwork, type Network } from './networks.ts'

/** The flags, in the form of node:util's parseArgs. */
export const commonFlags = {
  'data-dir': { type: 'string' },
  network: { type: 'string' },
  chains: { type: 'string' },
  router: { type: 'string' },
  vip: { type: 'string' },
  seed: { type: 'string' },
} as const satisfies ParseArgsConfig['options']

/** The parsed values of `commonFlags`. */
export type CommonFlags = { [Flag in keyof typeof commonFlags]?: string | undefined }

/** The common options of a host. */
export interface HostOptions {
  dataFolder: string
  /** The network named at the start, which then cannot be changed; null for the one chosen in the app. */
  network: Network | null
  /** Seed of the practice network. */
  seed: number
  /** Whether a new practice network begins with recorded transfers: only where no seed is named. */
  hasOpening?: boolean
}

const NamedNetwork = NetworkKind.exclude(['custom'])
const MAX_SEED = 0xffff_ffff
const Seed = z.coerce.number().int().min(0).max(MAX_SEED)

/** Parses the common flags. @throws AppError input.invalid with one sentence that names the flag; registry.invalid for a chain list. */
export function readOptions(flags: CommonFlags, env: NodeJS.ProcessEnv): HostOptions {
  return {
    dataFolder: resolve(flags['data-dir'] ?? defaultDataFolder(process.platform, env, homedir())),
    network: readNetwork(flags),
    seed: readSeed(flags.seed),
    hasOpening: flags.seed === undefined,
  }
}

/** Returns the system's standard folder for an app's data. */
export function defaultDataFolder(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Waybill')
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Waybill')
  const data = env['XDG_DATA_HOME']
  return join(data === undefined || data === '' ? join(home, '.local', 'share') : data, 'waybill')
}

function readNetwork({ network, chains, router, vip }: CommonFlags): Network | null {
  if (chains !== undefined) {
    if (network !== undefined) throw new AppError('input.invalid', 'Use either --network or --chains, not both.')
    return customNetwork(readChains(chains), router ?? null, vip ?? null)
  }
  if (router !== undefined) throw new AppError('input.invalid', '--router needs --chains.')
  if (vip !== undefined) throw new AppError('input.invalid', '--vip needs --chains.')
  if (network === undefined) return null
  const kind = NamedNetwork.safeParse(network)
  if (kind.success) return { kind: kind.data }
  throw new AppError('input.invalid', phrase`--network must be ${NamedNetwork.options.join(', ')}, not “${network}”.`)
}

function readChains(file: string): unknown[] {
  const chains = z.array(z.unknown()).safeParse(parseFile(file))
  if (chains.success) return chains.data
  throw new AppError('input.invalid', phrase`The chain list ${file} must be a JSON array, like the public registry’s chains.json.`)
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const problem =
      error instanceof SyntaxError ? phrase`The chain list ${file} isn’t valid JSON.` : phrase`Can’t read the chain list ${file}.`
    throw new AppError('input.invalid', problem, { cause: error })
  }
}

function readSeed(text: string | undefined): number {
  if (text === undefined) return 1
  const seed = Seed.safeParse(text === '' ? Number.NaN : text)
  if (seed.success) return seed.data
  throw new AppError('input.invalid', phrase`--seed must be a whole number from 0 to ${MAX_SEED}, not “${text}”.`)
}
