// Stands in for node-hid in the bundle of the live host: the only device is the one behind the port in the environment.
import { EventEmitter } from 'node:events'
import type { PracticeHandle } from '../../../src/practice/device/hidPort.ts'
import type { HidDeviceInfo } from '../../../src/wire/world.ts'
import { createRemoteHid } from '../../support/remoteHid.ts'

const remote = createRemoteHid(Number(process.env['WAYBILL_TEST_HID_PORT']))

export async function devicesAsync(): Promise<HidDeviceInfo[]> {
  return (await remote).devices()
}

/** As node-hid's class: reports come as events, writes and closing as promises. */
export class HIDAsync extends EventEmitter {
  readonly #handle: PracticeHandle
  #isOpen = true

  constructor(handle: PracticeHandle) {
    super()
    this.#handle = handle
    this.#readOn()
  }

  static async open(path: string): Promise<HIDAsync> {
    const hid = await remote
    // The device has no file here that could be asked for: its refusal is told as on systems where the open itself tells it.
    hid.access(path)
    return new HIDAsync(hid.open(path))
  }

  getDeviceInfo = () => Promise.resolve(this.#handle.getDeviceInfo())

  write(bytes: number[]): Promise<number> {
    return Promise.resolve(this.#handle.write(bytes))
  }

  close(): Promise<void> {
    this.#isOpen = false
    this.#handle.close()
    return Promise.resolve()
  }

  #readOn(): void {
    this.#handle.read((error, report) => {
      if (!this.#isOpen) return
      if (error !== null && error !== undefined) {
        this.emit('error', error)
        return
      }
      this.emit('data', Uint8Array.from(report))
      this.#readOn()
    })
  }
}

// Ledger's transport is given open devices and never lists or opens any itself; it only wants the module to be there.
// oxlint-disable-next-line import/no-default-export -- node-hid has one
export default { devicesAsync, HIDAsync }
