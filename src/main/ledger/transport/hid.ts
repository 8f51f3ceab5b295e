// Reaches a Ledger over HID: lists devices, and opens a channel that carries one APDU at a time through LedgerHQ's transport.
// A device is opened on demand and released right after, so that other programs can use it.
import { AppError } from '../../../shared/domain/errors.ts'
import { LEDGER_MODELS, LEDGER_USAGE_PAGE, LEDGER_VENDOR_ID, type ApduChannel, type Ledger, type Ledgers } from '../../../wire/apdu.ts'
import type { HidDeviceInfo, HidHandle, HidModule } from '../../../wire/world.ts'
import type { Clock } from '../../platform/world.ts'
import { openError, transportError, unplugged } from '../deviceError.ts'
import { ignore, withTimeout } from './withTimeout.ts'

/** The HID module and the clock for timeouts. */
export interface HidDeps {
  hid: HidModule
  clock: Clock
}

/** Provides this computer's Ledgers to tasks. A hanging call is shared by all callers. */
export function ledgersOverHid({ hid, clock }: HidDeps): Ledgers {
  const deps = { hid: dedupedHid(hid), clock }
  return { list: () => listLedgers(deps), open: (ledger) => openChannel(deps, ledger) }
}

/**
 * Lists the Ledgers that are plugged in, each once.
 * @throws AppError device.failed when this computer cannot list its devices, as without the native library.
 */
export async function listLedgers({ hid, clock }: HidDeps): Promise<Ledger[]> {
  const devices = await listDevices({ hid, clock })
  const ledgers = new Map<string, Ledger>()
  for (const device of devices) {
    if (isLedger(device) && device.path !== undefined) ledgers.set(device.path, { path: device.path, model: modelOf(device.productId) })
  }
  return [...ledgers.values()]
}

async function listDevices({ hid, clock }: HidDeps): Promise<HidDeviceInfo[]> {
  try {
    return await withTimeout(
      clock,
      Promise.resolve().then(() => hid.devices()),
    )
  } catch (error) {
    throw new AppError('device.failed', 'Can’t list this computer’s USB devices.', {
      hint: 'Unplug the Ledger, plug it in again and retry. If that doesn’t help, restart Waybill.',
      cause: error,
    })
  }
}

/**
 * Returns whether a device is the APDU interface: number 0 on Linux, the vendor's own usage page elsewhere; the others are FIDO and
 * keyboard.
 */
function isLedger({ vendorId, interface: number, usagePage }: HidDeviceInfo): boolean {
  return vendorId === LEDGER_VENDOR_ID && (number === 0 || usagePage === LEDGER_USAGE_PAGE)
}

/** Returns the model: the high byte of the product id; the low byte names the offered interfaces. */
function modelOf(productId: number): string {
  return LEDGER_MODELS[productId >> 8] ?? 'Ledger'
}

/** Opens a Ledger. @throws AppError device.notPermitted, device.held, device.failed. */
export async function openChannel({ hid, clock }: HidDeps, { path }: Ledger): Promise<ApduChannel> {
  // Loaded on first use: the library loads native code, and most runs of Waybill use no device.
  const { default: TransportNodeHid } = await import('@ledgerhq/hw-transport-node-hid')
  const handle = ownReports(await openHandle({ hid, clock }, path))
  // The library calls only these four methods; its type requires node-hid's whole class.
  const transport = new TransportNodeHid(handle as unknown as ConstructorParameters<typeof TransportNodeHid>[0])
  const closed = Promise.withResolvers<never>()
  // The channel may close without a pending exchange.
  closed.promise.catch(ignore)
  let closing: Promise<void> | null = null
  return {
    exchange: async (apdu, waitsFor) => {
      if (closing !== null) throw unplugged()
      const answer = Promise.race([transport.exchange(Buffer.from(apdu)), closed.promise])
      try {
        return await (waitsFor === 'user' ? answer : withTimeout(clock, answer))
      } catch (error) {
        throw transportError(error)
      }
    },
    close: async () => {
      closed.reject(unplugged())
      // Not transport.close(): it waits for the running exchange, forever while the device shows a prompt.
      closing ??= letGo(clock, handle)
      await closing
    },
  }
}

async function openHandle({ hid, clock }: HidDeps, path: string): Promise<HidHandle> {
  const opening = Promise.resolve().then(() => hid.open(path))
  try {
    return await withTimeout(clock, opening)
  } catch (error) {
    if (error instanceof AppError) {
      // Closes a device whose opening completes after the timeout.
      opening.then((late) => letGo(clock, late)).catch(ignore)
      throw error
    }
    const isListed = (await listLedgers({ hid, clock })).some((ledger) => ledger.path === path)
    throw isListed ? openError(error, await isDenied(hid, path, error)) : unplugged(error)
  }
}

/** Resolves when the system has closed the device, so that the next open does not find it held; gives up after the timeout. */
async function letGo(clock: Clock, handle: HidHandle): Promise<void> {
  try {
    await withTimeout(clock, Promise.resolve(handle.close()))
  } catch (error) {
    // The device is released either way. Anything else is a bug.
    if (!(error instanceof AppError)) throw error
  }
}

/**
 * Forwards only reports of the channel last written to. Drops what a device still sends for an earlier session or another program: the
 * library would take it for the answer and fail.
 */
function ownReports(handle: HidHandle): HidHandle {
  let own: readonly (number | undefined)[] = []
  const read: HidHandle['read'] = (callback) => {
    handle.read((error, report) => {
      const hasFailed = error !== null && error !== undefined
      if (!hasFailed && (report[0] !== own[0] || report[1] !== own[1])) read(callback)
      else callback(error, report)
    })
  }
  return {
    getDeviceInfo: () => handle.getDeviceInfo(),
    write: (bytes) => {
      // The report id, then the channel in two bytes.
      own = [bytes[1], bytes[2]]
      return handle.write(bytes)
    },
    read,
    close: () => handle.close(),
  }
}

/** On Linux the file mode of /dev/hidrawN decides; elsewhere only the error's text does. */
async function isDenied(hid: HidModule, path: string, error: unknown): Promise<boolean> {
  if (error instanceof Error && /permission|denied|EACCES|not permitted/i.test(error.message)) return true
  try {
    await hid.access?.(path)
    return false
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && (reason.code === 'EACCES' || reason.code === 'EPERM')
  }
}

/**
 * Avoids accumulating native calls that hang: each holds a thread of the pool, which file access and DNS need too, and none can be
 * cancelled. Wraps the module: at most one listing runs, whose result all concurrent callers share, and at most one open per path.
 * A second open of a path throws AppError device.failed immediately.
 */
function dedupedHid(hid: HidModule): HidModule {
  let listing: Promise<HidDeviceInfo[]> | null = null
  const opening = new Set<string>()
  return {
    ...hid,
    devices: async () => {
      listing ??= Promise.resolve()
        .then(() => hid.devices())
        .finally(() => {
          listing = null
        })
      return await listing
    },
    open: async (path) => {
      if (opening.has(path)) throw stillOpening()
      opening.add(path)
      try {
        return await hid.open(path)
      } finally {
        opening.delete(path)
      }
    },
  }
}

function stillOpening(): AppError {
  return new AppError('device.failed', 'This computer is still trying to open the Ledger.', {
    hint: 'Unplug your Ledger and plug it in again.',
    retry: 'later',
  })
}
