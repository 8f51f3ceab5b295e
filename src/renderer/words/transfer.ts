// Exports the texts of en/transfer.ts in the language of the page.
import * as english from './en/transfer.ts'
import { localized } from './localized.ts'

/** Texts of the transfer form in the language of the page. */
export const { transferWords, hindranceText, transferNumber, balanceAge, toAccount } = localized('transfer', english)
