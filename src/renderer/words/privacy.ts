// Exports the texts of en/privacy.ts in the language of the page.
import * as english from './en/privacy.ts'
import { localized } from './localized.ts'

/** Texts of the choices about privacy in the language of the page. */
export const { privacyWords, imageChoiceWords } = localized('privacy', english)
