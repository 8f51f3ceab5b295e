// Exports the texts of en/sentences.ts in the language of the page.
import * as english from './en/sentences.ts'
import { localized } from './localized.ts'

/** Sentence templates in the language of the page. */
export const { templates } = localized('sentences', english)
