// Writes the tables of the report: disposals with their lots, income, fees, and what is left; oldest first.
import type { Account } from '../../../../shared/contract/account.ts'
import { archiveAccount } from '../../../sync/syncTargets.ts'
import type { Disposal, FeePaid, Income, Piece, Remaining } from '../engine/gainEvents.ts'
import { sortInSteps } from '../engine/sortInSteps.ts'
import { centsOf } from '../engine/value.ts'
import type { Computed } from '../gains.ts'
import { yearOf } from '../sums.ts'
import { safe, NOTHING, text, untrusted, type Html } from './reportHtml.ts'
import { dayOf, type ReportWords } from './reportWords.ts'

/** How chains are called. */
export interface EntryNames {
  chainName(id: string): string
  now: number
}

/** Lots of one disposal that are kept on one page. */
const MAX_TOGETHER = 20

interface Writer extends EntryNames {
  words: ReportWords
  asset(id: string): { symbol: string; decimals: number }
  /** Null where there is only one account. */
  label(account: string): string | null
}

/** What is reported of. */
export interface EntrySource {
  computed: Computed
  /** What is left, as `oldestFirst` sorts it. */
  lots: readonly Remaining[]
}

/** Sorts what is left by its age, in steps: it may be a hundred thousand lots. */
export function oldestFirst(remaining: readonly Remaining[]): Generator<void, Remaining[]> {
  const ageOf = ({ lot }: Remaining) => lot?.acquiredAt ?? 0
  return sortInSteps(remaining, (left, right) => ageOf(left) - ageOf(right))
}

/** Yields the tables, a row each. */
export function* entriesOf(
  { computed: { accounts, history, gains }, lots }: EntrySource,
  year: number | null,
  names: EntryNames,
  words: ReportWords,
): Generator<string> {
  const owners = new Map<string, Account>(accounts.map((account) => [archiveAccount(account.address), account]))
  const writer: Writer = {
    ...names,
    words,
    asset: (id) => history.assets.get(id) ?? { symbol: id, decimals: 0 },
    label: (account) => (accounts.length < 2 ? null : (owners.get(account)?.label ?? '')),
  }
  const { columns } = words
  const isChosen = ({ time }: { time: number }) => year === null || yearOf(time) === year
  const tables: [string, readonly Column[], Iterable<Html>][] = [
    [words.disposals, ['date', 'asset', 'what', '#amount', '#proceeds', '#cost', '#gain', 'transaction'], disposals()],
    [words.income, ['date', 'asset', 'what', '#amount', '#value', 'transaction'], flows(gains.income)],
    [words.fees, ['date', 'asset', 'what', '#amount', '#value', 'transaction'], flows(gains.fees)],
    [words.left(dayOf(names.now)), ['acquired', 'asset', 'what', '#amount', '#cost', 'transaction'], left()],
  ]
  for (const [title, heads, rows] of tables) {
    yield safe`<h2>${text(title)}</h2>`.markup
    let isEmpty = true
    for (const row of rows) {
      if (isEmpty) yield safe`<table><thead><tr>${heads.map(headOf)}</tr></thead>`.markup
      isEmpty = false
      yield row.markup
    }
    yield (isEmpty ? safe`<p class="dim">${text(words.none)}</p>` : safe`</table>`).markup
  }

  function headOf(column: Column): Html {
    const [isNumber, name] = column.startsWith('#') ? [true, column.slice(1)] : [false, column]
    const known = Object.entries(columns).find(([key]) => key === name)?.[1] ?? ''
    return isNumber ? safe`<th scope="col" class="n">${text(known)}</th>` : safe`<th scope="col">${text(known)}</th>`
  }
  function* disposals(): Generator<Html> {
    for (const one of gains.disposals.filter(isChosen)) yield disposalRows(writer, one)
  }
  function* flows(items: readonly (Income | FeePaid)[]): Generator<Html> {
    for (const one of items.filter(isChosen)) yield flowRow(writer, one)
  }
  function* left(): Generator<Html> {
    for (const one of lots) yield lotRow(writer, one)
  }
}

type Name = keyof ReportWords['columns']
/** With # in front: a number. */
type Column = Name | `#${Name}`

