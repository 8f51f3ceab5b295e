// Leading a Ledger to the app that is needed: leaving another one, asking the dashboard, and waiting until the device is back.
import { AppError, type ErrorCode } from '../../../shared/domain/errors.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'
import type { Ledger } from '../../../wire/apdu.ts'
import type { Clock } from '../../platform/world.ts'
import { unplugged } from '../deviceError.ts'
import type { DeviceView } from '../deviceView.ts'
import { identify, listFor, nearestTrouble, type Found, type LedgerDeps, type Unfit, type Wanted } from '../findLedger.ts'
import { quitApp, requestApp, type OpenApp } from './ledgerOs.ts'

/** A device that opens or leaves an app is away for up to 6 s. Source: device-sdk-ts NodeHidConfig.ts. */
const RETURN_TRIES = 60
const RETURN_PAUSE_MS = 250

export interface OpenDeps extends LedgerDeps {
  clock: Clock
}

/**
 * Leaves another app where one is open, asks for the one that is needed, and waits until the device is back with it. Of several
 * Ledgers it is the one that has the app open already and is the right one, else the first that may be.
 * @throws AppError device.rejected, device.appMissing, device.locked, device.otherAccount, … and device.failed when it does not come back.
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
 * The device leaves the bus right after its answer, at times before it: false then, and also when somebody has unplugged it.
 * Whether it did as asked is seen when it is back.
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
  /** Without an answer one that is away is told as unplugged as long as it is. */
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

/** @throws AppError device.unplugged when the device is let go meanwhile, or was before. */
async function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted()
    await clock.sleep(RETURN_PAUSE_MS, signal)
  } catch (error) {
    throw signal.aborted ? unplugged(error) : error
  }
}
