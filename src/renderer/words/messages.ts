// The words of en/messages.ts or those of another language that stand in for them.
import * as english from './en/messages.ts'
import { localized } from './localized.ts'

export const { messageWords, faultShort, cannotSign, copiedMessage, verdictText } = localized('messages', english)