function money(value: bigint | null, words: ReportWords): Html {
  return value === null ? safe`<span class="dim">${text(words.noPrice)}</span>` : text(words.money(centsOf(value)))
}

/** Writes day and asset. */
function begin({ asset }: Writer, id: string, time: number | null): Html {
  return safe`<td class="day">${time === null ? NOTHING : text(dayOf(time))}</td>
    <td>${untrusted(asset(id).symbol)}</td>`
}

/** Writes the account, where there are several, and the transaction. */
function placeOf({ chainName, label }: Writer, account: string, source: string | null): Html {
  const [chainId = '', hash = ''] = source?.split('/') ?? []
  const owner = label(account)
  const tx = source === null ? NOTHING : safe`${untrusted(chainName(chainId))} <span class="tx">${untrusted(shortHash(hash))}</span>`
  return safe`<td>${owner === null ? NOTHING : safe`${untrusted(owner)}, `}${tx}</td>`
}

/** Returns enough of a hash to find it: the CSV has all of it. */
function shortHash(hash: string): string {
  return hash.length <= 20 ? hash : `${hash.slice(0, 10)}…${hash.slice(-6)}`
}

function disposalRows(writer: Writer, { asset, account, time, source, how, units, proceeds, pieces, gain }: Disposal): Html {
  const { words } = writer
  const { decimals } = writer.asset(asset)
  const [only] = pieces
  const costs = pieces.map(({ cost }) => cost)
  const cost = costs.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0n)
  const origin = pieces.length === 1 && only !== undefined ? safe` <span class="dim day">${text(originOf(only, words))}</span>` : NOTHING
  const parts = pieces.length < 2 ? [] : pieces
  const lots = parts.map(
    (piece) =>
      safe`<tr class="lot">
        <td colspan="3">${text(originOf(piece, words))}</td>
        <td class="n">${text(words.amount(piece.units, decimals))}</td>
        <td></td>
        <td class="n">${costOf(piece, words)}</td>
        <td colspan="2"></td>
      </tr>`,
  )
  const total = pieces.length === 1 && only !== undefined ? costOf(only, words) : known(cost, words)
  return safe`<tbody${parts.length > MAX_TOGETHER ? safe` class="long"` : NOTHING}><tr>${begin(writer, asset, time)}
<td>${text(words.how[how])}${origin}</td><td class="n">${text(words.amount(units, decimals))}</td><td class="n">${money(proceeds, words)}</td>
<td class="n">${total}</td><td class="n">${known(gain, words)}</td>${placeOf(writer, account, source)}</tr>${lots}</tbody>
`
}

function known(value: bigint | null, words: ReportWords): Html {
  return value === null ? safe`<span class="dim">${text(words.unknown)}</span>` : money(value, words)
}

function costOf({ basis, cost }: Piece, words: ReportWords): Html {
  return basis === 'unexplained' ? known(cost, words) : money(cost, words)
}

function originOf({ basis, lot }: Piece, words: ReportWords): string {
  if (basis === 'average') return words.averaged
  return basis === 'unexplained' || lot === null ? words.unexplained : words.lot(dayOf(lot.acquiredAt))
}

function flowRow(writer: Writer, flow: Income | FeePaid): Html {
  const { words } = writer
  const { asset, account, time, source, units, value } = flow
  const what = words.how['kind' in flow ? flow.kind : 'fee']
  return safe`<tbody>
    <tr>
      ${begin(writer, asset, time)}
      <td>${text(what)}</td>
      <td class="n">${text(words.amount(units, writer.asset(asset).decimals))}</td>
      <td class="n">${money(value, words)}</td>
      ${placeOf(writer, account, source)}
    </tr>
  </tbody> `
}

function lotRow(writer: Writer, { asset, account, lot, units, cost }: Remaining): Html {
  const { words } = writer
  return safe`<tbody>
    <tr>
      ${begin(writer, asset, lot?.acquiredAt ?? null)}
      <td>${text(words.how[lot?.how ?? 'average'])}</td>
      <td class="n">${text(words.amount(units, writer.asset(asset).decimals))}</td>
      <td class="n">${known(cost, words)}</td>
      ${placeOf(writer, lot?.account ?? account, lot?.source ?? null)}
    </tr>
  </tbody> `
}
