// Exports the texts of en/explorer.ts in the language of the page.
import * as english from './en/explorer.ts'
import { localized } from './localized.ts'

/** Texts of the explorer in the language of the page. */
export const { explorerWords } = localized('explorer', english)
