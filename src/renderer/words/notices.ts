// The words of en/notices.ts or those of another language that stand in for them.
import * as english from './en/notices.ts'
import { spoken } from './spoken.ts'

export const { noticeWords, noticeKindWords, noticeText } = spoken('notices', english)
