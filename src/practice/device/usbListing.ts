// How the device stands in the list of the bus: its product id and path change with the app that is open.
import type { HidDeviceInfo } from '../../wire/world.ts'
import { LEDGER_USAGE_PAGE, LEDGER_VENDOR_ID } from '../../wire/apdu.ts'

/** High byte of the product id, by model. */
const PRODUCT = { 'Nano S': 0x10, 'Nano X': 0x40, 'Nano S Plus': 0x50, Stax: 0x60, Flex: 0x70 } as const
/** Name of a device model. */
export type ModelName = keyof typeof PRODUCT

/** The entry of a device; `enumeration` counts its returns to the bus. Every Ledger has the same serial number. */
export function usbListing(hasAppOpen: boolean, enumeration: number, { model }: { model: ModelName }): HidDeviceInfo {
  return {
    vendorId: LEDGER_VENDOR_ID,
    productId: PRODUCT[model] * 256 + (hasAppOpen ? 0x11 : 0x01),
    path: `/practice/hid/ledger-${model.toLowerCase().replaceAll(' ', '-')}-${enumeration}`,
    product: `Ledger ${model}`,
    manufacturer: 'Ledger',
    serialNumber: '0001',
    interface: 0,
    usagePage: LEDGER_USAGE_PAGE,
    usage: 1,
    release: 0x0201,
  }
}
