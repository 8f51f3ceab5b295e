// Adapts node-hid to the callback form that Ledger's transport calls. The only file that uses node-hid.
import { access, constants } from 'node:fs/promises'
import type { HidHandle, HidModule } from '../../../wire/world.ts'

/** Provides this computer's HID devices through node-hid's asynchronous calls, so that a slow device never blocks the process. */
export function createNodeHid(): HidModule {
  return {
    devices: async () => {
      const { devicesAsync } = await import('node-hid')
      return await devicesAsync()
    },
    open: async (path) => {
      const { HIDAsync } = await import('node-hid')
      const device = await HIDAsync.open(path)
      try {
        return adaptHandle(device, await device.getDeviceInfo())
      } catch (error) {
        // Unplugged in between: the device must not stay open after the error.
        await device.close()
        throw error
      }
    },
    access: async (path) => {
      if (path.startsWith('/dev/')) await access(path, constants.R_OK | constants.W_OK)
    },
  }
}

/** The part of node-hid's HIDAsync that `adaptHandle` uses. */
export interface AsyncHidDevice {
  write(bytes: number[]): Promise<number>
  on(event: 'data', listener: (report: Uint8Array) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  close(): Promise<void>
}

/**
 * Adapts an asynchronous device to the transport's callback form. Queues incoming reports; a failing write or read fails the pending read
 * and every later one.
 */
export function adaptHandle(device: AsyncHidDevice, info: { product?: string | undefined }): HidHandle {
  type Read = (error: unknown, report: number[]) => void
  const reports: number[][] = []
  const readers: Read[] = []
  let failure: Error | null = null
  let writes: Promise<unknown> = Promise.resolve()
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error))
    // Passes an empty report with the error: the transport reads the error only together with a report.
    for (const reader of readers.splice(0)) reader(failure, [])
  }
  device.on('data', (report) => {
    const reader = readers.shift()
    if (reader === undefined) reports.push([...report])
    else reader(null, [...report])
  })
  device.on('error', fail)
  return {
    getDeviceInfo: () => ({ product: info.product }),
    write: (bytes) => {
      if (failure !== null) throw failure
      // Writes sequentially, in the order of the frames.
      writes = writes.then(() => device.write(bytes)).catch(fail)
      return bytes.length
    },
    read: (callback) => {
      const report = reports.shift()
      if (report !== undefined) callback(null, report)
      else if (failure !== null) callback(failure, [])
      else readers.push(callback)
    },
    close: async () => {
      fail(new Error('device closed'))
      try {
        await device.close()
      } catch {
        // The handle is released either way: closing an unplugged device fails.
      }
    },
  }
}
