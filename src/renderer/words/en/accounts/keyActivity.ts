// Holds the English texts about what the chains know of scanned addresses.
import { plural } from '../format.ts'

/** The names of chains by their answer about one address; `waiting` have not answered yet. */
export interface ChainAnswers {
  used: readonly string[]
  holds: readonly string[]
  none: readonly string[]
  failed: readonly string[]
  waiting: readonly string[]
}

const chains = { one: 'chain', other: 'chains' }

/**
 * Describes an address in one short line.
 * @example 'Used on Initia and Yominet'
 */
export function activityText({ used, holds, none, failed, waiting }: ChainAnswers): string {
  const asked = none.length + failed.length
  const found = [
    ...(used.length > 0 ? [`used on ${few(used)}`] : []),
    ...(holds.length > 0 ? [`has a balance on ${few(holds)}`] : []),
  ].join(', ')
  if (found !== '') return `${found[0]?.toUpperCase() ?? ''}${found.slice(1)}`
  if (waiting.length > 0 || asked === 0) return 'Checking for activity'
  if (failed.length === 0) return 'No activity on any known chain'
  if (none.length === 0) return 'Couldn’t be checked'
  return `No activity on ${none.length} of ${plural(asked, chains)}; the others didn’t respond`
}

/** Returns the details, shown when the pointer is on the line. */
export function activityDetail({ used, holds, none, failed, waiting }: ChainAnswers): string {
  const lines: [string, readonly string[]][] = [
    ['Used on', used],
    ['Has a balance on', holds],
    ['No activity on', none],
    ['No response from', failed],
    ['Still checking', waiting],
  ]
  return lines.flatMap(([head, names]) => (names.length === 0 ? [] : [`${head} ${names.join(', ')}.`])).join('\n')
}

/** Summarises all shown addresses: first the progress, then the result. */
export function activitySummary({ found, addresses, waiting, failed }: ActivityCount): string {
  if (waiting > 0) return `Checking these addresses on ${plural(waiting, chains)}.`
  const silent = failed.length === 0 ? '' : ` ${few(failed)} didn’t respond.`
  if (found === 0) return `None of these addresses has been used.${silent}`
  return `${found} of ${plural(addresses, { one: 'address', other: 'addresses' })} ${found === 1 ? 'has' : 'have'} activity or a balance.${silent}`
}

/** Counts of the scanned addresses. */
export interface ActivityCount {
  found: number
  addresses: number
  /** Chains that have not answered yet. */
  waiting: number
  failed: readonly string[]
}

/** Texts of the summary of scanned addresses. */
export const keyActivityWords = {
  chooseFound: 'Select them',
  askAgain: 'Check again',
} as const

/** @example few(['A', 'B', 'C', 'D']) // 'A, B and 2 more' */
function few(names: readonly string[]): string {
  const [first = '', second, ...rest] = names
  if (second === undefined) return first
  return rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`
}
