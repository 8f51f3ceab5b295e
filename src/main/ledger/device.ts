// The device service: tracks the Ledger's state, runs one task at a time, and reports what the device shows. Never repeats an exchange that
// its user must answer.
import type { AppEvent } from '../../shared/contract/events.ts'
import { AppError } from '../../shared/domain/errors.ts'
import type { DevicePrompt, DeviceState, LedgerApp } from '../../shared/contract/status.ts'
import type { ApduChannel, Ledger, Ledgers } from '../../wire/apdu.ts'
import type { Log } from '../platform/log/log.ts'
import type { Clock } from '../platform/world.ts'
import { createChoice, type Choice } from './choice.ts'
import { createDeviceView, stateAfter, stateOf, type DeviceView } from './deviceView.ts'
import { findFor, type Holder } from './findLedger.ts'
import { openApp } from './apps/openApp.ts'

/** The device during one task. */
export interface DeviceSession {
  channel: ApduChannel
  model: string
  /** Runs exchanges of which one waits for the device's user; the state is `prompting` during that one. */
  prompt<T>(prompt: DevicePrompt, task: () => Promise<T>): Promise<T>
}

/** The device service. */
export interface Device {
  /** Returns the known state; asks no device. */
  state(): DeviceState
  /**
   * Checks whether an app is open, without prompting; returns the known state while a task uses the device. Default: Ethereum.
   * @param holder of several Ledgers, reports the one that holds this key, or may; one with other keys is reported as such.
   */
  check(app?: LedgerApp, holder?: Holder): Promise<DeviceState>
  /** Lists what is plugged in without opening it; checks it when the list has changed. Default: Ethereum. */
  glance(app?: LedgerApp, holder?: Holder): Promise<DeviceState>
  /** Lists what is plugged in, with the path of the chosen one; opens nothing. @throws AppError device.failed. */
  list(): Promise<{ ledgers: Ledger[]; chosen: string | null }>
  /** Chooses the Ledger to use where no key determines it; null = any. */
  choose(path: string | null): void
  /**
   * Opens an app's channel for one task; default: the Ethereum app's. Waits for a running check.
   * @param holder the required key: of several Ledgers the one that holds it is used.
   * @throws AppError device.busy when another task uses it; device.absent, .locked, .wrongApp, … and those of the task.
   */
  use<T>(task: (session: DeviceSession) => Promise<T>, app?: LedgerApp, holder?: Holder): Promise<T>
  /** Opens an app, quitting another one first; the device's user confirms. `holder` as for `check`. */
  openApp(name: LedgerApp, holder?: Holder): Promise<DeviceState>
  /** Releases the device, also during a prompt; the prompt stays on the device until its user answers. */
  stop(): void
}

/** What the service needs. */
export interface DeviceDeps {
  ledgers: Ledgers
  clock: Clock
  emit: (event: AppEvent) => void
  log: Log
}

/** Creates the service; it lasts as long as the core. */
export function createDevice(deps: DeviceDeps): Device {
  let state: DeviceState = { state: 'unknown' }
  const life = new AbortController()
  const show = (next: DeviceState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    deps.log.info('device.state', { state: next.state })
    deps.emit({ type: 'device.changed', device: next })
  }
  /** What was plugged in at the last check; null before. */
  let listed: string | null = null
  const choice = createChoice()
  const list = (ledgers: readonly Ledger[]) => {
    listed = namesOf(ledgers)
    choice.follow(ledgers)
  }
  const turn = createTurn({ show, list, state: () => state, log: deps.log })
  const found = { ...deps, choice }

  const check = async (app: LedgerApp, holder?: Holder) => {
    if (turn.isBusy()) return state
    try {
      await turn.look(app, async (seen) => {
        await findFor(found, seen, { app, holder })
        show(stateOf(seen, app))
      })
    } catch (error) {
      // The state reports it; what is not an AppError is a bug.
      if (!(error instanceof AppError)) throw error
      deps.log.info('device.check', { code: error.code })
    }
    return state
  }
  return {
    state: () => state,
    check: async (app = 'Ethereum', holder?) => await check(app, holder),
    glance: async (app = 'Ethereum', holder?) => (turn.isBusy() || (await isAsBefore(deps, listed)) ? state : await check(app, holder)),
    list: () => listWith(deps, choice),
    choose: choice.set,
    use: async (task, app = 'Ethereum', holder?) =>
      await turn.run(app, async (seen) => {
        const { channel, ledger } = await findFor(found, seen, { app, holder })
        const result = await task({ ...session(seen, channel), model: ledger.model })
        show(stateOf(seen, app))
        return result
      }),
    openApp: async (name, holder?) =>
      await turn.run(name, async (seen) => {
        await openApp(found, seen, { app: name, holder }, life.signal)
        show(stateOf(seen, name))
        return state
      }),
    stop: () => {
      life.abort()
      turn.abandon()
    },
  }
}

