// Holds the German texts about what the chains know of scanned addresses.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

const chains = { one: 'Chain', other: 'Chains' }

/**
 * Describes an address in one short line.
 * @example 'Benutzt auf Initia und Yominet'
 */
export const activityText: Words['activityText'] = ({ used, holds, none, failed, waiting }) => {
  const asked = none.length + failed.length
  const found = [
    ...(used.length > 0 ? [`benutzt auf ${few(used)}`] : []),
    ...(holds.length > 0 ? [`hält etwas auf ${few(holds)}`] : []),
  ].join(', ')
  if (found !== '') return `${found[0]?.toUpperCase() ?? ''}${found.slice(1)}`
  if (waiting.length > 0 || asked === 0) return 'Es wird nachgesehen, was hier geschah'
  if (failed.length === 0) return 'Auf keiner Chain benutzt, die Waybill liest'
  if (none.length === 0) return 'Konnte nicht nachgesehen werden'
  return `Auf ${none.length} von ${plural(asked, chains)} nicht benutzt; die anderen haben nicht geantwortet`
}

/** Returns the details, shown when the pointer is on the line. */
export const activityDetail: Words['activityDetail'] = ({ used, holds, none, failed, waiting }) => {
  const lines: [string, readonly string[]][] = [
    ['Benutzt auf', used],
    ['Hält etwas auf', holds],
    ['Nicht benutzt auf', none],
    ['Keine Antwort von', failed],
    ['Noch gefragt:', waiting],
  ]
  return lines.flatMap(([head, names]) => (names.length === 0 ? [] : [`${head} ${names.join(', ')}.`])).join('\n')
}

/** Summarises all shown addresses: first the progress, then the result. */
export const activitySummary: Words['activitySummary'] = ({ found, addresses, waiting, failed }) => {
  if (waiting > 0)
    return `${waiting === 1 ? 'Eine Chain wird' : `${plural(waiting, chains)} werden`} gefragt, was an diesen Adressen geschah.`
  const silent = failed.length === 0 ? '' : ` Nicht geantwortet: ${few(failed)}.`
  if (found === 0) return `Keine dieser Adressen wurde benutzt, soweit die Chains es sagen.${silent}`
  return `Benutzt oder nicht leer: ${found} von ${plural(addresses, { one: 'Adresse', other: 'Adressen' })}.${silent}`
}

/** Texts of the summary of scanned addresses. */
export const keyActivityWords: Words['keyActivityWords'] = {
  chooseFound: 'Diese auswählen',
  askAgain: 'Erneut fragen',
}

/** @example few(['A', 'B', 'C', 'D']) // 'A, B und 2 weitere' */
function few(names: readonly string[]): string {
  const [first = '', second, ...rest] = names
  if (second === undefined) return first
  return rest.length === 0 ? `${first} und ${second}` : `${first}, ${second} und ${rest.length} weitere`
}
