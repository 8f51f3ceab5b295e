// The lines of the timeline, cut once: a page that is read below leaves those above the very same objects.
import { useState } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { continueRows, type CutItems, type TimelineRow } from './timeline.ts'

export function useTimelineRows(items: readonly ActivityItem[]): readonly TimelineRow[] {
  const [cut, setCut] = useState<CutItems>({ items: [], rows: [] })
  if (cut.items === items) return cut.rows
  const next = { items, rows: continueRows(cut, items) }
  setCut(next)
  return next.rows
}