async function listWith({ ledgers }: DeviceDeps, choice: Choice): ReturnType<Device['list']> {
  const listed = await ledgers.list()
  choice.follow(listed)
  return { ledgers: listed, chosen: choice.chosen()?.path ?? null }
}

/** Returns whether the same devices are plugged in. False where they cannot be listed: the check reports the error. */
async function isAsBefore(deps: DeviceDeps, listed: string | null): Promise<boolean> {
  try {
    return namesOf(await deps.ledgers.list()) === listed
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Includes the model, since another device may get a freed path. */
function namesOf(ledgers: readonly Ledger[]): string {
  return ledgers.map(({ path, model }) => `${model} ${path}`).join('\n')
}

interface Turn {
  isBusy(): boolean
  /** Runs a task without a prompt: other tasks wait for it instead of being refused. */
  look(app: LedgerApp, task: (seen: DeviceView) => Promise<void>): Promise<void>
  /** Runs one task at a time; always releases the device, and the state shows what was last seen. */
  run<T>(app: LedgerApp, task: (seen: DeviceView) => Promise<T>): Promise<T>
  /** Releases the device during the running task, and during every later one. */
  abandon(): void
}

function createTurn({ show, list, state, log }: Pick<DeviceView, 'show' | 'list'> & { state: () => DeviceState; log: Log }): Turn {
  let isBusy = false
  let isAbandoned = false
  let open: ApduChannel | null = null
  let looking: Promise<void> | null = null
  const hold = async (channel: ApduChannel | null) => {
    const earlier = open
    open = channel
    await letGo(earlier, log)
    if (isAbandoned) await letGo(open, log)
  }
  const take: Turn['run'] = async (needed, task) => {
    if (isBusy)
      throw new AppError('device.busy', 'Your Ledger is busy with another request.', { hint: 'Finish that one first.', retry: 'later' })
    isBusy = true
    const seen = createDeviceView({ show, hold, list })
    try {
      return await task(seen)
    } catch (error) {
      show(stateAfter(error, seen, { before: state(), needed }))
      throw error
    } finally {
      try {
        await hold(null)
      } finally {
        isBusy = false
      }
    }
  }
  return {
    isBusy: () => isBusy,
    look: async (app, task) => {
      looking = take(app, task)
      try {
        await looking
      } finally {
        looking = null
      }
    },
    run: async (app, task) => {
      // Only the check itself reports its result.
      if (looking !== null) await Promise.allSettled([looking])
      return await take(app, task)
    },
    abandon: () => {
      isAbandoned = true
      void hold(null)
    },
  }
}

/** A failure to close must not lose the task's result, possibly a signature. */
async function letGo(channel: ApduChannel | null, log: Log): Promise<void> {
  try {
    await channel?.close()
  } catch (error) {
    log.error('device.close', error)
  }
}

/** Returns the session of a task: the state is `busy` while it reads and sends, and `prompting` while the device's user is awaited. */
function session(seen: DeviceView, channel: ApduChannel): Pick<DeviceSession, 'channel' | 'prompt'> {
  let asked: DevicePrompt | null = null
  const busy = () => seen.show({ state: 'busy', ...seen.ledger() })
  busy()
  return {
    channel: {
      exchange: async (apdu, waitsFor) => {
        if (asked === null || waitsFor !== 'user') return await channel.exchange(apdu, waitsFor)
        seen.show({ state: 'prompting', ...seen.ledger(), prompt: asked })
        const reply = await channel.exchange(apdu, waitsFor)
        busy()
        return reply
      },
      close: () => channel.close(),
    },
    prompt: async (prompt, task) => {
      asked = prompt
      try {
        return await task()
      } finally {
        asked = null
      }
    },
  }
}
