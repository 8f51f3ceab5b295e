// Interfaces to everything outside of Waybill: one fetch, access to untrusted hosts, one HID module. Structural, so that the practice
// network can provide them without importing the app.

/** The subset of the platform's `fetch` that Waybill uses. */
export type FetchLike = (url: string, init?: RequestInit) => Promise<Response>

/**
 * Access to untrusted hosts, such as those of NFT images: a host is resolved first, its addresses are checked, and the request goes to
 * exactly the checked address, so that a second DNS answer cannot redirect it.
 */
export interface OpenWeb {
  /** Resolves a host to its addresses, IPv4 and IPv6. @throws Error when it has none. */
  resolve(host: string): Promise<string[]>
  /** Sends one GET of an http(s) URL to one of its host's addresses. Returns redirects unfollowed and bodies undecoded. */
  fetchAt(address: string, url: string, init: { signal: AbortSignal }): Promise<Response>
}

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
  /** Fails a pending read. A promise resolves when the system has released the device. */
  close(): void | Promise<void>
}

/** The HID module interface that a world provides. */
export interface HidModule {
  /** Lists the HID devices that are plugged in. */
  devices(): HidDeviceInfo[] | Promise<HidDeviceInfo[]>
  /** Opens the device at a path. @throws Error in node-hid's words when it cannot be opened. */
  open(path: string): HidHandle | Promise<HidHandle>
  /** Checks whether this user may use a device's file, where it has one. @throws Error as Node's fs.access does, with its code. */
  access?(path: string): void | Promise<void>
}
