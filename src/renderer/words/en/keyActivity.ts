// Words about what the chains know of addresses that were read from a device.
import { plural } from './format.ts'

/** The names of chains by what they said of one address; `waiting` have not answered yet. */
export interface ChainAnswers {
  used: readonly string[]
  holds: readonly string[]
  none: readonly string[]
  failed: readonly string[]
  waiting: readonly string[]
}

const chains = { one: 'chain', other: 'chains' }

/** One short line of an address. @example 'Used on Initia and Yominet' */
export function activityText({ used, holds, none, failed, waiting }: ChainAnswers): string {
  const asked = none.length + failed.length
  const found = [
    ...(used.length > 0 ? [`used on ${few(used)}`] : []),
    ...(holds.length > 0 ? [`holds something on ${few(holds)}`] : []),
  ].join(', ')
  if (found !== '') return `${found[0]?.toUpperCase() ?? ''}${found.slice(1)}`
  if (waiting.length > 0 || asked === 0) return 'Looking for what happened here'
  if (failed.length === 0) return 'Not used on any chain that Waybill reads'
  if (none.length === 0) return 'Could not be looked up'
  return `Not used on ${none.length} of ${plural(asked, chains)}; the others did not answer`
}

/** Everything, for whoever points at the line. */
export function activityDetail({ used, holds, none, failed, waiting }: ChainAnswers): string {
  const lines: [string, readonly string[]][] = [
    ['Used on', used],
    ['Holds something on', holds],
    ['Not used on', none],
    ['No answer from', failed],
    ['Still asking', waiting],
  ]
  return lines.flatMap(([head, names]) => (names.length === 0 ? [] : [`${head} ${names.join(', ')}.`])).join('\n')
}

/** Of all addresses that are shown: how far the look has come, then what it found. */
export function activitySummary({ found, addresses, waiting, failed }: ActivityCount): string {
  if (waiting > 0) return `Asking ${plural(waiting, chains)} what happened at these addresses.`
  const silent = failed.length === 0 ? '' : ` ${few(failed)} did not answer.`
  if (found === 0) return `None of these addresses was used, as far as the chains tell.${silent}`
  return `${found} of ${plural(addresses, { one: 'address', other: 'addresses' })} ${found === 1 ? 'was' : 'were'} used or ${found === 1 ? 'holds' : 'hold'} something.${silent}`
}

export interface ActivityCount {
  found: number
  addresses: number
  /** Chains that have not answered yet. */
  waiting: number
  failed: readonly string[]
}

export const activityWords = {
  chooseFound: 'Choose them',
  askAgain: 'Ask again',
} as const

/** @example few(['A', 'B', 'C', 'D']) // 'A, B and 2 more' */
function few(names: readonly string[]): string {
  const [first = '', second, ...rest] = names
  if (second === undefined) return first
  return rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`
}
