// What the virtual Ledger shows and waits for, page by page, in the layout of a Flex.

export interface DevicePage {
  heading: string
  text: string
}

export interface DevicePrompt {
  kind: 'message' | 'transaction' | 'address' | 'openApp'
  title: string
  pages: DevicePage[]
  /** Index of the page on the screen. */
  page: number
}

/** Characters of a message on one page: six lines of nineteen. */
const PAGE_LETTERS = 6 * 19

function isPrintable(byte: number): boolean {
  return (byte >= 0x20 && byte <= 0x7e) || (byte >= 0x09 && byte <= 0x0d)
}

/** Text of a message as the app shows it: as it is, or one long hex number as soon as a single byte is not printable ASCII. */
export function shownMessage(bytes: Uint8Array): string {
  return bytes.every(isPrintable) ? Buffer.from(bytes).toString('latin1') : `0x${Buffer.from(bytes).toString('hex')}`
}

/** The prompt of personal_sign. Joined page texts give the message back, so nothing is added between them. */
export function messagePrompt(bytes: Uint8Array): DevicePrompt {
  const text = shownMessage(bytes)
  const count = Math.max(1, Math.ceil(text.length / PAGE_LETTERS))
  const pages = Array.from({ length: count }, (_, index) => ({
    heading: count === 1 ? 'Message' : `Message (${index + 1}/${count})`,
    text: text.slice(index * PAGE_LETTERS, (index + 1) * PAGE_LETTERS),
  }))
  return {
    kind: 'message',
    title: 'Review message',
    pages: [{ heading: 'Review message', text: '' }, ...pages, { heading: 'Sign message?', text: 'Hold to sign' }],
    page: 0,
  }
}

/** The prompt of an address check. */
export function addressPrompt(address: string, app: 'Ethereum' | 'Cosmos'): DevicePrompt {
  const title = `Verify ${app} address`
  return {
    kind: 'address',
    title,
    pages: [
      { heading: title, text: '' },
      { heading: 'Address', text: address },
    ],
    page: 0,
  }
}

/** The dashboard's question before an app opens. */
export function openAppPrompt(name: string): DevicePrompt {
  return { kind: 'openApp', title: `Open ${name} app?`, pages: [{ heading: `Open ${name} app?`, text: '' }], page: 0 }
}

/** A sentence that waits until its user has seen it. */
export function noticePrompt(heading: string, text: string): DevicePrompt {
  return { kind: 'transaction', title: `${heading} ${text}`, pages: [{ heading, text }], page: 0 }
}
