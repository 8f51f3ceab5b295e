// The words of en/guide.ts or those of another language that stand in for them.
import * as english from './en/guide.ts'
import { localized } from './localized.ts'

export const { guideWords } = localized('guide', english)
