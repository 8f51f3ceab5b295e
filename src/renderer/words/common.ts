// Exports the texts of en/common.ts in the language of the page.
import * as english from './en/common.ts'
import { localized } from './localized.ts'

/** Texts that several screens share, in the language of the page. */
export const { common } = localized('common', english)
