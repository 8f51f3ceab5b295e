// Exports the texts of en/guide.ts in the language of the page.
import * as english from './en/guide.ts'
import { localized } from './localized.ts'

/** Texts of the guided first transfer in the language of the page. */
export const { guideWords } = localized('guide', english)
