// Lays out the questions of the apps on the screens of a model, with everything else that is drawn there.
// Sources: recordings of the Ethereum app 1.22 and the Cosmos app 2.38 on a Flex, of the Ethereum app 1.22 and 1.23 on a Nano S Plus;
// LedgerHQ/ledger-secure-sdk lib_nbgl nbgl_use_case.h.
import { FLEX, linesOf, NANO } from './letterLines.ts'
import { BLIND_TITLE, BLIND_WARNING, BLIND_WARNING_LINES, type DevicePage, type DevicePrompt } from './prompts.ts'
import type { ModelName } from './usbListing.ts'

/** Lines of a text under its heading, of one that is cut on a Flex. */
const [FLEX_LINES, NANO_LINES] = [6, 3]

/**
 * The pages of a prompt as its model shows them, one after the other. Joined, the parts of a text are the text again, with spaces for
 * other white space on a Nano.
 */
export function laidOut(prompt: DevicePrompt, model: ModelName): DevicePrompt {
  return isNano(model) ? { ...prompt, pages: nanoPages(prompt.pages) } : { ...prompt, pages: prompt.pages.map(flexPage) }
}

/** Whether it is read by buttons, on two lines or three. */
export function isNano(model: ModelName): boolean {
  return model.startsWith('Nano')
}

/** Only the text of a message is longer than a screen. */
function flexPage(page: DevicePage): DevicePage {
  const lines = linesOf(page.text, FLEX)
  return page.heading === 'Message' && lines.length > FLEX_MAX_LINES ? { ...page, cut: cutLines(lines).join('') } : page
}

/** Returns the pages of a Nano, whose texts are shorter, and answered with its buttons. */
function nanoPages(pages: readonly DevicePage[]): DevicePage[] {
  return pages.flatMap((page) => {
    if (page === BLIND_WARNING) return { heading: page.heading, text: 'To accept risk, press both buttons' }
    if (page.text === BLIND_TITLE) return { heading: page.heading, text: '' }
    if (page.text === 'Hold to sign') return { heading: page.heading.replace(/ to \w+ ERC20 token/u, '').replace('?', ''), text: '' }
    const text = page.text.replace(WHITE_SPACE, ' ')
    return parts({ heading: NANO_HEADINGS[page.heading] ?? page.heading, text }, linesOf(text, NANO), NANO_LINES)
  })
}

/** What C's isspace is true for. Source: LedgerHQ/app-ethereum src/features/signMessage, SCREEN_SIZE_NANO. */
const WHITE_SPACE = /[\t-\r]/gu
/** Headings that a Nano shortens. */
const NANO_HEADINGS: Readonly<Record<string, string>> = { 'Transaction hash': 'Tx hash' }

function parts({ heading, text }: DevicePage, lines: readonly string[], most: number): DevicePage[] {
  if (lines.length <= most) return [{ heading, text }]
  const count = Math.ceil(lines.length / most)
  return Array.from({ length: count }, (_, index) => ({
    heading: `${heading} (${index + 1}/${count})`,
    text: lines.slice(index * most, (index + 1) * most).join(''),
  }))
}

/** Every screen of a prompt from the first to the yes: its parts from top to bottom, lines where the model breaks them. */
export function drawnScreens(prompt: DevicePrompt, model: ModelName): string[][] {
  return isNano(model) ? laidOut(prompt, model).pages.map(nanoScreen) : flexScreens(prompt)
}

function nanoScreen({ heading, text }: DevicePage): string[] {
  return text === '' ? [heading] : [heading, ...linesOf(text, NANO)]
}

/** More lines than these are cut down to `FLEX_LINES`, with a button that shows the rest. */
const FLEX_MAX_LINES = 9
const FLEX_MAX_PAIRS = 4
/** Pixels: of a heading with its margins, of a line, of the screen between head and foot, and what a touchable head takes of that. */
const [FLEX_HEADING, FLEX_LINE, FLEX_AREA, FLEX_TOUCHED] = [64, 40, 480, 56]

interface Pair {
  heading: string
  lines: string[]
  isCut: boolean
}

function flexScreens(prompt: DevicePrompt): string[][] {
  const [first, ...rest] = prompt.pages
  if (first === BLIND_WARNING) {
    return [[first.heading, ...BLIND_WARNING_LINES, 'Continue anyway', 'Back to safety'], ...reviewScreens({ ...prompt, pages: rest })]
  }
  // One page with a text is a notice, to be dismissed.
  if (rest.length === 0) return [[first?.heading ?? '', ...(first?.text === '' ? [] : [first?.text ?? '', 'Ok'])]]
  return reviewScreens(prompt)
}

function reviewScreens({ kind, pages, isUnwrapped = false, isSkippable = false }: DevicePrompt): string[][] {
  const [first, last] = [pages[0], pages.at(-1)]
  const hasYes = last?.text === 'Hold to sign'
  const fields = pages.slice(1, hasYes ? -1 : undefined)
  const sheets = packed(
    fields.map((page) => pairOf(page, isUnwrapped)),
    isSkippable ? FLEX_AREA - FLEX_TOUCHED : FLEX_AREA,
  )
  const count = sheets.length + (hasYes ? 2 : 1)
  const [no, swipe] = kind === 'address' ? ['Cancel', 'Swipe to continue'] : ['Reject', 'Swipe to review']
  const number = (index: number) => `${index} of ${count}`
  const title = titleLines(first?.heading ?? '')
  return [
    first?.text === '' ? [...title, swipe, no, number(1)] : [...title, no, number(1), first?.text ?? ''],
    ...sheets.map((sheet, index) => [
      ...(isSkippable ? ['Skip'] : []),
      ...sheet.flatMap(({ heading, lines, isCut }) => [heading, ...lines, ...(isCut ? ['More'] : [])]),
      no,
      number(index + 2),
      ...(hasYes ? [] : ['Confirm']),
    ]),
    ...(hasYes ? [[...linesOf(last.heading, FLEX), no, number(count), last.text]] : []),
  ]
}

/** The apps break the title of an address themselves, behind the name in it. */
function titleLines(title: string): string[] {
  return linesOf(title.replace(/(?<=^Verify .+) address$/, '\naddress'), FLEX).map(withoutBreak)
}

function withoutBreak(line: string): string {
  return line.replace(/\n$/, '')
}

/** The last line that is shown of a text that is cut gives its last three letters for dots, unless the text itself ends it. */
function cutLines(lines: readonly string[]): string[] {
  const shown = lines.slice(0, FLEX_LINES)
  const last = shown.pop() ?? ''
  return [...shown, last.endsWith('\n') ? last : `${last.slice(0, -3)}...`]
}

function pairOf({ heading, text }: DevicePage, isUnwrapped: boolean): Pair {
  const lines = linesOf(text, { ...FLEX, wraps: !isUnwrapped })
  const isCut = lines.length > FLEX_MAX_LINES
  return { heading, lines: (isCut ? cutLines(lines) : lines).map(withoutBreak), isCut }
}

function packed(pairs: readonly Pair[], area: number): Pair[][] {
  const sheets: Pair[][] = []
  let left = 0
  for (const pair of pairs) {
    const height = FLEX_HEADING + pair.lines.length * FLEX_LINE
    const sheet = sheets.at(-1)
    if (sheet === undefined || sheet.length === FLEX_MAX_PAIRS || height > left) {
      sheets.push([pair])
      left = area - height
    } else {
      sheet.push(pair)
      left -= height
    }
  }
  return sheets
}
