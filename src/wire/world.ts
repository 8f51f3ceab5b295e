// The two shapes through which everything outside reaches Waybill: one fetch, one HID module.
// They are structural, so that the practice network can offer both without importing the app.

/** The subset of the platform's `fetch` that Waybill uses. */
export type FetchLike = (url: string, init?: RequestInit) => Promise<Response>

/** One entry of `node-hid`'s `devices()`. */
export interface HidDeviceInfo {
  vendorId: number
  productId: number
  path?: string | undefined
  product?: string | undefined
  manufacturer?: string | undefined
  serialNumber?: string | undefined
  interface: number
  usagePage?: number | undefined
  usage?: number | undefined
  release?: number | undefined
}

/**
 * An open HID device in node-hid's shape: what `new HID.HID(path)` returns.
 * `write` takes 65 bytes (report id 0 and a 64-byte report); `read` answers once with 64 bytes or an error.
 */
export interface HidHandle {
  getDeviceInfo(): { product?: string | undefined }
  write(bytes: number[]): number
  read(callback: (error: unknown, bytes: number[]) => void): void
  close(): void
}

/** The HID module shape `{devices, open}` that a world offers. */
export interface HidModule {
  /** Lists the HID devices that are plugged in now. */
  devices(): HidDeviceInfo[] | Promise<HidDeviceInfo[]>
  /** Opens the device at a path. @throws Error in node-hid's words when it cannot be opened. */
  open(path: string): HidHandle | Promise<HidHandle>
}
