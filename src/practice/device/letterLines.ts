// Where a device breaks a text into lines: its letters have widths, and a line ends behind a space, a hyphen or an underscore
// where there is one. Sources: LedgerHQ/ledger-secure-sdk lib_nbgl nbgl_fonts.c (how), its fonts Inter Medium 36 px and Open Sans
// Regular 11 px (widths); held against the recorded screens letter for letter.

/** A font face. */
export interface Face {
  /** Of the letters from the space to the tilde, pixels. */
  widths: readonly number[]
  /** Of a line, pixels. */
  room: number
  /** Whether a line ends rather behind a space, a hyphen or an underscore than within a word; default: yes. */
  wraps?: boolean
}

const read = (widths: string): number[] => widths.split(' ').map(Number)

/** The values on a Flex. */
export const FLEX: Face = {
  widths: read(
    '10 11 14 23 23 30 24 8 14 14 19 24 10 17 10 13 23 17 22 23 24 22 23 21 23 23 10 10 24 24 24 19 35 25 24 26 26 22 21 27 27 10 20 24 20 32 27 28 23 28 23 23 23 27 25 35 24 25 23 14 13 14 17 18 18 21 23 20 23 21 13 22 22 9 10 20 9 32 22 22 22 22 14 19 13 21 20 30 20 20 20 14 12 14 24',
  ),
  room: 416,
}
/** Everything but the headings on a Nano X and a Nano S Plus; a pixel less than the font says, for its kerning. */
export const NANO: Face = {
  widths: read(
    '3 3 4 7 6 9 9 2 3 3 6 6 3 4 3 4 6 6 6 6 8 6 6 6 6 6 3 3 6 6 6 5 10 7 7 7 8 6 6 8 8 3 3 7 6 10 8 9 7 9 7 6 7 8 7 10 7 6 6 4 4 4 6 5 6 6 7 5 7 6 5 6 7 3 3 6 3 10 7 7 7 7 4 5 4 7 6 9 6 6 5 4 6 4 6',
  ),
  room: 114,
}

const FIRST = 0x20
const BREAKS = /[ _-]/

/** The lines of a text; joined they are the text again. */
export function linesOf(text: string, nodeState: Face): string[] {
  const lines: string[] = []
  for (let from = 0; from < text.length;) {
    const end = endOfLine(text, from, nodeState)
    lines.push(text.slice(from, end))
    from = end
  }
  return lines
}

function endOfLine(text: string, from: number, { widths, room, wraps = true }: Face): number {
  let width = 0
  let afterBreak = from
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\n') return at + 1
    width += widths[letter.charCodeAt(0) - FIRST] ?? 0
    // A space that has no room any more still ends its line.
    if (wraps && BREAKS.test(letter)) afterBreak = at + 1
    if (width > room) return afterBreak > from ? afterBreak : Math.max(at, from + 1)
  }
  return text.length
}
