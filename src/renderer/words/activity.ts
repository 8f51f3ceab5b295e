// Exports the texts of en/activity.ts in the language of the page.
import * as english from './en/activity.ts'
import { localized } from './localized.ts'

/** Texts of the activity timeline and its drawer in the language of the page. */
export const { activityWords } = localized('activity', english)
