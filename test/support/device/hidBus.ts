// Several virtual Ledgers on one bus.
import type { PracticeHandle, PracticeHid } from '../../../src/practice/device/hidPort.ts'
import type { PracticeDevice } from '../../../src/practice/device/practiceDevice.ts'

/** A device in the hands of a test, with its plug. */
export interface Pluggable {
  device: PracticeDevice
  hid: PracticeHid
}

export interface HidBus {
  hid: PracticeHid
  /** Plugs in one more. */
  add(ledger: Pluggable): void
  /** Calls the listener for every change of any of them. */
  onChange(listener: () => void): () => void
}

export function createHidBus(first: Pluggable): HidBus {
  const ledgers: Pluggable[] = []
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const add = (ledger: Pluggable) => {
    ledgers.push(ledger)
    ledger.device.onChange(notify)
    notify()
  }
  const open = (path: string): PracticeHandle => {
    const owner = ledgers.find(({ hid }) => hid.devices().some((info) => info.path === path))
    if (owner === undefined) throw new TypeError(`cannot open device with path ${path}`)
    return owner.hid.open(path)
  }
  const access = (path: string): void => {
    for (const { hid } of ledgers) if (hid.devices().some((info) => info.path === path)) hid.access(path)
  }
  add(first)
  return {
    hid: { devices: () => ledgers.flatMap(({ hid }) => hid.devices()), open, access },
    add,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
