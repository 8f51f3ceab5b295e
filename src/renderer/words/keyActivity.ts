// The words of en/keyActivity.ts or those of another language that stand in for them.
import * as english from './en/keyActivity.ts'
import { localized } from './localized.ts'

export type { ChainAnswers } from './en/keyActivity.ts'
export const { activityDetail, activitySummary, activityText, activityWords } = localized('keyActivity', english)
