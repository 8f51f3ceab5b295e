// Reaches a Ledger over HID: the list of devices, and a channel that carries one APDU at a time through LedgerHQ's transport.
// The only file that knows node-hid. A device is opened on demand and let go right after, so that other programs can use it.
import { access, constants } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'
import { LEDGER_MODELS, LEDGER_USAGE_PAGE, LEDGER_VENDOR_ID, type ApduChannel } from '../../wire/apdu.ts'
import type { HidDeviceInfo, HidHandle, HidModule } from '../../wire/world.ts'
import type { Clock } from '../lib/world.ts'
import { openError, transportError, unplugged } from './deviceError.ts'

/** A Ledger that is plugged in. Path and product id change whenever an app opens or closes. */
export interface Ledger {
  path: string
  /** As in "Nano S Plus"; "Ledger" where the product id is not known. */
  model: string
}

/** Longest wait for an answer that no human has to give; a Nano S needs about a second for a key. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Lists the Ledgers that are plugged in, each once.
 * @throws AppError device.failed when this computer cannot list its devices, as without the native library.
 */
export async function listLedgers(hid: HidModule): Promise<Ledger[]> {
  const devices = await listDevices(hid)
  const ledgers = new Map<string, Ledger>()
  for (const device of devices) {
    if (isLedger(device) && device.path !== undefined) ledgers.set(device.path, { path: device.path, model: modelOf(device.productId) })
  }
  return [...ledgers.values()]
}

async function listDevices(hid: HidModule): Promise<HidDeviceInfo[]> {
  try {
    return await hid.devices()
  } catch (error) {
    throw new AppError('device.failed', 'This computer’s USB devices cannot be listed.', {
      hint: 'Unplug the Ledger, plug it in again and retry; if that does not help, restart Waybill.',
      cause: error,
    })
  }
}

/** The APDU interface: number 0 on Linux, the vendor's own usage page elsewhere; the others are FIDO and keyboard. */
function isLedger({ vendorId, interface: number, usagePage }: HidDeviceInfo): boolean {
  return vendorId === LEDGER_VENDOR_ID && (number === 0 || usagePage === LEDGER_USAGE_PAGE)
}

/** The low byte of the product id names the interfaces offered, the high byte the model. */
function modelOf(productId: number): string {
  return LEDGER_MODELS[productId >> 8] ?? 'Ledger'
}

/**
 * Opens a Ledger.
 * @throws AppError device.notPermitted, device.held.
 */
export async function openChannel({ hid, clock }: { hid: HidModule; clock: Clock }, { path }: Ledger): Promise<ApduChannel> {
  // Loaded on first use: the library loads native code, and most runs of Waybill never meet a device.
  const { default: TransportNodeHid } = await import('@ledgerhq/hw-transport-node-hid')
  let handle: HidHandle
  try {
    handle = await hid.open(path)
  } catch (error) {
    throw openError(error, await isDenied(path, error))
  }
  // The library calls these four methods alone; its type names the whole class of node-hid.
  const transport = new TransportNodeHid(handle as unknown as ConstructorParameters<typeof TransportNodeHid>[0])
  const closed = Promise.withResolvers<never>()
  // Nobody may be waiting when the channel closes.
  closed.promise.catch(ignore)
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    closed.reject(unplugged())
    // Not transport.close(): that waits for the exchange in progress, hence for ever while a prompt stands on the device.
    handle.close()
  }
  return {
    exchange: async (apdu, waitsFor) => {
      const answer = transport.exchange(Buffer.from(apdu))
      // Whoever loses the race below has nobody else to tell.
      answer.catch(ignore)
      const limit = new AbortController()
      try {
        const rivals = waitsFor === 'user' ? [] : [lateness(clock, limit.signal)]
        return await Promise.race([answer, closed.promise, ...rivals])
      } catch (error) {
        throw transportError(error)
      } finally {
        limit.abort()
      }
    },
    close: async () => {
      close()
      return Promise.resolve()
    },
  }
}

async function lateness(clock: Clock, signal: AbortSignal): Promise<never> {
  await clock.sleep(ANSWER_LIMIT_MS, signal)
  throw new AppError('device.failed', 'The Ledger does not answer.', {
    hint: 'Answer what it shows, or unplug it and plug it in again.',
    retry: 'later',
  })
}

/** On Linux the file mode of /dev/hidrawN decides; elsewhere only the error's text can tell. */
async function isDenied(path: string, error: unknown): Promise<boolean> {
  if (error instanceof Error && /permission|denied|EACCES|not permitted/i.test(error.message)) return true
  if (!path.startsWith('/dev/')) return false
  try {
    await access(path, constants.R_OK | constants.W_OK)
    return false
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && (reason.code === 'EACCES' || reason.code === 'EPERM')
  }
}

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
      return adaptHandle(device, await device.getDeviceInfo())
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
    close: () => {
      fail(new Error('device closed'))
      // The handle is gone for us either way; a device that was unplugged reports an error here.
      device.close().catch(ignore)
    },
  }
}

/** For promises whose failure was told to somebody already. */
function ignore(): void {}
