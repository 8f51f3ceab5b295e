// Exports the texts of en/messages.ts in the language of the page.
import * as english from './en/messages.ts'
import { localized } from './localized.ts'

/** Texts of texts that an account signs in the language of the page. */
export const { messageWords, faultShort, cannotSign, copiedMessage, verdictText } = localized('messages', english)
