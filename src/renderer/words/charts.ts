// The words of en/charts.ts or those of another language that stand in for them.
import * as english from './en/charts.ts'
import { localized } from './localized.ts'

export const { chartWords, formatUtcDay, formatUtcMonth, formatRound, formatShare } = localized('charts', english)
