// The words of en/notices.ts or those of another language that stand in for them.
import * as english from './en/notices.ts'
import { localized } from './localized.ts'

export const { noticeWords, noticeKindWords, noticeText } = localized('notices', english)
