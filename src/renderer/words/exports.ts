// Exports the texts of en/exports.ts in the language of the page.
import * as english from './en/exports.ts'
import { localized } from './localized.ts'

/** Texts of the exports in the language of the page. */
export const { exportWords, formatNames, formatMeans } = localized('exports', english)
