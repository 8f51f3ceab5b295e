// Stands in for node-hid in the bundle of the live host: the only device is the one behind the port in the environment.
import type { HidDeviceInfo } from '../../../src/wire/world.ts'
import { AsyncHandle } from '../../support/device/asyncHid.ts'
import { createRemoteHid } from '../../support/device/remoteHid.ts'

const remote = createRemoteHid(Number(process.env['WAYBILL_TEST_HID_PORT']))

export async function devicesAsync(): Promise<HidDeviceInfo[]> {
  return (await remote).devices()
}

/** As node-hid's class. */
export class HIDAsync extends AsyncHandle {
  static async open(path: string): Promise<HIDAsync> {
    const hid = await remote
    // The fake device has no file whose permissions could be checked: its refusal is reported as on systems where opening fails.
    hid.access(path)
    return new HIDAsync(hid.open(path))
  }
}

// Ledger's transport is given open devices and never lists or opens any itself; it only wants the module to be there.
// oxlint-disable-next-line import/no-default-export -- node-hid has one
export default { devicesAsync, HIDAsync }
