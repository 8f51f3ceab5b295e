// Exports the texts of en/welcome.ts in the language of the page.
import * as english from './en/welcome.ts'
import { localized } from './localized.ts'

/** Texts of the first start in the language of the page. */
export const { welcomeWords, wayInWords } = localized('welcome', english)
