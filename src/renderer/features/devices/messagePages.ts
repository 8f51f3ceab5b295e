// Builds the pages on which the Ethereum app shows a message, for the models that were recorded: a Nano line by line, a touch screen as a
// whole.
import { isPlainOnDevice } from '../../../shared/domain/messageText.ts'
import { MESSAGE_HEADINGS as says } from '../../words/device.ts'

/** A page of a message on the device. */
export interface MessagePage {
  /** The heading, as the device shows it. */
  heading: string
  /** The part of the text below it; empty on the first and the last page. */
  text: string
}

/** Pixels from the space to the tilde on a Nano X and a Nano S Plus, Open Sans Regular 11. Source: LedgerHQ/ledger-secure-sdk lib_nbgl. */
const WIDTHS =
  '3 3 4 7 6 9 9 2 3 3 6 6 3 4 3 4 6 6 6 6 8 6 6 6 6 6 3 3 6 6 6 5 10 7 7 7 8 6 6 8 8 3 3 7 6 10 8 9 7 9 7 6 7 8 7 10 7 6 6 4 4 4 6 5 6 6 7 5 7 6 5 6 7 3 3 6 3 10 7 7 7 7 4 5 4 7 6 9 6 6 5 4 6 4 6'
    .split(' ')
    .map(Number)
const [ROOM, LINES] = [114, 3]
/** A Nano shows each of these as a space. Source: LedgerHQ/app-ethereum src/features/signMessage. */
const WHITE_SPACE = /[\t-\r]/gu
const TOUCH = /Flex|Stax|Gen5/
const NANO = /Nano (X|S Plus)/

/** Returns the pages from the first to the one that signs; null for a model that was never recorded. */
export function messagePages(text: string, model: string): MessagePage[] | null {
  const shown = isPlainOnDevice(text) ? text : hexOf(text)
  const begin = { heading: says.review, text: '' }
  if (TOUCH.test(model)) return [begin, { heading: says.message, text: shown }, { heading: says.hold, text: '' }]
  if (!NANO.test(model)) return null
  const lines = nanoLines(shown.replace(WHITE_SPACE, ' '))
  const count = Math.ceil(lines.length / LINES)
  const parts = Array.from({ length: count }, (_, index) => ({
    heading: count === 1 ? says.message : `${says.message} (${index + 1}/${count})`,
    text: lines.slice(index * LINES, (index + 1) * LINES).join(''),
  }))
  return [begin, ...parts, { heading: says.press, text: '' }]
}

/** Returns a text as one hex number, which is how the app shows text that is not plain ASCII. */
function hexOf(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Breaks a text into lines: each is as long as it can be, and ends after a space, a hyphen or an underscore where it contains one. */
function nanoLines(text: string): string[] {
  const lines: string[] = []
  let rest = text
  while (rest !== '') {
    const line = firstLine(rest)
    lines.push(line)
    rest = rest.slice(line.length)
  }
  return lines
}

function firstLine(text: string): string {
  let [fits, width] = [0, 0]
  while (fits < text.length) {
    width += WIDTHS[text.charCodeAt(fits) - 32] ?? 0
    if (width > ROOM) break
    fits += 1
  }
  if (fits === text.length) return text
  // The first character that does not fit may still be the space that ends the line.
  const whole = /^.*[ _-]/s.exec(text.slice(0, fits + 1))?.[0]
  return whole ?? text.slice(0, Math.max(fits, 1))
}
