// Cuts the text of a proposal for the list. Pure.

/** Most characters of a text in the list; the sheet has all of it. */
const FIRST = 240

/** Returns a text on one line and how much of it is shown, which ends with a whole word unless one word fills half of it. */
export function excerptOf(summary: string): { text: string; most: number } {
  const text = summary.replaceAll(/\s+/gu, ' ').trim()
  const end = text.length > FIRST ? text.lastIndexOf(' ', FIRST - 1) : -1
  // The last character of a cut text is left out: here the space.
  return { text, most: end > FIRST / 2 ? end + 1 : FIRST }
}
