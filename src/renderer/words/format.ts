// The words of en/format.ts or those of another language that stand in for them.
import * as english from './en/format.ts'
import { spoken } from './spoken.ts'

export const {
  formatCount,
  formatTime,
  formatTimeSeconds,
  formatDay,
  formatShortDay,
  formatMoment,
  formatZone,
  dayOf,
  formatSpan,
  formatAgo,
  formatWaybillNumber,
  plural,
  formatDuration,
} = spoken('format', english)
