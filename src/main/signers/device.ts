// The one device service: knows the state of the Ledger, lets one task at a time use it, and says what it shows meanwhile.
// It never repeats an exchange that its user has to answer.
import type { z } from 'zod'
import type { AppEvent } from '../../shared/events.ts'
import { AppError } from '../../shared/errors.ts'
import type { DevicePrompt, DeviceState, LedgerApp } from '../../shared/status.ts'
import type { ApduChannel } from '../../wire/apdu.ts'
import type { HidModule } from '../../wire/world.ts'
import type { Log } from '../lib/log.ts'
import type { Clock } from '../lib/world.ts'
import { assertAppVersion } from './appVersion.ts'
import { wrongApp } from './deviceError.ts'
import { find, openApp, stateAfter, stateOf, type Found, type Seen } from './findLedger.ts'

export interface DeviceSession {
  channel: ApduChannel
  model: string
  /** Runs an exchange that waits for the device's user; the state is `prompting` meanwhile. */
  prompt<T>(prompt: z.infer<typeof DevicePrompt>, task: () => Promise<T>): Promise<T>
}

export interface Device {
  /** What is known; asks nothing. */
  state(): DeviceState
  /** Looks now whether an app is open, without prompting; while a task uses the device, what is known. Default: Ethereum. */
  check(app?: LedgerApp): Promise<DeviceState>
  /**
   * Opens an app's channel for one task; default: the Ethereum app's. Waits for a check that is under way.
   * @throws AppError device.busy when another task has it; device.absent, .locked, .wrongApp, … and those of the task.
   */
  use<T>(task: (session: DeviceSession) => Promise<T>, app?: LedgerApp): Promise<T>
  /** Opens an app, leaving another one first; the device's user confirms. */
  openApp(name: LedgerApp): Promise<DeviceState>
  /** Lets the device go, also in the middle of a prompt; the prompt on it stays until its user answers. */
  stop(): void
}

export interface DeviceDeps {
  hid: HidModule
  clock: Clock
  emit: (event: AppEvent) => void
  log: Log
}

/** Makes the service; it lives as long as the core. */
export function createDevice(deps: DeviceDeps): Device {
  let state: DeviceState = { state: 'unknown' }
  const life = new AbortController()
  const show = (next: DeviceState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    deps.emit({ type: 'device.changed', device: next })
  }
  const turn = createTurn({ show, state: () => state })

  return {
    state: () => state,
    check: async (app = 'Ethereum') => {
      if (turn.isTaken()) return state
      try {
        await turn.look(async (seen) => {
          show(stateOf(await find(deps, seen), app))
        })
      } catch (error) {
        // The state tells it; what is no AppError is a bug.
        if (!(error instanceof AppError)) throw error
        deps.log.info('device.check', { code: error.code })
      }
      return state
    },
    use: async (task, app = 'Ethereum') =>
      await turn.run(async (seen) => {
        const found = await find(deps, seen)
        show(stateOf(found, app))
        if (found.app.name !== app) throw wrongApp(found.app.name, app)
        assertAppVersion(app, found.app.version)
        const { channel, ledger } = found
        const result = await task({ channel, model: ledger.model, prompt: prompting(show, found) })
        show(stateOf(found, app))
        return result
      }),
    openApp: async (name) =>
      await turn.run(async (seen) => {
        show(stateOf(await openApp(deps, seen, name, life.signal), name))
        return state
      }),
    stop: () => {
      life.abort()
      turn.abandon()
    },
  }
}

interface Turn {
  isTaken(): boolean
  /** A task that nobody has to answer: others wait for it instead of being refused. */
  look(task: (seen: Seen) => Promise<void>): Promise<void>
  /** One task at a time; whatever happens the device is let go, and the state says what was seen last. */
  run<T>(task: (seen: Seen) => Promise<T>): Promise<T>
  /** Lets the device go under the task that has it. */
  abandon(): void
}

function createTurn({ show, state }: { show: (state: DeviceState) => void; state: () => DeviceState }): Turn {
  let isTaken = false
  let open: ApduChannel | null = null
  let looking: Promise<void> | null = null
  const hold = (channel: ApduChannel | null) => {
    void open?.close()
    open = channel
  }
  const take: Turn['run'] = async (task) => {
    if (isTaken) throw new AppError('device.busy', 'The Ledger is busy with something else.', { hint: 'Answer it first.', retry: 'later' })
    isTaken = true
    const seen: Seen = { model: 'Ledger', show, hold }
    try {
      return await task(seen)
    } catch (error) {
      show(stateAfter(error instanceof AppError ? error.code : 'internal', seen.model, state()))
      throw error
    } finally {
      hold(null)
      isTaken = false
    }
  }
  return {
    isTaken: () => isTaken,
    look: async (task) => {
      looking = take(task)
      try {
        await looking
      } finally {
        looking = null
      }
    },
    run: async (task) => {
      // What the look found is told by it alone.
      if (looking !== null) await Promise.allSettled([looking])
      return await take(task)
    },
    abandon: () => {
      hold(null)
    },
  }
}

function prompting(show: (state: DeviceState) => void, found: Found): DeviceSession['prompt'] {
  return async (prompt, task) => {
    show({ state: 'prompting', model: found.ledger.model, prompt })
    return await task()
  }
}
