// Runs the device service over the real transport class on virtual Ledgers, with every handle counted and a clock that the test controls.
// Loads the transport beforehand: the service loads it on first use, which would take real time while the test's clock stands still.
import '@ledgerhq/hw-transport-node-hid'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { createDevice, type Device } from '../../../src/main/ledger/device.ts'
import { ledgersOverHid } from '../../../src/main/ledger/transport/hid.ts'
import { adaptHandle } from '../../../src/main/ledger/transport/nodeHid.ts'
import type { Clock } from '../../../src/main/platform/world.ts'
import { toHex } from '../../../src/practice/keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../../src/practice/keys/mnemonic.ts'
import { createAssembler } from '../../../src/practice/device/framing.ts'
import type { LedgerOptions } from '../../../src/practice/device/ledgerBody.ts'
import { createVirtualLedger, type VirtualLedger } from '../../../src/practice/device/virtualLedger.ts'
import type { DeviceState } from '../../../src/shared/contract/status.ts'
import type { HidHandle, HidModule } from '../../../src/wire/world.ts'
import { AsyncHandle } from '../device/asyncHid.ts'

export const ETHEREUM_PATH = "44'/60'/0'/0/0"
export const COSMOS_PATH = "44'/118'/0'/0/0"
export const ROOT = rootOf(PRACTICE_MNEMONIC)
/** Of the practice mnemonic at the two paths. */
export const ETHEREUM_KEY = '038318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed75'
export const COSMOS_KEY = '0223aa679d6d5344e201e0df9f02ab15a84726eee0dfb4e953c46a9e2cb52349dc'
/** Time that stands still until it is moved; what sleeps until then goes on at once, in order. */
export interface HandClock extends Clock {
  /** Moves on to whatever comes first. @returns false when nothing sleeps. */
  step(): boolean
  later(run: () => void, ms: number): () => void
  /** How many sleep. */
  sleepers(): number
}

export function createHandClock(): HandClock {
  let now = 0
  let alarms: { at: number; ring: () => void }[] = []
  const later: HandClock['later'] = (run, ms) => {
    const alarm = { at: now + ms, ring: run }
    alarms.push(alarm)
    return () => {
      alarms = alarms.filter((other) => other !== alarm)
    }
  }
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const cancel = later(resolve, ms)
        signal?.addEventListener(
          'abort',
          () => {
            cancel()
            reject(signal.reason as Error)
          },
          { once: true },
        )
      }),
    later,
    step: () => {
      const [first] = alarms.toSorted((a, b) => a.at - b.at)
      if (first === undefined) return false
      alarms = alarms.filter((other) => other !== first)
      now = Math.max(now, first.at)
      first.ring()
      return true
    },
    sleepers: () => alarms.length,
  }
}

/** Lets everything run that is due now: frames, answers, promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export type Moment = 'before' | 'after'

export interface DeviceBench {
  device: Device
  ledgers: VirtualLedger[]
  clock: HandClock
  states: DeviceState[]
  /** Handles that are open on all Ledgers. */
  handles(): number
  /** How often a Ledger was opened. */
  opened(): number
  /** Runs before and after each frame that goes either way, with its number from 0. */
  onFrame: { now: ((frame: number, moment: Moment, way: 'out' | 'in') => void) | null }
  /** The commands that have reached a Ledger, in hex. */
  sent: string[]
}

/**
 * One Ledger an entry; all are plugged in, unlocked, with the Ethereum app open.
 * @param isAsync whether handles are those of node-hid's asynchronous class, behind Waybill's own adapter
 */
export function deviceBench(options: Partial<LedgerOptions>[] = [{}], { isAsync = false } = {}): DeviceBench {
  const clock = createHandClock()
  const ledgers = options.map((one) => createVirtualLedger({ root: ROOT, reconnectMs: 800, later: clock.later, ...one }))
  const states: DeviceState[] = []
  const onFrame: DeviceBench['onFrame'] = { now: null }
  let frames = 0
  let openings = 0
  const sent: string[] = []
  const framed: Framed = (moment, way) => {
    onFrame.now?.(frames, moment, way)
    if (moment === 'after') frames += 1
  }
  const hid: HidModule = {
    devices: () => ledgers.flatMap((ledger) => ledger.hid.devices()),
    open: (path) => {
      const owner = ledgers.find((ledger) => ledger.hid.devices().some((info) => info.path === path))
      if (owner === undefined) throw new TypeError(`cannot open device with path ${path}`)
      openings += 1
      const handle = watchFrames(owner.hid.open(path), framed, sent)
      return isAsync ? adaptHandle(new AsyncHandle(handle), handle.getDeviceInfo()) : handle
    },
    access: (path) => ledgers.find((ledger) => ledger.hid.devices().some((info) => info.path === path))?.hid.access(path),
  }
  const device = createDevice({
    ledgers: ledgersOverHid({ hid, clock }),
    clock,
    emit: (event) => {
      if (event.type === 'device.changed') states.push(event.device)
    },
    log: createLog(
      () => 0,
      () => {},
    ),
  })
  const handles = () => ledgers.reduce((sum, ledger) => sum + ledger.handles(), 0)
  return { device, ledgers, clock, states, onFrame, sent, handles, opened: () => openings }
}

type Framed = (moment: Moment, way: 'out' | 'in') => void

function watchFrames(handle: HidHandle, framed: Framed, sent: string[]): HidHandle {
  const assembler = createAssembler()
  return {
    getDeviceInfo: () => handle.getDeviceInfo(),
    write: (bytes) => {
      framed('before', 'out')
      const written = handle.write(bytes)
      const whole = assembler.push(Uint8Array.from(bytes.slice(1)))
      if (whole !== null) sent.push(toHex(whole.apdu))
      framed('after', 'out')
      return written
    },
    read: (callback) => {
      handle.read((error, bytes) => {
        const isFrame = error === null
        if (isFrame) framed('before', 'in')
        callback(error, bytes)
        if (isFrame) framed('after', 'in')
      })
    },
    close: () => handle.close(),
  }
}

/** Lets a command run to its end: answers each question with a yes, moves time on where nothing else happens. */
export async function toItsEnd<T>(bench: DeviceBench, task: Promise<T>): Promise<PromiseSettledResult<T>> {
  const outcomes: PromiseSettledResult<T>[] = []
  void Promise.allSettled([task]).then(([result]) => outcomes.push(result))
  for (let rounds = 0; rounds < 2000; rounds += 1) {
    await settle()
    const [outcome] = outcomes
    if (outcome !== undefined) return outcome
    if (!bench.ledgers.some(approveAll)) bench.clock.step()
  }
  throw new Error('the device hangs')
}

/** Presses through to the yes. @returns whether anything was asked */
export function approveAll({ device }: VirtualLedger): boolean {
  const { prompt, power } = device.screen()
  if (prompt === null || power !== 'on') return false
  for (let page = 0; page < prompt.pages.length; page += 1) device.press('next')
  device.press('approve')
  return true
}
