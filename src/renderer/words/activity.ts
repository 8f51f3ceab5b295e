// The words of en/activity.ts or those of another language that stand in for them.
import * as english from './en/activity.ts'
import { spoken } from './spoken.ts'

export const { activityWords } = spoken('activity', english)
