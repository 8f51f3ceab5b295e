// The words of en/offers.ts or those of another language that stand in for them.
import * as english from './en/offers.ts'
import { spoken } from './spoken.ts'

export const { offerWords, pickerWords, routeTitle, wayName, signatures, durationText, gateText, meritWords, refusedText } = spoken(
  'offers',
  english,
)
