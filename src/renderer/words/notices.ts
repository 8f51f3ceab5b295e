// Exports the texts of en/notices.ts in the language of the page.
import * as english from './en/notices.ts'
import { localized } from './localized.ts'

/** Texts of the notices about transfers in the language of the page. */
export const { noticeWords, noticeKindWords, noticeText } = localized('notices', english)
