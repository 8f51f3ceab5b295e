// Exports the texts of en/link.ts in the language of the page.
import * as english from './en/link.ts'
import { localized } from './localized.ts'

/** Texts of links that fill the transfer form in the language of the page. */
export const { linkWords, linkFieldWords } = localized('link', english)
