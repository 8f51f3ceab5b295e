// The words of en/activity.ts or those of another language that stand in for them.
import * as english from './en/activity.ts'
import { localized } from './localized.ts'

export const { activityWords } = localized('activity', english)
