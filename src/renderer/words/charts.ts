// Exports the texts of en/charts.ts in the language of the page.
import * as english from './en/charts.ts'
import { localized } from './localized.ts'

/** Texts of the charts in the language of the page. */
export const { chartWords, formatUtcDay, formatUtcMonth, formatRound, formatShare } = localized('charts', english)
