// Exports the texts of en/receive.ts in the language of the page.
import * as english from './en/receive.ts'
import { localized } from './localized.ts'

/** Texts of the Receive screen in the language of the page. */
export const { receiveWords, accountWarning, chainWarnings, noAddressText } = localized('receive', english)
