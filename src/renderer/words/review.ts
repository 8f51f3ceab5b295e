// The words of en/review.ts or those of another language that stand in for them.
import * as english from './en/review.ts'
import { spoken } from './spoken.ts'

export const { reviewWords, busyText, pastReviewText, fromTo, reviewTitle, cancelText, deviceHindrance } = spoken('review', english)
