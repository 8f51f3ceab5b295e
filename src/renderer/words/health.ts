// Exports the texts of en/health.ts in the language of the page.
import * as english from './en/health.ts'
import { localized } from './localized.ts'

/** Texts of the Health page in the language of the page. */
export const { healthWords, failureWords, findingWords } = localized('health', english)
