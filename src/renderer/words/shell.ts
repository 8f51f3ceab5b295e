// Exports the texts of en/shell.ts in the language of the page.
import * as english from './en/shell.ts'
import { localized } from './localized.ts'

/** Texts of the window around the screens in the language of the page. */
export const { shellWords, screenNames, keyWords } = localized('shell', english)
