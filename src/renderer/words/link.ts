// The words of en/link.ts or those of another language that stand in for them.
import * as english from './en/link.ts'
import { localized } from './localized.ts'

export const { linkWords, linkFieldWords } = localized('link', english)
