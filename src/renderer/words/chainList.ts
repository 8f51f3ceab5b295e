// The words of en/chainList.ts or those of another language that stand in for them.
import * as english from './en/chainList.ts'
import { localized } from './localized.ts'

export const { chainListWords, changeWords, refusalWords, ownHostWords, networkChoiceWords } = localized('chainList', english)
