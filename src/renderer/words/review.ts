// The words of en/review.ts or those of another language that stand in for them.
import * as english from './en/review.ts'
import { localized } from './localized.ts'

export const { reviewWords, busyText, pastReviewText, fromTo, reviewTitle, cancelText, deviceHindrance } = localized('review', english)
