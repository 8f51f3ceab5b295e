// Exports the texts of en/withdrawals.ts in the language of the page.
import * as english from './en/withdrawals.ts'
import { localized } from './localized.ts'

/** Texts of the withdrawals through the optimistic bridges in the language of the page. */
export const { withdrawalWords, stageText } = localized('withdrawals', english)
