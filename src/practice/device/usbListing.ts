// How the device stands in the list of the bus: its product id and path change with the app that is open.
import type { HidDeviceInfo } from '../../wire/world.ts'
import { LEDGER_USAGE_PAGE, LEDGER_VENDOR_ID } from '../../wire/apdu.ts'

/** The entry of a Flex; `enumeration` counts its returns to the bus. */
export function usbListing(hasAppOpen: boolean, enumeration: number): HidDeviceInfo {
  return {
    vendorId: LEDGER_VENDOR_ID,
    productId: hasAppOpen ? 0x7011 : 0x7001,
    path: `/practice/hid/ledger-flex-${enumeration}`,
    product: 'Ledger Flex',
    manufacturer: 'Ledger',
    serialNumber: '0001',
    interface: 0,
    usagePage: LEDGER_USAGE_PAGE,
    usage: 1,
    release: 0x0201,
  }
}
