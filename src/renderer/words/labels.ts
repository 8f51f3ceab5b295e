// Exports the texts of en/labels.ts in the language of the page.
import * as english from './en/labels.ts'
import { localized } from './localized.ts'

/** Texts of labels in the language of the page. */
export const { labelWords, importSentences, keptWhy } = localized('labels', english)
