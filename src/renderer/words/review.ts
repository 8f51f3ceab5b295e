// Exports the texts of en/review.ts in the language of the page.
import * as english from './en/review.ts'
import { localized } from './localized.ts'

/** Texts of the review in the language of the page. */
export const { reviewWords, busyText, pastReviewText, fromTo, reviewTitle, cancelText, deviceHindrance } = localized('review', english)
