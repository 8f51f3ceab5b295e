// The words of en/labels.ts or those of another language that stand in for them.
import * as english from './en/labels.ts'
import { localized } from './localized.ts'

export const { labelWords, importSentences, keptWhy } = localized('labels', english)
