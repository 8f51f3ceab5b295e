// Cuts the timeline into lines once: reading a page below keeps the same objects for the lines above.
import { useState } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { continueRows, type CutItems, type TimelineRow } from './timeline.ts'

/** Returns the lines of the timeline for these items. */
export function useTimelineRows(items: readonly ActivityItem[]): readonly TimelineRow[] {
  const [cut, setCut] = useState<CutItems>({ items: [], rows: [] })
  if (cut.items === items) return cut.rows
  const next = { items, rows: continueRows(cut, items) }
  setCut(next)
  return next.rows
}
