// Collects what a task has seen of the Ledger, and the resulting state.
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { DeviceState, LedgerApp } from '../../shared/contract/status.ts'
import type { ApduChannel, Ledger } from '../../wire/apdu.ts'
import { malformed } from './transport/apdu.ts'
import { isNewEnough, oldestVersion } from './apps/appVersion.ts'
import type { OpenApp } from './apps/ledgerOs.ts'

/** Names of the Ledgers in every state that has one. */
export interface LedgerNamed {
  model: string
  others?: string[]
}

/** The view of one task. */
export interface DeviceView {
  show: (state: DeviceState) => void
  /** Records which Ledgers are plugged in. */
  list: (ledgers: readonly Ledger[]) => void
  /** Returns those last passed to `list`. */
  listed: () => readonly Ledger[]
  /** Records the Ledger in use, and its app once known. */
  at: (ledger: Ledger, app: OpenApp | null) => void
  ledger: () => LedgerNamed
  app: () => OpenApp | null
  /** Stores the channel to release it at the end; resolves when the previous one is released. */
  hold: (channel: ApduChannel | null) => Promise<void>
}

/** Creates an empty view. */
export function createDeviceView({ show, hold, list }: Pick<DeviceView, 'show' | 'hold' | 'list'>): DeviceView {
  let listed: readonly Ledger[] = []
  let current: Ledger | null = null
  let open: OpenApp | null = null
  return {
    show,
    hold,
    list: (ledgers) => {
      listed = ledgers
      list(ledgers)
    },
    listed: () => listed,
    at: (ledger, app) => {
      current = ledger
      open = app
    },
    ledger: () => {
      const others = listed.filter(({ path }) => path !== current?.path).map(({ model }) => model)
      return { model: current?.model ?? 'Ledger', ...(current === null || others.length === 0 ? {} : { others }) }
    },
    app: () => open,
  }
}

/** Returns the state for a task that needs an app. Without a known app, `error` says why. */
export function stateOf(seen: DeviceView, needed: LedgerApp, error: AppError = malformed()): DeviceState {
  const [app, ledger] = [seen.app(), seen.ledger()]
  if (app === null) return failedWith(seen, error)
  if (app.name === null) return { state: 'dashboard', ...ledger }
  if (app.name !== needed) return { state: 'wrongApp', ...ledger, app: app.name }
  if (!isNewEnough(needed, app.version)) return tooOld(seen, needed)
  return { state: 'ready', ...ledger, app: app.name, version: app.version }
}

/** Returns the state after an error. Errors about a document, not about the device, restore the state before the prompt. */
export function stateAfter(error: unknown, seen: DeviceView, { before, needed }: { before: DeviceState; needed: LedgerApp }): DeviceState {
  const ledger = seen.ledger()
  // A bug says nothing about the device.
  if (!(error instanceof AppError)) return isUnderWay(before) ? { state: 'unknown' } : before
  switch (error.code) {
    case 'device.absent':
      // A Ledger unplugged during a task is reported as such until it is back.
      return before.state === 'unplugged' ? before : { state: 'absent' }
    case 'device.notPermitted':
      return { state: 'notPermitted', ...ledger }
    case 'device.held':
      return { state: 'held', ...ledger }
    case 'device.locked':
      return { state: 'locked', ...ledger }
    case 'device.rejected':
      return { state: 'rejected', ...ledger }
    case 'device.unplugged':
      return { state: 'unplugged', ...ledger }
    case 'device.otherAccount':
      return { state: 'otherAccount', ...ledger }
    case 'device.appMissing':
      return { state: 'appMissing', ...ledger, app: needed }
    case 'device.appTooOld':
      return tooOld(seen, needed)
    case 'device.wrongApp':
      // An app with the right name that knows none of its commands: the next check will identify it.
      return seen.app()?.name === needed ? failedWith(seen, error) : stateOf(seen, needed, error)
    case 'device.failed':
      return failedWith(seen, error)
    default:
      if (!isUnderWay(before)) return before
      // The error concerns the document: the app has answered and is idle again.
      return stateOf(seen, needed, error)
  }
}

function failedWith(seen: DeviceView, error: AppError): DeviceState {
  const { code: _, retry: __, ...shown } = toErrorData(error)
  return { state: 'failed', ...seen.ledger(), ...shown }
}

function tooOld(seen: DeviceView, app: LedgerApp): DeviceState {
  return { state: 'appTooOld', ...seen.ledger(), app, version: seen.app()?.version ?? '?', oldest: oldestVersion(app) }
}

function isUnderWay({ state }: DeviceState): boolean {
  return state === 'prompting' || state === 'busy'
}
