// The one device service: knows the state of the Ledger, lets one task at a time use it, and says what it shows meanwhile.
// It never repeats an exchange that its user has to answer.
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

export interface DeviceSession {
  channel: ApduChannel
  model: string
  /** Runs exchanges of which one waits for the device's user; the state is `prompting` as long as that one does. */
  prompt<T>(prompt: DevicePrompt, task: () => Promise<T>): Promise<T>
}

export interface Device {
  /** What is known; asks nothing. */
  state(): DeviceState
  /**
   * Looks now whether an app is open, without prompting; while a task uses the device, what is known. Default: Ethereum.
   * @param holder of several Ledgers the one is told about that holds this key, or may; one with other keys is told as such.
   */
  check(app?: LedgerApp, holder?: Holder): Promise<DeviceState>
  /** Only lists what is plugged in, opening nothing; looks closer when that has changed since the last look. Default: Ethereum. */
  glance(app?: LedgerApp, holder?: Holder): Promise<DeviceState>
  /** What is plugged in, and the path of the one that was chosen; opens nothing. @throws AppError device.failed. */
  list(): Promise<{ ledgers: Ledger[]; chosen: string | null }>
  /** Of several Ledgers only this one is meant from now on, where no key says which it has to be; null = any. */
  choose(path: string | null): void
  /**
   * Opens an app's channel for one task; default: the Ethereum app's. Waits for a check that is under way.
   * @param holder whose key is wanted: of several Ledgers the one is taken that holds it.
   * @throws AppError device.busy when another task has it; device.absent, .locked, .wrongApp, … and those of the task.
   */
  use<T>(task: (session: DeviceSession) => Promise<T>, app?: LedgerApp, holder?: Holder): Promise<T>
  /** Opens an app, leaving another one first; the device's user confirms. `holder` as for `check`. */
  openApp(name: LedgerApp, holder?: Holder): Promise<DeviceState>
  /** Lets the device go, also in the middle of a prompt; the prompt on it stays until its user answers. */
  stop(): void
}

export interface DeviceDeps {
  ledgers: Ledgers
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
    deps.log.info('device.state', { state: next.state })
    deps.emit({ type: 'device.changed', device: next })
  }
  /** What was plugged in when a device was last looked for; null before. */
  let listed: string | null = null
  const choice = createChoice()
  const list = (ledgers: readonly Ledger[]) => {
    listed = namesOf(ledgers)
    choice.follow(ledgers)
  }
  const turn = createTurn({ show, list, state: () => state, log: deps.log })
  const found = { ...deps, choice }

  const check = async (app: LedgerApp, holder?: Holder) => {
    if (turn.isTaken()) return state
    try {
      await turn.look(app, async (seen) => {
        await findFor(found, seen, { app, holder })
        show(stateOf(seen, app))
      })
    } catch (error) {
      // The state tells it; what is no AppError is a bug.
      if (!(error instanceof AppError)) throw error
      deps.log.info('device.check', { code: error.code })
    }
    return state
  }
  return {
    state: () => state,
    check: async (app = 'Ethereum', holder?) => await check(app, holder),
    glance: async (app = 'Ethereum', holder?) => (turn.isTaken() || (await isAsBefore(deps, listed)) ? state : await check(app, holder)),
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

/** Whether the same devices are plugged in. Where they cannot be listed the closer look says what is wrong. */
async function isAsBefore(deps: DeviceDeps, listed: string | null): Promise<boolean> {
  try {
    return namesOf(await deps.ledgers.list()) === listed
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The model too: another device may come to stand under a path that was free. */
function namesOf(ledgers: readonly Ledger[]): string {
  return ledgers.map(({ path, model }) => `${model} ${path}`).join('\n')
}

interface Turn {
  isTaken(): boolean
  /** A task that nobody has to answer: others wait for it instead of being refused. */
  look(app: LedgerApp, task: (seen: DeviceView) => Promise<void>): Promise<void>
  /** One task at a time; whatever happens the device is let go, and the state says what was seen last. */
  run<T>(app: LedgerApp, task: (seen: DeviceView) => Promise<T>): Promise<T>
  /** Lets the device go under the task that has it, and under every later one. */
  abandon(): void
}

function createTurn({ show, list, state, log }: Pick<DeviceView, 'show' | 'list'> & { state: () => DeviceState; log: Log }): Turn {
  let isTaken = false
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
    if (isTaken)
      throw new AppError('device.busy', 'Your Ledger is busy with another request.', { hint: 'Finish that one first.', retry: 'later' })
    isTaken = true
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
        isTaken = false
      }
    }
  }
  return {
    isTaken: () => isTaken,
    look: async (app, task) => {
      looking = take(app, task)
      try {
        await looking
      } finally {
        looking = null
      }
    },
    run: async (app, task) => {
      // What the look found is told by it alone.
      if (looking !== null) await Promise.allSettled([looking])
      return await take(app, task)
    },
    abandon: () => {
      isAbandoned = true
      void hold(null)
    },
  }
}

/** One that cannot be closed is no reason to lose what it has brought, a signature perhaps. */
async function letGo(channel: ApduChannel | null, log: Log): Promise<void> {
  try {
    await channel?.close()
  } catch (error) {
    log.error('device.close', error)
  }
}

/** What a task is given: the state is `busy` while it reads and sends, and `prompting` as long as the device's user is awaited. */
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
