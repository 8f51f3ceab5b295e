// Exports the texts of en/diagnostics.ts in the language of the page.
import * as english from './en/diagnostics.ts'
import { localized } from './localized.ts'

/** Texts of the support bundle in the language of the page. */
export const { bundleWords, bundleFileWords, crashWords } = localized('diagnostics', english)
