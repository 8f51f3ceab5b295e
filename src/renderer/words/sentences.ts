// The words of en/sentences.ts or those of another language that stand in for them.
import * as english from './en/sentences.ts'
import { localized } from './localized.ts'

export const { templates } = localized('sentences', english)
