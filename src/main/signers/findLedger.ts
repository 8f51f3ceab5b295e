// Finding the Ledger and its app, leading it to the app that is needed, and the state that each outcome shows.
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import type { DeviceState, LedgerApp } from '../../shared/status.ts'
import type { ApduChannel } from '../../wire/apdu.ts'
import type { HidModule } from '../../wire/world.ts'
import type { Clock } from '../lib/world.ts'
import { deviceAbsent } from './deviceError.ts'
import { listLedgers, openChannel, type Ledger } from './hid.ts'
import { appAndVersion, quitApp, requestApp, type OpenApp } from './ledgerOs.ts'

/** A device that opens or leaves an app is away for up to 6 s. Source: device-sdk-ts NodeHidConfig.ts. */
const RETURN_TRIES = 60
const RETURN_PAUSE_MS = 250

interface FindDeps {
  hid: HidModule
  clock: Clock
}

export interface Found {
  ledger: Ledger
  channel: ApduChannel
  app: OpenApp
}

/** What a task has seen of the device so far. */
export interface Seen {
  model: string
  show: (state: DeviceState) => void
  /** Keeps the channel to let it go at the end, and lets the earlier one go now. */
  hold: (channel: ApduChannel | null) => void
}

/** Opens the device and asks which app is open; asks once more when frames of an earlier session came instead. */
export async function find(deps: FindDeps, seen: Seen): Promise<Found> {
  for (let attempt = 0; ; attempt += 1) {
    const [ledger] = await listLedgers(deps.hid)
    if (ledger === undefined) throw deviceAbsent()
    seen.model = ledger.model
    const channel = await openChannel(deps, ledger)
    seen.hold(channel)
    try {
      return { ledger, channel, app: await appAndVersion(channel) }
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === 'device.failed' && error.retry === 'now'
      if (!mayPass || attempt > 0) throw error
    }
  }
}

/** Leaves another app where one is open, asks for the one that is needed, and waits until the device is back with it. */
export async function openApp(deps: FindDeps, seen: Seen, name: LedgerApp, signal: AbortSignal): Promise<Found> {
  let found = await find(deps, seen)
  if (found.app.name === name) return found
  if (found.app.name !== null) {
    await ignoringDeparture(quitApp(found.channel))
    found = await awaitReturn(deps, seen, (app) => app.name === null, signal)
  }
  seen.show({ state: 'prompting', model: found.ledger.model, prompt: { kind: 'openApp', text: `Open ${name} app?` } })
  await ignoringDeparture(requestApp(found.channel, name))
  seen.show({ state: 'busy', model: found.ledger.model })
  return await awaitReturn(deps, seen, (app) => app.name === name, signal)
}

/** The device leaves the bus right after its answer, at times before it. Whether it did as asked is seen when it is back. */
async function ignoringDeparture(task: Promise<void>): Promise<void> {
  try {
    await task
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'device.unplugged') throw error
  }
}

async function awaitReturn(deps: FindDeps, seen: Seen, isWanted: (app: OpenApp) => boolean, signal: AbortSignal): Promise<Found> {
  const away: readonly ErrorCode[] = ['device.absent', 'device.unplugged', 'device.held', 'device.notPermitted', 'device.failed']
  for (let tries = 0; tries < RETURN_TRIES; tries += 1) {
    seen.hold(null)
    await deps.clock.sleep(RETURN_PAUSE_MS, signal)
    try {
      const found = await find(deps, seen)
      if (isWanted(found.app)) return found
    } catch (error) {
      if (!(error instanceof AppError) || !away.includes(error.code)) throw error
    }
  }
  throw new AppError('device.failed', 'The Ledger did not come back after the app was opened.', { hint: 'Open the app on the Ledger.' })
}

/** What is found, for somebody who needs an app. */
export function stateOf({ ledger: { model }, app }: Found, needed: LedgerApp): DeviceState {
  if (app.name === null) return { state: 'dashboard', model }
  if (app.name !== needed) return { state: 'wrongApp', model, app: app.name }
  return { state: 'ready', model, app: app.name, version: app.version }
}

/** The state that an error shows. Errors about a document, not about the device, leave it as it was before the prompt. */
export function stateAfter(code: ErrorCode, model: string, before: DeviceState): DeviceState {
  switch (code) {
    case 'device.absent':
      return { state: 'absent' }
    case 'device.notPermitted':
      return { state: 'notPermitted', model }
    case 'device.held':
      return { state: 'held', model }
    case 'device.locked':
      return { state: 'locked', model }
    case 'device.rejected':
      return { state: 'rejected', model }
    case 'device.unplugged':
      return { state: 'unplugged', model }
    default:
      return before.state === 'prompting' || before.state === 'busy' ? { state: 'unknown' } : before
  }
}
