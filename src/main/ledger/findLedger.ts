// Finds the Ledger that a task needs among those plugged in: opens it, reads its app, and compares its key with the account's.
import { AppError, type ErrorCode } from '../../shared/domain/errors.ts'
import { LEDGER_APP_IDS_BY_NAME } from '../../shared/domain/ledgerApps.ts'
import type { LedgerApp } from '../../shared/contract/status.ts'
import type { ApduChannel, Ledger, Ledgers } from '../../wire/apdu.ts'
import { APP_COMMANDS } from './apps/appCommands.ts'
import { assertAppVersion } from './apps/appVersion.ts'
import type { Choice } from './choice.ts'
import { aboutOne, deviceAbsent, noneHolds, unplugged, wrongApp } from './deviceError.ts'
import { appAndVersion, type OpenApp } from './apps/ledgerOs.ts'
import type { DeviceView } from './deviceView.ts'

/** How Ledgers are reached, and the user's choice where no key determines one. */
export interface LedgerDeps {
  ledgers: Ledgers
  choice: Pick<Choice, 'among' | 'chosen'>
}

/** A usable Ledger with an open channel. */
export interface Found {
  ledger: Ledger
  channel: ApduChannel
  app: OpenApp
}

/** The key that the Ledger must hold. */
export interface Holder {
  /** Throws device.otherAccount when the device does not hold the required key; prompts nothing. */
  proof: (channel: ApduChannel) => Promise<void>
  /** The account's stored model: among Ledgers that cannot be asked for a key, this model comes first. */
  model?: string | undefined
}

/** What a task needs. */
export interface Wanted {
  app: LedgerApp
  /** Absent: any Ledger with the app, or the chosen one. */
  holder?: Holder | undefined
}

/**
 * Errors by relevance, best first. With several Ledgers the error of the most promising one is reported: a device that could not be checked
 * may be the right one, a device with other keys is not.
 */
const NEAREST: readonly ErrorCode[] = ['device.appTooOld', 'device.wrongApp', 'device.locked', 'device.held', 'device.notPermitted']

/** A Ledger that is not usable, and why; `found` is null when not even its app could be read. */
export interface Unfit {
  ledger: Ledger
  found: Pick<Found, 'app'> | null
  error: AppError
}

/**
 * Opens the first Ledger that has the app and, where required, the key. Shows nothing on any of them.
 * @throws AppError device.absent; device.otherAccount when all were checked; else the most promising one's error.
 */
export async function findFor(deps: LedgerDeps, seen: DeviceView, wanted: Wanted): Promise<Found> {
  const ledgers = await listFor(deps, seen, wanted)
  const unfit: Unfit[] = []
  for (const ledger of ledgers) {
    const one = await tryLedger(deps, seen, ledger, wanted)
    if (!('error' in one)) return one
    unfit.push(one)
  }
  throw nearestTrouble(seen, unfit, wanted)
}

/**
 * Returns the candidates. The user's choice counts where no key determines the Ledger.
 * @throws AppError device.unplugged when the chosen one is unplugged.
 */
export async function listFor({ ledgers, choice }: LedgerDeps, seen: DeviceView, { holder }: Wanted): Promise<readonly Ledger[]> {
  const listed = await ledgers.list()
  seen.list(listed)
  if (holder !== undefined) return listed
  const among = choice.among(listed)
  const chosen = choice.chosen()
  if (among.length > 0 || listed.length === 0 || chosen === null) return among
  seen.at(chosen, null)
  throw unplugged()
}

/** Returns the error to report when no Ledger is usable. */
export function nearestTrouble(seen: DeviceView, unfit: readonly Unfit[], { holder }: Wanted): AppError {
  const [nearest] = unfit.toSorted((a, b) => rank(a, holder) - rank(b, holder))
  if (nearest === undefined) return deviceAbsent()
  seen.at(nearest.ledger, nearest.found?.app ?? null)
  const models = unfit.map(({ ledger }) => ledger.model)
  if (models.length > 1 && unfit.every(({ error }) => error.code === 'device.otherAccount')) return noneHolds(models, nearest.error)
  return aboutOne(nearest.error, nearest.ledger.model, seen.ledger().others ?? [])
}

/** Ledgers with other keys come last; among the others the model outweighs the error. */
function rank({ ledger, error }: Pick<Unfit, 'error' | 'ledger'>, holder: Holder | undefined): number {
  const at = NEAREST.indexOf(error.code)
  if (error.code === 'device.otherAccount') return 3 * NEAREST.length
  const isOtherModel = holder?.model !== undefined && holder.model !== ledger.model
  return (at < 0 ? NEAREST.length : at) + (isOtherModel ? NEAREST.length + 1 : 0)
}

async function tryLedger(deps: LedgerDeps, seen: DeviceView, ledger: Ledger, { app, holder }: Wanted): Promise<Found | Unfit> {
  let found: Found | null = null
  try {
    found = await identify(deps, seen, ledger, app)
    if (found.app.name !== app) throw wrongApp(found.app.name, app)
    assertAppVersion(app, found.app.version)
    await holder?.proof(found.channel)
    return found
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ledger, found, error }
  }
}

/**
 * Opens a device and reads which app is open, and the version from the app itself where it has such a command and is the required one; asks
 * again when only part of an answer came, as after an interrupted session.
 */
export async function identify(deps: LedgerDeps, seen: DeviceView, ledger: Ledger, needed: LedgerApp): Promise<Found> {
  for (let attempt = 0; ; attempt += 1) {
    seen.at(ledger, null)
    await seen.hold(null)
    const channel = await deps.ledgers.open(ledger)
    await seen.hold(channel)
    try {
      const open = await appAndVersion(channel)
      seen.at(ledger, open)
      const { readVersion } = APP_COMMANDS[LEDGER_APP_IDS_BY_NAME[needed]]
      const app = readVersion !== null && open.name === needed ? { ...open, version: await readVersion(channel) } : open
      seen.at(ledger, app)
      return { ledger, channel, app }
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === 'device.failed' && error.retry === 'now'
      if (!mayPass || attempt > 0) throw error
    }
  }
}
