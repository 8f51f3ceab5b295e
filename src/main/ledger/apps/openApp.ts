// Opens the required app on a Ledger: quits another one, asks the dashboard, and waits until the device has reconnected.
import { AppError, type ErrorCode } from '../../../shared/domain/errors.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'
import type { Ledger } from '../../../wire/apdu.ts'
import type { Clock } from '../../platform/world.ts'
import { unplugged } from '../deviceError.ts'
import type { DeviceView } from '../deviceView.ts'
import { identify, listFor, nearestTrouble, type Found, type LedgerDeps, type Unfit, type Wanted } from '../findLedger.ts'
import { quitApp, requestApp, type OpenApp } from './ledgerOs.ts'

/** A device that opens or quits an app is disconnected for up to 6 s. Source: device-sdk-ts NodeHidConfig.ts. */
const RETURN_TRIES = 60
const RETURN_PAUSE_MS = 250

/** What opening an app needs. */
export interface OpenDeps extends LedgerDeps {
  clock: Clock
}

/**
 * Quits another app, requests the required one, and waits for the device to reconnect with it. Of several Ledgers it takes the right one
 * that has the app open, else the first possible one.
 * @throws AppError device.rejected, device.appMissing, device.locked, device.otherAccount, … and device.failed when it does not reconnect.
 */
export async function openApp(deps: OpenDeps, seen: DeviceView, wanted: Wanted, signal: AbortSignal): Promise<Found> {
  const { app: name } = wanted
  const first = await chooseLedger(deps, seen, wanted)
  let found = first
  if (found.app.name === name) return found
  const others = seen.listed().flatMap(({ path }) => (path === first.ledger.path ? [] : path))
  const isSame = ({ model, path }: Ledger) => model === first.ledger.model && !others.includes(path)
  if (found.app.name !== null) {
    const hasAnswered = await isAnswered(quitApp(found.channel))
    found = await awaitReturn(deps, seen, { needed: name, isSame, isWanted: (app) => app.name === null, hasAnswered }, signal)
  }
  seen.show({ state: 'prompting', ...seen.ledger(), prompt: { kind: 'openApp', text: `Open ${name} app?` } })
  const hasAnswered = await isAnswered(requestApp(found.channel, name))
  return await awaitReturn(deps, seen, { needed: name, isSame, isWanted: (app) => app.name === name, hasAnswered }, signal)
}

async function chooseLedger(deps: OpenDeps, seen: DeviceView, wanted: Wanted): Promise<Found> {
  const ledgers = await listFor(deps, seen, wanted)
  const isAlone = ledgers.length === 1
  const unfit: Unfit[] = []
  let chosen: Ledger | null = null
  const isOfModel = (ledger: Ledger) => ledger.model === wanted.holder?.model
  for (const ledger of ledgers) {
    try {
      const found = await identify(deps, seen, ledger, wanted.app)
      if (found.app.name === wanted.app && !isAlone) await wanted.holder?.proof(found.channel)
      if (found.app.name === wanted.app || isAlone) return found
      if (chosen === null || (isOfModel(ledger) && !isOfModel(chosen))) chosen = ledger
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      unfit.push({ ledger, found: null, error })
    }
  }
  if (chosen === null) throw nearestTrouble(seen, unfit, wanted)
  return await identify(deps, seen, chosen, wanted.app)
}

/**
 * Returns whether the device answered. It may disconnect before its answer arrives, as it does when unplugged; the outcome shows when it
 * reconnects.
 */
async function isAnswered(task: Promise<void>): Promise<boolean> {
  try {
    await task
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'device.unplugged') throw error
    return false
  }
}

interface Return {
  needed: LedgerApp
  isSame: (ledger: Ledger) => boolean
  isWanted: (app: OpenApp) => boolean
  /** Without an answer, a disconnected device is reported as unplugged meanwhile. */
  hasAnswered: boolean
}

async function awaitReturn(deps: OpenDeps, seen: DeviceView, back: Return, signal: AbortSignal): Promise<Found> {
  const away: readonly ErrorCode[] = ['device.absent', 'device.unplugged', 'device.held', 'device.notPermitted', 'device.failed']
  let isListed = false
  for (let tries = 0; tries < RETURN_TRIES; tries += 1) {
    await seen.hold(null)
    seen.show({ state: back.hasAnswered || isListed ? 'busy' : 'unplugged', ...seen.ledger() })
    await pause(deps.clock, signal)
    try {
      const ledgers = await deps.ledgers.list()
      const ledger = ledgers.find(back.isSame)
      isListed = ledger !== undefined
      if (ledger === undefined) continue
      seen.list(ledgers)
      const found = await identify(deps, seen, ledger, back.needed)
      if (back.isWanted(found.app)) return found
    } catch (error) {
      if (!(error instanceof AppError) || !away.includes(error.code)) throw error
    }
  }
  if (!isListed) throw unplugged()
  throw new AppError('device.failed', 'Your Ledger didn’t reconnect after opening the app.', { hint: 'Open the app on your Ledger.' })
}

/** Waits between attempts. @throws AppError device.unplugged when the service is stopped. */
async function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted()
    await clock.sleep(RETURN_PAUSE_MS, signal)
  } catch (error) {
    throw signal.aborted ? unplugged(error) : error
  }
}
