// Tells which days get no sum, and rounds the sums that are shown. Pure.
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { itemsOf, type TimelineRow } from './timeline.ts'

/** Kinds whose amounts stay the user's own: a sum leaves them out, so beside their rows it would look wrong. */
const STILL_OWN: ReadonlySet<ActivityKind> = new Set([
  'delegated',
  'undelegationCancelled',
  'redelegated',
  'stakeWithdrawn',
  'positionStaked',
  'positionUnstaked',
])
/** Ends of a bridge; those without another side are between places of the account itself. */
const BRIDGED: ReadonlySet<ActivityKind> = new Set(['deposit', 'depositArrived', 'withdrawal', 'withdrawalClaimed'])

/** Returns whether the sum of a day leaves out what a row shows with a sign. */
function isLeftOut({ transferId, kind, direction, counterparty, movements }: ActivityItem): boolean {
  if (movements.length === 0) return false
  return STILL_OWN.has(kind) || (BRIDGED.has(kind) && counterparty === null) || isUnnamedArrival({ transferId, kind, direction })
}

/** Returns whether it is the arrival of an own transfer that its chain does not name as one: it left on another chain, or another day. */
function isUnnamedArrival({ transferId, kind, direction }: Pick<ActivityItem, 'transferId' | 'kind' | 'direction'>): boolean {
  return transferId !== null && direction === 'in' && (kind === 'other' || kind === 'received')
}

/**
 * Returns the places of the headings of days that get no sum. The amount of a whole transfer has no sign where it only moved, but a sum would
 * count an arrival of it that no chain names.
 */
export function daysLeftOut(rows: readonly TimelineRow[]): ReadonlySet<number> {
  const found = new Set<number>()
  let day = 0
  for (const [index, row] of rows.entries()) {
    if (row.kind === 'day') day = index
    else if (row.kind === 'group' ? row.isOpen || row.passage.isSigned || row.items.some(isUnnamedArrival) : itemsOf(row).some(isLeftOut))
      found.add(day)
  }
  return found
}

/** Decimals of a sum. */
const SHOWN = 2

/** Returns an amount rounded to hundredths, half away from zero; what is smaller than one stays as it is. Base units, signed. */
export function roundedSum(units: string, decimals: number): string {
  const step = 10n ** BigInt(Math.max(0, decimals - SHOWN))
  const size = BigInt(units.replace('-', ''))
  const rounded = size < step ? size : ((size + step / 2n) / step) * step
  return `${units.startsWith('-') ? '-' : ''}${rounded}`
}
