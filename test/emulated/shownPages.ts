// Compares the pages that the real app has shown with those that Waybill says it will show.
import { messagePages } from '../../src/renderer/features/devices/messagePages.ts'
import { transactionPages } from '../../src/renderer/features/devices/transactionPages.ts'
import type { DeviceDocument } from '../../src/renderer/features/devices/screenText.ts'

const MODEL = 'Ledger Flex'
/** What a page of a message says beside the text: its own heading, the way to the rest, and the foot. */
const BESIDE = new Set(['Message', 'More', 'Reject'])
const FOOT = /^\d+ of \d+$/u
/** Ends a text that goes on behind "More". */
const CUT = /\.{3}$/u

const bare = (text: string) => text.replace(/\s/gu, '')

type Pages = readonly (readonly string[])[]

/** Returns null where the app showed what Waybill predicts of a document, otherwise what it showed instead. `pages`: the lines of each. */
export function differenceOfPages(document: DeviceDocument, pages: Pages): string | null {
  const isAsTold = document.evm === null ? isMessageAsTold(document.document, pages) : isTransactionAsTold(document, pages)
  return isAsTold ? null : `the device showed ${JSON.stringify(pages)}`
}

/** The first page, the text or, where the app cuts it, its beginning, and the page that signs. */
function isMessageAsTold(text: string, pages: Pages): boolean {
  const [begin, whole, end] = messagePages(text, MODEL) ?? []
  if (begin === undefined || whole === undefined || end === undefined) return false
  const [first = [], ...rest] = pages
  const last = rest.pop() ?? []
  const shown = rest.map((page) => bare(page.filter((line) => !BESIDE.has(line) && !FOOT.test(line)).join('')).replace(CUT, '')).join('')
  return first.includes(begin.heading) && last.includes(end.heading) && shown !== '' && bare(whole.text).startsWith(shown)
}

/** The headings in their order, whatever page each stands on. */
function isTransactionAsTold(document: DeviceDocument, pages: Pages): boolean {
  const told = transactionPages(document, MODEL).map(({ heading }) => bare(heading))
  let rest = bare(pages.flat().join(''))
  const areFound = told.map((heading) => {
    const at = rest.indexOf(heading)
    rest = rest.slice(at + heading.length)
    return at >= 0
  })
  return told.length > 0 && areFound.every(Boolean)
}
