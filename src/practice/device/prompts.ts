// What the virtual Ledger shows and waits for, field by field; screenLayout.ts makes pages of it.

/** A page of a prompt. */
export interface DevicePage {
  heading: string
  text: string
  /** What a touch screen shows of a text that is too long for it, with dots at its end; “More” opens the rest. */
  cut?: string
}

/** A prompt of the device. */
export interface DevicePrompt {
  kind: 'message' | 'transaction' | 'address' | 'openApp'
  title: string
  pages: DevicePage[]
  /** Index of the page on the screen. */
  page: number
  /** Its lines end wherever they are full, also within words. */
  isUnwrapped?: boolean
  /** All fields may be skipped at once. */
  isSkippable?: boolean
}

/** In lines as they were recorded: the text never varies. */
export const BLIND_WARNING_LINES = [
  "This transaction's details are ",
  'not fully verifiable. If you sign, ',
  'you could lose all your assets.',
]

/** The first page of whatever the device cannot read. */
export const BLIND_WARNING: DevicePage = { heading: 'Blind signing ahead', text: BLIND_WARNING_LINES.join('') }

/** The text of a touch screen below the title after that warning. */
export const BLIND_TITLE = 'Blind signing required.'

/** The title of what follows that warning. */
export function blindTitle(heading: string): DevicePage {
  return { heading, text: BLIND_TITLE }
}

function isPrintable(byte: number): boolean {
  return (byte >= 0x20 && byte <= 0x7e) || (byte >= 0x09 && byte <= 0x0d)
}

/** Text of a message as the app shows it: as it is, or one long hex number as soon as a single byte is not printable ASCII. */
export function shownMessage(bytes: Uint8Array): string {
  return bytes.every(isPrintable) ? Buffer.from(bytes).toString('latin1') : `0x${Buffer.from(bytes).toString('hex')}`
}

/** The prompt of personal_sign. */
export function messagePrompt(bytes: Uint8Array): DevicePrompt {
  return {
    kind: 'message',
    title: 'Review message',
    pages: [
      { heading: 'Review message', text: '' },
      { heading: 'Message', text: shownMessage(bytes) },
      { heading: 'Sign message?', text: 'Hold to sign' },
    ],
    page: 0,
  }
}

/** The prompt of an address check. @param name of the app or of the network that is meant; null where the app knows none */
export function addressPrompt(address: string, name: string | null): DevicePrompt {
  const title = name === null ? 'Verify address' : `Verify ${name} address`
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
