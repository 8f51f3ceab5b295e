// Exports the texts of en/keyActivity.ts in the language of the page.
import * as english from './en/keyActivity.ts'
import { localized } from './localized.ts'

export type { ChainAnswers } from './en/keyActivity.ts'
/** Texts about scanned addresses in the language of the page. */
export const { activityDetail, activitySummary, activityText, keyActivityWords } = localized('keyActivity', english)
