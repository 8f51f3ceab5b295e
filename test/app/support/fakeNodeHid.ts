// Stands in for node-hid in the bundle of the app's host: the only device is the one behind the port in the environment.
import type { HidDeviceInfo } from '../../../src/wire/world.ts'
import { AsyncHandle } from '../../support/device/asyncHid.ts'
import { createRemoteHid, type RemoteHid } from '../../support/device/remoteHid.ts'

/** The variable of the environment that names the port; each app of a host has a device of its own. */
export const TEST_HID_PORT = 'WAYBILL_TEST_HID_PORT'

const remotes = new Map<number, Promise<RemoteHid>>()

function connected(): Promise<RemoteHid> {
  const port = Number(process.env[TEST_HID_PORT])
  const remote = remotes.get(port) ?? createRemoteHid(port)
  remotes.set(port, remote)
  return remote
}

export async function devicesAsync(): Promise<HidDeviceInfo[]> {
  return (await connected()).devices()
}

/** As node-hid's class. */
export class HIDAsync extends AsyncHandle {
  static async open(path: string): Promise<HIDAsync> {
    const hid = await connected()
    // The fake device has no file whose permissions could be checked: its refusal is reported as on systems where opening fails.
    hid.access(path)
    return new HIDAsync(hid.open(path))
  }
}

// Ledger's transport is given open devices and never lists or opens any itself; it only wants the module to be there.
// oxlint-disable-next-line import/no-default-export -- node-hid has one
export default { devicesAsync, HIDAsync }
