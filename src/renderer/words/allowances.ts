// Exports the texts of en/allowances.ts in the language of the page.
import * as english from './en/allowances.ts'
import { localized } from './localized.ts'

/** Texts of the allowances in the language of the page. */
export const { allowanceWords } = localized('allowances', english)
