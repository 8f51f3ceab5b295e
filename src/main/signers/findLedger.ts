// Finding the Ledger that a task needs among those that are plugged in: open it, ask for its app, hold its key against the account's.
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import type { LedgerApp } from '../../shared/status.ts'
import type { ApduChannel, Ledger, Ledgers } from '../../wire/apdu.ts'
import { assertAppVersion } from './appVersion.ts'
import { aboutOne, deviceAbsent, noneHolds, wrongApp } from './deviceError.ts'
import { appAndVersion, type OpenApp } from './ledgerOs.ts'
import type { Seen } from './deviceView.ts'

/** How Ledgers are reached. */
export interface LedgerDeps {
  ledgers: Ledgers
}

export interface Found {
  ledger: Ledger
  channel: ApduChannel
  app: OpenApp
}

export interface Wanted {
  app: LedgerApp
  /** Throws device.otherAccount when the device does not hold the key that is wanted; asks nothing of its user. */
  proof?: ((channel: ApduChannel) => Promise<void>) | undefined
}

/**
 * What stands in the way, best first. With several Ledgers the one that is told is the one nearest to being of use: a device that
 * could not be looked into may be the right one, a device with other keys is not.
 */
const NEAREST: readonly ErrorCode[] = ['device.appTooOld', 'device.wrongApp', 'device.locked', 'device.held', 'device.notPermitted']

/** A Ledger that is not of use, and why; `found` is null when it could not even be asked for its app. */
interface Unfit {
  ledger: Ledger
  found: Pick<Found, 'app'> | null
  error: AppError
}

/**
 * Opens the first Ledger that has the app and, where a key is wanted, holds it. Nothing is shown on any of them.
 * @throws AppError device.absent; device.otherAccount when every one was looked into; else what stands in the way of the nearest.
 */
export async function findFor(deps: LedgerDeps, seen: Seen, wanted: Wanted): Promise<Found> {
  const ledgers = await deps.ledgers.list()
  seen.list(ledgers)
  const unfit: Unfit[] = []
  for (const ledger of ledgers) {
    const one = await tryLedger(deps, seen, ledger, wanted)
    if (!('error' in one)) return one
    unfit.push(one)
  }
  const [nearest] = unfit.toSorted((a, b) => rank(a) - rank(b))
  if (nearest === undefined) throw deviceAbsent()
  seen.at(nearest.ledger, nearest.found?.app ?? null)
  const models = ledgers.map(({ model }) => model)
  if (models.length > 1 && unfit.every(({ error }) => error.code === 'device.otherAccount')) throw noneHolds(models, nearest.error)
  throw aboutOne(nearest.error, nearest.ledger.model, seen.ledger().others ?? [])
}

function rank({ error }: Unfit): number {
  const at = NEAREST.indexOf(error.code)
  return at < 0 ? NEAREST.length : at
}

async function tryLedger(deps: LedgerDeps, seen: Seen, ledger: Ledger, { app, proof }: Wanted): Promise<Found | Unfit> {
  let found: Found | null = null
  try {
    found = await identify(deps, seen, ledger)
    if (found.app.name !== app) throw wrongApp(found.app.name, app)
    assertAppVersion(app, found.app.version)
    await proof?.(found.channel)
    return found
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ledger, found, error }
  }
}

/** Opens a device and asks which app is open; asks once more when only part of an answer came, as after a session that was cut short. */
export async function identify(deps: LedgerDeps, seen: Seen, ledger: Ledger): Promise<Found> {
  for (let attempt = 0; ; attempt += 1) {
    seen.at(ledger, null)
    await seen.hold(null)
    const channel = await deps.ledgers.open(ledger)
    await seen.hold(channel)
    try {
      const app = await appAndVersion(channel)
      seen.at(ledger, app)
      return { ledger, channel, app }
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === 'device.failed' && error.retry === 'now'
      if (!mayPass || attempt > 0) throw error
    }
  }
}
