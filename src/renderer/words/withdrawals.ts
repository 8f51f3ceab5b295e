// The words of en/withdrawals.ts or those of another language that stand in for them.
import * as english from './en/withdrawals.ts'
import { localized } from './localized.ts'

export const { withdrawalWords, stageText } = localized('withdrawals', english)
