// Writes the report of a year's gains as one page of HTML to print or to keep: what was counted and how, totals, every disposal with its
// lots, income, fees, and what is left. It has no script and loads nothing.
import type { GainsReport, GivenPrices } from '../../../../shared/contract/history/gains.ts'
import { centsOf } from '../engine/value.ts'
import { yearOf } from '../sums.ts'
import { entriesOf, type EntryNames, type EntrySource } from './reportEntries.ts'
import { safe, NOTHING, STYLE, text, untrusted, type Html } from './reportHtml.ts'
import { dayOf, type ReportWords } from './reportWords.ts'

/** What is reported. */
export interface ReportInput extends EntryNames, EntrySource {
  report: GainsReport
  network: string
  /** Prices of past days that are stored in the currency. */
  prices: readonly GivenPrices[]
  /** The host whose prices were seen; null where none count. */
  seenHost: string | null
  /** Milliseconds since 1970. */
  now: number
}

type Sum = GainsReport['realised']

const DAY_MS = 86_400_000

/** Yields the page in parts, a row or a section each. */
export function* reportParts(input: ReportInput, words: ReportWords): Generator<string> {
  const { report } = input
  const title = words.title(report.choice.year)
  // A browser that opens the file runs and loads nothing, whatever stands in it.
  const policy = `default-src 'none'; style-src 'unsafe-inline'`
  const head = safe`<!doctype html>
<html lang="${text(words.language)}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${text(policy)}">
<title>${text(title)}</title><style>${{ markup: STYLE }}</style></head><body><main><h1>${text(title)}</h1>`
  const sections = [head, facts(input, words), notes(report, words), totals(input, words), byAsset(input, words), missing(report, words)]
  for (const section of sections) yield section.markup
  yield* entriesOf(input, report.choice.year, input, words)
  const rules = words.ruleLines.map((line) => safe`<li>${text(line)}</li>`)
  const unlisted = report.unlisted === 0 ? NOTHING : safe`<li>${text(words.unlisted(report.unlisted))}</li>`
  yield safe`<h2>${text(words.rules)}</h2><ul>${rules}${unlisted}</ul><p>${text(words.notAdvice)}</p></main></body></html>
`.markup
}

function facts({ report, computed, network, prices, seenHost, now }: ReportInput, words: ReportWords): Html {
  const { choice } = report
  const fact = (name: string, value: Html) => safe`<dt>${text(name)}</dt><dd>${value}</dd>`
  const times = computed.history.moves.map(({ time }) => time)
  const [first, last] = times.reduce<[number, number]>(([low, high], time) => [Math.min(low, time), Math.max(high, time)], [Infinity, 0])
  const days: [string, string] | null = times.length === 0 ? null : [dayOf(first), dayOf(last)]
  const sources = [
    ...prices.map(
      ({ symbol, days: count, from, until }) => safe`<div>${untrusted(words.pricesStored(symbol, count, dayOf(from), dayOf(until)))}</div>`,
    ),
    ...(seenHost === null ? [] : [safe`<div>${text(words.pricesSeen(seenHost))}</div>`]),
  ]
  const owners = computed.accounts.map(
    ({ label, address }) => safe`<div>${untrusted(label)} <span class="tx">${text(address.bech32)}</span></div>`,
  )
  return safe`<dl class="facts">
    ${fact(words.period, text(words.periodText(choice.year, days)))}
    ${fact(words.method, text(words.methods[choice.method]))}${fact(words.lots, text(words.scopes[choice.scope]))}
    ${fact(words.currency, text(choice.currency))} ${fact(words.prices, safe`${sources.length === 0 ? text(words.noPrices) : sources}`)}
    ${fact(words.madeAt, text(words.madeBy(dayOf(now))))}${fact(words.network, untrusted(network))} ${fact(words.accounts, safe`${owners}`)}
  </dl>`
}

function notes({ isComplete }: GainsReport, words: ReportWords): Html {
  return isComplete ? NOTHING : safe`<p class="note">${text(words.incomplete)}</p>`
}

/** Writes a sum with what it lacks: what is unknown is not zero. */
function sumText({ cents, unknown }: Sum, words: ReportWords): Html {
  if (unknown > 0 && cents === '0') return safe`<span class="dim">${text(words.unknown)}</span>`
  return text(words.money(cents))
}

