// The one device service: knows the state of the Ledger, lets one task at a time use it, and says what it shows meanwhile.
// It never repeats an exchange that its user has to answer.
import type { z } from 'zod'
import type { AppEvent } from '../../shared/events.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import type { DevicePrompt, DeviceState } from '../../shared/status.ts'
import type { ApduChannel } from '../../wire/apdu.ts'
import type { HidModule } from '../../wire/world.ts'
import type { Log } from '../lib/log.ts'
import type { Clock } from '../lib/world.ts'
import { deviceAbsent, wrongApp } from './deviceError.ts'
import { listLedgers, openChannel, type Ledger } from './hid.ts'
import { assertVersion } from './ledgerEthereum.ts'
import { appAndVersion, quitApp, requestApp, type OpenApp } from './ledgerOs.ts'

export interface DeviceSession {
  channel: ApduChannel
  model: string
  /** Runs an exchange that waits for the device's user; the state is `prompting` meanwhile. */
  prompt<T>(prompt: z.infer<typeof DevicePrompt>, task: () => Promise<T>): Promise<T>
}

export interface Device {
  /** What is known; asks nothing. */
  state(): DeviceState
  /** Looks now, without prompting; while a task uses the device, what is known. */
  check(): Promise<DeviceState>
  /**
   * Opens the Ethereum app's channel for one task.
   * @throws AppError device.busy when another task has it; device.absent, .locked, .wrongApp, … and those of the task.
   */
  use<T>(task: (session: DeviceSession) => Promise<T>): Promise<T>
  /** Opens the Ethereum app, leaving another one first; the device's user confirms. */
  openApp(name: 'Ethereum'): Promise<DeviceState>
  /** Lets the device go, also in the middle of a prompt; the prompt on it stays until its user answers. */
  stop(): void
}

export interface DeviceDeps {
  hid: HidModule
  clock: Clock
  emit: (event: AppEvent) => void
  log: Log
}

const APP = 'Ethereum'
/** A device that opens or leaves an app is away for up to 6 s. Source: device-sdk-ts NodeHidConfig.ts. */
const RETURN_TRIES = 60
const RETURN_PAUSE_MS = 250

interface Found {
  ledger: Ledger
  channel: ApduChannel
  app: OpenApp
}

/** Makes the service; it lives as long as the core. */
export function createDevice(deps: DeviceDeps): Device {
  let state: DeviceState = { state: 'unknown' }
  let isTaken = false
  let open: ApduChannel | null = null
  const life = new AbortController()

  const show = (next: DeviceState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    deps.emit({ type: 'device.changed', device: next })
  }

  /** One task at a time; whatever happens the device is let go, and the state says what was seen last. */
  const exclusively = async <T>(task: (seen: Seen) => Promise<T>): Promise<T> => {
    if (isTaken) throw new AppError('device.busy', 'The Ledger is busy with something else.', { hint: 'Answer it first.', retry: 'later' })
    isTaken = true
    const hold = (channel: ApduChannel | null) => {
      void open?.close()
      open = channel
    }
    const seen: Seen = { model: 'Ledger', show, hold }
    try {
      return await task(seen)
    } catch (error) {
      const after = error instanceof AppError ? stateAfter(error.code, seen.model, state) : state
      show(after)
      throw error
    } finally {
      hold(null)
      isTaken = false
    }
  }

  return {
    state: () => state,
    check: async () => {
      if (isTaken) return state
      try {
        await exclusively(async (seen) => {
          const found = await find(deps, seen)
          show(stateOf(found))
        })
      } catch (error) {
        // The state tells it; what is no AppError is a bug.
        if (!(error instanceof AppError)) throw error
        deps.log.info('device.check', { code: error.code })
      }
      return state
    },
    use: async (task) =>
      await exclusively(async (seen) => {
        const found = await find(deps, seen)
        show(stateOf(found))
        if (found.app.name !== APP) throw wrongApp(found.app.name)
        assertVersion(found.app.version)
        const { model } = found.ledger
        const result = await task({ channel: found.channel, model, prompt: prompting(show, found) })
        show(stateOf(found))
        return result
      }),
    openApp: async (name) =>
      await exclusively(async (seen) => {
        const found = await openEthereum(deps, seen, name, life.signal)
        show(stateOf(found))
        return state
      }),
    stop: () => {
      life.abort()
      void open?.close()
    },
  }
}

/** What a task has seen of the device so far. */
interface Seen {
  model: string
  show: (state: DeviceState) => void
  /** Keeps the channel to let it go at the end, and lets the earlier one go now. */
  hold: (channel: ApduChannel | null) => void
}

function prompting(show: (state: DeviceState) => void, found: Found): DeviceSession['prompt'] {
  return async (prompt, task) => {
    show({ state: 'prompting', model: found.ledger.model, prompt })
    return await task()
  }
}

/** Opens the device and asks which app is open; asks once more when frames of an earlier session came instead. */
async function find(deps: DeviceDeps, seen: Seen): Promise<Found> {
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

async function openEthereum(deps: DeviceDeps, seen: Seen, name: string, signal: AbortSignal): Promise<Found> {
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

async function awaitReturn(deps: DeviceDeps, seen: Seen, isWanted: (app: OpenApp) => boolean, signal: AbortSignal): Promise<Found> {
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

function stateOf({ ledger: { model }, app }: Found): DeviceState {
  if (app.name === null) return { state: 'dashboard', model }
  if (app.name !== APP) return { state: 'wrongApp', model, app: app.name }
  return { state: 'ready', model, app: app.name, version: app.version }
}

/** The state that an error shows. Errors about a document, not about the device, leave it as it was before the prompt. */
function stateAfter(code: ErrorCode, model: string, before: DeviceState): DeviceState {
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
