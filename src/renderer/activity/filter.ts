// Whether the timeline is narrowed.
import type { ActivityFilter } from '../../shared/activity.ts'

/** True when any part of the filter leaves rows out. */
export function isFiltered(filter: ActivityFilter): boolean {
  return Object.values(filter).some((part) => typeof part === 'string' && part !== '')
}
