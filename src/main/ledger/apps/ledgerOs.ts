// Commands of the Ledger's operating system: read, open and quit the current app.
// Source: LedgerHQ/device-sdk-ts packages/device-management-kit/src/api/command/os.
import type { LedgerApp } from '../../../shared/contract/status.ts'
import { OS_APP_AND_VERSION, OS_OPEN_APP, OS_QUIT_APP, STATUS, type ApduChannel } from '../../../wire/apdu.ts'
import { decodeReply, encodeCommand, malformed, readPrefixed } from '../transport/apdu.ts'
import { statusError } from '../deviceError.ts'

/** The app that is open. */
export interface OpenApp {
  /** Null = the dashboard. */
  name: string | null
  version: string
}

/** Older firmware pads its name. */
const DASHBOARD = /^B?OLOS\0?$/

/** Reads which app is open; shows nothing on the device. @throws AppError device.locked, device.failed. */
export async function appAndVersion(channel: ApduChannel): Promise<OpenApp> {
  const { status, data } = decodeReply(await channel.exchange(encodeCommand(OS_APP_AND_VERSION), 'device'))
  if (status !== STATUS.ok) throw statusError(status, 'identify')
  if (data[0] !== 1) throw malformed()
  const name = readPrefixed(data, 1)
  const version = readPrefixed(data, name.next)
  const text = new TextDecoder()
  const open = text.decode(name.field)
  return { name: DASHBOARD.test(open) ? null : open, version: text.decode(version.field) }
}

/**
 * Asks the dashboard to open an app; its user confirms there, and the USB device disconnects and reconnects.
 * @throws AppError device.rejected, device.appMissing, device.locked.
 */
export async function requestApp(channel: ApduChannel, name: LedgerApp): Promise<void> {
  const data = new TextEncoder().encode(name)
  const { status } = decodeReply(await channel.exchange(encodeCommand({ ...OS_OPEN_APP, data }), 'user'))
  if (status !== STATUS.ok) throw statusError(status, 'openApp', name)
}

/** Quits the open app without a prompt; the USB device reconnects as the dashboard. */
export async function quitApp(channel: ApduChannel): Promise<void> {
  const { status } = decodeReply(await channel.exchange(encodeCommand(OS_QUIT_APP), 'device'))
  if (status !== STATUS.ok) throw statusError(status, 'identify')
}
