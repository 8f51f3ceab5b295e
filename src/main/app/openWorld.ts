// Chooses the core's outside world: the real network and USB, or the practice network, which simulates both.
// The simulated device exists on the practice network only, so it can never sign for a live chain; an emulated Ledger replaces any device.
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PracticeNetwork, PracticeOptions } from '../../practice/network.ts'
import type { PracticeButton } from '../../shared/contract/status.ts'
import { TransferFact } from '../../shared/contract/transfer/transfer.ts'
import type { Ledgers } from '../../wire/apdu.ts'
import type { FetchLike, OpenWeb } from '../../wire/world.ts'
import type { NetworkFile } from '../clients/chains/registry/registry.ts'
import type { WatchedPractice } from './core.ts'
import { enforceTls } from '../platform/http/certificates.ts'
import { openWeb } from '../platform/http/openWeb.ts'
import { gateRequests } from '../platform/http/requestGate.ts'
import { systemClock } from '../platform/time.ts'
import type { World } from '../platform/world.ts'
import { liveFile, type Network } from './networks.ts'
import { createNodeHid } from '../ledger/transport/nodeHid.ts'
import { toStoreError } from '../db/database.ts'

/** An outside world with the network's chain list. */
export interface OpenWorld {
  world: World
  file: NetworkFile
  /** The simulated device and what can go wrong; null on a live network and with an emulated device. */
  practice: WatchedPractice | null
  close(): void
}

const chance = {
  clock: systemClock,
  random: () => Math.random(),
  newId: () => randomBytes(16).toString('hex'),
}

/** Which world to open. */
export interface OpenWorldOptions {
  network: Network
  folder: string
  /** Seed of the practice network. */
  seed: number
  /** Whether a new practice network begins with recorded transfers. */
  hasOpening?: boolean
  /** Writes the history of the practice network in place of its own writer; for tests, which open many. */
  writeBook?: PracticeOptions['writeBook'] | undefined
  /** Replaces the network's own device. */
  ledgers?: Ledgers | undefined
}

/**
 * Opens the outside world of a network. The practice network stores accepted transactions in its own file in `folder`.
 * @throws AppError store.readOnly, store.full, store.damaged.
 */
export async function openWorld({ ledgers, ...place }: OpenWorldOptions): Promise<OpenWorld> {
  const opened = await openPlace(place)
  return ledgers === undefined ? opened : { ...opened, world: { ...opened.world, ledgers }, practice: null }
}

async function openPlace({ network, folder, seed, hasOpening = false, writeBook }: Omit<OpenWorldOptions, 'ledgers'>): Promise<OpenWorld> {
  if (network.kind === 'practice') return openPractice(folder, { seed, hasOpening, ...(writeBook && { writeBook }) })
  const world = { ...chance, ...outside(), hid: createNodeHid() }
  return { world, file: liveFile(network), practice: null, close: () => undefined }
}

/** The only two ways out of this computer; every caller puts a gate before them. */
function outside(): { fetch: FetchLike; web: OpenWeb } {
  enforceTls(process.env)
  return { fetch: (url, init) => globalThis.fetch(url, init), web: openWeb }
}

/** Returns a fetch that reaches only the update feed, which Settings lists; with null it reaches no host. */
export function feedFetch(feedUrl: string | null): FetchLike {
  const isListed = (origin: string) => feedUrl !== null && new URL(feedUrl).origin === origin
  return gateRequests(outside(), { isListed, allowsRemoteImages: () => false }).fetch
}

/** Returns the chains, assets and router of a network without opening anything. */
export async function readNetworkFile(network: Network): Promise<NetworkFile> {
  if (network.kind !== 'practice') return liveFile(network)
  const { practiceRegistry } = await import('../../practice/book/chains/registry.ts')
  return practiceRegistry()
}

async function openPractice(folder: string, begins: Pick<PracticeOptions, 'seed' | 'hasOpening' | 'writeBook'>): Promise<OpenWorld> {
  const { createPracticeNetwork } = await import('../../practice/network.ts')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const practice = createPracticeNetwork({ ...begins, file: join(folder, 'practice.db'), clock: systemClock })
    const { fetch, hid, network, close } = practice
    return { world: { ...chance, fetch, web: practiceWeb(fetch), hid }, file: network, practice: watched(practice), close }
  } catch (error) {
    throw toStoreError(error)
  }
}

/** The IP address that all hosts of the practice network resolve to. No packet is ever sent to it. */
const PRACTICE_ADDRESS = '1.0.0.1'

/** Resolves practice hosts to one address and no other host. */
function practiceWeb(fetch: FetchLike): OpenWeb {
  return {
    resolve: (host) =>
      host.endsWith('.practice.invalid') ? Promise.resolve([PRACTICE_ADDRESS]) : Promise.reject(new Error(`${host} has no address`)),
    fetchAt: (_address, url, init) => fetch(url, { ...init, redirect: 'manual' }),
  }
}

/** Adapts the simulated device and the troubles to the contract's types. */
function watched({ device, troubles, opening }: Pick<PracticeNetwork, 'device' | 'troubles' | 'opening'>): WatchedPractice {
  const presses: Record<PracticeButton, () => void> = {
    next: () => device.press('next'),
    back: () => device.press('back'),
    approve: () => device.press('approve'),
    reject: () => device.press('reject'),
    lock: device.lock,
    unlock: device.unlock,
    unplug: device.unplug,
    plug: device.plug,
    openEthereum: () => device.openApp('Ethereum'),
    openCosmos: () => device.openApp('Cosmos'),
    quitApp: device.quitApp,
    blindSigningOn: () => device.set('blindSigning', true),
    blindSigningOff: () => device.set('blindSigning', false),
    expertModeOn: () => device.set('expertMode', true),
    expertModeOff: () => device.set('expertMode', false),
  }
  return {
    screen: device.screen,
    press: (button) => presses[button](),
    trouble: troubles.current,
    troubleOf: troubles.of,
    setTrouble: troubles.set,
    opening: () => z.array(z.array(TransferFact)).parse(opening),
    onChange: (listener) => device.onChange(() => listener(device.screen())),
  }
}