function totals({ report, computed, now }: ReportInput, words: ReportWords): Html {
  const { year, currency } = report.choice
  const line = (name: string, sum: Sum, kind: 'sum' | 'part') =>
    safe`<tr class="${text(kind)}">
      <th scope="row">${text(name)}</th>
      <td class="n">${sumText(sum, words)}</td>
      <td class="dim">${sum.unknown === 0 ? NOTHING : text(words.partial(sum))}</td>
    </tr>`
  let [won, lost] = [0n, 0n]
  for (const { gain, time } of computed.gains.disposals) {
    if (gain === null || (year !== null && yearOf(time) !== year)) continue
    if (gain > 0n) won += gain
    else lost += gain
  }
  const known = (value: bigint): Sum => ({ cents: centsOf(value), unknown: 0 })
  const kinds = report.incomeByKind.map(({ kind, sum }) => line(words.incomeKinds[kind], sum, 'part'))
  return safe`<h2>${text(words.totals)}</h2>
    <table>
      <thead>
        <tr>
          <td></td>
          <th scope="col" class="n">${text(currency)}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${line(words.realised, report.realised, 'sum')}${line(words.gains, known(won), 'part')}${line(words.losses, known(lost), 'part')}
      </tbody>
      <tbody>
        ${line(words.income, report.income, 'sum')}${kinds}
      </tbody>
      <tbody>
        ${line(words.fees, report.fees, 'sum')}
      </tbody>
      <tbody>
        ${line(words.unrealised(dayOf(now)), report.unrealised, 'sum')}
      </tbody>
    </table>`
}

function byAsset({ report, now }: ReportInput, words: ReportWords): Html {
  const { columns } = words
  const rows = report.assets.map((asset) => {
    const { symbol, decimals, left, held, unexplained } = asset
    const amount = (units: string) => text(words.amount(units, decimals))
    const note = (name: string, units: string) =>
      safe`<tr class="lot">
        <td colspan="4">${text(name)}</td>
        <td class="n">${amount(units)}</td>
        <td colspan="2"></td>
      </tr>`
    return safe`<tbody>
      <tr>
        <th scope="row">${untrusted(symbol)}</th>
        <td class="n">${sumText(asset.realised, words)}</td>
        <td class="n">${sumText(asset.income, words)}</td>
        <td class="n">${sumText(asset.fees, words)}</td>
        <td class="n">${amount(left)}</td>
        <td class="n">${sumText(asset.cost, words)}</td>
        <td class="n">${sumText(asset.unrealised ?? { cents: '0', unknown: 1 }, words)}</td>
      </tr>
      ${held === left ? NOTHING : note(words.held, held)}${unexplained === '0' ? NOTHING : note(words.unexplainedSum, unexplained)}
    </tbody>`
  })
  const number = (name: string) => safe`<th scope="col" class="n">${text(name)}</th>`
  return safe`<h2>${text(words.byAsset)} (${text(report.choice.currency)})</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${text(columns.asset)}</th>
          ${number(words.realised)}${number(words.income)}${number(words.fees)}${number(words.left(dayOf(now)))}${number(columns.cost)}
          ${number(columns.unrealised)}
        </tr>
      </thead>
      ${rows}
    </table>`
}

function missing({ missing: listed, missingCount }: GainsReport, words: ReportWords): Html {
  if (missingCount === 0) return NOTHING
  const rows = [...Map.groupBy(listed, ({ originId }) => originId).values()].map((days) => {
    const ranges = rangesOf(days.map(({ day }) => day)).map((range) => safe` <span class="day">${text(range)}</span>`)
    return safe`<li>${untrusted(days[0]?.symbol ?? '')}, ${text(words.missingOf(days.length))}${ranges.flatMap((range, place) => (place === 0 ? range : [text(','), range]))}</li>`
  })
  const more = missingCount > listed.length ? safe`<li>${text(words.moreMissing(missingCount - listed.length))}</li>` : NOTHING
  return safe`<h2>${text(words.missing)}</h2>
    <div class="note">
      <p>${text(words.missingLead)}</p>
      <ul>
        ${rows}${more}
      </ul>
    </div>`
}

/** Writes days, in order, as single ones and spans. @example rangesOf([0, 86400000]) // ['1970-01-01 – 1970-01-02'] */
export function rangesOf(days: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = []
  for (const day of days.toSorted((left, right) => left - right)) {
    const range = ranges.at(-1)
    if (range !== undefined && day - range.last <= DAY_MS) range.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges.map(({ first, last }) => (first === last ? dayOf(first) : `${dayOf(first)} – ${dayOf(last)}`))
}
