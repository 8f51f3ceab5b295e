// Writes parts of the printable report as HTML. Every text that is not ours goes through `untrusted`: hidden characters are named, marks of
// HTML escaped, and its direction ends with it.
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'

/** HTML that was escaped: plain text cannot be taken for it. */
export interface Html {
  readonly markup: string
}

/** Nothing. */
export const NOTHING: Html = { markup: '' }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text of ours, or a number. */
export function text(value: string | number): Html {
  return { markup: String(value).replace(/[&<>"']/g, (one) => ESCAPES[one] ?? '') }
}

/** Escapes a text of others. */
export function untrusted(value: string): Html {
  return safe`<bdi>${text(markedText(value))}</bdi>`
}

/** Joins HTML of ours with what is escaped. @example safe`<td>${text('a & b')}</td>` */
export function safe(parts: TemplateStringsArray, ...values: readonly (Html | readonly Html[])[]): Html {
  const filled = values.map((value) => ('markup' in value ? value.markup : value.map(({ markup }) => markup).join('')))
  // Indentation is for those who read the source.
  return { markup: parts.map((part, place) => part.replace(/\s*\n\s*/g, '\n') + (filled[place] ?? '')).join('') }
}

/**
 * The report's look: on a screen, and on A4 or Letter. No size of paper is named, so that the printer's counts. Rows stay whole, heads are
 * repeated on each page.
 */
export const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem; background: #fff; color: #1b1f24;
  font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1 { margin: 0 0 1rem; font-size: 26px; line-height: 1.2; font-weight: 650; }
h2 { margin: 2rem 0 .5rem; font-size: 16px; font-weight: 650; break-after: avoid; }
p { margin: .35rem 0; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.25rem; margin: 0 0 1rem; }
dl.facts dt { color: #59636e; }
dl.facts dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
th, td { padding: .25rem .6rem .25rem 0; text-align: start; vertical-align: baseline; }
th { color: #59636e; font-weight: 500; }
thead th, thead td { border-bottom: 1px solid #8c959f; }
tbody { break-inside: avoid; }
tbody.long { break-inside: auto; }
tr { break-inside: avoid; }
tbody tr:first-child td, tbody tr:first-child th { border-top: 1px solid #d8dee4; }
thead + tbody tr:first-child td { border-top: 0; }
th[scope=row] { color: inherit; }
td:last-child, th:last-child { padding-inline-end: 0; }
.n { text-align: end; white-space: nowrap; }
.n + :not(.n) { padding-inline-start: .5rem; }
.tx { font-family: ui-monospace, "SF Mono", Consolas, monospace; font-size: .82em; overflow-wrap: anywhere; }
td .tx { white-space: nowrap; }
.day { white-space: nowrap; }
.lot td { padding-block: .05rem; color: #59636e; font-size: .92em; border-top: 0; }
.lot td:first-child { padding-inline-start: 1rem; }
.sum td.n, .sum th { font-weight: 650; }
.part th { padding-inline-start: 1rem; color: #59636e; }
.dim { color: #59636e; }
.note { padding: .5rem .75rem; border: 1px solid #d4a72c; border-inline-start-width: 4px; break-inside: avoid; }
ul { margin: .35rem 0; padding-inline-start: 1.2rem; }
@page { margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; color: #59636e; } }
@media print {
  body { max-width: none; padding: 0; font-size: 8.5pt; }
  h1 { font-size: 18pt; }
  h2 { font-size: 11.5pt; margin-top: 1.2rem; }
  th, td { padding-inline-end: .45rem; }
}
`
