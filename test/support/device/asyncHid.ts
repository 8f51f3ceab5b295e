// A HID handle as node-hid's asynchronous class gives it: reports come as events, writes and closing as promises.
import { EventEmitter } from 'node:events'
import type { AsyncHidDevice } from '../../../src/main/ledger/transport/nodeHid.ts'
import type { HidHandle } from '../../../src/wire/world.ts'

export class AsyncHandle extends EventEmitter implements AsyncHidDevice {
  readonly #handle: HidHandle
  #isOpen = true

  constructor(handle: HidHandle) {
    super()
    this.#handle = handle
    this.#readOn()
  }

  getDeviceInfo = () => Promise.resolve(this.#handle.getDeviceInfo())

  /** Fails inside the promise, as on the thread that the real one writes on: errors are reported later. */
  async write(bytes: number[]): Promise<number> {
    await Promise.resolve()
    return this.#handle.write(bytes)
  }

  async close(): Promise<void> {
    this.#isOpen = false
    await this.#handle.close()
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
