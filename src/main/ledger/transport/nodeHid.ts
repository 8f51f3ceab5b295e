// node-hid, in the callback form that Ledger's transport calls. The only file that knows node-hid.
import { access, constants } from 'node:fs/promises'
import type { HidHandle, HidModule } from '../../../wire/world.ts'

/** The computer's own devices, through node-hid's asynchronous calls: a slow device never blocks the process. */
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
        // Unplugged between the two: it must not stay open behind the error.
        await device.close()
        throw error
      }
    },
    access: async (path) => {
      if (path.startsWith('/dev/')) await access(path, constants.R_OK | constants.W_OK)
    },
  }
}

/** What `adaptHandle` needs of node-hid's HIDAsync. */
export interface AsyncHidDevice {
  write(bytes: number[]): Promise<number>
  on(event: 'data', listener: (report: Uint8Array) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  close(): Promise<void>
}

/**
 * Gives an asynchronous device the callback form that the transport calls. Reports are queued as they come; a write or
 * read that fails makes the pending read fail, and every later one.
 */
export function adaptHandle(device: AsyncHidDevice, info: { product?: string | undefined }): HidHandle {
  type Read = (error: unknown, report: number[]) => void
  const reports: number[][] = []
  const readers: Read[] = []
  let failure: Error | null = null
  let writes: Promise<unknown> = Promise.resolve()
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error))
    // An empty report beside the error: the transport looks at the error only where there is a report.
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
      // One after the other, in the order of the frames.
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
        // The handle is gone for us either way: a device that was unplugged cannot be closed any more, and says so here.
      }
    },
  }
}
