// The words of en/tracking.ts or those of another language that stand in for them.
import * as english from './en/tracking.ts'
import { spoken } from './spoken.ts'

export const {
  trackingWords,
  startedText,
  momentText,
  dayHead,
  waybillNumber,
  unreadableText,
  sheetLead,
  nextCheckText,
  answeredText,
  detailsText,
} = spoken('tracking', english)
