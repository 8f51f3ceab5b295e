// The shapes through which everything outside reaches Waybill: one fetch, one way to strangers' hosts, one HID module.
// They are structural, so that the practice network can offer both without importing the app.

/** The subset of the platform's `fetch` that Waybill uses. */
export type FetchLike = (url: string, init?: RequestInit) => Promise<Response>

/**
 * The way to hosts that strangers name, such as those of NFT images: a host is looked up first, its addresses are judged,
 * and the request goes to the very address that was judged, so that no second answer of a name server can lead elsewhere.
 */
export interface OpenWeb {
  /** The addresses of a host, IPv4 and IPv6. @throws Error when it has none. */
  resolve(host: string): Promise<string[]>
  /** One GET of an http(s) URL at one of its host's addresses. Redirects come back as they are, bodies as they were sent. */
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
  /** Fails a read that waits. A promise ends when the system has let the device go. */
  close(): void | Promise<void>
}

/** The HID module shape `{devices, open}` that a world offers. */
export interface HidModule {
  /** Lists the HID devices that are plugged in now. */
  devices(): HidDeviceInfo[] | Promise<HidDeviceInfo[]>
  /** Opens the device at a path. @throws Error in node-hid's words when it cannot be opened. */
  open(path: string): HidHandle | Promise<HidHandle>
  /** Whether this user may use the file of a device, where it has one. @throws Error as Node's fs.access does, with its code. */
  access?(path: string): void | Promise<void>
}
